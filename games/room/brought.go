package room

import (
	"errors"
	"fmt"

	"runehall/games"
)

// errBrought is the error of a record that no room can go on with.
var errBrought = errors.New("a match that is over is not brought into a room")

// Bring makes a room of a match that was begun elsewhere, and returns its lines: the first is that of a new room, and each of the others a step of the
// record. So rooms know no difference. All seats of persons are free. Whoever brings a match knew its seed before.
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
	return r, lines, nil
}
