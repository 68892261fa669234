package toss

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/ui"
)

// TestSeatsRoundTheTable checks that everything has its own place where everybody sits at an edge of the screen, too.
// What flies to a seat ends in its tray, which is turned to its reader.
func TestSeatsRoundTheTable(t *testing.T) {
	boardtest.EachRound(t, 2, games.MaxSeats, func(t *testing.T, s boardtest.Screen, seats int) {
		kit, err := ui.NewKit(ui.Look{Interface: s.Scale, Device: 1})
		if err != nil {
			t.Fatal(err)
		}
		s.Round = true
		f := boardtest.Frame(t, kit, New().Need, s, seats)
		for _, a := range arrangements(seats) {
			l := arrange(&f, a)
			t.Run(fmt.Sprint("mode ", a.mode), func(t *testing.T) { l.check(t, &f, seats) })
			p := placed(f, l, a)
			p.made.flicks = false // nothing is thrown here
			p.spread()
			others := l.trays[1:]
			boardtest.Docked(t, seats-1, len(others), func(i int) (_ boards.SeatPlace, shown, ends []ui.Rect) {
				q := &others[i]
				if q.done.Empty() {
					t.Errorf("seat %d cannot say at its edge that it is done", q.Seat)
				}
				for _, part := range q.parts() {
					shown = append(shown, part.Rect)
				}
				for i := range 3 {
					ends = append(ends, p.Things.At(wellOf(q.Seat, i)), p.Things.At(lootOf(q.Seat, rules.Colour(i))))
				}
				return q.SeatPlace, shown, append(ends, p.Things.At(dishOf(q.Seat)), p.Things.At(trayOf(q.Seat)))
			})
		}
	})
}
