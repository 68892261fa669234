package store

import (
	"bytes"
	"path"
	"strings"
)

// extension ends the names of record files.
const extension = ".runehall"

// bare returns a name without the ending of a file, however that is written.
func bare(name, ending string) string {
	if tail := path.Ext(name); strings.EqualFold(tail, ending) {
		return name[:len(name)-len(tail)]
	}
	return name
}

// maxTorn is the most, in bytes, that an interrupted append can leave behind: no line of a record is longer.
const maxTorn = 4096

// cut returns the complete lines of a record's text. torn says that what follows them is the start of a line, as an
// interrupted append leaves it; anything else is damage, and then the original is worth keeping.
func cut(text []byte) (good []byte, torn bool) {
	end := bytes.LastIndexByte(text, '\n') + 1
	rest := text[end:]
	torn = len(rest) <= maxTorn && bytes.IndexFunc(rest, func(c rune) bool { return c < ' ' }) < 0
	return text[:end:end], torn
}
