package scenes

import (
	"slices"
	"testing"

	"runehall/assets/lang"
	"runehall/internal/workshop/pagetest"
	"runehall/ui"
)

// TestEachFigureCanBePainted paints the figures of every game; their notes must point into the picture and have words
// in each language.
func TestEachFigureCanBePainted(t *testing.T) {
	pagetest.Long(t)
	d := launch(t, ui.Sz(640, 480), Config{Lang: "en"})
	st := d.app.stage
	size := ui.Sz(320, 200)
	for _, door := range shelves.Doors() {
		if len(door.Figures()) < 4 {
			t.Errorf("%s has %d figures", door.Info().ID, len(door.Figures()))
		}
		easel := door.Easel(st)
		for _, f := range door.Figures() {
			if !slices.Contains(door.Info().Clauses, f.Clause) {
				t.Errorf("%s is no clause of %s", f.Clause, door.Info().ID)
			}
			picture, points, err := easel.Figure(f, size)
			if err != nil {
				t.Error(err)
				continue
			}
			if picture.Size() != size || len(points) != len(f.Notes) {
				t.Errorf("%s: %v with %d points for %d notes", f.Clause, picture.Size(), len(points), len(f.Notes))
			}
			for i, p := range points {
				if !(ui.Rect{W: size.W, H: size.H}).Has(p) {
					t.Errorf("%s: %q points to %v, outside the picture", f.Clause, f.Notes[i].Key, p)
				}
			}
			for _, n := range f.Notes {
				for _, tag := range lang.Tags() {
					if book, err := shelves.Messages(tag); err != nil || !book.Has(n.Key) {
						t.Errorf("%s in %s: there are no words for %q: %v", f.Clause, tag, n.Key, err)
					}
				}
			}
		}
	}
}
