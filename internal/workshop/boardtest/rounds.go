package boardtest

import (
	"testing"

	"runehall/games"
)

// LastRounds checks the headlines of a board whose match ends with a round, and counts how often it met the last round.
type LastRounds struct {
	Of            string // the game, whose id begins the keys of messages
	until, latest int
}

// Read checks that a headline tells the round. In the last round it must tell up to which seat the round goes, which is
// the seat before the start player, and at that seat that this is the last turn.
func (l *LastRounds) Read(t *testing.T, head games.Phrase, last bool, onTurn, starts games.Seat, seats int) {
	t.Helper()
	end := (starts + games.Seat(seats) - 1) % games.Seat(seats)
	want := l.Of + ".board.round"
	switch {
	case last && onTurn == end:
		want = l.Of + ".board.turn-last"
		l.latest++
	case last:
		want = l.Of + ".board.round-last"
		l.until++
		if len(head.Args) != 1 || head.Args[0] != games.SeatArg("seat", end) {
			t.Fatalf("the last round goes up to seat %d, not %v", end, head.Args)
		}
	}
	if head.Key != want {
		t.Fatalf("the headline is %s, not %s", head.Key, want)
	}
}

// Met fails unless there were last rounds, and last turns in them.
func (l *LastRounds) Met(t *testing.T) {
	t.Helper()
	if l.until == 0 || l.latest == 0 {
		t.Errorf("%d moves of last rounds before the last turn, %d in it", l.until, l.latest)
	}
}
