package stones

import "runehall/games"

// limit returns how many cards the hand is refilled to (STO-17, STO-31).
func (p *player) limit() int8 {
	if p.stones.has(HandStone) {
		return ManyCards
	}
	return HandCards
}

// playCard takes a card out of the hand for all to see. That reveals it, unless everybody knew it.
func (g *Game) playCard(s games.Seat, c Card) {
	p := &g.players[s]
	if !p.known.Has(c) {
		g.revealed = true
	}
	p.hand.remove(c)
	p.known.remove(c)
	p.size--
	g.turn.played.add(c)
}

// refill draws the hand up to its limit (STO-17). Once the last card of the pile is drawn everybody knows the hand,
// since all other own cards lie open.
func (g *Game) refill(s games.Seat) {
	p := &g.players[s]
	var drawn Set
	tell := func() {
		if g.events != nil && !drawn.Empty() {
			g.events.Add(CardsDrawn{Seat: s, Cards: drawn.Cards(), Pile: int(p.pile.count)})
		}
		drawn = Set{}
	}
	for p.size < p.limit() {
		if p.pile.count == 0 {
			if p.discards.Empty() {
				break
			}
			tell()
			p.pile.fill(p.discards, &g.cardChance)
			p.discards = Set{}
			if g.events != nil {
				g.events.Add(PileShuffled{Seat: s, Cards: int(p.pile.count)})
			}
		}
		c := p.pile.draw()
		p.hand.add(c)
		p.size++
		drawn.add(c)
		g.revealed = true
		if p.pile.count == 0 {
			p.known = p.hand
		}
	}
	tell()
}
