package matches

import (
	"testing"
	"time"

	"runehall/internal/store"
	"runehall/internal/workshop/pagetest"
	"runehall/ui"
)

// TestWhenAMatchWas tells its date and how long it took, and no time for one that was interrupted or comes from
// elsewhere.
func TestWhenAMatchWas(t *testing.T) {
	d := pagetest.NewBench(t, ui.Sz(640, 480), "en", 1)
	end := time.Date(2026, time.March, 4, 15, 30, 0, 0, time.Local)
	for _, test := range []struct {
		begun time.Time
		want  string
	}{
		{end.Add(-24 * time.Minute), "4 March 2026 · 24 minutes · 55 moves"},
		{end.Add(-95 * time.Minute), "4 March 2026 · 1 h 35 min · 55 moves"},
		{end.Add(-30 * time.Hour), "4 March 2026 · 55 moves"},
		{time.Time{}, "4 March 2026 · 55 moves"},
	} {
		m := Match{At: end, Begun: test.begun, Moves: 55}
		if got := m.When(d.Stage); got != test.want {
			t.Errorf("begun %v: %q", test.begun, got)
		}
	}
	if got := store.Begun("ritual-20260304-153000-2"); !got.Equal(time.Date(2026, time.March, 4,
		15, 30, 0, 0, time.UTC)) {
		t.Errorf("a name tells %v", got)
	}
	for _, id := range []string{"", "ritual", "ritual-yesterday", "my game"} {
		if got := store.Begun(id); !got.IsZero() {
			t.Errorf("%q tells %v", id, got)
		}
	}
}
