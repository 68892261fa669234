package room

import (
	"errors"
	"fmt"

	"runehall/games"
)

// errBrought refuses a record that is over.
var errBrought = errors.New("a match that is over is not brought into a room")

// Bring makes a room for a match that began elsewhere, and returns the room's lines: the first line of a new room, and
// a line for each step of the record. So such a room is like any other that waits. All seats of persons are free.
// Whoever brings a match already knew its seed.
func Bring(of Games, record *games.Record, host, invite string) (*Room, [][]byte, error) {
	r, first, err := New(of, record.Game, record.Setup, record.Players, host, invite)
	if err != nil {
		return nil, nil, err
	}
	if got := r.live.Record(); got.Version != record.Version || got.Tables != record.Tables {
		return nil, nil, fmt.Errorf("a match of version %d of %s, want %d", record.Version, record.Game, got.Version)
	}
	lines := [][]byte{first}
	for _, step := range record.Steps {
		var l line
		switch step.Kind {
		case games.StepSum:
			continue
		case games.StepUndo:
			l = line{word: undoWord, n: step.N}
		default:
			l = line{seat: step.Seat, rest: step.Move}
		}
		text := []byte(l.text())
		if err := r.Apply(text); err != nil {
			return nil, nil, err
		}
		lines = append(lines, text)
	}
	if r.end != nil {
		return nil, nil, errBrought
	}
	return r, append(lines, WaitLine()), r.Apply(WaitLine())
}
