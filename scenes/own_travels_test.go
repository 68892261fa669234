//go:build !js

package scenes

import (
	"os"
	"testing"
	"time"

	"runehall/games/ledger"
	"runehall/games/puzzle"
	"runehall/internal/store"
	"runehall/scenes/matches"
	"runehall/scenes/stage"
	"runehall/ui"
)

// TestAPersonsOwnTravels writes everything into a file after ten solved days, and brings it in on another device. The
// streak, the lessons, the names and the settings are there, and the device keeps what it had. The secrets of rooms
// stay where they are.
func TestAPersonsOwnTravels(t *testing.T) {
	first, second := store.Open(store.Config{Dir: t.TempDir()}), store.Open(store.Config{Dir: t.TempDir()})
	now := func() time.Time { return time.Date(2026, 11, 28, 12, 0, 0, 0, time.UTC) }
	seats := `{"seats":[{"name":"Ada","driver":"person","colour":1,"emblem":2},{"name":"","driver":"novice","colour":3,"emblem":4}]}`
	first.SetSetting(stage.SeatingKey("ritual"), []byte(seats), nil)
	first.SetSetting(stage.NameKey, []byte("Ada"), nil)
	first.SetSetting("rooms", []byte(`[{"room":"x","secret":"y"}]`), nil)
	second.SetSetting(stage.NameKey, []byte("Zoë"), nil)
	d := launch(t, ui.Sz(412, 915), Config{Store: first, Locale: "en", Now: now})
	st := d.app.stage
	today := st.Today()
	st.Diary.Then(func() {
		for day := today - 9; day <= today; day++ {
			st.Diary.Note(day, puzzle.Result{Tries: 1, State: puzzle.Solved, On: day})
		}
	})
	st.Apply(stage.Scale.Set(st.Settings.WithLearned("ritual/1").WithLearned("ritual"), 1.25))
	d.settle()
	var text []byte
	matches.GiveOut(st, &shelves, func(place string, err error) {
		if err == nil {
			text, err = os.ReadFile(place)
		}
		if err != nil {
			t.Error(err)
		}
	}, nil)
	d.settle()
	all, err := ledger.ReadCollection(text)
	if err != nil || all.Own["rooms"] != nil || len(all.Own) != 4 {
		t.Fatalf("it holds %q, %v", all.Own, err)
	}
	for _, want := range []string{"0 matches were imported. 10 puzzles of the day. 1 lesson. The seats of 1 game. The settings.", "0 matches were imported."} {
		d = launch(t, ui.Sz(412, 915), Config{Store: second, Locale: "en", Now: now})
		openText(d.app.stage, text)
		d.settle()
		d.want("statistics")
		st = d.app.stage
		if d.line.State["came"] != want {
			t.Errorf("it says %q, not %q", d.line.State["came"], want)
		}
		if n := st.Diary.Streak(today); n != 10 || !st.Settings.Learned("ritual/1") ||
			stage.Scale.Of(st.Settings) != 1.25 {
			t.Errorf("a streak of %d, %v, a scale of %v", n, st.Settings.Learned("ritual/1"),
				stage.Scale.Of(st.Settings))
		}
		for key, want := range map[string]string{stage.SeatingKey("ritual"): seats, stage.NameKey: "Zoë", "rooms": ""} {
			second.Setting(key, func(text []byte, err error) {
				if string(text) != want {
					t.Errorf("%s: %q, not %q", key, text, want)
				}
			})
		}
		d.settle()
	}
}
