package masters

import (
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// TestSeatsRoundTheTable looks at the chips in the docks of 2 and 3 seats: each lies in its dock, and flights to a seat
// end there, whichever edge it is at. What the seat in front has stands on the ledge.
func TestSeatsRoundTheTable(t *testing.T) {
	boardtest.EachRound(t, 2, 3, func(t *testing.T, s boardtest.Screen, seats int) {
		m := newMatch(t, seats, everything, 6)
		m.Randoms(6 * seats)
		r := newRig(m, s, games.Public)
		r.SitRound()
		places := &r.Board.places
		boardtest.Docked(t, seats-1, len(places.seats), func(i int) (_ boards.SeatPlace, shown, ends []ui.Rect) {
			p := &places.seats[i]
			for _, kind := range []kind{hand, beside, masters} {
				ends = append(ends, places.Things.At(things.Own(kind, p.Seat)))
			}
			return p.SeatPlace, []ui.Rect{p.Chip, p.badge, p.name, p.points, p.masters, p.cards, p.extra}, ends
		})
		ledge := r.Board.Given.Frame.Ledge
		for name, at := range map[string]ui.Rect{"badge": places.ledge.badge, "points": places.ledge.points,
			"masters": places.ledge.masters} {
			if at.Empty() {
				t.Errorf("the seat in front has no place for its %s", name)
			}
			boardtest.Inside(t, name, at, ledge)
		}
	})
}

// TestFlightsReachTheirDocks gives a card to the seat at the upper edge, and follows the card.
func TestFlightsReachTheirDocks(t *testing.T) {
	s := boardtest.Screen{W: 1440, H: 900, Scale: 1}
	r := newRig(newMatch(t, 2, nil, 6), s, games.Public)
	r.SitRound()
	b := r.Board
	other := games.Seat((int(b.Given.Front) + 1) % 2)
	b.Timeline.Add(tellCardDrawn(rules.CardDrawn{Seat: other, Deck: 9})...)
	b.Step()
	if len(b.Model.flights.All) != 1 {
		t.Fatalf("%d flights", len(b.Model.flights.All))
	}
	if to := b.Things.At(b.Model.flights.All[0].to).Center(); to.Y > b.places.field.Y {
		t.Errorf("the card flies to %v, which is not the upper edge", to)
	}
}
