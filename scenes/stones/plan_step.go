package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// planStep carries out the next part of an ability, or ends the abilities, with all that cannot be paid.
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

// withOther returns the move of the current card's other icon, where both are carried out, nothing is chosen for that one, and neither was pressed to
// be carried out by itself. The first of them rolls no die, after which there may be something to be decided.
func withOther(o *options, s *selection) (m rules.Move, ok bool) {
	n, face := nextIcon(o, s), o.needs[current(o, s)]
	if n == 0 || s.icon > 0 && s.slot == 0 || face.Icons[n-1].Kind == rules.DieIcon || face.Kind == rules.ChoiceAbility && !o.view.Has(o.view.OnTurn(), rules.PlusStone) {
		return m, false
	}
	m = iconMove(rules.UseIcon, o, s)
	m.Icon = 3 - n
	return m, o.legal(m)
}

// takingGem says that a gem is taken, or something else where none is.
func takingGem(without string, gem rules.Colour) string {
	if gem == rules.NoColour {
		return without
	}
	return "gem." + gem.String()
}

// wasted reports whether an icon that leaves nothing to choose has nothing to give.
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

// planDone ends the action, and with it the turn where nothing else can be done in that: no row traded in, and no rune stone used.
func planDone(o *options) (plan, doing, bool) {
	done := rules.Move{Kind: rules.Done}
	p, d := boards.PlanOf(done), doing{does: endsOf(o)}
	if d.does == "end" {
		p = boards.PlanOf(done, rules.Move{Kind: rules.End})
	}
	return p, d, o.legal(done)
}

// endsOf says what ends where the action does: the turn, or the action alone.
func endsOf(o *options) string {
	if max(o.row(rules.Upper), o.row(rules.Lower)) > 1 || len(o.stoneMoves(rules.SwapStone))+len(o.stoneMoves(rules.JokerStone)) > 0 {
		return "done"
	}
	return "end"
}
