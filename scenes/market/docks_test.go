package market

import (
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// TestSeatsRoundTheTable looks at the chips in the docks of 2 to 5 seats: each lies in its dock with all that it shows,
// at whichever edge that is, and what flies to a seat ends at its chip.
func TestSeatsRoundTheTable(t *testing.T) {
	boardtest.EachRound(t, 2, 5, func(t *testing.T, s boardtest.Screen, seats int) {
		m := newMatch(t, seats, nil, 6)
		m.Randoms(12 * seats)
		r := newRig(m, s, games.Public)
		r.SitRound()
		p := &r.Board.places
		boardtest.Docked(t, seats-1, len(p.seats), func(i int) (_ boards.SeatPlace, shown, ends []ui.Rect) {
			q := &p.seats[i]
			for _, part := range q.of(watching) {
				shown = append(shown, part.Rect)
			}
			for _, k := range []kind{card, loose, store, badge} {
				ends = append(ends, p.Things.At(things.OwnNth(k, q.Seat, rules.Red)))
			}
			if got := p.Things.Hit(q.Turned.Out(q.Chip.Center())); got != (chipOf(q.Seat)) {
				t.Errorf("at the chip of seat %d lies %v", q.Seat, got)
			}
			return q.SeatPlace, shown, ends
		})
		for _, a := range moments(seats) {
			l := arrange(&p.Given.Frame, a)
			public := l.public(a.mode)
			boardtest.Apart(t, public)
			for _, at := range public[:len(public)-len(l.seats)] {
				boardtest.Inside(t, at.Name, at.Rect, p.field)
			}
			for i := range l.seats {
				q := &l.seats[i]
				boardtest.Apart(t, q.of(a.mode))
				boardtest.Touchable(t, p.Given.Frame.Kit, q.of(a.mode))
				for _, at := range a.stores[q.Seat].list() {
					if q.stores[at] == (ui.Rect{}) {
						t.Errorf("%+v: store %v of seat %d has no place", a, at, q.Seat)
					}
				}
			}
		}
	})
}
