package masters

import "slices"

const (
	// HandCards is how many cards each seat draws at the set-up, and how many masters it has (MAS-3, MAS-5).
	HandCards = 3
	// maxHand bounds a hand: three, and one drawn by MAS-23 or both that and one drawn by MAS-21 with two masters left.
	maxHand = 4
)

// hand is the cards of a seat, in the order in which it got them.
type hand struct {
	cards [maxHand]Card
	// shown marks the cards that everybody has seen (MAS-16).
	shown [maxHand]bool
	count uint8
}

func (h *hand) list() []Card { return h.cards[:h.count:h.count] }

func (h *hand) has(c Card) bool { return slices.Contains(h.list(), c) }

func (h *hand) add(c Card) {
	h.cards[h.count] = c
	h.count++
}

// remove takes a card out of the hand, and reports whether everybody had seen it.
func (h *hand) remove(c Card) bool {
	at := slices.Index(h.list(), c)
	shown := h.shown[at]
	copy(h.cards[at:h.count], h.cards[at+1:h.count])
	copy(h.shown[at:h.count], h.shown[at+1:h.count])
	h.count--
	h.cards[h.count], h.shown[h.count] = Hidden, false
	return shown
}

// show lets everybody see the hand, and reports whether anything in it was hidden.
func (h *hand) show() bool {
	hidden := false
	for i := range h.list() {
		hidden = hidden || !h.shown[i]
		h.shown[i] = true
	}
	return hidden
}

// pile is cards in a row, the last one on top.
type pile struct {
	cards [Layouts]Card
	count uint8
}

func (p *pile) list() []Card { return p.cards[:p.count:p.count] }

func (p *pile) add(c Card) {
	p.cards[p.count] = c
	p.count++
}

func (p *pile) draw() Card {
	p.count--
	c := p.cards[p.count]
	p.cards[p.count] = Hidden
	return c
}
