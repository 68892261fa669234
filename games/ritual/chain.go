package ritual

import "runehall/games"

// Link is one revealed card of a chain: the ritual first, then the answers, each to the card before it (RIT-36).
type Link struct {
	Seat games.Seat `json:"seat"`
	Card Card       `json:"card"`
	// Target is the seat named at the reveal, or [games.Nobody].
	Target games.Seat `json:"target"`
	// Does is the kind of ritual that the card carries out. It differs from Card only for Copy ritual.
	Does Card `json:"does"`
}

// maxLinks bounds a chain: a ritual, two Wards and two Reverses.
const maxLinks = 5

// chain is the cards in play, from the reveal until they lie on the discards.
type chain struct {
	links [maxLinks]Link
	count uint8
	// asked is the seat that is asked for an answer, or [games.Nobody].
	asked games.Seat
}

func (c *chain) list() []Link { return c.links[:c.count:c.count] }

func (c *chain) last() Link { return c.links[c.count-1] }

func (c *chain) add(l Link) {
	c.links[c.count] = l
	c.count++
}
