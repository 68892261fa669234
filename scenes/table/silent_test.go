package table

import (
	"testing"

	"runehall/games"
	"runehall/games/ritual"
)

// TestMoveWithoutEventsIsTold makes moves of which no event tells: the board hears of each that there is another view.
func TestMoveWithoutEventsIsTold(t *testing.T) {
	def := *ritual.Def
	begin := def.New
	def.New = func(setup games.Setup, _ *games.Events[ritual.Event]) *ritual.Game { return begin(setup, nil) }
	h := newHall(t, &def, games.Setup{Seats: 2, Seed: 3}, games.Person, games.Person)
	h.settle()
	for n := range 3 {
		place(h)
		h.tick()
		if told := len(h.table.play.match.Told()); told > 0 {
			t.Fatalf("%d events tell of move %d", told, n)
		}
		if h.board.Shown() {
			t.Errorf("the board does not hear of move %d", n)
		}
		h.settle()
	}
}
