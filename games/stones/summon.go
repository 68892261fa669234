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
	g.playCard(s, c)
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
	g.turn.points -= g.deck.slots[slot-1]
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
