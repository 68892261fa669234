package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

const decoderPath = "github.com/hajimehoshi/go-mp3"

// decoderFile is where the decoder of MP3 makes its tables, before the program begins: ten thousand powers and cosines,
// which hold up its first picture.
const decoderFile = "internal/frame/frame.go"

// tablesLater has it make them when the first file is decoded.
var tablesLater = []text{
	{"import (\n", "import (\n\t\"sync\"\n"},
	{"func init() {\n\tfor i := range powtab34 {", "var once sync.Once\n\nfunc makePowers() {\n\tfor i := range powtab34 {"},
	{"func init() {\n\tfor i := 0; i < 64; i++ {", "func makeWindow() {\n\tfor i := 0; i < 64; i++ {"},
	{"func (f *Frame) Decode() []byte {\n", "func (f *Frame) Decode() []byte {\n\tonce.Do(func() { makePowers(); makeWindow() })\n"},
}

// writeDecoder writes a copy of the decoder with that change, DIR/decoder, and returns its path: Go lets no overlay lie
// over its cache of modules.
func writeDecoder(dir string) (string, error) {
	m, err := findModule(decoderPath)
	if err != nil {
		return "", err
	}
	if m.Dir == "" {
		return "", errors.New("its sources are not here")
	}
	frame, err := edited(filepath.Join(m.Dir, filepath.FromSlash(decoderFile)), tablesLater)
	if err != nil {
		return "", fmt.Errorf("%s: %w", decoderFile, err)
	}
	to := filepath.Join(dir, "decoder")
	if err := os.RemoveAll(to); err != nil {
		return "", err
	}
	if err := copyModule(to, m.Dir); err != nil {
		return "", err
	}
	return to, os.WriteFile(filepath.Join(to, filepath.FromSlash(decoderFile)), []byte(frame), 0o644)
}
