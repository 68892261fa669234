package ritual

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

// TestSeatsRoundTheTable presses the chips in the docks of 2 to 5 seats: what is seen there reacts, wherever its edge is.
func TestSeatsRoundTheTable(t *testing.T) {
	for seats := 2; seats <= games.MaxSeats; seats++ {
		for _, s := range []screen{{1440, 900, 1, "en"}, {800, 1280, 1, "de"}} {
			t.Run(fmt.Sprintf("%d seats %vx%v", seats, s.w, s.h), func(t *testing.T) {
				m := newMatch(t, seats, "adventurers", 6)
				for range 20 * seats {
					m.random()
				}
				r := newRig(t, m, s, games.Public)
				r.sitRound(s)
				b := r.board
				if len(b.places.seats) != seats-1 {
					t.Fatalf("%d chips for %d seats", len(b.places.seats), seats)
				}
				for i := range b.places.seats {
					p := &b.places.seats[i]
					if want := games.Seat((int(b.state.Front) + 1 + i) % seats); p.seat != want {
						t.Errorf("dock %d is that of seat %d, want %d", i, p.seat, want)
					}
					inside(t, "chip", p.place(), p.turned.Rect)
					if on := b.hit(p.turned.Out(p.name.Center())); on.kind != onSeat || on.seat != p.seat {
						t.Errorf("at the name of seat %d lies %+v", p.seat, on)
					}
					if b.curtained(p.seat) {
						if on := b.hit(p.turned.Out(p.rituals.Center())); on.kind != onRituals || on.seat != p.seat {
							t.Errorf("at the rituals of seat %d lies %+v", p.seat, on)
						}
					}
					for _, kind := range []spotKind{spotTray, spotHand, spotRituals} {
						if at, _ := b.spot(spot{kind: kind, seat: p.seat}); !p.turned.Has(at) {
							t.Errorf("what flies to place %d of seat %d ends at %v, beside its dock %v", kind, p.seat, at, p.turned.Rect)
						}
					}
					r.tap(ui.Touch, r.target(fmt.Sprintf("ritual.seat.%d", p.seat)))
					if b.sel.panel != handPanel || b.sel.seat != p.seat {
						t.Errorf("a tap on the chip of seat %d opens %v of %d", p.seat, b.sel.panel, b.sel.seat)
					}
					b.sel = b.sel.cleared()
					b.touched()
					r.tick(ui.Input{})
				}
				inside(t, "compass", b.places.compass, b.places.field)
				if !b.places.compass.Empty() && b.places.compass.Overlaps(b.places.centre) {
					t.Error("the turn order lies under the button that centres")
				}
			})
		}
	}
}

// TestFlightsReachTheirDocks gives a seat at the upper edge a ritual and follows the card.
func TestFlightsReachTheirDocks(t *testing.T) {
	s := screen{1440, 900, 1, "en"}
	r := newRig(t, newMatch(t, 2, "adventurers", 6), s, games.Public)
	r.sitRound(s)
	b := r.board
	other := games.Seat((int(b.state.Front) + 1) % 2)
	b.timeline.Add(tellRitualDrawn(rules.RitualDrawn{Seat: other, Pile: 5})...)
	b.Step()
	if len(b.model.flights) != 1 {
		t.Fatalf("%d flights", len(b.model.flights))
	}
	if to, _ := b.spot(b.model.flights[0].to); to.Y > b.places.field.Y {
		t.Errorf("the card flies to %v, which is not the upper edge", to)
	}
}
