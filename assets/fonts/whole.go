package fonts

// wholeFiles are the files of the whole typefaces in the folder whole, in the order of their IDs from [WholeBody] on.
var wholeFiles = [...]string{
	"AlegreyaSans-Regular.ttf",
	"AlegreyaSans-Bold.ttf",
	"Display-Regular.ttf",
	"NotoSans-Regular.ttf",
}

// scripts are the ranges of letters that the whole typefaces cover between them. WHOLE in cut.py holds the same ranges.
var scripts = [...][2]rune{{0x20, 0x7E}, {0xA0, 0x52F}, {0x1E00, 0x206F}, {0x20A0, 0x20CF}, {0x2116, 0x2122}}

// InWhole reports whether a letter is one that the whole typefaces are for, even if these are not loaded: a letter of
// Latin, Greek or Cyrillic, or a mark or sign that goes with them.
func InWhole(r rune) bool {
	for _, s := range scripts {
		if s[0] <= r && r <= s[1] {
			return true
		}
	}
	return false
}
