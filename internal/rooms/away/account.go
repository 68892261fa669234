package away

import (
	"encoding/json"
	"slices"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/talk"
)

// Account is what a device was told of the match, as its reader may know it.
type Account struct {
	// Events are those so far, those of the set-up first, and By is whose the moves are.
	Events []games.Told[json.RawMessage]
	By     []games.Seat
	// Fresh is how often all of it began anew: when something was undone, the line was down, or another reader reads.
	Fresh int

	size int // what is kept, in bytes
}

// mostTold bounds what a device keeps of what a host tells, in bytes: many times the longest match.
const mostTold = 32 << 20

// tooMuch reports whether a host has told more than any match holds.
func (a *Account) tooMuch() bool { return a.size > mostTold }

// Frame is how the room stood after a change.
type Frame struct {
	State *room.State
	// Fresh is that of the [Account] at that time, and Events and Moves are how much of it had been told. It is void once the account has begun anew.
	Fresh, Events, Moves int
}

// mostFrames is how many changes are kept that nobody has asked for.
const mostFrames = 32

// add takes what a host tells, or reports that it cannot be.
func (a *Account) add(t *talk.Told) bool {
	if t.From < 0 {
		*a = Account{Fresh: a.Fresh + 1}
	}
	by := len(a.By) + len(t.By)
	if len(t.At) != len(t.Events) || slices.ContainsFunc(t.By, func(s games.Seat) bool { return s < 0 || s >= games.MaxSeats }) {
		return false
	}
	last := 0
	if n := len(a.Events); n > 0 {
		last = a.Events[n-1].Move
	}
	for _, at := range t.At {
		if at < last || at > by {
			return false
		}
		last = at
	}
	a.size += 8 * len(t.By)
	for _, text := range t.Events {
		a.size += keeping + len(text)
	}
	if a.tooMuch() {
		return true // and the room is left
	}
	a.By = append(a.By, t.By...)
	for i, text := range t.Events {
		a.Events = append(a.Events, games.Told[json.RawMessage]{Move: t.At[i], Event: text})
	}
	return true
}
