package apart

import (
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
)

// TestAHostThatSaysWhatCannotBeIsNone gets states that no host of this program would send, with seats that are not
// there.
func TestAHostThatSaysWhatCannotBeIsNone(t *testing.T) {
	good := func() *room.State {
		return &room.State{
			Seats: make([]room.Sitter, 3), Reader: 2, Acting: []room.Acting{{Seat: 1, Must: true}},
			Asked: &room.Asked{By: 2},
		}
	}
	if err := possible(good(), []games.Seat{0, 2}); err != nil {
		t.Fatal(err)
	}
	for name, spoil := range map[string]func(*room.State){
		"nobody":         func(st *room.State) { st.Seats = nil },
		"too many":       func(st *room.State) { st.Seats = make([]room.Sitter, games.MaxSeats+1) },
		"another reader": func(st *room.State) { st.Reader = 3 },
		"another acts":   func(st *room.State) { st.Acting = append(slices.Clone(st.Acting), room.Acting{Seat: 3}) },
		"nobody acts":    func(st *room.State) { st.Acting = []room.Acting{{Seat: games.Nobody}} },
		"another asks":   func(st *room.State) { st.Asked = &room.Asked{By: 3} },
	} {
		st := good()
		if spoil(st); possible(st, nil) == nil {
			t.Errorf("%s: that can be", name)
		}
	}
	if possible(good(), []games.Seat{0, 3}) == nil {
		t.Error("another has moved: that can be")
	}
}

// TestALookIntoAHandIsTold has the host's screen see hands: it is told once, and only of seats that devices have had.
func TestALookIntoAHandIsTold(t *testing.T) {
	for _, host := range []bool{false, true} {
		a := &Line{At: &Elsewhere{Host: host}}
		a.Take(away.Frame{State: &room.State{Seats: []room.Sitter{{Sat: true}, {}, {Sat: true, Seen: true}}}})
		for range 2 {
			a.Take(away.Frame{State: &room.State{Seats: []room.Sitter{{Sat: true, Seen: true}, {Seen: true},
				{Sat: true, Seen: true}}}})
		}
		if s, ok := a.Looked(); ok == host || ok && s != 0 {
			t.Errorf("host %v: seat %d, %v", host, s, ok)
		}
		if s, ok := a.Looked(); ok {
			t.Errorf("seat %d once more", s)
		}
	}
}
