package stones

import rules "runehall/games/stones"

// plan is a few moves that follow one another, each once the one before it has been made and shown.
type plan struct {
	moves [2*rules.ManyCards + 1]rules.Move // up to the first without a kind
	waits bool                              // the first one has been asked for, and is not told yet
	order [rules.ManyCards]rules.Card       // in which cards are used; nobody else's business before they are
}

// planOf returns the plan of some moves.
func planOf(moves ...rules.Move) (p plan) {
	copy(p.moves[:], moves)
	return p
}

// next returns the first move, and false if there is none.
func (p *plan) next() (rules.Move, bool) { return p.moves[0], p.moves[0].Kind != 0 }

// shift takes the first move away.
func (p *plan) shift() {
	copy(p.moves[:], p.moves[1:])
	p.moves[len(p.moves)-1] = rules.Move{}
	p.waits = false
}

// add puts a move at the end.
func (p *plan) add(m rules.Move) {
	for i := range p.moves {
		if p.moves[i].Kind == 0 {
			p.moves[i] = m
			return
		}
	}
}

// doingKind is what the golden button does, for its words.
type doingKind uint8

const (
	doNothing  doingKind = iota
	doLay                // n cards are laid for their magic
	doSummon             // n display cards are bought, after cards have been laid; 0 while none is chosen
	doEndBuy             // the summoning ends
	doUse                // n cards are used for their abilities; fewer than two are not enough
	doForge              // at smithy, in row; without a smithy chosen, unready
	doForgeOre           // the same with ore
	doPlace              // in row
	doEndForge           // the forging ends
	doIcon               // an icon of card that leaves nothing to choose
	doRoll               // the die is rolled
	doWaste              // an icon of card is used up: there is nothing to get
	doGem                // a gem is taken; NoColour while none is chosen
	doTake               // a display card is taken; Hidden while none is chosen
	doExchange           // of card
	doLeave              // the rest of the ability of card is left out
	doEndUse             // the abilities end; the cards leave
	doAccept             // the die's result
	doGive               // a gem is given for a joker gem by the die; NoColour while none is chosen
	doDecline            // the die's result is declined
	doTrade              // n points, rows rows; unready while stones are to be picked
	doEnd                // the turn ends
	doPass               // (STO-14)
	doingKinds
)

// doing is what the golden button does. Which fields count follows from the kind.
type doing struct {
	kind   doingKind
	n      int
	rows   int
	card   rules.Card
	icon   rules.Icon
	gem    rules.Colour
	smithy rules.Smithy
	row    rules.Row
	field  rules.Colour
	die    rules.Die
}

// planned returns the moves that the golden button makes of what is chosen, what it does in short, and whether that can be done now.
func planned(o *options, s *selection) (plan, doing, bool) {
	if o.actor < 0 {
		return plan{}, doing{}, false
	}
	switch o.phase {
	case rules.TurnPhase:
		if pass := (rules.Move{Kind: rules.Pass}); o.legal(pass) {
			return planOf(pass), doing{kind: doPass}, true
		}
		switch s.action {
		case useAbilities:
			return planUse(o, s)
		case forge:
			return planForge(o, s)
		}
		return planSummon(o, s)
	case rules.SummonPhase:
		return planSummon(o, s)
	case rules.AbilityPhase:
		return planStep(o, s)
	case rules.DiePhase:
		return planDie(o, s)
	case rules.ForgePhase:
		return planForge(o, s)
	case rules.PlacePhase:
		at, ok := place(o, s)
		return planOf(at.move()), doing{kind: doPlace, row: at.Row, field: at.Field}, ok
	case rules.TradePhase:
		return planTrade(o, s)
	}
	return plan{}, doing{}, false
}

// planSummon lays the chosen cards and buys the chosen creatures; then the summoning ends. Without a creature the cards are only laid.
func planSummon(o *options, s *selection) (p plan, d doing, ok bool) {
	n := s.chosen()
	for _, c := range s.cards[:n] {
		p.add(rules.Move{Kind: rules.Lay, Card: c})
	}
	bought := 0
	for slot := range s.slots {
		if s.slots[slot] {
			p.add(rules.Move{Kind: rules.Buy, Slot: int8(slot)})
			bought++
		}
	}
	done := rules.Move{Kind: rules.Done}
	switch {
	case bought > 0:
		p.add(done)
		return p, doing{kind: doSummon, n: bought}, true
	case n > 0:
		return p, doing{kind: doLay, n: n}, true
	case o.legal(done):
		return planOf(done), doing{kind: doEndBuy}, true
	}
	return plan{}, doing{kind: doSummon}, false
}

// planUse plays the chosen cards for their abilities.
func planUse(o *options, s *selection) (plan, doing, bool) {
	m := useOf(s.set())
	return planOf(m), doing{kind: doUse, n: s.chosen()}, o.legal(m)
}

// useOf is the move that plays cards for their abilities.
func useOf(cards rules.Set) rules.Move {
	m := rules.Move{Kind: rules.Use}
	copy(m.Cards[:], cards.Cards())
	return m
}

// planForge forges and places; with nothing chosen it ends the forging.
func planForge(o *options, s *selection) (plan, doing, bool) {
	if done := (rules.Move{Kind: rules.Done}); !s.forges {
		if o.legal(done) {
			return planOf(done), doing{kind: doEndForge}, true
		}
		return plan{}, doing{kind: doForge}, false
	}
	at, ok := place(o, s)
	m, d := rules.Move{Kind: rules.ForgeOre, Smithy: s.smithy}, doing{kind: doForgeOre, smithy: s.smithy, row: at.Row, field: at.Field}
	if !s.ore {
		m.Kind, m.Pay, d.kind = rules.Forge, gemsOf(payment(o, s)), doForge
	}
	return planOf(m, at.move()), d, ok && o.legal(m)
}

// planTrade trades the ticked rows in, each for a stone as long as one has to be taken; with none ticked it ends the turn.
func planTrade(o *options, s *selection) (p plan, d doing, ok bool) {
	d.kind = doTrade
	for row := range rules.Rows {
		if s.trade[row] {
			p.add(rules.Move{Kind: rules.Trade, Row: row, Stone: s.picks[d.rows]})
			d.n += o.view.RowPoints(o.actor, row)
			d.rows++
		}
	}
	if d.rows == 0 {
		return planOf(rules.Move{Kind: rules.End}), doing{kind: doEnd}, true
	}
	return p, d, s.picked() == stonesDue(o, d.rows)
}
