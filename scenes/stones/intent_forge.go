package stones

import rules "runehall/games/stones"

// smithyIntent takes a smithy: it is paid next, or given up if it was.
func smithyIntent(o *options, s selection, at rules.Smithy) (selection, plan, bool) {
	f := &o.forges[at]
	switch {
	case o.phase != rules.TurnPhase && o.phase != rules.ForgePhase:
		return asks(s, rules.Move{Kind: rules.ForgeOre, Smithy: at})
	case f.WhyNot != nil:
		return asks(s, rules.Move{Kind: rules.Forge, Smithy: at})
	case s.forges && s.smithy == at:
		return only(s.toAction(forge))
	}
	if s.sheet == smithySheet {
		s = s.shut()
	}
	s = s.toAction(forge)
	s.forges, s.smithy, s.ore = true, at, len(f.Payments) == 0
	return only(s)
}

// wayIntent chooses between gems and ore.
func wayIntent(o *options, s selection, ore bool) (selection, plan, bool) {
	if !unpaid(o, &s) {
		return only(s)
	}
	f := &o.forges[s.smithy]
	switch {
	case ore && !f.Ore:
		return asks(s, rules.Move{Kind: rules.ForgeOre, Smithy: s.smithy})
	case !ore && len(f.Payments) == 0:
		return asks(s, rules.Move{Kind: rules.Forge, Smithy: s.smithy})
	}
	s.ore = ore
	return only(s)
}

// fieldIntent takes a field of the own rows: what is forged comes there. While rows are traded in it stands for its row.
func fieldIntent(o *options, s selection, index int, g gesture) (selection, plan, bool) {
	f := fieldOf(index)
	switch {
	case artifact(o, &s) == rules.NoColour:
		return rowIntent(o, s, f.Row, g)
	case !free(o, &s, f) && o.phase == rules.PlacePhase:
		return asks(s, f.move())
	case !free(o, &s, f):
		return only(s.explaining(g.on, false))
	case o.phase == rules.PlacePhase && !o.drafts:
		return asks(s, f.move())
	case s.placed && s.row == f.Row && s.field == f.Field:
		s.placed = false
	default:
		s.placed, s.row, s.field = true, f.Row, f.Field
	}
	if s.sheet == rowsSheet {
		s = s.shut()
	}
	return only(s)
}

// rowIntent takes one of the own rows: what is forged comes there, or it is traded in.
func rowIntent(o *options, s selection, row rules.Row, g gesture) (selection, plan, bool) {
	if c := artifact(o, &s); c != rules.NoColour {
		var list []rules.FieldAt
		for _, at := range freeFields(o, &s) {
			if at.Row == row {
				list = append(list, at)
			}
		}
		best, ok := proposedField(o, list)
		if !ok { // the field of its colour is taken there
			best = fieldAt{Row: row, Field: c}
		}
		return fieldIntent(o, s, best.index(), g)
	}
	_, n := o.row(row)
	trade := rules.Move{Kind: rules.Trade, Row: row}
	switch {
	case o.phase != rules.TradePhase && n < 2:
		return only(s.explaining(g.on, false))
	case o.phase != rules.TradePhase || !tradable(o, row):
		return asks(s, trade)
	}
	s.trade[row] = !s.trade[row]
	s.keptPicks(stonesDue(o, ticked(&s)))
	return only(s)
}
