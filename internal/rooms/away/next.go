package away

import (
	"time"

	"runehall/games"
	"runehall/internal/rooms/talk"
)

// nextMatch is what the host has told of the match that has begun in the room after the one that is shown.
type nextMatch struct {
	before int // how many matches there were before it
	told   Account
	state  *talk.Message // the last state; nil: it has not come yet
	at     time.Time     // when that came
}

// isNext reports whether a message is about another match than the one that is shown.
func (c *Client) isNext(m talk.Message) bool {
	switch {
	case c.state == nil:
		return false
	case m.Told != nil:
		return m.Told.Before != c.state.Before
	default:
		return m.State != nil && m.State.Before != c.state.Before
	}
}

// hearNext keeps what is told of the next match until the device goes over to it: nothing that is shown changes.
func (c *Client) hearNext(m talk.Message) {
	if m.Told != nil {
		if c.next == nil || c.next.before != m.Told.Before {
			c.next = &nextMatch{before: m.Told.Before}
		}
		if !c.next.told.add(m.Told) {
			c.line.Close()
		}
		if c.next.told.tooMuch() {
			c.status, c.reason = Refused, tooMuchReason
		}
		return
	}
	if c.next == nil || c.next.before != m.State.Before {
		c.line.Close() // its events come first
		return
	}
	c.next.state, c.next.at, c.closed = &m, c.now, false
	if c.status != Here {
		c.back()
	}
}

// Begun reports whether the next match has begun in the room. The device stays with the one that has ended until
// [Client.GoOver].
func (c *Client) Begun() bool { return c.next != nil && c.next.state != nil }

// Following returns the game of the next match, and the seat of this device in it or games.Nobody; false: it has not
// begun.
func (c *Client) Following() (game string, seat games.Seat, ok bool) {
	if !c.Begun() {
		return "", games.Nobody, false
	}
	seat = games.Nobody
	if m := c.next.state; m.Seat != nil {
		seat = *m.Seat
	}
	return c.next.state.State.Game, seat, true
}

// GoOver goes over to the next match, if it has begun.
func (c *Client) GoOver() {
	if !c.Begun() {
		return
	}
	next := c.next
	next.told.Fresh += c.told.Fresh
	c.next, c.told, c.state, c.frames, c.reader = nil, next.told, nil, nil, nil
	c.takeState(*next.state, next.at)
}
