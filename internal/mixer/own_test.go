package mixer

import (
	"bytes"
	"errors"
	"log/slog"
	"math"
	"slices"
	"strings"
	"testing"

	"runehall/assets/sound"
)

// TestASpeakerThatPlaysByItself has a speaker that mixes by itself, as in browsers. The mixer must read no samples, and
// only tell the speaker what to play.
func TestASpeakerThatPlaysByItself(t *testing.T) {
	r := &ownRoom{}
	var log bytes.Buffer
	m := New(Options{Speaker: r, Log: slog.New(slog.NewTextHandler(&log, nil))})
	m.bank.pcm = fullBank()
	m.StepBack(true)
	m.Music(sound.Title)
	if r.deck != nil {
		t.Fatal("it was opened before the first input")
	}
	m.Wake()
	d := r.deck
	if len(r.streams) != 0 || !d.back || !d.playing || d.volume != MusicGain {
		t.Fatalf("%d streams, the deck %+v", len(r.streams), d)
	}
	m.Music(sound.Ritual)
	m.Music(sound.Silence)
	if want := []sound.Music{sound.Title, sound.Ritual, sound.Silence}; !slices.Equal(d.wanted, want) ||
		!slices.Equal(d.brought, want[:2]) {
		t.Errorf("wanted %v, brought %v", d.wanted, d.brought)
	}
	m.SetVolumes(Volumes{Music: .5, Effects: 1})
	if m.StepBack(false); d.back || math.Abs(d.volume-.25*MusicGain) > 1e-9 {
		t.Errorf("back %v, at %g", d.back, d.volume)
	}
	m.Play(Cue{Effect: sound.Tick})
	if d.ducked != 0 {
		t.Error("it steps back under a tick")
	}
	if after(m, apart); d.ducked != 0 {
		t.Error("it steps back by itself")
	}
	if m.Play(Cue{Effect: sound.Reveal, Pan: -.5}); d.ducked <= 0 || len(r.streams) != 0 || len(r.voices) != 2 {
		t.Errorf("under an important effect it steps back for %g s, %d streams, %d voices", d.ducked, len(r.streams),
			len(r.voices))
	}
	if v := r.voices[1]; !v.playing || v.samples == 0 || v.gain <= 0 || v.gain > 1 || v.pan != -.5 {
		t.Errorf("the effect is told as %+v", v)
	}
	if m.Away(true); d.playing {
		t.Error("it plays out of sight")
	}
	if m.Away(false); !d.playing {
		t.Error("it does not go on")
	}
	d.err = errors.New("the needle jumped")
	m.Tick()
	m.Tick()
	if n := strings.Count(log.String(), "the needle jumped"); n != 1 {
		t.Errorf("its failure is told %d times:\n%s", n, &log)
	}
}

// TestASpeakerWithoutItsDeck has a speaker that cannot open its deck for music: it counts as a missing device.
func TestASpeakerWithoutItsDeck(t *testing.T) {
	r := &ownRoom{room: room{fail: errors.New("no AudioContext")}}
	m := New(Options{Speaker: r})
	m.Music(sound.Title)
	m.Wake()
	if m.deck != nil || m.usable() {
		t.Error("a deck that does not open is played")
	}
	m.Tick()
	m.Music(sound.Ritual)
}
