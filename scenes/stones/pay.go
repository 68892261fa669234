package stones

import rules "runehall/games/stones"

// payments returns the ways to pay with gems for what is chosen: at a smithy, or for the exchange of the current card.
func payments(o *options, s *selection) []rules.Gems {
	switch {
	case unpaid(o, s):
		return o.forges[s.smithy].Payments
	case o.phase == rules.AbilityPhase:
		return o.pays[current(o, s)]
	}
	return nil
}

// unpaid reports whether a smithy is chosen that is still to be paid.
func unpaid(o *options, s *selection) bool {
	return s.forges && (o.phase == rules.TurnPhase || o.phase == rules.ForgePhase)
}

// payment returns the gems that would be paid: those chosen, or those proposed. It is empty where nothing can be paid.
func payment(o *options, s *selection) tiles {
	if s.pay != (tiles{}) {
		return s.pay
	}
	own, due := rules.Gems{}, rules.Gems{}
	if o.actor >= 0 {
		own = o.view.Gems(o.actor)
	}
	if unpaid(o, s) {
		if c := o.forges[s.smithy].Artifact; c != rules.White {
			due[c] = int8(o.forges[s.smithy].Gems)
		}
	} else {
		due = o.needs[current(o, s)].Give
	}
	return proposed(payments(o, s), own, due, o.view.OnStone(o.view.OnTurn()))
}

// What gems are worth beside the others when a payment is proposed: more than any number of coloured gems that could be kept together.
const (
	jokerWorth    = 10_000
	standInsWorth = 6_000 // of a gem that stands in for another colour, as those on the joker stone do (STO-33)
)

// proposed returns the payment that costs least: the own colours first, of several those of which there are most, then gems of the
// colour on the joker stone, joker gems last.
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
				cost += left * left // most where one colour is left with many and another one with few
			}
		}
		if least < 0 || cost < least {
			best, least = tilesOf(pay), cost
		}
	}
	return best
}

// tilesOf lays the gems of a payment out in the order of the fields.
func tilesOf(pay rules.Gems) (t tiles) {
	n := 0
	for _, c := range fieldOrder {
		for range pay[c] {
			t[n] = c
			n++
		}
	}
	return t
}

// gemsOf counts the gems of a payment.
func gemsOf(t tiles) (pay rules.Gems) {
	for _, c := range t {
		if c != rules.NoColour {
			pay[c]++
		}
	}
	return pay
}

// count returns how many gems there are.
func (t *tiles) count() int {
	for i, c := range t {
		if c == rules.NoColour {
			return i
		}
	}
	return len(t)
}

// instead returns the colour that a gem of a payment is changed to by a tap: the next one, in the order of the fields, with which the
// rest pays as well. It is that of the gem itself where there is no other.
func instead(payments []rules.Gems, t tiles, i int) rules.Colour {
	at := 0
	for n, c := range fieldOrder {
		if c == t[i] {
			at = n
		}
	}
	for step := 1; step < len(fieldOrder); step++ {
		other := t
		other[i] = fieldOrder[(at+step)%len(fieldOrder)]
		for _, pay := range payments {
			if pay == gemsOf(other) {
				return other[i]
			}
		}
	}
	return t[i]
}
