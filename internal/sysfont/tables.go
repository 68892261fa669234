//go:build !js

package sysfont

import (
	"encoding/binary"
	"errors"
	"io"
	"slices"
)

// Fonts in the wild break rules that the reader of golang.org/x/image/font/sfnt insists on: that tables begin at multiples of four bytes,
// that kerning is in one of the forms it knows. We need outlines and widths only. So the reader is shown a font made of just these
// tables, each at a place as it wants it; their bytes stay in the file.

// needed are the tables that the reader gets from the file, by tag. Those of outlines are one or the other kind.
var needed = []string{"CFF ", "cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp"}

// made are tables that the parser demands although they say nothing of outlines: the heights of letters, and an empty list of glyph names.
var made = map[string][]byte{
	"OS/2": {0: 0, 1: 2, 95: 0},
	"post": {1: 3, 31: 0},
}

// segment is a part of a font: at its place it shows the bytes of a file, or some of its own.
type segment struct {
	at, length int64
	from       io.ReaderAt
	offset     int64 // in from
}

// tables is a font made of segments, in their order. Between them lie zeros.
type tables []segment

var errTables = errors.New("the font's list of tables is damaged")

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
	count := min(int(binary.BigEndian.Uint32(head[8:])), maxFaces, (n-12)/4)
	list := make([]int64, max(0, count))
	for i := range list {
		list[i] = int64(binary.BigEndian.Uint32(head[12+4*i:]))
	}
	return list, nil
}

// maxFaces is how many fonts of a collection are looked at.
const maxFaces = 16

// readTables returns the font that begins at a place of a file.
func readTables(file io.ReaderAt, start int64) (tables, error) {
	var head [12]byte
	if _, err := file.ReadAt(head[:], start); err != nil {
		return nil, err
	}
	list := make([]byte, 16*min(256, int(binary.BigEndian.Uint16(head[4:]))))
	if _, err := file.ReadAt(list, start+12); err != nil {
		return nil, err
	}
	parts := map[string]segment{}
	for ; len(list) > 0; list = list[16:] {
		if tag := string(list[:4]); slices.Contains(needed, tag) {
			parts[tag] = segment{from: file, offset: int64(binary.BigEndian.Uint32(list[8:])), length: int64(binary.BigEndian.Uint32(list[12:]))}
		}
	}
	for tag, data := range made {
		parts[tag] = segment{from: own(data), length: int64(len(data))}
	}
	tags := make([]string, 0, len(parts))
	for tag := range parts {
		tags = append(tags, tag)
	}
	slices.Sort(tags)
	binary.BigEndian.PutUint16(head[4:], uint16(len(tags)))
	front := slices.Clone(head[:])
	var font tables
	place := int64(12 + 16*len(tags))
	for _, tag := range tags {
		part := parts[tag]
		part.at = place
		front = append(front, tag...)
		front = binary.BigEndian.AppendUint32(front, 0) // a checksum, which nobody looks at
		front = binary.BigEndian.AppendUint32(front, uint32(part.at))
		front = binary.BigEndian.AppendUint32(front, uint32(part.length))
		font = append(font, part)
		place = (place + part.length + 3) &^ 3
	}
	if place > maxBytes {
		return nil, errTables
	}
	return append(tables{{length: int64(len(front)), from: own(front)}}, font...), nil
}

// own is bytes as a file.
type own []byte

// ReadAt implements [io.ReaderAt].
func (o own) ReadAt(p []byte, at int64) (int, error) {
	if at < 0 || at > int64(len(o)) {
		return 0, io.EOF
	}
	n := copy(p, o[at:])
	if n < len(p) {
		return n, io.EOF
	}
	return n, nil
}

// ReadAt implements [io.ReaderAt].
func (t tables) ReadAt(p []byte, at int64) (n int, err error) {
	for _, s := range t {
		end := s.at + s.length
		if at >= end || len(p) == 0 {
			continue
		}
		for at < s.at && len(p) > 0 { // between two segments
			p[0] = 0
			p, at, n = p[1:], at+1, n+1
		}
		part := p[:min(int64(len(p)), max(0, end-at))]
		got, err := s.from.ReadAt(part, s.offset+at-s.at)
		n += got
		if got < len(part) {
			return n, errors.Join(io.ErrUnexpectedEOF, err)
		}
		p, at = p[got:], at+int64(got)
	}
	if len(p) > 0 {
		return n, io.EOF
	}
	return n, nil
}
