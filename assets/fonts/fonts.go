// Package fonts holds the typefaces of the program: subsets with the letters that its languages need, and, for people's
// names, whole typefaces with all letters of Latin, Greek and Cyrillic.
//
// All are static TrueType files with lining and tabular digits. README.md in this folder says where they come from and
// how the subsets are made. In the browser the subsets come from the page, which uses them too, and the whole typefaces
// are fetched when they are needed.
package fonts

// ID names a typeface.
type ID uint8

// The typefaces: Body and Bold are Alegreya Sans for everything that is read, Display is Forum for
// titles and names. These are cut: subsets, which are always there.
const (
	Body ID = iota
	Bold
	Display
	Count // how many cut typefaces there are
)

// The whole typefaces. Rest is Noto Sans, reduced to the letters of Latin, Greek and Cyrillic that Alegreya Sans lacks.
const (
	WholeBody = Count + iota
	WholeBold
	WholeDisplay
	Rest
	All // how many typefaces there are
)

// Bytes returns the TrueType file of a typeface, which the caller must not change. It returns nil for an unknown
// typeface, and for a whole typeface that has not been loaded.
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
