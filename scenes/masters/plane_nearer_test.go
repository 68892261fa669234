package masters

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// TestAChosenCardBringsTheTableNearer chooses cards through whole matches on phones: sections become roomy, places for
// the card are in sight, and so is a draft, wherever the step buttons lead. Once the card is put down, everything is as
// it was.
func TestAChosenCardBringsTheTableNearer(t *testing.T) {
	nearer := 0
	phones := []boardtest.Screen{
		{W: 360, H: 640, Scale: 1}, {W: 360, H: 640, Scale: 1.5}, {W: 412, H: 915, Scale: 1},
		{W: 667, H: 375, Scale: 1}, {W: 915, H: 412, Scale: 1},
	}
	for i := range 20 {
		s, m := phones[i%len(phones)], newMatch(t, 2+i%2, nil, uint64(i))
		for n, on := 0, true; on; n++ {
			_, on = m.Random()
			seat := m.Play.View(games.All).OnTurn()
			if n%3 > 0 || seat < 0 {
				continue
			}
			r := newRig(m, s, seat)
			r.Settle()
			b, h := r.Board, &r.Board.player
			for b.Drop() { // a card that the board has chosen
			}
			b.Eye.Centre(true)
			if r.Settle(); !h.options.laying() {
				continue
			}
			whole := b.Eye.View
			r.Tap(ui.Touch, r.Target("masters.card.0"))
			r.Settle()
			if _, ok := h.nearer(); !ok {
				if b.Eye.View != whole {
					t.Fatalf("%vx%v: the eye goes from %+v to %+v though sections are roomy", s.W, s.H,
						whole, b.Eye.View)
				}
				continue
			}
			nearer++
			in := 0
			for _, l := range h.lit() {
				if b.places.field.Has(b.places.laid(l).Center()) {
					in++
				}
			}
			if b.Eye.Scale < roomy || 2*in < len(h.lit()) {
				t.Fatalf("%vx%v at %v: sections are %v wide, %d of %d places in sight", s.W, s.H, s.Scale, b.Eye.Scale,
					in, len(h.lit()))
			}
			for range h.lit() {
				r.Tap(ui.Touch, r.Target("masters.step.next"))
				r.Settle()
				if at := b.places.laid(b.Sel.laid()); !b.Sel.draft || !b.places.field.Grow(1).Holds(at) ||
					b.Eye.Scale < roomy {
					t.Fatalf("%vx%v at %v: the draft at %v is not in the field %v", s.W, s.H, s.Scale, at,
						b.places.field)
				}
			}
			for b.Drop() {
			}
			b.Eye.Grew()
			r.Tick(ui.Input{})
			if r.Settle(); b.Eye.View != whole {
				t.Fatalf("%vx%v: afterwards the eye looks at %+v, before at %+v", s.W, s.H, b.Eye.View, whole)
			}
		}
	}
	if nearer == 0 {
		t.Error("the eye never went nearer")
	}
	t.Logf("%d times nearer", nearer)
}
