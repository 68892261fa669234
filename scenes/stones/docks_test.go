package stones

import (
	"testing"

	"runehall/games"
	"runehall/scenes/boardtest"
	"runehall/ui"
)

// TestSeatsRoundTheTable looks at the chips in the docks of 2 to 4 seats: each lies in its dock, and what flies to a seat ends there,
// wherever its edge is.
func TestSeatsRoundTheTable(t *testing.T) {
	boardtest.EachRound(t, 2, 4, func(t *testing.T, s boardtest.Screen, seats int) {
		m := newMatch(t, seats, nil, 6)
		m.Randoms(6 * seats)
		r := newRig(m, s, games.Public)
		r.SitRound()
		p := &r.Board.places
		if len(p.seats) != seats-1 {
			t.Fatalf("%d chips for %d seats", len(p.seats), seats)
		}
		for i := range p.seats {
			q := &p.seats[i]
			for _, place := range []ui.Rect{q.Chip, q.badge, q.name, q.points, q.bar, q.rows, q.purse, q.stones, q.cards} {
				boardtest.Inside(t, "a place of the chip", q.Turned.OutRect(place), q.Turned.Rect)
			}
			for _, kind := range []spotKind{spotHand, spotDraw, spotOwn, spotPurse, spotField, spotOwnStone, spotSeat} {
				if at := p.spot(spot{kind: kind, seat: q.Seat}); !q.Turned.Has(at.Center()) {
					t.Errorf("what flies to place %d of seat %d ends at %v, beside its dock %v", kind, q.Seat, at, q.Turned.Rect)
				}
			}
			if got := p.hit(q.Turned.Out(q.Chip.Center())); got != (target{onSeat, int(q.Seat)}) {
				t.Errorf("at the chip of seat %d lies %v", q.Seat, got)
			}
			if q.rows.Empty() || q.purse.Empty() || q.stones.Empty() {
				t.Errorf("the chip of seat %d lacks something: %+v", q.Seat, q)
			}
		}
		for _, a := range moments(seats) {
			l := arrange(&p.given.Frame, a)
			public := l.public()
			boardtest.Apart(t, public)
			for _, at := range public[:len(public)-len(l.seats)] {
				boardtest.Inside(t, at.Name, at.Rect, p.field)
			}
		}
	})
}
