package mixer

import (
	"encoding/binary"
	"errors"
	"io"
	"log/slog"
	"math"
	"strings"
	"testing"
	"time"

	"runehall/assets/sound"
)

// room is a speaker whose streams the test reads.
type room struct {
	streams []*stream
	pcm     int16 // every sample of a decoded file; 0: numbered samples
	length  int   // of a decoded file, in samples; 0: without an end
	fail    error
	ready   int   // times that the device was woken
	gone    error // why there is no device
}

type stream struct {
	samples io.Reader
	ahead   time.Duration
	volume  float64
	playing bool
	closed  bool
}

func (r *room) Decode(io.Reader) (io.Reader, error) {
	return &file{value: r.pcm, left: r.length, endless: r.length == 0}, r.fail
}

func (r *room) Ready() error {
	r.ready++
	return r.gone
}

func (r *room) Failure() error { return r.gone }

func (r *room) Stream(samples io.Reader, ahead time.Duration) (Stream, error) {
	if err := errors.Join(r.fail, r.gone); err != nil {
		return nil, err
	}
	s := &stream{samples: samples, ahead: ahead, volume: 1}
	r.streams = append(r.streams, s)
	return s, nil
}

func (s *stream) Play()               { s.playing = true }
func (s *stream) Pause()              { s.playing = false }
func (s *stream) IsPlaying() bool     { return s.playing }
func (s *stream) SetVolume(v float64) { s.volume = v }
func (s *stream) Close() error        { s.closed = true; return nil }

// hear reads samples of both channels; fewer if the stream ends.
func (s *stream) hear(t *testing.T, n int) (l, r []float64) {
	t.Helper()
	p := make([]byte, n*frame)
	m, err := io.ReadFull(s.samples, p)
	if err != nil && !errors.Is(err, io.ErrUnexpectedEOF) && !errors.Is(err, io.EOF) {
		t.Fatal(err)
	}
	for i := 0; i+frame <= m; i += frame {
		l = append(l, float64(math.Float32frombits(binary.LittleEndian.Uint32(p[i:]))))
		r = append(r, float64(math.Float32frombits(binary.LittleEndian.Uint32(p[i+4:]))))
	}
	return l, r
}

type file struct {
	value   int16
	at      int
	left    int
	endless bool
}

func (f *file) Read(p []byte) (int, error) {
	n := 0
	for ; n+4 <= len(p) && (f.endless || f.left > 0); n += 4 {
		v := f.value
		if v == 0 {
			v = int16(f.at % 30000)
		}
		binary.LittleEndian.PutUint16(p[n:], uint16(v))
		binary.LittleEndian.PutUint16(p[n+2:], uint16(v))
		f.at++
		f.left--
	}
	if n == 0 {
		return 0, io.EOF
	}
	return n, nil
}

// newMixer returns a mixer with all effects loaded, after the first input, and the cues that it has played.
func newMixer(t *testing.T, r *room) (*Mixer, *[]Cue) {
	t.Helper()
	heard := &[]Cue{}
	m := New(Options{
		Speaker: Streamed(r), OnCue: func(c Cue) { *heard = append(*heard, c) },
		Log: slog.New(slog.NewTextHandler(t.Output(), nil)),
	})
	m.bank.pcm = fullBank()
	m.Wake()
	return m, heard
}

// fullBank returns effects as long as the real ones. All samples of a variant are its peak, so variants can be told
// apart.
func fullBank() map[sound.Music][]int16 {
	bank := map[sound.Music][]int16{}
	for _, e := range sound.Effects() {
		if bank[e.Home()] == nil {
			bank[e.Home()] = make([]int16, wholeBank(e.Home()))
		}
		for _, c := range sound.ReadManifest().Effects[e.String()] {
			for i := range c.Length {
				bank[e.Home()][c.Start+i] = int16(c.Peak * 32767)
			}
		}
	}
	return bank
}

func after(m *Mixer, ticks int) {
	for range ticks {
		m.Tick()
	}
}

func names(cues []Cue) string {
	var list []string
	for _, c := range cues {
		list = append(list, c.Effect.String())
	}
	return strings.Join(list, " ")
}

// ownRoom is a speaker that mixes music and effects by itself, as in browsers.
type ownRoom struct {
	room
	deck   *ownDeck
	voices []ownVoice
}

// ownVoice is an effect that an ownRoom was told to play.
type ownVoice struct {
	*stream
	samples   int
	gain, pan float64
}

type ownDeck struct {
	wanted, brought []sound.Music
	began           []int // where each brought piece begins
	ducked          float64
	back, playing   bool
	closed          bool
	volume          float64
	err             error
}

func (r *ownRoom) Deck() (Deck, error) {
	r.deck = &ownDeck{}
	return r.deck, r.fail
}

func (r *ownRoom) Voice(pcm []int16, gain, pan float64) (Stream, error) {
	v := ownVoice{&stream{}, len(pcm), gain, pan}
	r.voices = append(r.voices, v)
	return v, r.fail
}

func (d *ownDeck) Want(m sound.Music) { d.wanted = append(d.wanted, m) }
func (d *ownDeck) Bring(m sound.Music, _ []byte, w sound.Loop) {
	d.brought, d.began = append(d.brought, m), append(d.began, w.Begin)
}
func (d *ownDeck) Duck(seconds float64)     { d.ducked += seconds }
func (d *ownDeck) StepBack(on bool)         { d.back = on }
func (d *ownDeck) Play()                    { d.playing = true }
func (d *ownDeck) Pause()                   { d.playing = false }
func (d *ownDeck) SetVolume(volume float64) { d.volume = volume }
func (d *ownDeck) Close() error             { d.closed = true; return nil }
func (d *ownDeck) Failure() error           { err := d.err; d.err = nil; return err }
