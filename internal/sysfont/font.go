//go:build !js

package sysfont

import (
	"errors"
	"fmt"
	"image"
	"io"
	"os"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// typeface is a font of the system. The file stays open: of large collections only what is needed is read.
type typeface struct {
	font   *sfnt.Font
	buffer sfnt.Buffer
}

// errBroken is what a font's file is when it has made its reader panic.
var errBroken = errors.New("the file is broken")

// guard runs a reader of a font's file. Whatever is wrong with the file becomes an error.
func guard(read func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("%w: %v", errBroken, p)
		}
	}()
	return read()
}

// open returns the typefaces of a file, one or several, and what closes it.
func open(path string) (list []*typeface, file io.Closer, err error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, nil, err
	}
	list, err = read(f)
	if err != nil {
		return nil, nil, errors.Join(err, f.Close())
	}
	return list, f, nil
}

func read(file io.ReaderAt) (list []*typeface, err error) {
	var places []int64
	if err := guard(func() (err error) { places, err = starts(file); return err }); err != nil {
		return nil, err
	}
	for _, place := range places {
		broken := guard(func() error {
			source, err := readTables(file, place)
			if err != nil {
				return err
			}
			one, err := sfnt.ParseReaderAt(source)
			if err == nil {
				list = append(list, &typeface{font: one})
			}
			return err
		})
		err = errors.Join(err, broken)
	}
	if len(list) > 0 {
		return list, nil // what is wrong with others of a collection is no matter
	}
	return nil, err
}

// glyph returns a letter's glyph, if the typeface can draw it: it has an outline.
func (t *typeface) glyph(r rune) (at sfnt.GlyphIndex, ok bool) {
	err := guard(func() error {
		i, err := t.font.GlyphIndex(&t.buffer, r)
		if err != nil || i == 0 {
			return err
		}
		segments, err := t.font.LoadGlyph(&t.buffer, i, 64*64, nil)
		at, ok = i, err == nil && len(segments) > 0
		return err
	})
	return at, ok && err == nil
}

// advance returns how far the pen goes on behind a glyph.
func (t *typeface) advance(at sfnt.GlyphIndex, size float64) (w float64) {
	err := guard(func() error {
		a, err := t.font.GlyphAdvance(&t.buffer, at, fixed.Int26_6(size*64), font.HintingNone)
		w = float64(a) / 64
		return err
	})
	if err != nil || w < 0 || w > 4*size { // no letter is so wide
		return size * markAdvance
	}
	return w
}

// bounds returns the box of a glyph's ink, from the pen on the baseline.
func (t *typeface) bounds(at sfnt.GlyphIndex, size float64) (b fixed.Rectangle26_6) {
	if guard(func() (err error) {
		b, _, err = t.font.GlyphBounds(&t.buffer, at, fixed.Int26_6(size*64), font.HintingNone)
		return err
	}) != nil {
		return fixed.Rectangle26_6{}
	}
	return b
}

// pixels returns the whole pixels that a box covers, with one more at each side, within a few times the size.
func pixels(b fixed.Rectangle26_6, x, y, size float64) image.Rectangle {
	r := image.Rect(
		int(x)+b.Min.X.Floor()-1, int(y)+b.Min.Y.Floor()-1,
		int(x)+b.Max.X.Ceil()+2, int(y)+b.Max.Y.Ceil()+2,
	)
	reach := int(4 * size)
	return r.Intersect(image.Rect(int(x)-reach, int(y)-reach, int(x)+reach, int(y)+reach))
}
