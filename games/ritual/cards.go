package ritual

import (
	"slices"

	"runehall/games"
)

// deck is ritual cards in a row, the last one on top.
type deck struct {
	cards [maxCards]Card
	count uint8
}

func (d *deck) list() []Card { return d.cards[:d.count:d.count] }

func (d *deck) add(c Card) {
	d.cards[d.count] = c
	d.count++
}

func (d *deck) draw() Card {
	d.count--
	c := d.cards[d.count]
	d.cards[d.count] = Hidden
	return c
}

// top returns the uppermost card, or Hidden.
func (d *deck) top() Card {
	if d.count == 0 {
		return Hidden
	}
	return d.cards[d.count-1]
}

// cards is where all ritual cards are, except those in play (see [chain]).
type cards struct {
	pile     deck
	discards deck
	// held are the cards of each seat, in the order of kinds (RIT-30).
	held  [games.MaxSeats][HandLimit]Card
	holds [games.MaxSeats]uint8
	// out are the cards put out of the match, and outBy who did that (RIT-30).
	out   deck
	outBy [maxCards]games.Seat
}

func (c *cards) hand(s games.Seat) []Card { return c.held[s][:c.holds[s]:c.holds[s]] }

func (c *cards) has(s games.Seat, card Card) bool { return slices.Contains(c.hand(s), card) }

// give adds a card to a seat's hand, which is kept in order.
func (c *cards) give(s games.Seat, card Card) {
	at := c.holds[s]
	for ; at > 0 && c.held[s][at-1] > card; at-- {
		c.held[s][at] = c.held[s][at-1]
	}
	c.held[s][at] = card
	c.holds[s]++
}

func (c *cards) take(s games.Seat, card Card) {
	at := slices.Index(c.hand(s), card)
	copy(c.held[s][at:c.holds[s]], c.held[s][at+1:c.holds[s]])
	c.holds[s]--
	c.held[s][c.holds[s]] = Hidden
}

// putOut lays a seat's card out of the match.
func (c *cards) putOut(s games.Seat, card Card) {
	c.take(s, card)
	c.outBy[c.out.count] = s
	c.out.add(card)
}

// drawStack holds the seats that are still to draw a ritual (RIT-15): the last one first, since a ritual played for a
// draw is settled, draws of its own included, before that draw goes on (RIT-30, RIT-37).
type drawStack struct {
	seats [Tiles - firstBlack]games.Seat
	count uint8
}

func (d *drawStack) push(s games.Seat) {
	d.seats[d.count] = s
	d.count++
}

func (d *drawStack) top() games.Seat { return d.seats[d.count-1] }

func (d *drawStack) pop() {
	d.count--
	d.seats[d.count] = 0
}
