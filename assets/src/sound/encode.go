package main

import (
	"encoding/binary"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
)

// codecDelay is how many samples later everything is in what a decoder gives than in what lame was given: 576 of the
// encoder and 529 of every decoder.
const codecDelay = 1105

// encode writes an MP3 file. Nothing says in the file who made it or when, and there is no header frame: the game knows
// from the manifest where things are.
func encode(path string, s stereo, options ...string) error {
	dir, err := os.MkdirTemp("", "sound")
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(dir) }() // a file left behind in the temporary folder harms nobody
	source := filepath.Join(dir, "sound.raw")
	channels := []wave{s.l}
	mode := []string{"-m", "m"}
	if s.r != nil {
		channels, mode = append(channels, s.r), []string{"-m", "j"}
	}
	raw := make([]byte, 0, 2*len(channels)*len(s.l))
	dither := chance(3)
	for i := range s.l {
		for _, w := range channels {
			v := w[i]*32767 + .5*(dither.next()+dither.next())
			raw = binary.LittleEndian.AppendUint16(raw, uint16(int16(math.Round(max(-32767, min(v, 32767))))))
		}
	}
	if err := os.WriteFile(source, raw, 0o600); err != nil {
		return err
	}
	args := append([]string{"--silent", "-r", "--little-endian", "-s", "44.1", "--resample", "44.1", "-t", "-q", "0"}, mode...)
	args = append(append(args, options...), source, path)
	if out, err := exec.Command("lame", args...).CombinedOutput(); err != nil {
		return fmt.Errorf("lame, %s: %w\n%s", path, err, out)
	}
	return nil
}
