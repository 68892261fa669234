package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// planStep carries out the next part of an ability. When no card is left it ends the abilities. If only exchanges are
// left that cannot be paid, it leaves them out and ends the abilities too.
func planStep(o *options, s *selection) (plan, doing, bool) {
	c := current(o, s)
	var d doing
	m := iconMove(rules.UseIcon, o, s)
	switch i := stepIcon(o, s); {
	case c == rules.Hidden:
		return planDone(o)
	case onlyLeaves(o, s):
		m, d.does = rules.Move{Kind: rules.Done}, "leave"
	case exchanging(o, s):
		m, d.does = rules.Move{Kind: rules.Exchange, Card: c, Pay: gemsOf(payment(o, s))}, "exchange"
	case i.Kind == rules.NoIcon:
		return plan{}, doing{does: "icon"}, false
	case o.legal(m) && i.Kind == rules.DieIcon:
		d.does = "die"
	case o.legal(m) && wasted(o, i):
		d.does = "waste"
	case o.legal(m) && i.Kind == rules.JokerIcon:
		d.does = takingGem("", rules.White)
	case o.legal(m):
		d.does = takingGem("icon", i.Colour)
	case takesCard(i):
		m, d.does = slotMove(o, s, s.slot), "card"
		if s.slot > 0 {
			d.does, d.card = "card-number", o.view.Display()[s.slot-1]
		}
	default:
		m, d.does = gemMove(o, s, s.gem), takingGem("gem", s.gem)
	}
	if other, ok := withOther(o, s); ok && m.Kind != rules.Exchange && o.legal(m) {
		return boards.PlanOf(m, other), doing{does: "both"}, true
	}
	return boards.PlanOf(m), d, o.legal(m)
}

// withOther returns the move for the other icon of the current card, where one press of the golden button can carry out
// both icons. This needs a card that uses both, an other icon for which nothing has to be chosen, and no icon that was
// pressed to be carried out by itself. The first icon must not roll a die, because something may have to be decided
// after the roll.
func withOther(o *options, s *selection) (m rules.Move, ok bool) {
	n, face := nextIcon(o, s), o.needs[current(o, s)]
	if n == 0 || s.icon > 0 && s.slot == 0 || face.Icons[n-1].Kind == rules.DieIcon ||
		face.Kind == rules.ChoiceAbility && !o.view.Has(o.view.OnTurn(), rules.PlusStone) {
		return m, false
	}
	m = iconMove(rules.UseIcon, o, s)
	m.Icon = 3 - n
	return m, o.legal(m)
}

// takingGem returns the end of the message key for taking a gem, or without if gem is NoColour.
func takingGem(without string, gem rules.Colour) string {
	if gem == rules.NoColour {
		return without
	}
	return "gem." + gem.String()
}

// wasted reports whether an icon that leaves nothing to choose would bring nothing: the supply has no such gem, or
// there is no card to take.
func wasted(o *options, i rules.Icon) bool {
	switch supply := o.view.Supply(); i.Kind {
	case rules.GemIcon:
		return supply[i.Colour] == 0
	case rules.JokerIcon:
		return supply[rules.White] == 0
	}
	return true
}

func planDie(o *options, s *selection) (plan, doing, bool) {
	r, _ := o.view.Rolled()
	m, d := rules.Move{Kind: rules.Accept}, doing{does: "ore"}
	switch r.Die {
	case rules.DieOne, rules.DieTwo:
		d.does, d.n = "points", 1+int(r.Die-rules.DieOne)
	case rules.DieCard:
		d.does = "top"
	case rules.DieGem:
		m, d.does = gemMove(o, s, s.gem), takingGem("gem", s.gem)
	case rules.DieSwap:
		m, d.does = gemMove(o, s, s.gem), "swap"
	}
	return boards.PlanOf(m), d, o.legal(m)
}

// planDone ends the action. It ends the turn as well if nothing else can be done in that turn: no row can be traded in,
// and no rune stone can be used.
func planDone(o *options) (plan, doing, bool) {
	done := rules.Move{Kind: rules.Done}
	p, d := boards.PlanOf(done), doing{does: endsOf(o)}
	if d.does == "end" {
		p = boards.PlanOf(done, rules.Move{Kind: rules.End})
	}
	return p, d, o.legal(done)
}

// endsOf returns what ends with the action, as the end of a message's key: "end" for the turn, "done" for the action
// alone.
func endsOf(o *options) string {
	if max(o.row(rules.Upper), o.row(rules.Lower)) > 1 ||
		len(o.stoneMoves(rules.SwapStone))+len(o.stoneMoves(rules.JokerStone)) > 0 {
		return "done"
	}
	return "end"
}
