package archive

import (
	"errors"
	"fmt"
	"testing"

	"runehall/internal/workshop/pagetest"
	"runehall/internal/workshop/pagetest/rituals"
	"runehall/scenes/matches"
	"runehall/ui"
)

// TestFewLastPositionsAreKept paints the last position of a match that is in sight, and more of them than are kept;
// what is no record has none.
func TestFewLastPositionsAreKept(t *testing.T) {
	d, lib := pagetest.NewBench(t, ui.Sz(800, 600), "en", 1), rituals.Library()
	sitting := rituals.Match(t, lib)
	pagetest.Adopt(t, d.Stage.Store, 1, sitting.Record())
	const id = "ritual-20260301-120000"
	p := newLastPositions(d.Stage, lib)
	p.step()
	p.want(matches.Match{ID: id, Game: "ritual"}, ui.Sz(80, 60))
	for n := 0; p.busy(); n++ {
		p.step()
		if d.Stage.Store.Poll(); n > 10_000 {
			t.Fatal("the picture never comes")
		}
	}
	if len(p.painted) != 1 || p.painted[id] == nil {
		t.Fatalf("%d pictures are there", len(p.painted))
	}
	for n := range positionsKept + 3 {
		p.paint(wanted{matches.Match{ID: fmt.Sprint(n), Game: "ritual"}, ui.Sz(80, 60)}, sitting, nil)
	}
	if len(p.painted) != positionsKept || len(p.recent) != positionsKept || p.painted[id] != nil {
		t.Errorf("%d pictures are kept, and %v", len(p.painted), p.recent)
	}
	p.paint(wanted{matches.Match{ID: "damaged", Game: "ritual"}, ui.Sz(80, 60)}, nil, errors.New("no record"))
	if p.painted["damaged"] != nil || !p.failed["damaged"] {
		t.Error("what is no record has a picture, or is looked for again")
	}
}
