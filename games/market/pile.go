package market

// pile is the deck or the discards; the last card is the top one.
type pile struct {
	cards [DeckCards]Card
	count uint8
}

func (p *pile) list() []Card { return p.cards[:p.count:p.count] }

func (p *pile) add(c Card) {
	p.cards[p.count] = c
	p.count++
}

// drawBelow draws the uppermost card that is not a number card of limit or higher. There must be one.
func (p *pile) drawBelow(limit Card) Card {
	at := p.count - 1
	for p.cards[at].Number() && p.cards[at] >= limit {
		at--
	}
	c := p.cards[at]
	copy(p.cards[at:p.count], p.cards[at+1:p.count])
	p.count--
	p.cards[p.count] = Hidden
	return c
}

func (p *pile) draw() Card {
	p.count--
	c := p.cards[p.count]
	p.cards[p.count] = Hidden
	return c
}
