package table

import (
	"strings"
	"testing"

	"runehall/games"
	"runehall/scenes/table/past"
)

// TestHowFarUndoGoes has matches written down as a table: one word for each move, with its seat and marks, in the order
// in which the moves were made. Seats 0 and 2 are persons, 1 and 3 computer players.
//
//	!  it revealed something
//	*  it revealed no more than its seat chose to show
//	=  several seats decided it together
//	f  the table made it by itself
//	?n after it person n opened the own curtain
func TestHowFarUndoGoes(t *testing.T) {
	const stands = -1 // nothing can be taken back
	for _, c := range []struct {
		made        string
		must        games.Seat // whose turn it is now
		undo, reset int        // how many moves stay
	}{
		{"", 0, stands, stands},
		{"0", 1, 0, stands},
		{"0", 0, 0, 0},        // the turn goes on
		{"0 0 0", 0, 2, 0},    // reset takes the whole turn back
		{"2 0 0", 0, 2, 1},    // but nobody else's moves
		{"0 1 0 0", 0, 3, 2},  // nor those of computer players between
		{"0 0f 0 0", 0, 3, 2}, // nor what the table did by itself
		{"0! 0 0", 0, 2, 1},   // nor what revealed something
		{"0* 0 0", 0, 2, 0},   // what a person chose to show is taken back too
		{"0= 0 0", 0, 2, 1},   // what was decided together is not
		{"0 0!", 0, stands, stands},
		{"0 0*", 0, 1, 0},
		{"0 0=", 0, stands, stands},
		{"0 1", 0, 0, stands}, // computer players' moves go back with the person's
		{"0 1 3 0f", 0, 0, stands},
		{"0 1!", 0, stands, stands}, // unless they revealed something
		{"0 1*", 0, stands, stands}, // even by choice: the person would know it in another try
		{"0 1=", 0, stands, stands},
		{"1", 0, stands, stands}, // there is no person's move before
		{"2 0", 2, 1, stands},
		{"0 ?0", 1, 0, stands}, // the own curtain does not matter
		{"0 ?2", 1, stands, stands},
		{"0 ?2 0", 0, 1, 1}, // what came after the other one's look can be taken back
		{"0 0 ?2 0", 0, 2, 2},
		{"0 1 ?2", 0, stands, stands},
	} {
		r := newRig(t, "little-explorers", 5, games.Person, "random", games.Person, "random")
		write(r, c.made, c.must)
		undo, ok := r.undoTo()
		if !ok {
			undo = stands
		}
		reset, ok := r.resetTo()
		if !ok {
			reset = stands
		}
		if undo != c.undo || reset != c.reset {
			t.Errorf("after %q undo leaves %d moves, want %d; reset %d, want %d", c.made, undo, c.undo, reset, c.reset)
		}
	}
}

// write makes as many moves as are written down, and then changes them into those.
func write(r *rig, made string, must games.Seat) {
	r.t.Helper()
	words := strings.Fields(made)
	moves := 0
	for _, w := range words {
		if w[0] != '?' {
			moves++
		}
	}
	for len(r.match.Made()) < moves {
		s := r.must()
		if refusal := r.make(s, r.match.Core().AppendMoves(nil, s)[0], past.Person); refusal != nil {
			r.t.Fatal(refusal)
		}
	}
	n := 0
	for _, w := range words {
		if w[0] == '?' {
			r.past.Openings = append(r.past.Openings, past.Opening{Moves: n, Seat: games.Seat(w[1] - '0')})
			continue
		}
		m := &r.match.Made()[n]
		m.Seat, m.Revealed, m.Shown = games.Seat(w[0]-'0'), strings.ContainsAny(w, "!*"), strings.Contains(w, "*")
		r.past.Origins[n] = past.Person
		if m.Seat%2 == 1 || strings.Contains(w, "f") {
			r.past.Origins[n] = past.Table
		}
		if strings.Contains(w, "=") {
			r.past.Origins[n] = past.Together
		}
		n++
	}
	r.acting = []games.Acting{{Seat: must, Must: true}}
}

// TestUndoOfAnotherPersonEndsTheRow takes back a person's move. Then no other person's can be taken back.
func TestUndoOfAnotherPersonEndsTheRow(t *testing.T) {
	r := newRig(t, "little-explorers", 5, games.Person, "random", games.Person, "random")
	write(r, "0 2", 0)
	r.past.Undone = []past.Undone[ritualMove]{{Seat: 2}}
	if n, ok := r.undoTo(); !ok || n != 1 {
		t.Errorf("seat 2 cannot go on taking back its moves: %d, %v", n, ok)
	}
	r.past.Undone[0].Seat = 0
	if n, ok := r.undoTo(); ok {
		t.Errorf("what seat 2 did is taken back in a row that seat 0 began, to %d moves", n)
	}
}
