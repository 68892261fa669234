package away

import (
	"encoding/json"
	"slices"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/talk"
)

// Account is what a device has been told of the match, as far as its reader may know it.
type Account struct {
	// Events are all events so far, beginning with those of the set-up. By is whose each move was.
	Events []games.Told[json.RawMessage]
	By     []games.Seat
	// Fresh counts how often the account began anew: after an undo, after the line was down, or when the reader
	// changed.
	Fresh int

	size int // the bytes that are kept
}

// mostTold bounds, in bytes, what a device keeps of the host's messages: many times the longest match.
const mostTold = 32 << 20

// tooMuch reports whether a host has told more than any match holds.
func (a *Account) tooMuch() bool { return a.size > mostTold }

// Frame is the state of the room after one change.
type Frame struct {
	State *room.State
	// Fresh is that of the [Account] at the time. Events and Moves are how many of them the account had then. Once the
	// account has begun anew, they mean nothing.
	Fresh, Events, Moves int
}

// mostFrames bounds the changes that are kept until somebody asks for them.
const mostFrames = 32

// add takes in a host's message. It returns false if the message cannot be right.
func (a *Account) add(t *talk.Told) bool {
	if t.From < 0 {
		*a = Account{Fresh: a.Fresh + 1}
	}
	by := len(a.By) + len(t.By)
	if len(t.At) != len(t.Events) || slices.ContainsFunc(t.By,
		func(s games.Seat) bool { return s < 0 || s >= games.MaxSeats }) {
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
		return true // tooMuch will make the device leave
	}
	a.By = append(a.By, t.By...)
	for i, text := range t.Events {
		a.Events = append(a.Events, games.Told[json.RawMessage]{Move: t.At[i], Event: text})
	}
	return true
}
