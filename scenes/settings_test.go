package scenes

import (
	"log/slog"
	"testing"

	"runehall/internal/workshop/pagetest"
	"runehall/scenes/stage"
	"runehall/ui"
)

// TestEverySettingCanBeChanged goes through the table of settings: each row has its words and a control, the control
// changes that setting alone, and a reset restores its default.
func TestEverySettingCanBeChanged(t *testing.T) {
	pagetest.Long(t)
	for _, row := range stage.SettingRows() {
		t.Run(row.ID, func(t *testing.T) {
			d := launch(t, ui.Sz(1440, 1700), Config{Locale: "en"})
			d.tap("title.settings")
			before := d.app.stage.Settings
			name := "settings." + row.ID
			switch row.Kind {
			case stage.ChoiceKind:
				d.tap(name + "." + row.Choices[len(row.Choices)-1])
			case stage.SliderKind:
				place := d.line.Targets[name]
				d.line.Targets["near the end"] = [4]float64{place[0] + place[2]*.6, place[1], place[2] * .2, place[3]}
				d.tap("near the end")
			default:
				d.tap(name)
			}
			for _, other := range stage.SettingRows() {
				if changed := d.app.stage.Settings.Value(other) != before.Value(other); changed != (other == row) {
					t.Errorf("%s: changed %v, from %v to %v", other.ID, changed, before.Value(other),
						d.app.stage.Settings.Value(other))
				}
			}
			if got := d.line.State[name]; got != d.app.stage.Settings.Value(row) {
				t.Errorf("the report says %v", got)
			}
			if err := d.app.stage.Book.Err(); err != nil {
				t.Error(err)
			}
			d.tap("settings.usual")
			if usual := d.app.stage.Settings.Equal(before); usual == row.Kept {
				t.Errorf("after a reset everything is usual: %v", usual)
			}
		})
	}
}

// TestWhatDoesNothingHereIsNotOffered looks for settings of the window and of the lamp where there is none of either.
func TestWhatDoesNothingHereIsNotOffered(t *testing.T) {
	keeps := func(string) {}
	for what, c := range map[string]struct {
		config       Config
		full, awakes bool
	}{
		"a page that cannot keep the screen on":    {config: Config{}},
		"a page that can":                          {config: Config{Awake: keeps}, awakes: true},
		"a desktop that cannot keep the screen on": {config: Config{Desktop: true}, full: true},
		"a desktop that can":                       {config: Config{Desktop: true, Awake: keeps}, full: true, awakes: true},
	} {
		d := start(t, ui.Sz(1440, 1700), c.config)
		d.tap("title.settings")
		_, full := d.line.Targets["settings.fullscreen"]
		_, awakes := d.line.Targets["settings.awake"]
		if full != c.full || awakes != c.awakes {
			t.Errorf("%s: full screen is offered: %v, the lamp: %v", what, full, awakes)
		}
	}
}

// TestThePageIsOffered opens the program's page from the settings, where a page is configured.
func TestThePageIsOffered(t *testing.T) {
	opened := 0
	d := launch(t, ui.Sz(1440, 1700), Config{Locale: "de", Log: slog.New(slog.DiscardHandler), OpenPage: func() error {
		opened++
		return nil
	}})
	d.tap("title.settings")
	d.tap("settings.reader")
	if opened != 1 {
		t.Errorf("opened %d times", opened)
	}
	other := launch(t, ui.Sz(1440, 1700), Config{})
	other.tap("title.settings")
	if _, there := other.line.Targets["settings.reader"]; there {
		t.Error("the page is offered where screen readers are told of the window")
	}
}
