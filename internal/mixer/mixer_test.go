package mixer

import (
	"errors"
	"fmt"
	"log/slog"
	"math"
	"strings"
	"testing"
	"time"

	"runehall/assets/sound"
	"runehall/internal/workshop/allocs"
)

// TestNothingBeforeTheFirstInput asks for music and an effect before the first input. Browsers allow no sound before
// that.
func TestNothingBeforeTheFirstInput(t *testing.T) {
	r := &room{}
	var heard []Cue
	m := New(Options{Speaker: Streamed(r), OnCue: func(c Cue) { heard = append(heard, c) }})
	m.bank.pcm = fullBank()
	m.Music(sound.Title)
	m.Play(Cue{Effect: sound.Tick})
	after(m, 10)
	if len(r.streams) != 0 || len(heard) != 0 {
		t.Fatalf("%d streams and %v before the first input", len(r.streams), heard)
	}
	m.Wake()
	m.Wake()
	if r.ready != 2 {
		t.Errorf("the device was woken %d times for two inputs", r.ready)
	}
	m.Play(Cue{Effect: sound.Coin})
	if len(r.streams) != 2 || names(heard) != "coin" || !r.streams[0].playing || !r.streams[1].playing {
		t.Errorf("after the first input: %d streams, heard %v", len(r.streams), heard)
	}
}

// TestWhatHindersEffects checks that effects are silent under each of these conditions, and heard again after it.
func TestWhatHindersEffects(t *testing.T) {
	for name, hinder := range map[string]func(m *Mixer, on bool){
		"away":   (*Mixer).Away,
		"hushed": (*Mixer).Hush,
		"volume": func(m *Mixer, on bool) {
			v := Volumes{Music: 1, Effects: 1}
			if on {
				v.Effects = 0
			}
			m.SetVolumes(v)
		},
	} {
		t.Run(name, func(t *testing.T) {
			m, heard := newMixer(t, &room{})
			hinder(m, true)
			m.Play(Cue{Effect: sound.Coin})
			hinder(m, false)
			m.Play(Cue{Effect: sound.Tick})
			if names(*heard) != "tick" {
				t.Errorf("heard %q, want only what came afterwards", names(*heard))
			}
		})
	}
}

// TestNoHeapOfSounds asks for thirty effects in one tick, and for the same effect in every tick: only a few of them may
// be heard.
func TestNoHeapOfSounds(t *testing.T) {
	m, heard := newMixer(t, &room{})
	for i := range 30 {
		m.Play(Cue{Effect: sound.Effects()[i%5]})
	}
	if len(*heard) != perTick || names(*heard) != "stone-lift stone-turn stone-place" {
		t.Errorf("heard %q in one tick", names(*heard))
	}
	after(m, apart)
	*heard = nil
	for range 3 * apart {
		m.Play(Cue{Effect: sound.Coin})
		m.Tick()
	}
	if len(*heard) != 3 {
		t.Errorf("%d coins in %d ticks, want one in %d", len(*heard), 3*apart, apart)
	}
}

// TestNothingClips plays everything at once, at full volume and with music. The sum of the peaks must never exceed full
// scale.
func TestNothingClips(t *testing.T) {
	r := &room{}
	m, _ := newMixer(t, r)
	m.Music(sound.Title)
	for range 40 {
		for _, e := range sound.Effects() {
			m.Play(Cue{Effect: e, Pan: .3})
		}
		m.Tick()
		sum := gain(1) * MusicGain * loudest()
		for _, v := range m.voices {
			if m.gate.now < v.ends {
				sum += v.peak
			}
		}
		if sum > 1+1e-9 {
			t.Fatalf("the peaks add up to %g", sum)
		}
	}
	if len(m.voices) < 4 {
		t.Errorf("only %d voices sound at once", len(m.voices))
	}
}

// TestVoices checks the samples, the balance and the end of one effect.
func TestVoices(t *testing.T) {
	r := &room{}
	m, _ := newMixer(t, r)
	m.Play(Cue{Effect: sound.Win, Pan: -.5})
	s := r.streams[0]
	left, right := s.hear(t, 200_000)
	if n := sound.ReadManifest().Effects["win"][0].Length; len(left) != n {
		t.Errorf("%d samples, want %d", len(left), n)
	}
	if left[9] <= right[9] || right[9] <= 0 {
		t.Errorf("from the left: %g left, %g right", left[9], right[9])
	}
	after(m, 5)
	if s.closed || len(m.voices) != 1 {
		t.Error("the voice was given up while it sounds")
	}
	s.playing = false
	after(m, 1)
	if !s.closed || len(m.voices) != 0 {
		t.Error("the voice was not given up at its end")
	}
	m.Play(Cue{Effect: sound.Tick})
	after(m, 10+late+slack) // it must end although nobody reads the stream
	if !r.streams[1].closed {
		t.Error("a voice that nobody reads is kept for ever")
	}
}

