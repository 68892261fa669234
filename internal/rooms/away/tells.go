package away

import (
	"runehall/games"
	"runehall/games/room"
)

// Code returns the code by which others find the room; "": there is none, or this device may not invite.
func (c *Client) Code() string { return c.code }

// Tells is something about a seat that the person at this device should know.
type Tells struct {
	What Telling
	Seat games.Seat
}

// Telling is what there is to know of a seat.
type Telling uint8

const (
	// Also: another device has come with the secret of this device's seat.
	Also Telling = iota
	// Lost: the host has let another device into what was this device's seat.
	Lost
	// Moved: the host has let another device into the seat of somebody else.
	Moved
)

// mostTells bounds what is kept until somebody asks for it.
const mostTells = 4

// Tells returns what the host has told and nobody has asked for yet; false: nothing.
func (c *Client) Tells() (Tells, bool) {
	if len(c.tells) == 0 {
		return Tells{}, false
	}
	first := c.tells[0]
	c.tells = c.tells[1:]
	return first, true
}

func (c *Client) tell(what Telling, s games.Seat) {
	c.tells = append(c.tells, Tells{what, s})
	c.tells = c.tells[max(0, len(c.tells)-mostTells):]
}

// tellMoved tells to whose seats the host has let other devices in since a state.
func (c *Client) tellMoved(before *room.State) {
	if before == nil || before.Before != c.state.Before {
		return
	}
	for s := range min(len(before.Seats), len(c.state.Seats)) {
		if c.state.Seats[s].Moved > before.Seats[s].Moved && games.Seat(s) != c.seat {
			c.tell(Moved, games.Seat(s))
		}
	}
}
