package stage

import (
	"bytes"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
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

// TestOrderOfSettings finds the rows in the order in which they are written down: Go would initialise one that refers
// to a package variable later.
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
		Language.Setting: "de", Speed.Setting: "2", Scale.Setting: 1.5, ReducedMotion.Setting: "on",
		HighContrast.Setting: "on", Drafts.Setting: false, Seats.Setting: "round", Music.Setting: .7,
		Effects.Setting: 0.0, Mute.Setting: true, FullScreen.Setting: true,
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
		`{"mute":null}`:                    none,
	} {
		got, err := ReadSettings([]byte(text))
		if err != nil || !got.Equal(want) {
			t.Errorf("%s: read %+v, %v", text, got, err)
		}
	}
}

// TestABadSettingKeepsTheOthers reads what can be read of damaged settings, and says that something could not be.
func TestABadSettingKeepsTheOthers(t *testing.T) {
	var none Settings
	still := ReducedMotion.Set(none, true)
	german := Language.Set(none, "de")
	for text, want := range map[string]Settings{
		``: none, `{`: none, `null `: none, `[]`: none, `7`: none, "\x00\xff": none, `{"speed":"fast"}`: none,
		`{"scale":1e999}`:         none,
		`{"still":true,"mute":1}`: still, `{"mute":1,"still":true}`: still, `{"lang":7,"still":true}`: still,
		`{"speed":{},"lang":"de"}`: german, `{"seen":7,"lang":"de"}`: german, `{"lang":"de","controls":["x"]}`: german,
		`{"lang":"de","scale":"1.5"}`: german, `{"lang":"de","musicDown":true}`: german,
		`{"lang":"de","speed":`: german,
		`{"lang":"de",,}`:       german, `"lang":"de"`: german, `<<<<<<< ours {"lang":"de"}`: german,
		`{"mute":tru,"lang":"de"`: german,
	} {
		got, err := ReadSettings([]byte(text))
		if !got.Equal(want) {
			t.Errorf("damaged settings %q: read %+v, %v", text, got, err)
		}
		if err == nil && text != "null " {
			t.Errorf("nobody hears that settings are damaged: %q", text)
		}
	}
}

// TestMutatedSettingsLoseNothingElse changes, removes and adds bytes: a setting is read whose own bytes are as they
// were.
func TestMutatedSettingsLoseNothingElse(t *testing.T) {
	s := Settings{}.WithTipSeen("ritual.first").WithControl(1, ui.LeftKeys)
	for _, row := range settingRows {
		for _, v := range values(row) {
			if v != row.usual {
				s = s.with(row, v)
			}
		}
	}
	s = s.WithTipSeen("ritual.first")
	text, err := s.Text()
	if err != nil {
		t.Fatal(err)
	}
	spans := map[*Setting][2]int{} // of each key with its value and what stands beside them
	for _, row := range settingRows {
		at := bytes.Index(text, fmt.Appendf(nil, "%q:", row.key()))
		if end := bytes.IndexAny(text[max(0, at):], ",}"); at >= 0 {
			spans[row] = [2]int{at, at + end + 1}
		}
	}
	if len(spans) != len(settingRows) {
		t.Fatalf("%d settings are stored in %s", len(spans), text)
	}
	chance := rand.New(rand.NewPCG(33, 1))
	kept := 0
	for range 80_000 {
		var mutated []byte
		touched := map[*Setting]bool{}
		at := chance.IntN(len(text))
		for row, span := range spans {
			touched[row] = at >= span[0] && at < span[1]
		}
		mutated = append(mutated, text[:at]...)
		switch chance.IntN(3) {
		case 0:
			mutated = append(mutated, byte(chance.Uint32()))
			mutated = append(mutated, text[at+1:]...)
		case 1:
			mutated = append(mutated, text[at+1:]...)
		default:
			mutated = append(append(mutated, byte(chance.Uint32())), text[at:]...)
		}
		got, _ := ReadSettings(mutated)
		for _, row := range settingRows {
			if touched[row] {
				continue
			}
			if kept++; got.Value(row) != s.Value(row) {
				t.Fatalf("%s is lost from %s: %v", row.ID, mutated, got.Value(row))
			}
		}
	}
	if kept < 80_000 {
		t.Errorf("only %d settings were compared", kept)
	}
}

// TestSettingsOfOtherVersionsStay keeps what only another version knows, also over a reset, and no more of it than any
// version stores.
func TestSettingsOfOtherVersionsStay(t *testing.T) {
	s, err := ReadSettings([]byte(`{"still":true,"wheels":{"a":[1,2]},"new":"x","lang":"fr"}`))
	if err != nil || !ReducedMotion.On(s, false) {
		t.Fatalf("read %+v, %v", s, err)
	}
	text, err := Speed.Set(s, "2").Reset().Text()
	if want := `{"lang":"fr","new":"x","wheels":{"a":[1,2]}}`; err != nil || string(text) != want {
		t.Errorf("stored are %s, %v", text, err)
	}
	if again, err := ReadSettings(text); err != nil || again.Equal(Language.Set(Settings{}, "fr")) {
		t.Errorf("read again: %+v, %v", again, err)
	}
	if s, err := ReadSettings(fmt.Appendf(nil, `{"lang":"fr","new":%q}`,
		strings.Repeat("x", mostOthers))); err != nil || !s.Equal(Language.Set(Settings{}, "fr")) {
		t.Errorf("too much is kept: %v", err)
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
		{1, ui.Sz(1440, 900), 1}, {1, ui.Sz(1280, 720), 1}, {1, ui.Sz(360, 640), 1}, {1, ui.Sz(1920, 1080), 1.2},
		{1, ui.Sz(2560, 1440), 1.6},
		{1, ui.Sz(3840, 2160), 2}, {2, ui.Sz(3840, 2160), 2.4}, {2.625, ui.Sz(1080, 2400), 2.625},
		{1, ui.Sz(3440, 1440), 1.6}, {0, ui.Size{}, 0},
	} {
		if got := (Settings{}).Look(c.device, c.screen, Wishes{}); math.Abs(got.Device-c.want) > 1e-9 ||
			got.Interface != 1 {
			t.Errorf("%v at %v is drawn at %v × %v, want %v", c.screen, c.device, got.Device, got.Interface, c.want)
		}
	}
}