// TestVariantsChange plays an effect often. It must use all variants, never the same one twice in a row, and the same
// order in every run.
func TestVariantsChange(t *testing.T) {
	run := func() (list []int) {
		m, _ := newMixer(t, &room{})
		for range 60 {
			m.Play(Cue{Effect: sound.StonePlace})
			list = append(list, m.bank.last[sound.StonePlace])
			after(m, 60)
		}
		return list
	}
	list := run()
	count := map[int]int{}
	for i, v := range list {
		count[v]++
		if i > 0 && list[i-1] == v {
			t.Errorf("variant %d twice in a row", v)
		}
	}
	if len(count) != len(sound.ReadManifest().Effects["stone-place"]) {
		t.Errorf("played %v", count)
	}
	if other := run(); fmt.Sprint(other) != fmt.Sprint(list) {
		t.Error("another run plays other variants")
	}
}

func TestEffectsAreDecoded(t *testing.T) {
	pcm, err := decodeAll(&room{pcm: 77, length: 50_000}, nil, 10)
	if err != nil || len(pcm) != 50_000 || pcm[0] != 77 || pcm[49_999] != 77 {
		t.Errorf("%d samples, error %v", len(pcm), err)
	}
	if _, err := decodeAll(&room{fail: errors.New("no such codec")}, nil, 10); err == nil {
		t.Error("a file that cannot be decoded was")
	}
}

// TestEffectsOfAGameComeWithItsMusic checks when effects are loaded: the shared ones at once, those of a game when its
// music is asked for, even if music is off. Nothing is loaded twice, or while effects are off.
func TestEffectsOfAGameComeWithItsMusic(t *testing.T) {
	m := New(Options{Speaker: Streamed(&room{pcm: 77, length: 50_000})})
	homes := func() string {
		m.mu.Lock()
		defer m.mu.Unlock()
		return fmt.Sprint(m.bank.asked)
	}
	for _, step := range []struct {
		do   func()
		want string
	}{
		{func() { m.SetVolumes(Volumes{Music: 1}) }, "map[]"},
		{func() { m.SetVolumes(Volumes{Effects: 1}) }, "map[silence:true]"},
		{func() { m.Music(sound.Title) }, "map[silence:true title:true]"},
		{func() { m.Music(sound.Market) }, "map[silence:true title:true market:true]"},
	} {
		step.do()
		m.Prepare()
		m.Prepare()
		if got := homes(); got != step.want {
			t.Errorf("loaded %s, want %s", got, step.want)
		}
	}
	decoded := func() (lengths [2]int) {
		m.mu.Lock()
		defer m.mu.Unlock()
		return [2]int{len(m.bank.pcm[sound.Silence]), len(m.bank.pcm[sound.Market])}
	}
	for end := time.Now().Add(10 * time.Second); decoded() != [2]int{50_000, 50_000}; time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("decoded %v samples", decoded())
		}
	}
	if _, _, ok := m.bank.choose(sound.Pin, m.variants); ok {
		t.Error("an effect of a game that was never played is there")
	}
	if allocated := allocs.Least(100, m.Prepare); allocated != 0 {
		t.Errorf("a tick allocates %g times", allocated)
	}
}

// TestFailuresAreLogged has a broken speaker: the game goes on, and the log says once why it is silent.
func TestFailuresAreLogged(t *testing.T) {
	var log strings.Builder
	m := New(Options{Speaker: Streamed(&room{fail: errors.New("unplugged")}),
		Log: slog.New(slog.NewTextHandler(&log, nil))})
	m.bank.pcm = fullBank()
	m.Wake()
	m.Music(sound.Title)
	m.Play(Cue{Effect: sound.Coin})
	m.Tick()
	if n := strings.Count(log.String(), "unplugged"); n != 1 {
		t.Errorf("logged %d times:\n%s", n, log.String())
	}
}

// TestSidesKeepThePower checks that a sound is equally loud wherever it is between left and right.
func TestSidesKeepThePower(t *testing.T) {
	for pan := -1.5; pan <= 1.5; pan += .25 {
		if l, r := sides(pan); math.Abs(l*l+r*r-1) > 1e-12 || l < -1e-12 || r < -1e-12 {
			t.Errorf("pan %g: %g, %g", pan, l, r)
		}
	}
}
