package masters

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// TestTheCardHoversAtTheRingUnderAFinger rests a finger on each ring of a chosen card: the card hovers at the place
// that it will have once the finger is lifted. Elsewhere it does not.
func TestTheCardHoversAtTheRingUnderAFinger(t *testing.T) {
	m := newMatch(t, 2, nil, 3)
	m.Randoms(12)
	r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1}, m.Play.View(games.Public).OnTurn())
	r.Settle()
	p, tried := &r.Board.player, 0
	chosen := p.options.turned(selection{card: p.options.fits[0]})
	p.Sel = chosen
	r.Tick(ui.Input{})
	for i := range len(p.anchors()) {
		p.Sel = chosen
		r.Tick(ui.Input{})
		at := p.Eye.At(p.anchors()[i].at)
		if !p.places.field.Grow(-20).Has(at) {
			continue
		}
		want, ok := p.options.aimed(&p.Sel, p.Eye.Under(at))
		if !ok {
			t.Fatalf("ring %d means no place", i)
		}
		r.Pointer(ui.Touch, 1, ui.Press, ui.LeftButton, at)
		if !p.verdict.on || p.verdict.laid != want {
			t.Errorf("under a finger on ring %d the card hovers at %+v, not at %+v", i, p.verdict.laid, want)
		}
		r.Pointer(ui.Touch, 1, ui.Release, ui.LeftButton, at)
		r.Tick(ui.Input{})
		if !p.Sel.draft || p.Sel.laid() != want {
			t.Errorf("the tap on ring %d lays the card at %+v, not at %+v", i, p.Sel.laid(), want)
		}
		tried++
	}
	if tried == 0 {
		t.Error("no ring was in sight")
	}
	p.Sel = chosen
	r.Tick(ui.Input{})
	if p.verdict.on {
		t.Error("the card hovers though nothing points anywhere")
	}
}
