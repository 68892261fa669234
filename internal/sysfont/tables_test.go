//go:build !js

package sysfont

import (
	"bytes"
	"encoding/binary"
	"os"
	"path/filepath"
	"testing"
)

// moved returns a font whose tables lie so many bytes further behind in their file.
func moved(t *testing.T, name string, by int) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	for i := range int(binary.BigEndian.Uint16(data[4:])) {
		at := data[12+16*i+8:]
		binary.BigEndian.PutUint32(at, binary.BigEndian.Uint32(at)+uint32(by))
	}
	return data
}

// width returns how wide a letter is in the fonts of a file, or -1.
func width(t *testing.T, file []byte, r rune) float64 {
	t.Helper()
	list, err := read(bytes.NewReader(file))
	if err != nil {
		t.Errorf("the file cannot be read: %v", err)
	}
	for _, face := range list {
		if at, ok := face.glyph(r); ok {
			return face.advance(at, 100)
		}
	}
	return -1
}

// TestTablesAnywhere reads a font whose tables begin at odd places, as those of common Chinese fonts do.
func TestTablesAnywhere(t *testing.T) {
	font := moved(t, "Boxes.ttf", 1)
	at := 12 + 16*int(binary.BigEndian.Uint16(font[4:]))
	font = append(append(bytes.Clone(font[:at]), 0), font[at:]...)
	if w := width(t, font, '李'); w != 100 {
		t.Errorf("a letter is %v wide", w)
	}
}

func TestCollections(t *testing.T) {
	one := moved(t, "Empty.ttf", 20)
	two := moved(t, "Boxes.ttf", 20+len(one))
	file := append([]byte("ttcf\x00\x01\x00\x00\x00\x00\x00\x02\x00\x00\x00\x14"), 0, 0, 0, 0)
	binary.BigEndian.PutUint32(file[16:], uint32(20+len(one)))
	file = append(append(file, one...), two...)
	if w := width(t, file, '李'); w != 100 {
		t.Errorf("a letter is %v wide", w)
	}
	// The first font is damaged: the second one is there all the same.
	binary.BigEndian.PutUint32(file[12:], 0xFFFFFFF0)
	if w := width(t, file, '李'); w != 100 {
		t.Errorf("beside a damaged font a letter is %v wide", w)
	}
}
