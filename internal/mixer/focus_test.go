package mixer

import (
	"math"
	"testing"

	"runehall/assets/sound"
)

// TestFocusOfSound sets each share of the sound that the system may leave to this program: music and effects must
// follow.
func TestFocusOfSound(t *testing.T) {
	r := &room{pcm: 99}
	m, heard := newMixer(t, r)
	m.Music(sound.Title)
	music := r.streams[0]
	for _, step := range []struct {
		focus   Focus
		playing bool
		volume  float64
		effects int
	}{
		{FocusDucked, true, MusicGain * Ducked, 1}, {FocusEffects, false, MusicGain, 1},
		{FocusLost, false, MusicGain, 0},
		{FocusFull, true, MusicGain, 1},
	} {
		*heard = nil
		m.SetFocus(step.focus)
		after(m, apart)
		m.Play(Cue{Effect: sound.Coin})
		if music.playing != step.playing || math.Abs(music.volume-step.volume) > 1e-9 || len(*heard) != step.effects {
			t.Errorf("focus %d: music plays %v at %g, %d effects; want %+v", step.focus, music.playing, music.volume,
				len(*heard), step)
		}
	}
}

// TestFocusAndAwayAreTwoThings comes back to the screen without the focus, and gets the focus while off the screen.
// Only both together let music play.
func TestFocusAndAwayAreTwoThings(t *testing.T) {
	r := &room{pcm: 99}
	m, _ := newMixer(t, r)
	m.Music(sound.Title)
	m.SetFocus(FocusLost)
	m.Away(true)
	if m.Away(false); r.streams[0].playing {
		t.Error("music plays in sight without the focus")
	}
	m.Away(true)
	if m.SetFocus(FocusFull); r.streams[0].playing {
		t.Error("music plays with the focus out of sight")
	}
	if m.Away(false); !r.streams[0].playing {
		t.Error("no music in sight and with the focus")
	}
}

// TestMusicBeginsWithItsFocus lets music begin while another program has the focus for music.
func TestMusicBeginsWithItsFocus(t *testing.T) {
	r := &room{pcm: 99}
	m, _ := newMixer(t, r)
	m.SetFocus(FocusEffects)
	if m.Music(sound.Title); r.streams[0].playing {
		t.Error("music begins over that of another program")
	}
	if m.SetFocus(FocusDucked); !r.streams[0].playing || r.streams[0].volume != MusicGain*Ducked {
		t.Errorf("playing %v at %g", r.streams[0].playing, r.streams[0].volume)
	}
}

// TestSoundStopsAtOnce leaves the screen, or loses the focus, during a long effect: the effect must end at once.
func TestSoundStopsAtOnce(t *testing.T) {
	for name, stop := range map[string]func(m *Mixer){
		"away": func(m *Mixer) { m.Away(true) },
		"lost": func(m *Mixer) { m.SetFocus(FocusLost) },
	} {
		r := &room{}
		m, _ := newMixer(t, r)
		m.Play(Cue{Effect: sound.Win})
		if stop(m); len(m.voices) != 0 || r.streams[0].playing || !r.streams[0].closed {
			t.Errorf("%s: %d voices, playing %v, closed %v", name, len(m.voices), r.streams[0].playing,
				r.streams[0].closed)
		}
	}
}
