package stage_test

import (
	"testing"

	"runehall/games"
	"runehall/scenes/stage"
	"runehall/ui"
)

// TestASeatLooksAsItWasChosen chooses every colour with every emblem at every seat; of what this version does not know
// the seat's own is shown.
func TestASeatLooksAsItWasChosen(t *testing.T) {
	kit, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	s := &stage.Stage{Kit: kit}
	for seat := range stage.Colours {
		for i, colour := range stage.Colours {
			for j, emblem := range stage.Emblems {
				if got := s.Look(games.Player{Colour: colour, Emblem: emblem}, seat); got.Color != kit.Seats[i].Color ||
					got.Emblem != ui.Emblem(j) {
					t.Errorf("%s and %s at seat %d look like %+v", colour, emblem, seat, got)
				}
			}
		}
		if got := s.Look(games.Player{Colour: "mauve", Emblem: "comet"}, seat); got.Color != kit.Seats[seat].Color ||
			got.Emblem != ui.Emblem(seat) {
			t.Errorf("unknown ones at seat %d look like %+v", seat, got)
		}
	}
}
