package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

type plan = boards.Plan[rules.Move]

// doingKind is what the golden button does, for its words.
type doingKind uint8

const (
	doNothing  doingKind = iota
	doLay                // n cards are laid for their magic
	doSummon             // n display cards are bought, after cards have been laid; 0 while none is chosen
	doUse                // n cards are used for their abilities; fewer than two are not enough
	doForge              // at smithy, in row; without a smithy chosen, unready
	doPlace              // in row
	doIcon               // an icon of card that leaves nothing to choose
	doRoll               // the die is rolled
	doWaste              // an icon of card is used up: there is nothing to get
	doGem                // a gem is taken; NoColour while none is chosen
	doTake               // a display card is taken; Hidden while none is chosen
	doExchange           // of card
	doLeave              // the rest of the ability of card is left out, or of the action where nothing can be paid
	doDone               // the action ends
	doAccept             // the die's result
	doGive               // a gem is given for a joker gem by the die; NoColour while none is chosen
	doDecline            // the die's result is declined
	doTrade              // n points; unready while stones are to be picked
	doEnd                // the turn ends, and what is under way with it
	doPass               // (STO-14)
	doingKinds
)

// doing is what the golden button does. Which fields count follows from the kind.
type doing struct {
	kind doingKind
	n    int
	card rules.Card
	icon rules.Icon
	gem  rules.Colour
	row  rules.Row
	die  rules.Die
}

// planned returns the moves that the golden button makes of what is chosen, what it does in short, and whether that can be done now.
func planned(o *options, s *selection) (plan, doing, bool) {
	pass := rules.Move{Kind: rules.Pass}
	switch p := o.phase; {
	case o.actor < 0, p == rules.OverPhase:
		return plan{}, doing{}, false
	case o.legal(pass):
		return boards.PlanOf(pass), doing{kind: doPass}, true
	case p == rules.AbilityPhase:
		return planStep(o, s)
	case p == rules.DiePhase:
		return planDie(o, s)
	case p == rules.TradePhase:
		return planTrade(o, s)
	case p == rules.PlacePhase:
		at, ok := place(o, s)
		return boards.PlanOf(at.move()), doing{kind: doPlace, row: at.Row}, ok
	}
	switch actionOf(o, s) {
	case useAbilities:
		m := useOf(s.set())
		return boards.PlanOf(m), doing{kind: doUse, n: s.chosen()}, o.legal(m)
	case forge:
		return planForge(o, s)
	}
	return planSummon(o, s)
}

// planDone ends the action, and with it the turn where nothing else can be done in that: no row traded in, and no rune stone used.
func planDone(o *options) (plan, doing, bool) {
	done, end := rules.Move{Kind: rules.Done}, rules.Move{Kind: rules.End}
	if max(o.row(rules.Upper), o.row(rules.Lower)) > 1 || len(o.stoneMoves(rules.SwapStone))+len(o.stoneMoves(rules.JokerStone)) > 0 {
		return boards.PlanOf(done), doing{kind: doDone}, o.legal(done)
	}
	return boards.PlanOf(done, end), doing{kind: doEnd}, o.legal(done)
}

// planSummon lays the chosen cards and buys the chosen creatures; then the summoning ends. Without a creature the cards are only laid.
func planSummon(o *options, s *selection) (plan, doing, bool) {
	var moves []rules.Move
	for _, c := range filled(s.cards[:]) {
		moves = append(moves, rules.Move{Kind: rules.Lay, Card: c})
	}
	laid := len(moves)
	for slot, ticked := range s.slots {
		if ticked {
			moves = append(moves, rules.Move{Kind: rules.Buy, Slot: int8(slot)})
		}
	}
	done := rules.Move{Kind: rules.Done}
	switch bought := len(moves) - laid; {
	case bought > 0:
		return boards.PlanOf(append(moves, done)...), doing{kind: doSummon, n: bought}, true
	case laid > 0:
		return boards.PlanOf(moves...), doing{kind: doLay, n: laid}, true
	case o.legal(done):
		return planDone(o)
	}
	return plan{}, doing{kind: doSummon}, false
}

// useOf is the move that plays cards for their abilities.
func useOf(cards rules.Set) rules.Move {
	m := rules.Move{Kind: rules.Use}
	copy(m.Cards[:], cards.Cards())
	return m
}

// planForge forges and places; with nothing chosen it ends the forging.
func planForge(o *options, s *selection) (plan, doing, bool) {
	switch {
	case !s.forges && o.legal(rules.Move{Kind: rules.Done}):
		return planDone(o)
	case !s.forges:
		return plan{}, doing{kind: doForge}, false
	}
	at, ok := place(o, s)
	m, d := rules.Move{Kind: rules.ForgeOre, Smithy: s.smithy}, doing{kind: doForge, row: at.Row}
	if !s.ore {
		m.Kind, m.Pay = rules.Forge, gemsOf(payment(o, s))
	}
	return boards.PlanOf(m, at.move()), d, ok && o.legal(m)
}

// planTrade trades the ticked rows in, each for a stone as long as one has to be taken; with none ticked it ends the turn.
func planTrade(o *options, s *selection) (plan, doing, bool) {
	var moves []rules.Move
	d := doing{kind: doTrade}
	for row := range rules.Rows {
		if s.trade[row] {
			moves = append(moves, rules.Move{Kind: rules.Trade, Row: row, Stone: s.picks[len(moves)]})
			d.n += o.view.RowPoints(o.actor, row)
		}
	}
	if len(moves) == 0 {
		return boards.PlanOf(rules.Move{Kind: rules.End}), doing{kind: doEnd}, true
	}
	return boards.PlanOf(moves...), d, s.picked() == stonesDue(o, len(moves))
}
