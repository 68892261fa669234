package mixer

import (
	"errors"
	"math"
	"testing"

	"runehall/assets/sound"
)

// TestLoopHasNoSeam reads a loop of numbered samples three times round. The first sample follows the last, and over the
// first few the end of the loop is blended with its start, since the codec may have rounded them differently.
func TestLoopHasNoSeam(t *testing.T) {
	where := sound.Loop{Start: 100, Length: 5000}
	l := newLoop(&room{}, nil, where)
	var all []float32
	for _, n := range []int{1, 999, 4100, 7000, 2900} {
		buf := make([]float32, 2*n)
		if err := l.read(buf); err != nil {
			t.Fatal(err)
		}
		for i := 0; i < len(buf); i += 2 {
			if buf[i] != buf[i+1] {
				t.Fatal("the channels differ")
			}
			all = append(all, buf[i]*(1<<15))
		}
	}
	for i, v := range all {
		k := i % where.Length
		want := float64(where.Start + k)
		if i >= where.Length && k < Blend { // the numbers go on after the end of the loop, so the blend shows
			in := float64(k) / Blend
			want = want*in + float64(where.Start+where.Length+k)*(1-in)
		}
		if math.Abs(float64(v)-want) > .01 {
			t.Fatalf("sample %d is %g, want %g", i, v, want)
		}
	}
}

func onDeck(m *Mixer) []turning { return m.deck.(*deck).pieces }

// TestCrossFade changes to another piece, and back before the first is gone. The level must never jump, nor exceed that
// of one piece.
func TestCrossFade(t *testing.T) {
	r := &room{pcm: 1 << 14}
	m, _ := newMixer(t, r)
	m.Music(sound.Title)
	s := r.streams[0]
	var all []float64
	listen := func(seconds float64) float64 {
		l, _ := s.hear(t, int(seconds*sound.Rate))
		all = append(all, l...)
		return l[len(l)-1]
	}
	if v := listen(2); math.Abs(v-.5) > 1e-3 {
		t.Errorf("after its fade the title is at %g", v)
	}
	m.Music(sound.Ritual)
	listen(.7)
	if n := len(onDeck(m)); n != 2 {
		t.Errorf("%d pieces in the middle of a fade", n)
	}
	m.Music(sound.Title)
	if v := listen(2); math.Abs(v-.5) > 1e-3 || len(onDeck(m)) != 1 {
		t.Errorf("after going back: %g, %d pieces", v, len(onDeck(m)))
	}
	m.Music(sound.Silence)
	if v := listen(2); v != 0 || len(onDeck(m)) != 0 {
		t.Errorf("silence is %g, with %d pieces", v, len(onDeck(m)))
	}
	for i := 1; i < len(all); i++ {
		if math.Abs(all[i]-all[i-1]) > .5/crossFade*2.1 || all[i] > .5+1e-6 {
			t.Fatalf("sample %d: %g after %g", i, all[i], all[i-1])
		}
	}
}

// TestDucking plays an important effect over the music, which is lowered and then raised again.
func TestDucking(t *testing.T) {
	r := &room{pcm: 1 << 14}
	m, _ := newMixer(t, r)
	m.Music(sound.Title)
	s := r.streams[0]
	s.hear(t, 2*sound.Rate)
	m.Play(Cue{Effect: sound.Tick})
	if l, _ := s.hear(t, sound.Rate/2); l[len(l)-1] < .49 {
		t.Error("the music steps back under a tick")
	}
	m.Play(Cue{Effect: sound.Reveal})
	l, _ := s.hear(t, sound.Rate)
	if low := l[len(l)-1]; math.Abs(low-.5*Ducked) > 1e-3 {
		t.Errorf("under the effect the music is at %g, want %g", low, .5*Ducked)
	}
	if l, _ = s.hear(t, 3*sound.Rate); math.Abs(l[len(l)-1]-.5) > 1e-3 {
		t.Errorf("afterwards it is at %g", l[len(l)-1])
	}
}

// TestMusicStepsBack has the music lowered before it begins. It stays low, also under an important effect, until it is
// raised.
func TestMusicStepsBack(t *testing.T) {
	r := &room{pcm: 1 << 14}
	m, _ := newMixer(t, r)
	m.StepBack(true)
	m.Music(sound.Title)
	s := r.streams[0]
	for _, step := range []struct {
		back bool
		want float64
	}{{true, .5 * Ducked}, {false, .5}, {true, .5 * Ducked}} {
		m.StepBack(step.back)
		m.Play(Cue{Effect: sound.Reveal})
		l, _ := s.hear(t, 3*sound.Rate)
		if end := l[len(l)-1]; math.Abs(end-step.want) > 1e-3 {
			t.Errorf("stepping back %v: the music is at %g, want %g", step.back, end, step.want)
		}
		for i := 1; i < len(l); i++ {
			if math.Abs(l[i]-l[i-1]) > 1e-3 {
				t.Fatalf("stepping back %v: sample %d jumps to %g", step.back, i, l[i])
			}
		}
	}
}

// TestMusicStandsStill checks that music pauses while the program is away, and while the volume of music is 0.
func TestMusicStandsStill(t *testing.T) {
	r := &room{}
	m, _ := newMixer(t, r)
	m.SetVolumes(Volumes{Effects: 1})
	m.Music(sound.Title)
	if len(r.streams) != 0 {
		t.Fatal("music without a volume was begun")
	}
	m.SetVolumes(Volumes{Music: .5, Effects: 1})
	s := r.streams[0]
	if !s.playing || math.Abs(s.volume-.25*MusicGain) > 1e-9 {
		t.Errorf("playing %v at %g", s.playing, s.volume)
	}
	for _, step := range []struct {
		do   func()
		want bool
	}{
		{func() { m.Away(true) }, false},
		{func() { m.SetVolumes(Volumes{Music: 1}) }, false},
		{func() { m.Away(false) }, true},
		{func() { m.SetVolumes(Volumes{}) }, false},
		{func() { m.SetVolumes(Volumes{Music: 1}) }, true},
	} {
		if step.do(); s.playing != step.want {
			t.Errorf("playing %v, want %v", s.playing, step.want)
		}
	}
}

// TestLatePieceIsForgotten brings a piece after another one was asked for, as on a slow network.
func TestLatePieceIsForgotten(t *testing.T) {
	d := newDeck(&room{pcm: 99})
	d.Want(sound.Title)
	d.Want(sound.Ritual)
	d.Bring(sound.Title, nil, sound.Loop{Length: 100})
	p := make([]byte, 800)
	if n, err := d.Read(p); n != len(p) || err != nil || len(d.pieces) != 0 {
		t.Errorf("read %d bytes, error %v, %d pieces", n, err, len(d.pieces))
	}
}

// TestBrokenPieceEnds has the decoder fail while a piece plays: there is silence, and the failure is told once.
func TestBrokenPieceEnds(t *testing.T) {
	d := newDeck(&room{pcm: 99, length: 50})
	d.Want(sound.Title)
	d.Bring(sound.Title, nil, sound.Loop{File: "x.mp3", Length: 100})
	p := make([]byte, 800)
	if _, err := d.Read(p); err != nil {
		t.Errorf("the stream ends with %v", err)
	}
	if err := d.Failure(); err == nil || d.Failure() != nil {
		t.Error("the failure was not told, or told twice")
	}
	if len(d.pieces) != 0 {
		t.Error("the broken piece is still on the deck")
	}
	if err := errors.Unwrap(newLoop(&room{length: 3}, nil,
		sound.Loop{Start: 9, Length: 1}).read(make([]float32, 2))); err == nil {
		t.Error("a file that is too short was played")
	}
}
