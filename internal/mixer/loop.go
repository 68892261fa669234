package mixer

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"fmt"
	"io"

	"runehall/assets/sound"
)

// Blend is how many samples the end of a loop and its start are blended over. Both are the same music, but the codec
// has rounded them differently.
const Blend = 1024

// loop decodes a piece again and again while it is played.
type loop struct {
	device Device
	data   []byte
	where  sound.Loop

	source *bufio.Reader
	at     int       // sample of the loop that comes next
	after  []float32 // what follows the loop's end in the file, to blend its start with; nil the first time
	raw    []byte
}

func newLoop(d Device, data []byte, where sound.Loop) *loop {
	return &loop{device: d, data: data, where: where, at: -1}
}

// read fills out with samples of both channels, in turns.
func (l *loop) read(out []float32) error {
	for len(out) > 0 {
		if l.at < 0 || l.at == l.where.Length {
			if err := l.rewind(); err != nil {
				return fmt.Errorf("%s: %w", l.where.File, err)
			}
		}
		n := min(len(out)/2, l.where.Length-l.at)
		if err := l.samples(out[:2*n]); err != nil {
			return fmt.Errorf("%s: %w", l.where.File, err)
		}
		for i := range n {
			if k := l.at + i; 2*k < len(l.after) {
				out[2*i] = Blended(k, out[2*i], l.after[2*k])
				out[2*i+1] = Blended(k, out[2*i+1], l.after[2*k+1])
			}
		}
		l.at += n
		out = out[2*n:]
	}
	return nil
}

// skip reads as far as the loop begins the first time.
func (l *loop) skip() error {
	portion := make([]float32, 2*4096)
	for left := l.where.Begin; left > 0; left -= len(portion) / 2 {
		if err := l.read(portion[:2*min(left, len(portion)/2)]); err != nil {
			return err
		}
	}
	return nil
}

// Blended returns sample k of a loop, near its beginning, as a blend of two samples of the file: the one at that place,
// and the one at that distance behind the loop's end.
func Blended(k int, start, after float32) float32 {
	in := float32(k) / Blend
	return start*in + after*(1-in)
}

// rewind goes back to the start of the loop. It decodes the file anew, because a decoder needs what comes before.
func (l *loop) rewind() error {
	if l.at >= 0 {
		l.after = make([]float32, 2*Blend)
		if err := l.samples(l.after); err != nil {
			return err
		}
	}
	// Not seekable: a decoder that can seek looks through the whole file first.
	decoded, err := l.device.Decode(struct{ io.Reader }{bytes.NewReader(l.data)})
	if err != nil {
		return err
	}
	l.source = bufio.NewReader(decoded)
	if _, err := l.source.Discard(4 * l.where.Start); err != nil {
		return err
	}
	l.at = 0
	return nil
}

func (l *loop) samples(out []float32) error {
	if cap(l.raw) < 2*len(out) {
		l.raw = make([]byte, 2*len(out))
	}
	raw := l.raw[:2*len(out)]
	if _, err := io.ReadFull(l.source, raw); err != nil {
		return err
	}
	for i := range out {
		out[i] = float32(int16(binary.LittleEndian.Uint16(raw[2*i:]))) / (1 << 15)
	}
	return nil
}
