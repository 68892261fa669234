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
