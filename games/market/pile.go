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

func (p *pile) draw() Card {
	p.count--
	c := p.cards[p.count]
	p.cards[p.count] = Hidden
	return c
}
