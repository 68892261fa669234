package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

const decoderPath = "github.com/hajimehoshi/go-mp3"

// tables has the decoder of MP3 make its tables when the first file is decoded. Made before the program begins, they hold up its first picture,
// with ten thousand powers and cosines.
var tables = edit{
	file: "internal/frame/frame.go",
	texts: []text{
		{"import (\n", "import (\n\t\"sync\"\n"},
		{"func init() {\n\tfor i := range powtab34 {", "var once sync.Once\n\nfunc makePowers() {\n\tfor i := range powtab34 {"},
		{"func init() {\n\tfor i := 0; i < 64; i++ {", "func makeWindow() {\n\tfor i := 0; i < 64; i++ {"},
		{"func (f *Frame) Decode() []byte {\n", "func (f *Frame) Decode() []byte {\n\tonce.Do(func() { makePowers(); makeWindow() })\n"},
	},
}

// writeDecoder writes a copy of the decoder with that change, DIR/decoder, and returns its path: Go lets no overlay lie over its cache of modules.
func writeDecoder(dir string) (string, error) {
	m, err := findModule(decoderPath)
	if err != nil {
		return "", err
	}
	if m.Dir == "" {
		return "", errors.New("its sources are not here")
	}
	frame, err := tables.apply(m.Dir)
	if err != nil {
		return "", fmt.Errorf("%s: %w", tables.file, err)
	}
	to := filepath.Join(dir, "decoder")
	if err := os.RemoveAll(to); err != nil {
		return "", err
	}
	if err := copyModule(to, m.Dir); err != nil {
		return "", err
	}
	return to, os.WriteFile(sourceOf(to, tables.file), []byte(frame), 0o644)
}
