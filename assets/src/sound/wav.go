package main

import (
	"encoding/binary"
	"math"
	"os"
	"path/filepath"
)

// writeWAV writes a sound as 16-bit WAV into a folder; with an empty folder nothing.
func writeWAV(dir, name string, channels ...wave) error {
	if dir == "" {
		return nil
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	size := 2 * len(channels) * len(channels[0])
	out := append([]byte("RIFF"), 0, 0, 0, 0)
	binary.LittleEndian.PutUint32(out[4:], uint32(36+size))
	out = append(out, "WAVEfmt "...)
	out = binary.LittleEndian.AppendUint32(out, 16)
	out = binary.LittleEndian.AppendUint16(out, 1)
	out = binary.LittleEndian.AppendUint16(out, uint16(len(channels)))
	out = binary.LittleEndian.AppendUint32(out, rate)
	out = binary.LittleEndian.AppendUint32(out, uint32(2*rate*len(channels)))
	out = binary.LittleEndian.AppendUint16(out, uint16(2*len(channels)))
	out = binary.LittleEndian.AppendUint16(out, 16)
	out = append(out, "data"...)
	out = binary.LittleEndian.AppendUint32(out, uint32(size))
	for i := range channels[0] {
		for _, w := range channels {
			out = binary.LittleEndian.AppendUint16(out, uint16(int16(math.Round(32767*max(-1, min(w[i], 1))))))
		}
	}
	return os.WriteFile(filepath.Join(dir, name+".wav"), out, 0o666)
}
