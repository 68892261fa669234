package masters

import (
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
)

// TestMAS18_RingsSayTheMostThatACardBringsThere chooses each card in positions of matches. The number on a ring is by
// how much the actor's points grow at its best place, with the card turned about its middle as it is best; an arrow
// says that it must be turned.
func TestMAS18_RingsSayTheMostThatACardBringsThere(t *testing.T) {
	some, turned := 0, 0
	for seed := range uint64(4) {
		m := newMatch(t, 2, nil, seed)
		m.Randoms(12)
		r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, m.Play.View(games.Public).OnTurn())
		r.Settle()
		p := &r.Board.player
		now := p.options.view.Points(max(p.options.actor, 0))
		for _, card := range p.options.fits {
			s := selection{card: card}
			p.Sel = p.options.turned(s)
			for _, a := range p.anchors() {
				most, as := -1000, -1000
				for _, l := range a.places {
					for steps := range rules.Turns {
						sel := p.Sel
						sel.draft, sel.cell = true, l.Cell
						sel.spin(steps)
						if _, legal := p.options.play(sel.laid()); !legal {
							continue
						}
						gain := p.options.view.With(sel.laid()).Points(p.options.actor) - now
						if most = max(most, gain); steps == 0 {
							as = max(as, gain)
						}
					}
				}
				if a.brings.points != most || a.brings.turned != (as < most) {
					t.Fatalf("seed %d: the ring of %v says %+v, and it brings %d, %d as it lies",
						seed, a.places, a.brings,
						most, as)
				}
				if most != 0 {
					some++
				}
				if a.brings.turned {
					turned++
				}
			}
		}
	}
	if some == 0 || turned == 0 {
		t.Errorf("%d rings have a number, %d an arrow", some, turned)
	}
}
