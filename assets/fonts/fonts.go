// Package fonts holds the typefaces of the program, cut to the letters that its languages need.
//
// It promises the bytes of static TrueType files whose digits are lining and tabular; README.md in
// this folder says where they come from and how they are cut. It imports nothing of the program.
package fonts

import _ "embed" // the fonts are files of this folder

// ID names a typeface.
type ID uint8

// The typefaces: Body and Bold are Alegreya Sans for everything that is read, Display is Forum for
// titles and names.
const (
	Body ID = iota
	Bold
	Display
	Count // how many typefaces there are
)

//go:embed AlegreyaSans-Regular.ttf
var body []byte

//go:embed AlegreyaSans-Bold.ttf
var bold []byte

//go:embed Display-Regular.ttf
var display []byte

// Bytes returns the TrueType file of a typeface, which the caller must not change, or nil for an
// unknown one.
func Bytes(id ID) []byte {
	switch id {
	case Body:
		return body
	case Bold:
		return bold
	case Display:
		return display
	}
	return nil
}

// String returns the typeface's name.
func (id ID) String() string {
	switch id {
	case Body:
		return "Alegreya Sans"
	case Bold:
		return "Alegreya Sans Bold"
	case Display:
		return "Forum"
	}
	return "unknown typeface"
}
