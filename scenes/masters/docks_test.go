package masters

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/table"
	"runehall/ui"
)

// TestSeatsRoundTheTable looks at the chips in the docks of 2 and 3 seats: each lies in its dock, and what flies to a seat
// ends there, wherever its edge is.
func TestSeatsRoundTheTable(t *testing.T) {
	for seats := 2; seats <= 3; seats++ {
		for _, s := range []screen{{1440, 900, 1, "en"}, {800, 1280, 1, "de"}} {
			t.Run(fmt.Sprintf("%d seats %vx%v", seats, s.w, s.h), func(t *testing.T) {
				m := newMatch(t, seats, everything, 6)
				for range 6 * seats {
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
					for _, place := range []ui.Rect{p.chip, p.badge, p.name, p.points, p.masters, p.cards, p.extra} {
						inside(t, "a place of the chip", p.turned.OutRect(place), p.turned.Rect)
					}
					for _, kind := range []spotKind{spotHand, spotBeside, spotMasters} {
						if at := b.spot(spot{kind: kind, seat: p.seat}); !p.turned.Has(at.Center()) {
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
	s := screen{1440, 900, 1, "en"}
	r := newRig(t, newMatch(t, 2, nil, 6), s, games.Public)
	r.sitRound(s)
	b := r.board
	other := games.Seat((int(b.state.Front) + 1) % 2)
	b.timeline.Add(tellCardDrawn(rules.CardDrawn{Seat: other, Deck: 9})...)
	b.Step()
	if len(b.model.flights) != 1 {
		t.Fatalf("%d flights", len(b.model.flights))
	}
	if to := b.spot(b.model.flights[0].to).Center(); to.Y > b.places.field.Y {
		t.Errorf("the card flies to %v, which is not the upper edge", to)
	}
}

// sitRound seats those at the table round it.
func (r *rig) sitRound(s screen) {
	r.t.Helper()
	f := frameOf(r.t, r.kit, s, r.board.model.seats)
	dock := New().Need(table.Room{Kit: r.kit, Screen: f.Screen.Size(), Portrait: f.Portrait, Seats: len(f.Sitters)}).Dock
	f.Docks, f.Field = docksOf(f.Field.Union(f.Seats), len(f.Sitters)-1, dock)
	f.Seats = ui.Rect{}
	r.board.Layout(f)
	r.tick(ui.Input{})
}

// docksOf places docks round a field as a table does.
func docksOf(field ui.Rect, n int, dock ui.Size) (docks []ui.Turned, inner ui.Rect) {
	inner = field.Grow(-dock.H - 8)
	for _, edge := range [][]int{{}, {2}, {1, 3}}[n] {
		r := ui.Rc(field.X, inner.Center().Y-dock.W/2, dock.H, dock.W)
		switch edge {
		case 3:
			r.X = field.Right() - dock.H
		case 2:
			r = ui.Rc(inner.Center().X-dock.W/2, field.Y, dock.W, dock.H)
		}
		docks = append(docks, ui.Turned{Rect: r.Snap(), Turns: edge})
	}
	return docks, inner
}
