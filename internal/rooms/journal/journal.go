package journal

import (
	"context"
	"errors"
)

// Journal keeps the lines of rooms. It is for many goroutines. What it has acknowledged stays, whenever the program is killed.
type Journal interface {
	// Append stores a line of a room at the n-th place, counted from 0, behind all that it has. If just that line stands there already, it does
	// nothing. If there is another one, the error wraps [ErrTaken]; if the place before it is empty, [ErrGap].
	Append(ctx context.Context, room string, n int, line []byte) error
	// Read returns the lines of a room from the n-th on. If there is no such room, the error wraps [ErrNoRoom].
	Read(ctx context.Context, room string, n int) ([][]byte, error)
	// Count returns how many rooms there are.
	Count(ctx context.Context) (int, error)
	// Hear listens, until the journal is closed, to the hosts that may store lines of the same rooms.
	Hear(ears Ears) error
	// Here tells them who is at this host for the seats of a room: a bit for each seat, the first seat's the lowest. It is not stored, and may be lost.
	Here(room string, seats uint8) error
	// Shared reports whether other hosts may store lines of the same rooms.
	Shared() bool
	// Close ends the journal. What was acknowledged is stored.
	Close() error
}

// Ears are called from any goroutine. What they hear of may be left out where a host fails, or the line between two of them.
type Ears struct {
	// Lines is called when some host, perhaps this one, is about to store a line of a room: soon it has so many lines at least, unless that host fails.
	Lines func(room string, lines int)
	// Here is called with what some host, perhaps this one, says by [Journal.Here].
	Here func(room string, seats uint8)
}

// The errors that callers tell apart.
var (
	// ErrTaken: another line stands at that place.
	ErrTaken = errors.New("another line stands there")
	// ErrGap: there is no line before that place.
	ErrGap = errors.New("the line before is missing")
	// ErrNoRoom: there is no room of that id.
	ErrNoRoom = errors.New("there is no such room")
	// ErrLong: the line, or the room, is longer than any match.
	ErrLong = errors.New("longer than any match")
	// ErrDamaged: what is kept of the room is something else than lines.
	ErrDamaged = errors.New("the file of the room is damaged")
	// ErrID: no room can be called that.
	ErrID = errors.New("no id of a room")
)

const (
	// LongestLine bounds a line, in bytes. Only the first line of a room comes near it.
	LongestLine = 16 << 10
	// MostLines bounds the lines of a room.
	MostLines = 100_000
)

// IDBytes is how many random bytes an id is made of: nobody guesses 128 bits.
const IDBytes = 16

// IsID reports whether a text is the id of a room: random bytes in hexadecimal digits.
func IsID(room string) bool {
	if len(room) != 2*IDBytes {
		return false
	}
	for _, c := range []byte(room) {
		if (c < '0' || c > '9') && (c < 'a' || c > 'f') {
			return false
		}
	}
	return true
}

// Check returns why a line cannot be stored at a place, whatever stands there, or nil.
func Check(room string, n int, line []byte) error {
	switch {
	case !IsID(room):
		return ErrID
	case n < 0 || n >= MostLines || len(line) == 0 || len(line) > LongestLine:
		return ErrLong
	default:
		return nil
	}
}
