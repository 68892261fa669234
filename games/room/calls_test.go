package room

import (
	"testing"

	"runehall/games"
)

// TestWhoIsCalled asks at each reader of a state whether their person is called. Only the seat that must act is, at its
// own device, until it has decided or the match is over.
func TestWhoIsCalled(t *testing.T) {
	const must, may, computer, free = 0, 1, 2, 3
	person := Sitter{Driver: games.Person}
	seats := []Sitter{must: person, may: person, computer: {Driver: "novice"}, free: {Driver: games.Person, Free: true}}
	acting := []Acting{{Seat: must, Must: true}, {Seat: may}, {Seat: computer, Must: true}, {Seat: free, Must: true}}
	for reader := games.All; int(reader) <= len(seats); reader++ {
		s := &State{Reader: reader, Seats: seats, Acting: acting}
		if s.Calls() != (reader == must) {
			t.Errorf("the reader %d is called: %v", reader, s.Calls())
		}
	}
	for what, s := range map[string]*State{
		"has decided":       {Held: "x"},
		"the match is over": {End: &End{}},
	} {
		s.Reader, s.Seats, s.Acting = must, seats, acting
		if s.Calls() {
			t.Errorf("%s, and is called", what)
		}
	}
}
