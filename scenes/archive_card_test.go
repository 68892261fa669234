package scenes

import (
	"testing"
	"time"

	"runehall/games"
	"runehall/internal/store"
	"runehall/scenes/matches"
	"runehall/scenes/pagetest"
	"runehall/ui"
)

// TestPastCardKeepsDeletingApart lays cards out at every size: what opens the match and what deletes it are apart, can be touched and
// lie on the card, and no words lie on the picture.
func TestPastCardKeepsDeletingApart(t *testing.T) {
	d := launch(t, ui.Sz(640, 480), Config{})
	m := matches.Match{Game: "ritual", Over: true, Winners: []string{"Wolfgang-Amadeus"}, Points: []int32{0, 14, 28, 3, 40}}
	for range m.Points {
		m.Players = append(m.Players, games.Player{Name: "Wolfgang-Amadeus"})
	}
	pagetest.Each(t, func(t *testing.T, k *ui.Kit, screen ui.Rect) {
		w := newPastCard(d.app.stage, m, nil, nil, func() *ui.Picture { return nil })
		width := min(screen.W-2*k.Gap.M, k.Dp(920))
		r := ui.Rect{X: screen.X + k.Gap.M, Y: screen.Y, W: width, H: w.Measure(k, ui.Sz(width, 0)).H}
		w.Layout(k, r)
		open, trash := w.open.Rect(), w.trash.Rect()
		if open.Overlaps(trash) || !r.Holds(open) || !r.Holds(trash) {
			t.Errorf("on %v opening is at %v and deleting at %v", r, open, trash)
		}
		pagetest.Touchable(t, k, "open", open)
		pagetest.Touchable(t, k, "delete", trash)
		words := append([]ui.Rect{w.at.title, w.at.unit, w.at.when}, w.at.seats...)
		for _, p := range words {
			if p.Overlaps(w.at.picture) || p.Overlaps(trash) || !r.Holds(p) {
				t.Errorf("words at %v lie over the picture at %v or outside %v", p, w.at.picture, r)
			}
		}
	})
}

// TestWhenAMatchWas tells its date and how long it took, and no time for one that was interrupted or comes from elsewhere.
func TestWhenAMatchWas(t *testing.T) {
	d := launch(t, ui.Sz(640, 480), Config{Lang: "en"})
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
		m := matches.Match{At: end, Begun: test.begun, Moves: 55}
		if got := m.When(d.app.stage); got != test.want {
			t.Errorf("begun %v: %q", test.begun, got)
		}
	}
	if got := store.Begun("ritual-20260304-153000-2"); !got.Equal(time.Date(2026, time.March, 4, 15, 30, 0, 0, time.UTC)) {
		t.Errorf("a name tells %v", got)
	}
	for _, id := range []string{"", "ritual", "ritual-yesterday", "my game"} {
		if got := store.Begun(id); !got.IsZero() {
			t.Errorf("%q tells %v", id, got)
		}
	}
}
