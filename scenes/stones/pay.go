package stones

import (
	"slices"

	rules "runehall/games/stones"
)

// payments returns all ways to pay with gems for what is chosen: a smithy, or the exchange of the current card.
func payments(o *options, s *selection) []rules.Gems {
	switch {
	case unpaid(o, s):
		return o.forges[s.smithy].Payments
	case o.phase == rules.AbilityPhase:
		return o.pays[current(o, s)]
	}
	return nil
}

func unpaid(o *options, s *selection) bool {
	return s.forges && o.forging()
}

// payment returns the gems that would be paid: the gems that the player has chosen, or else the proposed ones. It is
// empty if nothing can be paid.
func payment(o *options, s *selection) tiles {
	if s.pay != (tiles{}) {
		return s.pay
	}
	due, seat := o.needs[current(o, s)].Give, o.view.OnTurn()
	if unpaid(o, s) {
		if f := &o.forges[s.smithy]; f.Artifact != rules.White {
			due[f.Artifact] = int8(f.Gems)
		}
	}
	return proposed(payments(o, s), o.view.Gems(seat), due, o.view.OnStone(seat))
}

// How much it costs a proposal to pay with a rare gem. Each cost is more than any number of coloured gems can save.
const (
	jokerWorth    = 10_000
	standInsWorth = 6_000 // a gem that stands in for another colour, as those on the joker stone do (STO-33)
)

// proposed returns the payment that keeps the most useful gems. It pays with the colours that are due; if there is a
// choice between colours, with the colour that is most plentiful. Gems that stand in for other colours come after that,
// joker gems last.
func proposed(payments []rules.Gems, own, due rules.Gems, joker rules.Colour) tiles {
	best, least := tiles{}, -1
	for _, pay := range payments {
		cost := 0
		for _, c := range fieldOrder {
			left := int(own[c] - pay[c])
			switch {
			case c == rules.White:
				cost += jokerWorth * int(pay[c])
			case c == joker:
				cost += standInsWorth * int(pay[c]-min(pay[c], due[c]))
			default:
				cost += left * left // large where many gems of one colour and few of another are left
			}
		}
		if least < 0 || cost < least {
			best, least = tilesOf(pay), cost
		}
	}
	return best
}

// instead returns the colour that a tap changes a gem of a payment to: the next colour, in the order of the fields,
// with which the payment is still possible. If there is no other colour it returns the gem's own.
func instead(payments []rules.Gems, t tiles, i int) rules.Colour {
	at := slices.Index(fieldOrder[:], t[i])
	for step := 1; step < len(fieldOrder); step++ {
		other := t
		other[i] = fieldOrder[(at+step)%len(fieldOrder)]
		if slices.Contains(payments, gemsOf(other)) {
			return other[i]
		}
	}
	return t[i]
}

// choices returns the gems that lie to be tapped: the gems of a payment, or the gems from which one is chosen. For an
// exchange that cannot be paid they are what it would cost.
func choices(o *options, s *selection) tiles {
	switch {
	case unpaid(o, s):
		if s.ore {
			return tiles{}
		}
		return payment(o, s)
	case exchanging(o, s):
		if pay := payment(o, s); pay != (tiles{}) {
			return pay
		}
		return tilesOf(o.needs[current(o, s)].Give)
	case choosesGem(o, s):
		return gemChoice
	}
	return tiles{}
}

// choosesGem reports whether one of four gems has to be chosen, for an icon or for the die.
func choosesGem(o *options, s *selection) bool {
	if o.phase == rules.DiePhase {
		r, _ := o.view.Rolled()
		return r.Die == rules.DieGem || r.Die == rules.DieSwap
	}
	return stepIcon(o, s).Kind == rules.AnyGemIcon && !o.legal(iconMove(rules.UseIcon, o, s))
}

func gemMove(o *options, s *selection, c rules.Colour) rules.Move {
	if o.phase == rules.DiePhase {
		return rules.Move{Kind: rules.AcceptGem, Colour: c}
	}
	m := iconMove(rules.IconGem, o, s)
	m.Colour = c
	return m
}
