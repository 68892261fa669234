package stones

import "runehall/games"

// Check returns nil for a legal move and otherwise the refusal that names the clause.
func (g *Game) Check(s games.Seat, m Move) *games.Refusal {
	switch {
	case g.phase == OverPhase:
		return games.MatchOver
	case s < 0 || s >= g.seats || !m.wellFormed():
		return games.NoSuchThing
	case s != g.onTurn:
		return games.NotActing
	}
	if !phasesOf[m.Kind][g.phase] {
		return g.refusePhase(s, m.Kind)
	}
	switch m.Kind {
	case Lay:
		return g.checkLay(s, m.Card)
	case Buy:
		return g.checkBuy(s, m.Slot)
	case Use:
		return g.checkUse(s, m.cards())
	case UseIcon, IconGem, IconCard:
		return g.checkIcon(s, m)
	case Exchange:
		return g.checkExchange(s, m.Card, m.Pay)
	case Leave:
		return when(g.turn.open == Hidden, refuseNothingOpen)
	case Accept, AcceptGem:
		return g.checkDie(s, m.Kind, m.Colour)
	case Forge, ForgeOre:
		return g.checkForge(s, m)
	case Place:
		return g.checkPlace(s, m.Row, m.Field)
	case Done:
		return g.checkDone()
	case Pass:
		return when(g.canAct(s), refuseCanAct)
	case Trade:
		return g.checkTrade(s, m.Row, m.Stone)
	case SwapGem, SwapOre:
		return g.checkSwap(s, m)
	case SetJoker:
		return g.checkJoker(s, m.Colour)
	default: // Decline, End
		return nil
	}
}

func when(refused bool, r *games.Refusal) *games.Refusal {
	if refused {
		return r
	}
	return nil
}

// phasesOf lists the phases in which each kind of move can be made. Swaps and jokers have rules of their own, see
// [Game.free].
var phasesOf = [moveKinds][OverPhase]bool{
	Lay: {TurnPhase: true, SummonPhase: true}, Buy: {TurnPhase: true, SummonPhase: true}, Use: {TurnPhase: true},
	UseIcon: {AbilityPhase: true}, IconGem: {AbilityPhase: true}, IconCard: {AbilityPhase: true},
	Exchange: {AbilityPhase: true}, Leave: {AbilityPhase: true}, Accept: {DiePhase: true}, AcceptGem: {DiePhase: true},
	Decline: {DiePhase: true}, Forge: {TurnPhase: true, ForgePhase: true},
	ForgeOre: {TurnPhase: true, ForgePhase: true}, Place: {PlacePhase: true},
	Done: {SummonPhase: true, AbilityPhase: true, ForgePhase: true}, Pass: {TurnPhase: true}, Trade: {TradePhase: true},
	End: {TradePhase: true}, SwapGem: anyPhase, SwapOre: anyPhase, SetJoker: anyPhase,
}

// anyPhase is every phase before the end.
var anyPhase = [OverPhase]bool{true, true, true, true, true, true, true}

// awaited holds, for each phase, the refusal that tells the seat on turn what to do instead.
var awaited = [OverPhase]*games.Refusal{
	TurnPhase: refuseActFirst, SummonPhase: refuseSummoning, AbilityPhase: refuseAbilities, DiePhase: refuseDieFirst,
	ForgePhase: refuseForging, PlacePhase: refusePlaceFirst, TradePhase: refuseTrading,
}

// refusePhase refuses moves that do not belong to the phase.
func (g *Game) refusePhase(s games.Seat, k MoveKind) *games.Refusal {
	if g.phase == TurnPhase && k == End && g.canAct(s) {
		return refuseCanAct // ending the turn now would mean passing
	}
	return awaited[g.phase]
}

// checkLay checks whether a hand card may be laid for its magic (STO-10). The rightmost slot costs one point in every
// card table, and every card has at least one. So a seat that has laid a card can buy one as long as the display is not
// empty.
func (g *Game) checkLay(s games.Seat, c Card) *games.Refusal {
	switch {
	case !g.players[s].hand.Has(c):
		return games.NoSuchThing
	case g.phase == TurnPhase && !g.anyDisplayed():
		return refuseNoDisplay
	case g.phase == SummonPhase && !g.joins(s, c):
		return refuseOtherMagic
	default:
		return nil
	}
}

// joins reports whether a card's magic can be added to the magic already laid.
func (g *Game) joins(s games.Seat, c Card) bool {
	of := g.deck.Face(s, c).Of
	return of == White || g.turn.magic == White || of == g.turn.magic
}

func (g *Game) anyDisplayed() bool { return g.display != [Slots]Card{} }

// magic returns the points that a seat can spend on creatures now.
func (g *Game) magic(s games.Seat) int8 {
	switch {
	case g.phase == SummonPhase:
		return g.turn.points
	case g.phase == TurnPhase && g.players[s].stones.has(MagicStone):
		return StoneMagic
	default:
		return 0
	}
}

// checkBuy checks the buying of a display card (STO-10, STO-30).
func (g *Game) checkBuy(s games.Seat, slot int8) *games.Refusal {
	switch {
	case g.display[slot-1] == Hidden:
		return refuseEmptySlot
	default:
		return when(g.deck.slots[slot-1] > g.magic(s), refuseTooDear)
	}
}

func (g *Game) checkDone() *games.Refusal {
	switch g.phase {
	case SummonPhase:
		return when(g.turn.bought == 0, refuseBuyFirst)
	default:
		return when(g.turn.open != Hidden, refuseOpen)
	}
}

// canAct reports whether an action is possible now (STO-14).
func (g *Game) canAct(s games.Seat) bool {
	p := &g.players[s]
	if g.anyDisplayed() && (p.size > 0 || p.stones.has(MagicStone)) || p.size >= 2 {
		return true
	}
	for at := range Smithies {
		if g.canForge(s, at) {
			return true
		}
	}
	return false
}
