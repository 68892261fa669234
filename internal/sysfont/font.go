//go:build !js

package sysfont

import (
	"os"
	"path/filepath"

	"github.com/go-text/typesetting/font"
)

// typeface draws letters with a font. The font may be shared between goroutines, but a typeface belongs to one.
type typeface struct {
	face  *font.Face
	drawn map[rune]bool
}

func newTypeface(f *font.Font) *typeface { return &typeface{font.NewFace(f), map[rune]bool{}} }

// has reports whether the typeface can draw a letter: it has a glyph with something to see.
func (t *typeface) has(r rune) bool {
	ok, known := t.drawn[r]
	if !known {
		err := guard(func() error {
			var id font.GID
			if id, ok = t.face.NominalGlyph(r); ok {
				ok = t.look(id).seen()
			}
			return nil
		})
		ok = ok && err == nil
		t.drawn[r] = ok
	}
	return ok
}

// unit returns how many units of the font are as long as the letters are large.
func (t *typeface) unit() float64 { return max(1, float64(t.face.Upem())) }

// open hands the fonts of a file to use, and closes the file.
func open(path string, use func([]candidate)) error {
	file, err := os.Open(filepath.Clean(path))
	if err != nil {
		return err
	}
	defer func() { _ = file.Close() }() // it was only read
	info, err := file.Stat()
	if err != nil {
		return err
	}
	list, err := read(file, info.Size())
	if err == nil {
		use(list)
	}
	return err
}
