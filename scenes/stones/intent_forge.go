package stones

import (
	"slices"

	rules "runehall/games/stones"
)

// smithyIntent chooses a smithy to be paid. A tap on the smithy that is being paid gives it up.
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

// wayIntent chooses to pay with gems or with ore.
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

// fieldIntent takes a tap on a field of the actor's rows. The artifact will be placed there; without an artifact, the
// tap is for the row.
func fieldIntent(o *options, s *selection, t thing) rules.Move {
	f := fieldOf(t)
	if artifact(o, s) == rules.NoColour {
		return tradeIntent(o, s, f.Row, t)
	}
	return placeIntent(o, s, f, t)
}

// rowIntent takes a tap on a row of the actor. The artifact will be placed in that row; without an artifact, the row is
// traded in.
func rowIntent(o *options, s *selection, t thing) rules.Move {
	row, c := rules.Row(t.N), artifact(o, s)
	if c == rules.NoColour {
		return tradeIntent(o, s, row, t)
	}
	list := slices.DeleteFunc(freeFields(o, s), func(at rules.FieldAt) bool { return at.Row != row })
	best, ok := proposedField(o, list)
	if !ok { // the core refuses the field of its colour, and says why
		best = fieldAt{Row: row, Field: c}
	}
	return placeIntent(o, s, best, t)
}

// placeIntent chooses a field for the artifact, or gives it up if it was chosen. t is the thing that was tapped. If the
// artifact cannot be placed there, t is explained; but once an artifact must be placed, the core is asked and refuses.
// Without drafts the tap makes the move.
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
