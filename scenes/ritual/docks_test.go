package ritual

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/things"
	"runehall/ui"
)

// TestSeatsRoundTheTable presses the chips in the docks of 2 to 5 seats: what is seen there reacts, whichever edge it
// is at.
func TestSeatsRoundTheTable(t *testing.T) {
	boardtest.EachRound(t, 2, games.MaxSeats, func(t *testing.T, s boardtest.Screen, seats int) {
		m := newMatch(t, seats, "adventurers", 6)
		m.Randoms(20 * seats)
		r := newRig(m, s, games.Public)
		r.SitRound()
		b := r.Board
		if len(b.places.seats) != seats-1 {
			t.Fatalf("%d chips for %d seats", len(b.places.seats), seats)
		}
		for i := range b.places.seats {
			p := &b.places.seats[i]
			boardtest.Inside(t, "chip", p.Place(), p.Turned.Rect)
			if on := b.player.Hit(p.Turned.Out(p.name.Center())); on != chipOf(p.Seat) {
				t.Errorf("at the name of seat %d lies %+v", p.Seat, on)
			}
			if b.player.curtained(p.Seat) {
				if on := b.player.Hit(p.Turned.Out(p.rituals.Center())); on != ritualsOf(p.Seat) {
					t.Errorf("at the rituals of seat %d lies %+v", p.Seat, on)
				}
			}
			for _, kind := range []kind{tray, hand, rituals} {
				if at := b.Things.At(things.Own(kind, p.Seat)).Center(); !p.Turned.Has(at) {
					t.Errorf("what flies to place %d of seat %d ends at %v, beside its dock %v", kind, p.Seat, at,
						p.Turned.Rect)
				}
			}
			r.Tap(ui.Touch, r.Target(fmt.Sprintf("ritual.seat.%d", p.Seat)))
			if b.Sel.panel != handPanel || b.Sel.seat != p.Seat {
				t.Errorf("a tap on the chip of seat %d opens %v of %d", p.Seat, b.Sel.panel, b.Sel.seat)
			}
			b.Sel = b.Sel.cleared()
			b.Given.Note(true)
			r.Tick(ui.Input{})
		}
		for _, r := range []ui.Rect{b.places.compass, b.places.piles.rect} {
			boardtest.Inside(t, "compass or piles", r, b.Given.Frame.Field)
			if r.Overlaps(b.places.field) {
				t.Errorf("%v lies over the field %v", r, b.places.field)
			}
		}
	})
}

// TestFlightsReachTheirDocks gives a ritual to a seat at the upper edge, and follows the card.
func TestFlightsReachTheirDocks(t *testing.T) {
	s := boardtest.Screen{W: 1440, H: 900, Scale: 1}
	r := newRig(newMatch(t, 2, "adventurers", 6), s, games.Public)
	r.SitRound()
	b := r.Board
	other := games.Seat((int(b.Given.Front) + 1) % 2)
	b.Timeline.Add(tellRitualDrawn(rules.RitualDrawn{Seat: other, Pile: 5})...)
	b.Step()
	if len(b.Model.flights.All) != 1 {
		t.Fatalf("%d flights", len(b.Model.flights.All))
	}
	if to, _ := b.places.tileOn(b.Model.flights.All[0].to); to.Y > b.places.field.Y {
		t.Errorf("the card flies to %v, which is not the upper edge", to)
	}
}
