//go:build !js

package sysfont

import (
	"bytes"
	"encoding/binary"
	"errors"
	"os"
	"path/filepath"
	"testing"
)

// shifted returns a font whose table offsets are greater by so much.
func shifted(t *testing.T, name string, by int) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(boxes, name))
	if err != nil {
		t.Fatal(err)
	}
	for i := range int(binary.BigEndian.Uint16(data[4:])) {
		at := data[12+16*i+8:]
		binary.BigEndian.PutUint32(at, binary.BigEndian.Uint32(at)+uint32(by))
	}
	return data
}

// width returns the width of a letter in the fonts of a file, or −1 if none has it.
func width(t *testing.T, file []byte, r rune) float64 {
	t.Helper()
	list, err := read(bytes.NewReader(file), int64(len(file)))
	if err != nil {
		t.Errorf("the file cannot be read: %v", err)
	}
	for _, one := range list {
		if whole, err := one.load(); err == nil && newTypeface(whole).has(r) {
			l := From(func() []string { return nil }, func() {})
			l.search.found[letter{r: r}] = whole
			return l.Width(string(r), 100, false)
		}
	}
	return -1
}

// TestTablesAnywhere reads a font whose tables begin at odd offsets, as in some common Chinese fonts.
func TestTablesAnywhere(t *testing.T) {
	font := shifted(t, "Boxes.ttf", 1)
	at := 12 + 16*int(binary.BigEndian.Uint16(font[4:]))
	font = append(append(bytes.Clone(font[:at]), 0), font[at:]...)
	if w := width(t, font, '李'); w != 100 {
		t.Errorf("a letter is %v wide", w)
	}
}

func TestCollections(t *testing.T) {
	one := shifted(t, "Empty.ttf", 20)
	two := shifted(t, "Boxes.ttf", 20+len(one))
	file := append([]byte("ttcf\x00\x01\x00\x00\x00\x00\x00\x02\x00\x00\x00\x14"), 0, 0, 0, 0)
	binary.BigEndian.PutUint32(file[16:], uint32(20+len(one)))
	file = append(append(file, one...), two...)
	if w := width(t, file, '李'); w != 100 {
		t.Errorf("a letter is %v wide", w)
	}
	// with the first font damaged, the second must still be read
	binary.BigEndian.PutUint32(file[12:], 0xFFFFFFF0)
	if w := width(t, file, '李'); w != 100 {
		t.Errorf("beside a damaged font a letter is %v wide", w)
	}
}

// TestLongTablesAreNotBelieved has tables that claim to be longer than their file: no memory may be allocated for them.
func TestLongTablesAreNotBelieved(t *testing.T) {
	font := shifted(t, "Boxes.ttf", 0)
	for i := range int(binary.BigEndian.Uint16(font[4:])) {
		bad := bytes.Clone(font)
		binary.BigEndian.PutUint32(bad[12+16*i+12:], 0xFFFFFFFF)
		if _, err := read(bytes.NewReader(bad), int64(len(bad))); !errors.Is(err, errTables) {
			t.Errorf("table %q of 4 GB: %v", bad[12+16*i:][:4], err)
		}
	}
	packed := append([]byte("wOFF"), font[4:]...)
	if _, err := read(bytes.NewReader(packed), int64(len(packed))); !errors.Is(err, errTables) {
		t.Errorf("a packed font: %v", err)
	}
}
