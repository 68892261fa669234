// Package fonts holds the typefaces of the program: cut to the letters that its languages need, and, for the names of people,
// whole, with all letters of Latin, Greek and Cyrillic.
//
// It promises the bytes of static TrueType files whose digits are lining and tabular; README.md in
// this folder says where they come from and how they are cut. In the browser the cut ones come from the page, which writes in them too, and
// the whole ones are fetched when they are wanted.
package fonts

// ID names a typeface.
type ID uint8

// The typefaces: Body and Bold are Alegreya Sans for everything that is read, Display is Forum for
// titles and names. These are cut, and always there.
const (
	Body ID = iota
	Bold
	Display
	Count // how many cut typefaces there are
)

// The whole typefaces, and Rest, which is Noto Sans with those letters of Latin, Greek and Cyrillic that Alegreya Sans lacks.
const (
	WholeBody = Count + iota
	WholeBold
	WholeDisplay
	Rest
	All // how many typefaces there are
)

// Bytes returns the TrueType file of a typeface, which the caller must not change. It is nil for an
// unknown one, and for one of the whole ones while they are not here.
func Bytes(id ID) []byte {
	switch id {
	case Body, Bold, Display:
		return cut[id]
	case WholeBody, WholeBold, WholeDisplay, Rest:
		return whole(id)
	}
	return nil
}

// String returns the typeface's name.
func (id ID) String() string {
	switch id {
	case Body, WholeBody:
		return "Alegreya Sans"
	case Bold, WholeBold:
		return "Alegreya Sans Bold"
	case Display, WholeDisplay:
		return "Forum"
	case Rest:
		return "Noto Sans"
	}
	return "unknown typeface"
}
