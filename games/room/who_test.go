package room

import (
	"strings"
	"testing"

	"runehall/games"
)

// TestWhoMayReadWhat asks who may read as whom at each kind of seat: taken, free, a computer player's, and given up.
func TestWhoMayReadWhat(t *testing.T) {
	r := newRig(t, "ritual", nil, 7, "person", "person", "greedy", "person")
	r.sitters[1] = Sitter{Driver: games.Person, Free: true} // nobody has had it yet
	r.do(Deed{Do: DoResign, Seat: 3})
	const taken, free, computer, left = 0, 1, 2, 3
	for _, c := range []struct {
		who  string
		from From
		may  []games.Seat
	}{
		{"anybody", From{Seat: games.Nobody}, nil},
		{"who is invited", From{Seat: games.Nobody, Invited: true}, nil},
		{"who sits there", From{Seat: taken, Invited: true}, []games.Seat{taken}},
		{"the host", From{Seat: games.Nobody, Host: true, Invited: true}, []games.Seat{free}},
		{"the host, who sits there", From{Seat: taken, Host: true, Invited: true}, []games.Seat{taken, free}},
	} {
		may := map[games.Seat]bool{games.Public: true}
		for _, s := range c.may {
			may[s] = true
		}
		for _, reader := range []games.Seat{games.Public, games.All, taken, free, computer, left, 4, -9} {
			if got := r.MayRead(c.from, reader); got != may[reader] {
				t.Errorf("%s may read as %d: %v", c.who, reader, got)
			}
		}
	}
}

// TestNoKeyIsTold looks for the keys of seats, host and invitation in everything that goes over the wire: only the
// host's journal may hold them.
func TestNoKeyIsTold(t *testing.T) {
	r := newRig(t, "ritual", nil, 7, "person", "person", "greedy")
	for _, reader := range r.readers() {
		text := sent(t, r.Room, reader, -1)
		for _, n := range []int{0, 1, hostKey, inviteKey} {
			if strings.Contains(text, key(n)) {
				t.Errorf("reader %d is told the key %d", reader, n)
			}
		}
	}
}
