package stage

import (
	"bytes"
	"fmt"
	"math"
	"os"
	"slices"
	"testing"

	"runehall/assets/lang"
	"runehall/ui"
)

// values returns every value that can be chosen of a row; of a slider each of its steps.
func values(row *Setting) []any {
	var vs []any
	switch row.Kind {
	case SwitchKind:
		vs = []any{false, true}
	case ChoiceKind:
		for _, id := range row.Choices {
			vs = append(vs, id)
		}
	case SliderKind:
		for v := row.Min; v < row.Max+row.Step/2; v += row.Step {
			vs = append(vs, row.bounded(v))
		}
	}
	return vs
}

// TestEverySettingIsStored sets each row to each of its values: only that row changes, and the store gives it back.
func TestEverySettingIsStored(t *testing.T) {
	for _, row := range settingRows {
		for _, v := range values(row) {
			var before Settings
			s := before.with(row, v)
			text, err := s.Text()
			if err != nil {
				t.Fatal(err)
			}
			got, err := ReadSettings(text)
			if err != nil || !got.Equal(s) || got.Value(row) != v {
				t.Errorf("%s: %v is stored as %s and read as %v, %v", row.ID, v, text, got.Value(row), err)
			}
			for _, other := range settingRows {
				if other != row && got.Value(other) != other.usual || before.Value(other) != other.usual {
					t.Errorf("%s: %v changes %s", row.ID, v, other.ID)
				}
			}
		}
	}
}

// TestReset makes every row usual but those that are kept.
func TestReset(t *testing.T) {
	for _, row := range settingRows {
		for _, v := range values(row) {
			want := row.usual
			if row.Kept {
				want = v
			}
			if got := (Settings{}).with(row, v).Reset().Value(row); got != want {
				t.Errorf("%s: %v becomes %v, want %v", row.ID, v, got, want)
			}
		}
	}
}

// TestSettingRows finds no two rows under one name, and no row whose values mean nothing.
func TestSettingRows(t *testing.T) {
	ids, keys := map[string]bool{}, map[string]bool{}
	for _, row := range settingRows {
		if ids[row.ID] || keys[row.key()] {
			t.Errorf("there are two rows %s, stored as %s", row.ID, row.key())
		}
		ids[row.ID], keys[row.key()] = true, true
		if len(values(row)) < 2 {
			t.Errorf("%s has no choice", row.ID)
		}
		if row.usual != row.bounded(row.usual) {
			t.Errorf("%s: the usual value %v cannot be chosen", row.ID, row.usual)
		}
		if row.Shown == nil && row.Kind == ChoiceKind && !slices.Contains(row.Choices, row.usual.(string)) {
			t.Errorf("%s: the usual value is none of the choices", row.ID)
		}
	}
}

// TestOrderOfSettings finds the rows in the order in which they are written down: Go would initialise one that refers to a
// package variable later.
func TestOrderOfSettings(t *testing.T) {
	source, err := os.ReadFile("settings_table.go")
	if err != nil {
		t.Fatal(err)
	}
	at := 0
	for _, row := range settingRows {
		next := bytes.Index(source, fmt.Appendf(nil, "ID: %q", row.ID))
		if next < at {
			t.Errorf("%s does not follow the row before it in the table", row.ID)
		}
		at = next
	}
}

// TestSettingsOfOlderVersions reads what versions with one field a setting have stored.
func TestSettingsOfOlderVersions(t *testing.T) {
	s, err := ReadSettings([]byte(`{"lang":"de","speed":2,"scale":1.5,"still":true,"contrast":true,"direct":true,"round":true,` +
		`"musicDown":0.3,"effectsDown":1,"mute":true,"fullscreen":true}`))
	if err != nil {
		t.Fatal(err)
	}
	for row, want := range map[*Setting]any{
		Language.Setting: "de", Speed.Setting: "2", Scale.Setting: 1.5, ReducedMotion.Setting: true, HighContrast.Setting: true,
		Drafts.Setting: false, Seats.Setting: "round", Music.Setting: .7, Effects.Setting: 0.0, Mute.Setting: true, FullScreen.Setting: true,
	} {
		if got := s.Value(row); got != want {
			t.Errorf("%s is %v, want %v", row.ID, got, want)
		}
	}
	if s, err := ReadSettings([]byte(`{"speed":1,"scale":1}`)); err != nil || !s.Equal(Settings{}) {
		t.Errorf("usual settings are read as %+v, %v", s, err)
	}
}

// TestSettingsStayWithinBounds bounds what is stored, and leaves out what is unknown.
func TestSettingsStayWithinBounds(t *testing.T) {
	var none Settings
	for text, want := range map[string]Settings{
		`{}`:                               none,
		`{"scale":9,"speed":100}`:          Speed.Set(Scale.Set(none, ui.MaxInterface), "4"),
		`{"scale":0.1,"speed":0.1}`:        Speed.Set(Scale.Set(none, ui.MinInterface), "0.5"),
		`{"musicDown":-3,"effectsDown":7}`: Effects.Set(none, 0),
		`{"lang":"de-AT"}`:                 Language.Set(none, "de"),
		`{"lang":"xx"}`:                    Language.Set(none, lang.Tags()[0]),
		`{"still":true,"new":"x"}`:         ReducedMotion.Set(none, true),
		`{"mute":null}`:                    none,
	} {
		got, err := ReadSettings([]byte(text))
		if err != nil || !got.Equal(want) {
			t.Errorf("%s: read %+v, %v", text, got, err)
		}
	}
	for _, text := range []string{"{", `{"speed":"fast"}`, `{"still":true,"mute":1}`} {
		if got, err := ReadSettings([]byte(text)); err == nil || !got.Equal(none) {
			t.Errorf("damaged settings %s: read %+v, %v", text, got, err)
		}
	}
}

// TestVolumes turns down and mutes.
func TestVolumes(t *testing.T) {
	var none Settings
	for _, c := range []struct {
		s              Settings
		music, effects float64
	}{
		{none, 1, 1},
		{Effects.Set(Music.Set(none, 0), .75), 0, .75},
		{Mute.Set(Music.Set(none, .5), true), 0, 0},
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
		if got := (Settings{}).Look(c.device, c.screen); math.Abs(got.Device-c.want) > 1e-9 || got.Interface != 1 {
			t.Errorf("%v at %v is drawn at %v × %v, want %v", c.screen, c.device, got.Device, got.Interface, c.want)
		}
	}
}
