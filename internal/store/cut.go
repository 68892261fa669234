package store

import "bytes"

// extension is that of a record's file.
const extension = ".runehall"

// maxTorn bounds in bytes what an interrupted append can leave behind: no line of a record is longer.
const maxTorn = 4096

// cut returns the complete lines of a record's text. Torn says that what follows them is the beginning of a line, as an
// interrupted append leaves it; otherwise it is damage, and the original is worth keeping.
func cut(text []byte) (good []byte, torn bool) {
	end := bytes.LastIndexByte(text, '\n') + 1
	rest := text[end:]
	torn = len(rest) <= maxTorn && bytes.IndexFunc(rest, func(c rune) bool { return c < ' ' }) < 0
	return text[:end:end], torn
}
