package stones

import (
	"slices"

	rules "runehall/games/stones"
)

// smithyIntent takes a smithy: it is paid next, or given up if it was.
func smithyIntent(o *options, s *selection, t thing) (none rules.Move) {
	at := rules.Smithy(t.N)
	f := &o.forges[at]
	switch {
	case !o.forging():
		return rules.Move{Kind: rules.ForgeOre, Smithy: at}
	case f.WhyNot != nil:
		return rules.Move{Kind: rules.Forge, Smithy: at}
	case s.forges && s.smithy == at:
		*s = s.toAction(forge)
		return none
	}
	if s.Sheet == smithySheet {
		*s = s.shut()
	}
	*s = s.toAction(forge)
	s.forges, s.smithy, s.ore = true, at, len(f.Payments) == 0
	return none
}

// wayIntent chooses between gems and ore.
func wayIntent(o *options, s *selection, t thing) (none rules.Move) {
	ore := t.N == 1
	switch f := &o.forges[s.smithy]; {
	case !unpaid(o, s):
	case ore && !f.Ore:
		return rules.Move{Kind: rules.ForgeOre, Smithy: s.smithy}
	case !ore && len(f.Payments) == 0:
		return rules.Move{Kind: rules.Forge, Smithy: s.smithy}
	default:
		s.ore = ore
	}
	return none
}

// fieldIntent takes a field of the own rows: what is forged comes there. Where there is nothing to place it stands for its row.
func fieldIntent(o *options, s *selection, t thing) rules.Move {
	f := fieldOf(t)
	if artifact(o, s) == rules.NoColour {
		return tradeIntent(o, s, f.Row, t)
	}
	return placeIntent(o, s, f, t)
}

// rowIntent takes one of the own rows: what is forged comes there, or it is traded in.
func rowIntent(o *options, s *selection, t thing) rules.Move {
	row, c := rules.Row(t.N), artifact(o, s)
	if c == rules.NoColour {
		return tradeIntent(o, s, row, t)
	}
	list := slices.DeleteFunc(freeFields(o, s), func(at rules.FieldAt) bool { return at.Row != row })
	best, ok := proposedField(o, list)
	if !ok { // the field of its colour is taken there
		best = fieldAt{Row: row, Field: c}
	}
	return placeIntent(o, s, best, t)
}

// placeIntent places what is forged on a field, for which a thing stands.
func placeIntent(o *options, s *selection, f fieldAt, t thing) (none rules.Move) {
	switch free, places := fits(o, s, f), o.phase == rules.PlacePhase; {
	case places && !(free && o.drafts):
		return f.move()
	case !free:
		return s.explain(t)
	case s.at == f:
		s.at = fieldAt{}
	default:
		s.at = f
	}
	if s.Sheet == rowsSheet {
		*s = s.shut()
	}
	return none
}
