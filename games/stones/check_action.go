package stones

import "runehall/games"

// checkUse checks the playing of hand cards for their abilities (STO-11, STO-37).
func (g *Game) checkUse(s games.Seat, cards Set) *games.Refusal {
	p := &g.players[s]
	n := cards.Size()
	switch {
	case cards.without(p.hand) != Set{}:
		return games.NoSuchThing
	case n == 2:
		return nil
	case n < 2:
		return refuseTwoCards
	default:
		return when(!p.stones.has(ThreeStone), refuseThree)
	}
}

// checkCard checks that a played card's ability may be carried out now (STO-11).
func (g *Game) checkCard(c Card) *games.Refusal {
	t := &g.turn
	switch {
	case !t.played.Has(c):
		return games.NoSuchThing
	case t.closed.Has(c):
		return refuseFinished
	default:
		return when(t.open != Hidden && t.open != c, refuseOpen)
	}
}

// checkIcon checks an icon of a played card (STO-20, STO-21).
func (g *Game) checkIcon(s games.Seat, m Move) *games.Refusal {
	if r := g.checkCard(m.Card); r != nil {
		return r
	}
	face := g.deck.Face(s, m.Card)
	if m.Icon > face.icons() {
		return games.NoSuchThing
	}
	if g.turn.open == m.Card && g.turn.used[m.Icon-1] {
		return refuseIconUsed
	}
	icon := face.Icons[m.Icon-1]
	cards := icon.Kind == CardIcon || icon.Kind == AnyCardIcon
	switch {
	case m.Kind == UseIcon && icon.Kind == AnyGemIcon:
		return when(g.anyGem(), refuseNameGem)
	case m.Kind == UseIcon && cards:
		return when(g.anyCard(icon), refuseNameCard)
	case m.Kind == UseIcon:
		return nil
	case m.Kind == IconGem && icon.Kind == AnyGemIcon:
		return g.checkGem(m.Colour)
	case m.Kind == IconCard && cards:
		c := g.display[m.Slot-1]
		if c == Hidden {
			return refuseNotThere
		}
		return when(!g.fits(icon, c), refuseOtherColour)
	default:
		return refuseOtherIcon
	}
}

// checkGem checks a gem of choice from the supply (STO-5, STO-21).
func (g *Game) checkGem(c Colour) *games.Refusal {
	if !c.plain() {
		return refuseNotJoker
	}
	return when(g.supply[c] == 0, refuseNoneLeft)
}

// anyGem reports whether the supply has a gem that is no joker.
func (g *Game) anyGem() bool {
	return g.supply[Green] > 0 || g.supply[Red] > 0 || g.supply[Blue] > 0 || g.supply[Yellow] > 0
}

// fits reports whether an icon takes a display card; dragons have no colour here (STO-21).
func (g *Game) fits(icon Icon, c Card) bool {
	return icon.Kind == AnyCardIcon || g.deck.Face(0, c).Colour == icon.Colour
}

// anyCard reports whether the display has a card for an icon.
func (g *Game) anyCard(icon Icon) bool {
	for _, c := range g.display {
		if c != Hidden && g.fits(icon, c) {
			return true
		}
	}
	return false
}

// checkExchange checks an exchange and its payment (STO-20).
func (g *Game) checkExchange(s games.Seat, c Card, pay Gems) *games.Refusal {
	if r := g.checkCard(c); r != nil {
		return r
	}
	face := g.deck.Face(s, c)
	if face.Kind != ExchangeAbility {
		return refuseNoExchange
	}
	p := &g.players[s]
	if !p.gems.has(pay) {
		return refuseNoPayment
	}
	price := priceOf(face.Give, p.onStone)
	return when(!price.meets(pay), refuseNotDue)
}

// checkDie checks the accepting of the die's result (STO-5).
func (g *Game) checkDie(s games.Seat, k MoveKind, c Colour) *games.Refusal {
	die := g.turn.die
	if (k == AcceptGem) != (die == DieGem || die == DieSwap) {
		return refuseOtherResult
	}
	switch die {
	case DieGem:
		return g.checkGem(c)
	case DieSwap:
		return when(!c.plain() || g.players[s].gems[c] == 0 || g.supply[White] == 0, refuseNoSwap)
	case DieCard:
		return when(g.common.count == 0 && g.discards.Empty(), refuseDieLost)
	case DieOre:
		return when(g.ore == 0, refuseDieLost)
	default:
		return nil
	}
}

// checkForge checks the forging of an artifact and its payment (STO-12).
func (g *Game) checkForge(s games.Seat, m Move) *games.Refusal {
	p := &g.players[s]
	artifact := g.lies(m.Smithy)
	switch {
	case g.turn.forged[m.Smithy]:
		return refuseSmithyUsed
	case artifact == NoColour:
		return refuseSmithyEmpty
	case !p.room(artifact):
		return refuseNoRoom
	case m.Kind == ForgeOre:
		return when(p.ore < OrePrice, refuseNoOre)
	case !p.gems.has(m.Pay):
		return refuseNoGems
	}
	price := g.price(s, m.Smithy)
	return when(!price.meets(m.Pay), refusePrice)
}

// forgeable returns the artifact that a seat may forge at a smithy if it can pay, and false if there is none.
func (g *Game) forgeable(s games.Seat, at Smithy) bool {
	artifact := g.lies(at)
	return artifact != NoColour && !g.turn.forged[at] && g.players[s].room(artifact)
}

func (g *Game) canForge(s games.Seat, at Smithy) bool {
	if !g.forgeable(s, at) {
		return false
	}
	return g.players[s].ore >= OrePrice || g.affords(s, at)
}

// checkPlace checks the placing of the forged artifact (STO-13).
func (g *Game) checkPlace(s games.Seat, row Row, field Colour) *games.Refusal {
	fields := &g.players[s].rows[row]
	switch {
	case fields[field] != NoColour:
		return refuseTaken
	default:
		return when(!fields.takes(g.turn.artifact, field), refuseOtherField)
	}
}
