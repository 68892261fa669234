package stones

import "runehall/games"

// use plays hand cards for their abilities (STO-11).
func (g *Game) use(s games.Seat, cards Set) {
	g.phase = AbilityPhase
	for left := cards; !left.Empty(); {
		g.playCard(s, left.pop())
	}
	if g.events != nil {
		g.events.Add(CardsPlayed{Seat: s, Cards: cards.Cards()})
	}
}

// useIcon carries out an icon of a played card (STO-21).
func (g *Game) useIcon(s games.Seat, m Move) {
	icon := g.deck.Face(s, m.Card).Icons[m.Icon-1]
	g.turn.open = m.Card
	g.turn.used[m.Icon-1] = true
	if g.events != nil {
		g.events.Add(IconUsed{Seat: s, Card: m.Card, Icon: int(m.Icon)})
		if g.wasted(icon, m.Kind) {
			g.events.Add(IconWasted{Seat: s, Card: m.Card, Icon: int(m.Icon)})
		}
	}
	switch icon.Kind {
	case GemIcon:
		g.takeGems(s, oneGem(icon.Colour), ByAbility)
	case AnyGemIcon:
		if m.Kind == IconGem {
			g.takeGems(s, oneGem(m.Colour), ByAbility)
		}
	case JokerIcon:
		g.takeGems(s, oneGem(White), ByAbility)
	case CardIcon, AnyCardIcon:
		if m.Kind == IconCard {
			g.takeDisplay(s, m.Slot)
		}
	case DieIcon:
		g.roll(s, false)
		return
	}
	g.iconDone(s)
}

// wasted reports whether an icon has nothing to give, given the kind of move that uses it (STO-21).
func (g *Game) wasted(icon Icon, by MoveKind) bool {
	switch icon.Kind {
	case GemIcon:
		return g.supply[icon.Colour] == 0
	case JokerIcon:
		return g.supply[White] == 0
	case AnyGemIcon, CardIcon, AnyCardIcon:
		return by == UseIcon // if there were something to take, the move would name it
	default:
		return false
	}
}

// iconDone closes the open card if it has no icon left to carry out (STO-20, STO-34).
func (g *Game) iconDone(s games.Seat) {
	face := g.deck.Face(s, g.turn.open)
	if face.Kind == ChoiceAbility && !g.players[s].stones.has(PlusStone) || face.icons() == 1 ||
		g.turn.used == [2]bool{true, true} {
		g.closeCard(s)
	}
}

// takeDisplay takes a display card to the own discards; the display slides and fills at once (STO-21).
func (g *Game) takeDisplay(s games.Seat, slot int8) {
	c := g.display[slot-1]
	g.display[slot-1] = Hidden
	g.players[s].discards.add(c)
	if g.events != nil {
		g.events.Add(DisplayTaken{Seat: s, Card: c, Slot: int(slot)})
	}
	g.fillDisplay()
}

// exchange trades gems for gems and power points. If the supply is short, the seat gets what there is after the payment
// (STO-20).
func (g *Game) exchange(s games.Seat, c Card, pay Gems) {
	face := g.deck.Face(s, c)
	g.turn.open = c
	if g.events != nil {
		g.events.Add(ExchangeUsed{Seat: s, Card: c})
	}
	g.payGems(s, pay)
	g.takeGems(s, face.Get, ByAbility)
	g.scoreCard(s, int16(face.Points), ByAbility)
	g.closeCard(s)
}

// closeCard finishes the open card's ability; after the last one, the cards leave.
func (g *Game) closeCard(s games.Seat) {
	t := &g.turn
	t.closed.add(t.open)
	t.open, t.used, t.extra = Hidden, [2]bool{}, false
	if t.closed == t.played {
		g.endAbilities(s)
	}
}

// leave skips an ability, or the rest of the open one.
func (g *Game) leave(s games.Seat, c Card) {
	if g.events != nil {
		g.events.Add(AbilityLeft{Seat: s, Card: c, Rest: c == g.turn.open})
	}
}

// endAbilities keeps the played card with the lowest number. Of the others, creatures go to the common discards, and
// druids leave the match (STO-11, STO-37).
func (g *Game) endAbilities(s games.Seat) {
	p := &g.players[s]
	left := g.turn.played
	kept := left.pop()
	p.discards.add(kept)
	if g.events != nil {
		g.events.Add(CardKept{Seat: s, Card: kept})
	}
	for !left.Empty() {
		c := left.pop()
		if c.Druid() {
			p.gone.add(c)
		} else {
			g.discards.add(c)
		}
		if g.events != nil {
			g.events.Add(CardLost{Seat: s, Card: c, Out: c.Druid()})
		}
	}
	g.endAction()
}

// roll rolls the die. With the stone of STO-35, the result of a card's roll may be carried out once more.
func (g *Game) roll(s games.Seat, atSmithy bool) {
	t := &g.turn
	t.die = DieGem + Die(g.dieChance.IntN(int(dieFaces-DieGem)))
	t.times, t.atSmithy = 1, atSmithy
	if !atSmithy && g.players[s].stones.has(DoubleStone) {
		t.times = 2
	}
	g.phase, g.revealed = DiePhase, true
	if g.events != nil {
		g.events.Add(DieRolled{Seat: s, Die: t.die, Times: int(t.times), Smithy: atSmithy})
	}
}

// accept carries out the result of the die once (STO-5).
func (g *Game) accept(s games.Seat, c Colour) {
	switch die := g.turn.die; die {
	case DieGem:
		g.takeGems(s, oneGem(c), ByDie)
	case DieSwap:
		g.payGems(s, oneGem(c))
		g.takeGems(s, oneGem(White), ByDie)
	case DieCard:
		g.readyCommon()
		card := g.common.draw()
		g.players[s].discards.add(card)
		g.revealed = true
		if g.events != nil {
			g.events.Add(CardDrawn{Seat: s, Card: card, Pile: int(g.common.count)})
		}
	case DieOre:
		g.takeOre(s, ByDie)
	default:
		if g.turn.atSmithy {
			g.score(s, die.points(), ByDie)
		} else {
			g.scoreCard(s, die.points(), ByDie)
		}
	}
	g.dieDone(s)
}

// dieDone goes on after a result was carried out or declined.
func (g *Game) dieDone(s games.Seat) {
	t := &g.turn
	if t.times--; t.times > 0 {
		return
	}
	t.die = NoDie
	if t.atSmithy {
		t.atSmithy = false
		g.forgeDone()
		return
	}
	g.phase = AbilityPhase
	g.iconDone(s)
}
