package stage

import (
	"math"
	"testing"

	"runehall/ui"
)

// TestSettingsStayWithinBounds completes what is missing and bounds what is stored.
func TestSettingsStayWithinBounds(t *testing.T) {
	for text, want := range map[string]Settings{
		`{}`:                               {Speed: 1, Scale: 1},
		`{"scale":9,"speed":100}`:          {Speed: 4, Scale: ui.MaxInterface},
		`{"scale":0.1,"speed":0.1}`:        {Speed: .5, Scale: ui.MinInterface},
		`{"musicDown":-3,"effectsDown":7}`: {Speed: 1, Scale: 1, EffectsDown: 1},
		`{"lang":"de-AT"}`:                 {Lang: "de", Speed: 1, Scale: 1},
		`{"still":true,"new":"x"}`:         {Still: true, Speed: 1, Scale: 1},
	} {
		got, err := ReadSettings([]byte(text))
		if err != nil || got != want {
			t.Errorf("%s: read %+v, %v", text, got, err)
		}
	}
	got, err := ReadSettings([]byte("{"))
	if err == nil || got != (Settings{Speed: 1, Scale: 1}) {
		t.Errorf("damaged settings: read %+v, %v", got, err)
	}
}

// TestSettingsRoundTrip reads what was written.
func TestSettingsRoundTrip(t *testing.T) {
	want := Settings{Lang: "de", Speed: 2, Scale: 1.5, Still: true, Contrast: true, Direct: true, FullScreen: true, MusicDown: .5, EffectsDown: 1, Mute: true}
	text, err := want.Text()
	if err != nil {
		t.Fatal(err)
	}
	if got, err := ReadSettings(text); err != nil || got != want {
		t.Errorf("read %+v, %v", got, err)
	}
}

// TestVolumes turns down and mutes.
func TestVolumes(t *testing.T) {
	for _, c := range []struct {
		s              Settings
		music, effects float64
	}{
		{Settings{}, 1, 1},
		{Settings{MusicDown: 1, EffectsDown: .25}, 0, .75},
		{Settings{MusicDown: .5, Mute: true}, 0, 0},
	} {
		if m, e := c.s.Volumes(); m != c.music || e != c.effects {
			t.Errorf("%+v: %g, %g", c.s, m, e)
		}
	}
}

// TestLargeScreensAreDrawnLarger grows everything with the screen, in steps and not without end, and nothing shrinks.
func TestLargeScreensAreDrawnLarger(t *testing.T) {
	for _, c := range []struct {
		device float64
		screen ui.Size
		want   float64
	}{
		{1, ui.Sz(1440, 900), 1}, {1, ui.Sz(1280, 720), 1}, {1, ui.Sz(360, 640), 1}, {1, ui.Sz(1920, 1080), 1.2}, {1, ui.Sz(2560, 1440), 1.6},
		{1, ui.Sz(3840, 2160), 2}, {2, ui.Sz(3840, 2160), 2.4}, {2.625, ui.Sz(1080, 2400), 2.625}, {1, ui.Sz(3440, 1440), 1.6}, {0, ui.Size{}, 0},
	} {
		if got := (Settings{Scale: 1}).Look(c.device, c.screen); math.Abs(got.Device-c.want) > 1e-9 || got.Interface != 1 {
			t.Errorf("%v at %v is drawn at %v × %v, want %v", c.screen, c.device, got.Device, got.Interface, c.want)
		}
	}
}
