package mixer

import (
	"encoding/binary"
	"io"
	"math"
	"time"
)

// How far ahead streams are read: music by more than any device asks for at once.
const (
	musicAhead = 200 * time.Millisecond
	voiceAhead = 300 * time.Millisecond
)

// Streamed returns a speaker over a device that only plays streams: music is decoded and mixed here, and effects are
// panned here.
func Streamed(s Streamer) Speaker { return streamed{s} }

type streamed struct{ Streamer }

// Deck implements [Speaker].
func (s streamed) Deck() (Deck, error) {
	deck := newDeck(s)
	var err error
	deck.Stream, err = s.Stream(deck, musicAhead)
	return deck, err
}

// Voice implements [Speaker].
func (s streamed) Voice(pcm []int16, gain, pan float64) (Stream, error) {
	l, r := sides(pan)
	return s.Stream(&voiceReader{pcm: pcm, l: float32(gain * l), r: float32(gain * r)}, voiceAhead)
}

// sides returns the gains of the two channels for a pan position: their powers add up to 1.
func sides(pan float64) (l, r float64) {
	angle := (max(-1, min(pan, 1)) + 1) * math.Pi / 4
	return math.Cos(angle), math.Sin(angle)
}

// frame is the size of one sample of both channels in a speaker's stream, in bytes.
const frame = 8

// voiceReader pans the samples of one channel between left and right.
type voiceReader struct {
	pcm  []int16
	l, r float32
}

// Read implements [io.Reader].
func (v *voiceReader) Read(p []byte) (int, error) {
	n := min(len(p)/frame, len(v.pcm))
	if n == 0 {
		if len(v.pcm) == 0 {
			return 0, io.EOF
		}
		return 0, io.ErrShortBuffer
	}
	for i, s := range v.pcm[:n] {
		x := float32(s) / (1 << 15)
		put(p[i*frame:], x*v.l, x*v.r)
	}
	v.pcm = v.pcm[n:]
	return n * frame, nil
}

// put writes a sample of both channels.
func put(p []byte, l, r float32) {
	binary.LittleEndian.PutUint32(p, math.Float32bits(l))
	binary.LittleEndian.PutUint32(p[4:], math.Float32bits(r))
}
