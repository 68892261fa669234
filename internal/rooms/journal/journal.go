package journal

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"strings"
	"time"
)

// Journal stores the lines of rooms. Many goroutines may use it. A line that it has acknowledged survives if the
// program is killed.
type Journal interface {
	// Append stores a line of a room at place n, counted from 0, which must be the first free place. If exactly that
	// line is there already, it does nothing. If another line is there, the error wraps [ErrTaken]; if the place before
	// is empty, [ErrGap].
	Append(ctx context.Context, room string, n int, line []byte) error
	// Begin stores the first lines of a new room, whose id nobody else knows yet, in as few writes as it can. If
	// exactly those lines are there already, it does nothing. If others are there, the error wraps [ErrTaken]. After an
	// error some of the lines may be there.
	Begin(ctx context.Context, room string, lines [][]byte) error
	// Read returns the lines of a room from place n on. If there is no such room, the error wraps [ErrNoRoom].
	Read(ctx context.Context, room string, n int) ([][]byte, error)
	// Count returns the number of rooms, without names ([IsName]).
	Count(ctx context.Context) (int, error)
	// List returns all rooms and names, in no particular order.
	List(ctx context.Context) ([]Stored, error)
	// Remove removes a room that has exactly that many lines. If it has others, the error wraps [ErrTaken], and nothing
	// happens. It also removes a room that another host has begun to remove.
	Remove(ctx context.Context, room string, lines int) error
	// Hear makes ears listen to the other hosts of the same rooms, until the journal is closed.
	Hear(ears Ears) error
	// Here tells the other hosts who of a room is at this host. It is not stored, and may get lost.
	Here(room string, who Present) error
	// Shared reports whether other hosts may store lines in the same rooms.
	Shared() bool
	// Close ends the journal. Everything acknowledged is stored.
	Close() error
}

// Stored is a room in a journal.
type Stored struct {
	Room string
	// Used is when its last line was stored.
	Used time.Time
}

// Present is who is at a host: a bit per seat, the first seat's lowest.
type Present struct {
	// Seats are those for which somebody is there, and Claimed those whose claimant is.
	Seats, Claimed uint8
}

// Ears are functions called from any goroutine. Calls may be missing when a host or the connection between two hosts
// fails.
type Ears struct {
	// Lines is called when some host, perhaps this one, is about to store a line: soon the room will have at least that
	// many lines, unless that host fails.
	Lines func(room string, lines int)
	// Here is called when some host, perhaps this one, calls [Journal.Here].
	Here func(room string, who Present)
}

// The errors that callers need to tell apart.
var (
	// ErrTaken: there is another line at that place.
	ErrTaken = errors.New("another line stands there")
	// ErrGap: the place before is empty.
	ErrGap = errors.New("the line before is missing")
	// ErrNoRoom: no room has that id.
	ErrNoRoom = errors.New("there is no such room")
	// ErrLong: the line or the room is longer than any match.
	ErrLong = errors.New("longer than any match")
	// ErrDamaged: the stored room is damaged.
	ErrDamaged = errors.New("the file of the room is damaged")
	// ErrID: the text cannot be the id of a room.
	ErrID = errors.New("no id of a room")
)

const (
	// LongestLine bounds a line, in bytes. Only a room's first line comes near it.
	LongestLine = 16 << 10
	// MostLines bounds the number of lines of a room.
	MostLines = 100_000
)

// IDBytes is the number of random bytes in an id. Nobody guesses 128 bits.
const IDBytes = 16

// IsID reports whether a text has the form of a room's id: random bytes in hexadecimal digits.
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

// A name is an entry of a journal that is no room, but leads to one: its id follows from what the room is called, so it
// is the same at every host. Names end in nameEnding. Ids of rooms are random, and never drawn like that.
const nameEnding = "0000000000"

// NameID returns the id of the name that says which room is called like that.
func NameID(called string) string {
	sum := sha256.Sum256([]byte("runehall room " + called))
	return hex.EncodeToString(sum[:])[:2*IDBytes-len(nameEnding)] + nameEnding
}

// IsName reports whether an id is that of a name.
func IsName(id string) bool { return IsID(id) && strings.HasSuffix(id, nameEnding) }

// CheckAll returns why lines can never be the first lines of a room, or nil if they can.
func CheckAll(room string, lines [][]byte) error {
	if len(lines) == 0 {
		return ErrGap
	}
	for n, line := range lines {
		if err := Check(room, n, line); err != nil {
			return err
		}
	}
	return nil
}

// Check returns why a line can never be stored at a place, or nil if it can.
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
