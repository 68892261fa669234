package stones

import "runehall/games"

// beginSummon begins a summoning (STO-10), with the magic of STO-30.
func (g *Game) beginSummon(s games.Seat) {
	if g.phase != TurnPhase {
		return
	}
	g.phase = SummonPhase
	g.turn.magic = White
	if g.players[s].stones.has(MagicStone) {
		g.turn.points = StoneMagic
	}
}

// lay lays a hand card for its magic. Many-coloured magic joins any colour.
func (g *Game) lay(s games.Seat, c Card) {
	g.beginSummon(s)
	face := g.deck.Face(s, c)
	g.players[s].lose(c)
	g.turn.played.add(c)
	g.turn.points += face.Magic
	if face.Of != White {
		g.turn.magic = face.Of
	}
	if g.events != nil {
		g.events.Add(CardLaid{Seat: s, Card: c, Magic: int(g.turn.points)})
	}
}

// buy buys a display card at the price of its slot; nothing slides yet.
func (g *Game) buy(s games.Seat, slot int8) {
	g.beginSummon(s)
	c := g.display[slot-1]
	g.display[slot-1] = Hidden
	g.turn.points -= slotPrices[slot-1]
	g.turn.bought++
	g.players[s].discards.add(c)
	if g.events != nil {
		g.events.Add(CardBought{Seat: s, Card: c, Slot: int(slot), Magic: int(g.turn.points)})
	}
}

// endSummon puts the laid cards on the own discards.
func (g *Game) endSummon(s games.Seat) {
	p := &g.players[s]
	p.discards = p.discards.join(g.turn.played)
	if g.events != nil && !g.turn.played.Empty() {
		g.events.Add(CardsDiscarded{Seat: s, Cards: g.turn.played.Cards()})
	}
	g.endAction()
}

// fillDisplay slides the display to the right and fills it from the right (STO-10).
func (g *Game) fillDisplay() {
	if g.slide() && g.events != nil {
		g.events.Add(DisplaySlid{Display: g.displayed()})
	}
	for slot := range g.display {
		if g.display[slot] != Hidden {
			continue
		}
		if !g.readyCommon() {
			return
		}
		g.display[slot] = g.common.draw()
		g.revealed = true
		if g.events != nil {
			g.events.Add(SlotFilled{Slot: slot + 1, Card: g.display[slot], Pile: int(g.common.count)})
		}
	}
}

// slide moves display cards to the right, and reports whether any has moved.
func (g *Game) slide() bool {
	to, moved := 0, false
	for from, c := range g.display {
		if c == Hidden {
			continue
		}
		if from != to {
			g.display[to], g.display[from] = c, Hidden
			moved = true
		}
		to++
	}
	return moved
}

// displayed lists the display from the right slot on, empty slots left out.
func (g *Game) displayed() []Card {
	list := make([]Card, 0, Slots)
	for _, c := range g.display {
		if c != Hidden {
			list = append(list, c)
		}
	}
	return list
}

// readyCommon makes the discards the common pile if that is empty, and reports whether there is a card to draw.
func (g *Game) readyCommon() bool {
	if g.common.count > 0 {
		return true
	}
	if g.discards.Empty() {
		return false
	}
	g.common.fill(g.discards, &g.cardChance)
	g.discards = Set{}
	if g.events != nil {
		g.events.Add(CommonShuffled{Cards: int(g.common.count)})
	}
	return true
}

// refill draws the hand up to its limit (STO-17). With the last card of the pile everybody knows the hand: the rest of the
// own cards lies open.
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
