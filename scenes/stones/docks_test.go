package stones

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// TestSeatsRoundTheTable looks at the chips in the docks of 2 to 4 seats. Each chip must lie in its dock. What flies to
// a seat must end there, whichever edge of the table the seat is at.
func TestSeatsRoundTheTable(t *testing.T) {
	boardtest.EachRound(t, 2, 4, func(t *testing.T, s boardtest.Screen, seats int) {
		m := newMatch(t, seats, nil, 6)
		m.Randoms(6 * seats)
		r := newRig(m, s, games.Public)
		r.SitRound()
		p := &r.Board.places
		boardtest.Docked(t, seats-1, len(p.seats), func(i int) (_ boards.SeatPlace, shown, ends []ui.Rect) {
			q := &p.seats[i]
			for _, k := range []kind{hand, draw, ownDiscards, purse, field, ownStone, chip} {
				ends = append(ends, p.Things.At(things.Own(k, q.Seat)))
			}
			for k, part := range map[kind]ui.Rect{hand: q.cards, draw: q.cards, purse: q.purse, field: q.rows,
				ownStone: q.stones, chip: q.badge} {
				if got, want := p.Things.At(things.Own(k, q.Seat)).Center(),
					q.Turned.Out(boards.First(part, q.badge).Center()); got.Dist(want) > .01 {
					t.Errorf("what is of kind %d of seat %d is at %v, want %v", k, q.Seat, got, want)
				}
			}
			if got := p.hit(q.Turned.Out(q.Chip.Center())); got != (chipOf(q.Seat)) {
				t.Errorf("at the chip of seat %d lies %v", q.Seat, got)
			}
			if q.rows.Empty() || q.purse.Empty() || q.stones.Empty() {
				t.Errorf("the chip of seat %d lacks something: %+v", q.Seat, q)
			}
			return q.SeatPlace, []ui.Rect{q.Chip, q.badge, q.name, q.points, q.bar, q.rows, q.purse, q.stones, q.cards},
				ends
		})
		for _, a := range moments(seats) {
			l := arrange(&p.Given.Frame, a)
			public := l.public()
			boardtest.Apart(t, public)
			for _, at := range public[:len(public)-len(l.seats)] {
				boardtest.Inside(t, at.Name, at.Rect, p.field)
			}
		}
	})
}
