package boardtest

import (
	"testing"

	"runehall/games"
)

// LastRounds reads headlines of a board whose match ends with a round, and counts how often it met the last one.
type LastRounds struct {
	Of            string // the game, with which the keys of messages begin
	until, latest int
}

// Read wants the headline to tell the round; in the last one up to which seat it goes, and at that seat, the one before the start player, that
// it is the last turn.
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
