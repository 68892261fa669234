package apart

import (
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/room"
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
