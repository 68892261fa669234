//go:build !js

package sysfont

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/font/opentype/tables"
)

// Nobody vouches for what is in font folders. The library that reads fonts trusts the lengths that a font claims
// for its tables, and rejects a whole collection if one of its fonts is damaged. So the list of tables is checked
// first, for each font by itself.

const (
	maxFaces  = 16       // fonts of a collection that are looked at
	maxTables = 64 << 20 // bytes of all tables of a font together
)

var (
	errBroken = errors.New("the file is broken") // it has made its reader panic
	errTables = errors.New("the font's list of tables is damaged, or too long")
)

// guard runs a reader of a font's file. Whatever is wrong with the file becomes an error.
func guard(read func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("%w: %v", errBroken, p)
		}
	}()
	return read()
}

// candidate is a font of which only the list of letters has been read.
type candidate struct {
	loader  *opentype.Loader
	letters font.Cmap
}

// has reports whether the font says that it has a letter.
func (c candidate) has(r rune) (ok bool) {
	err := guard(func() error { _, ok = c.letters.Lookup(r); return nil })
	return ok && err == nil
}

// load reads the whole font, as long as its file is open.
func (c candidate) load() (f *font.Font, err error) {
	err = guard(func() (err error) { f, err = font.NewFont(c.loader); return err })
	return f, err
}

// read returns the fonts of a file, one or several. What is wrong with others of a collection is no matter.
func read(file io.ReaderAt, size int64) (list []candidate, err error) {
	places, err := starts(file)
	for _, place := range places {
		broken := guard(func() error {
			if err := check(file, place, size); err != nil {
				return err
			}
			loader, err := opentype.NewLoader(&resource{ReaderAt: file, start: place})
			if err != nil {
				return err
			}
			letters, err := readLetters(loader)
			if err == nil {
				list = append(list, candidate{loader, letters})
			}
			return err
		})
		err = errors.Join(err, broken)
	}
	if len(list) > 0 {
		return list, nil
	}
	return nil, err
}

func readLetters(loader *opentype.Loader) (font.Cmap, error) {
	raw, err := loader.RawTable(opentype.MustNewTag("cmap"))
	if err != nil {
		return nil, err
	}
	table, _, err := tables.ParseCmap(raw)
	if err != nil {
		return nil, err
	}
	letters, _, err := font.ProcessCmap(table, tables.FPNone)
	return letters, err
}

// starts returns the offsets of the fonts in a file: of one font, or of all fonts of a collection.
func starts(file io.ReaderAt) ([]int64, error) {
	var head [12 + 4*maxFaces]byte
	n, err := file.ReadAt(head[:], 0)
	if n < 12 {
		return nil, errors.Join(errTables, err)
	}
	if string(head[:4]) != "ttcf" {
		return []int64{0}, nil
	}
	list := make([]int64, min(binary.BigEndian.Uint32(head[8:]), maxFaces, uint32(n-12)/4))
	for i := range list {
		list[i] = int64(binary.BigEndian.Uint32(head[12+4*i:]))
	}
	return list, nil
}

// check looks at the list of tables of the font that begins at a place of a file.
func check(file io.ReaderAt, start, size int64) error {
	var head [12]byte
	if _, err := file.ReadAt(head[:], start); err != nil {
		return err
	}
	switch string(head[:4]) {
	case "\x00\x01\x00\x00", "OTTO", "true":
	default: // others are packed, and would have to be unpacked to know how long they are
		return errTables
	}
	list := make([]byte, 16*min(256, int(binary.BigEndian.Uint16(head[4:]))))
	if _, err := file.ReadAt(list, start+12); err != nil {
		return err
	}
	all := int64(0)
	for ; len(list) > 0; list = list[16:] {
		length := int64(binary.BigEndian.Uint32(list[12:]))
		if all += length; length > size || all > maxTables {
			return errTables
		}
	}
	return nil
}

// resource is a file as its reader wants it, with the font at its beginning. Tables are found by their places in the
// whole file.
type resource struct {
	io.ReaderAt
	start, at int64
}

// Read implements [io.Reader].
func (r *resource) Read(p []byte) (int, error) {
	n, err := r.ReadAt(p, r.at)
	r.at += int64(n)
	return n, err
}

// Seek goes to a place behind the font's beginning; the reader of fonts counts from nowhere else.
func (r *resource) Seek(offset int64, _ int) (int64, error) {
	r.at = r.start + offset
	return offset, nil
}
