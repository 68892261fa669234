package stones

import rules "runehall/games/stones"

// gemChoice are the gems of which one is chosen.
var gemChoice = tiles{rules.Blue, rules.Yellow, rules.Green, rules.Red}

// choices returns what is chosen from: the gems of a payment, or those of which one is taken or given. Where an exchange cannot be
// paid it is what would have to be.
func choices(o *options, s *selection) tiles {
	switch {
	case unpaid(o, s):
		if s.ore {
			return tiles{}
		}
		return payment(o, s)
	case exchanging(o, s) && !leaving(o, s):
		if pay := payment(o, s); pay != (tiles{}) {
			return pay
		}
		return tilesOf(o.needs[current(o, s)].Give)
	case choosesGem(o, s):
		return gemChoice
	}
	return tiles{}
}

// choosesGem reports whether one gem of four is chosen: for an icon, or for the die.
func choosesGem(o *options, s *selection) bool {
	if o.phase == rules.DiePhase {
		r, _ := o.view.Rolled()
		return (r.Die == rules.DieGem || r.Die == rules.DieSwap) && !s.declined
	}
	return stepIcon(o, s).Kind == rules.AnyGemIcon && !leaving(o, s) && !o.legal(iconMove(rules.UseIcon, o, s))
}

// gemMove returns the move that a choice of a gem makes.
func gemMove(o *options, s *selection, c rules.Colour) rules.Move {
	if o.phase == rules.DiePhase {
		return rules.Move{Kind: rules.AcceptGem, Colour: c}
	}
	m := iconMove(rules.IconGem, o, s)
	m.Colour = c
	return m
}
