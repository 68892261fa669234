//go:build !js

package pilot

import (
	"encoding/binary"
	"errors"
	"io"
	"math"

	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"
)

// Stream is one of the streams of sound that the program has begun: an effect, or its music.
type Stream struct {
	// Tick is the tick in which it began, as [App.Ticks] counts.
	Tick   int
	stream *vmhost.GuestAudioStream
	ended  bool
}

// SampleRate is that of every stream.
const SampleRate = 44100

// Streams returns the streams of sound that the program has begun since its last start. Nothing is heard of them but
// what a test reads.
func (a *App) Streams() []*Stream {
	a.t.Helper()
	return a.running().streams
}

// Playing reports whether the program lets the stream play.
func (s *Stream) Playing() bool { return !s.ended && s.stream.IsPlaying() && !s.stream.IsClosed() }

// Read returns the next n samples of both channels, with the stream's volume; fewer at its end.
func (s *Stream) Read(n int) (left, right []float64, err error) {
	buf := make([]byte, 8*n)
	volume := s.stream.Volume()
	for at := 0; at < len(buf) && !s.ended; {
		m, err := s.stream.Read(buf[at:])
		for i := at; i+8 <= at+m; i += 8 {
			left = append(left, volume*float64(math.Float32frombits(binary.LittleEndian.Uint32(buf[i:]))))
			right = append(right, volume*float64(math.Float32frombits(binary.LittleEndian.Uint32(buf[i+4:]))))
		}
		at += m
		switch {
		case errors.Is(err, io.EOF):
			s.ended = true
		case err != nil:
			return left, right, err
		case m == 0:
			return left, right, nil
		}
	}
	return left, right, nil
}
