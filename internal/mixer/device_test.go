package mixer

import (
	"errors"
	"log/slog"
	"strings"
	"testing"
	"time"

	"runehall/assets/sound"
)

// hall returns a mixer with all effects loaded. pass moves its clock forward.
func hall(t *testing.T, r Speaker) (m *Mixer, pass func(time.Duration), log *strings.Builder) {
	t.Helper()
	log = &strings.Builder{}
	m = New(Options{Speaker: r, Log: slog.New(slog.NewTextHandler(log, nil))})
	m.bank.pcm = fullBank()
	now := time.Unix(0, 0)
	m.now = func() time.Time { return now }
	return m, func(by time.Duration) { now = now.Add(by) }, log
}

// TestADeviceThatComesLaterIsFound starts without a sound device. The mixer looks for one now and then, and plays once
// there is one.
func TestADeviceThatComesLaterIsFound(t *testing.T) {
	r := &room{gone: errors.New("nobody plays")}
	m, pass, log := hall(t, Streamed(r))
	m.Music(sound.Title)
	m.Wake()
	for range 100 { // for a second of ticks and inputs the mixer must not look again
		m.Wake()
		m.Play(Cue{Effect: sound.Coin})
		m.Tick()
		pass(10 * time.Millisecond)
	}
	if r.ready != 1 || len(r.streams) != 0 {
		t.Errorf("asked %d times, %d streams", r.ready, len(r.streams))
	}
	for range 10 {
		pass(lookAgain)
		m.Tick()
	}
	if r.ready != 11 || strings.Count(log.String(), "nobody plays") != 1 {
		t.Errorf("asked %d times, the log says\n%s", r.ready, log)
	}
	r.gone = nil
	m.Tick()
	if len(r.streams) != 0 {
		t.Error("it does not wait")
	}
	pass(lookAgain)
	m.Tick()
	if len(r.streams) != 1 || !r.streams[0].playing || m.deck == nil {
		t.Fatalf("the music does not play: %d streams", len(r.streams))
	}
	m.Play(Cue{Effect: sound.Coin})
	if len(r.streams) != 2 || !r.streams[1].playing {
		t.Error("an effect does not play")
	}
}

// TestADeviceThatGoesComesBack unplugs the device while music and effects play, and plugs it in again.
func TestADeviceThatGoesComesBack(t *testing.T) {
	r := &room{}
	m, pass, log := hall(t, Streamed(r))
	m.Music(sound.Title)
	m.Wake()
	m.Play(Cue{Effect: sound.Coin})
	if len(r.streams) != 2 {
		t.Fatalf("%d streams", len(r.streams))
	}
	for round := 1; round <= 3; round++ {
		r.gone = errors.New("unplugged")
		m.Tick()
		for i, s := range r.streams {
			if !s.closed {
				t.Errorf("round %d: stream %d goes on", round, i)
			}
		}
		m.Play(Cue{Effect: sound.Die})
		m.StepBack(true)
		m.StepBack(false)
		m.Music(sound.Ritual)
		m.SetVolumes(Volumes{Music: .5, Effects: 1})
		r.streams, r.gone = nil, nil
		pass(lookAgain)
		m.Wake() // inputs look for a device too, not only ticks
		if len(r.streams) != 1 || !r.streams[0].playing || r.streams[0].closed ||
			r.streams[0].volume != gain(.5)*MusicGain {
			t.Fatalf("round %d: the music does not go on: %d streams", round, len(r.streams))
		}
		after(m, 100) // until the same effect may sound again
		if m.Play(Cue{Effect: sound.Coin}); len(r.streams) != 2 {
			t.Errorf("round %d: an effect does not play", round)
		}
	}
	if n := strings.Count(log.String(), "unplugged"); n != 3 {
		t.Errorf("told %d times:\n%s", n, log)
	}
}

// TestNobodyLooksForADeviceInVain checks that the mixer looks for no device while the program is away, before the first
// input, and without a speaker.
func TestNobodyLooksForADeviceInVain(t *testing.T) {
	r := &room{gone: errors.New("nobody plays")}
	m, pass, _ := hall(t, Streamed(r))
	m.Music(sound.Title)
	after(m, 3)
	m.Wake()
	m.Away(true)
	for range 5 {
		pass(lookAgain)
		m.Tick()
	}
	if r.ready != 1 {
		t.Errorf("asked %d times", r.ready)
	}
	none, pass, _ := hall(t, nil)
	none.Wake()
	pass(lookAgain)
	none.Tick()
}
