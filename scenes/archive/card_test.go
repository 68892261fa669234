package archive

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/pagetest"
	"runehall/scenes/matches"
	"runehall/ui"
)

// TestPastCardKeepsDeletingApart lays cards out at every size: what opens the match and what deletes it are apart, can
// be touched and lie on the card, and no words lie on the picture.
func TestPastCardKeepsDeletingApart(t *testing.T) {
	d := pagetest.NewBench(t, ui.Sz(640, 480), "en", 1)
	m := matches.Match{Game: "ritual", Over: true, Winners: []string{"Wolfgang-Amadeus"},
		Points: []int32{0, 14, 28, 3, 40}}
	for range m.Points {
		m.Players = append(m.Players, games.Player{Name: "Wolfgang-Amadeus"})
	}
	pagetest.Each(t, func(t *testing.T, k *ui.Kit, screen ui.Rect) {
		w := newPastCard(d.Stage, m, nil, nil, func() *ui.Picture { return nil })
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
