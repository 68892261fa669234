package masters

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boardtest"
	"runehall/ui"
)

// TestSeatsRoundTheTable looks at the chips in the docks of 2 and 3 seats: each lies in its dock, and what flies to a seat
// ends there, wherever its edge is.
func TestSeatsRoundTheTable(t *testing.T) {
	for seats := 2; seats <= 3; seats++ {
		for _, s := range []boardtest.Screen{{W: 1440, H: 900, Scale: 1, Tag: "en"}, {W: 800, H: 1280, Scale: 1, Tag: "de"}} {
			t.Run(fmt.Sprintf("%d seats %vx%v", seats, s.W, s.H), func(t *testing.T) {
				m := newMatch(t, seats, everything, 6)
				for range 6 * seats {
					m.Random()
				}
				r := newRig(m, s, games.Public)
				r.SitRound()
				b := r.Board
				if len(b.places.seats) != seats-1 {
					t.Fatalf("%d chips for %d seats", len(b.places.seats), seats)
				}
				for i := range b.places.seats {
					p := &b.places.seats[i]
					if want := games.Seat((int(b.given.Front) + 1 + i) % seats); p.seat != want {
						t.Errorf("dock %d is that of seat %d, want %d", i, p.seat, want)
					}
					for _, place := range []ui.Rect{p.chip, p.badge, p.name, p.points, p.masters, p.cards, p.extra} {
						boardtest.Inside(t, "a place of the chip", p.turned.OutRect(place), p.turned.Rect)
					}
					for _, kind := range []spotKind{spotHand, spotBeside, spotMasters} {
						if at := b.places.spot(spot{kind: kind, seat: p.seat}); !p.turned.Has(at.Center()) {
							t.Errorf("what flies to place %d of seat %d ends at %v, beside its dock %v", kind, p.seat, at, p.turned.Rect)
						}
					}
				}
			})
		}
	}
}

// TestFlightsReachTheirDocks gives the seat at the upper edge a card and follows it.
func TestFlightsReachTheirDocks(t *testing.T) {
	s := boardtest.Screen{W: 1440, H: 900, Scale: 1}
	r := newRig(newMatch(t, 2, nil, 6), s, games.Public)
	r.SitRound()
	b := r.Board
	other := games.Seat((int(b.given.Front) + 1) % 2)
	b.show.timeline.Add(tellCardDrawn(rules.CardDrawn{Seat: other, Deck: 9})...)
	b.Step()
	if len(b.show.model.flights.All) != 1 {
		t.Fatalf("%d flights", len(b.show.model.flights.All))
	}
	if to := b.places.spot(b.show.model.flights.All[0].to).Center(); to.Y > b.places.field.Y {
		t.Errorf("the card flies to %v, which is not the upper edge", to)
	}
}
