package market

import (
	"slices"

	rules "runehall/games/market"
)

// payment returns the runes that pay for an offer, whose moves are all: the runes that somebody chose, if a move pays
// with them, or else what the view proposes.
func payment(o *options, s *selection, f deal, all []rules.Move) rules.Payment {
	if !byRunes(f.kind) {
		return rules.Payment{}
	}
	if slices.ContainsFunc(all, func(m rules.Move) bool { return m.Pay == s.pay }) {
		return s.pay
	}
	n := o.view.Price()
	if f.kind == rules.RansomForRunes {
		n = rules.RansomRunes
	}
	pay, _ := o.view.Proposed(o.actor, f.colour, n)
	return pay
}

// tilePart returns the part of a payment from which the rune of a tile comes, or -1.
func tilePart(pay rules.Payment, i int) int {
	for part, n := range pay {
		if i -= int(n); i < 0 {
			return part
		}
	}
	return -1
}

// elsewhere returns a payment in which the rune of a tile comes from the next part that has one more, and false if
// there is none. Tap by tap, each payment can be reached.
func elsewhere(n *upshot, i int) (rules.Payment, bool) {
	pay, from := n.pay, tilePart(n.pay, i)
	if from < 0 {
		return pay, false
	}
	there := n.options.view.Spendable(n.options.actor, n.meant.colour)
	for step := 1; step < len(pay); step++ {
		if to := (from + step) % len(pay); pay[to] < there[to] {
			pay[from]--
			pay[to]++
			return pay, true
		}
	}
	return pay, false
}

// changeable reports whether other runes can pay.
func changeable(n *upshot) bool {
	for i := range n.pay.Size() {
		if _, ok := elsewhere(n, i); ok {
			return true
		}
	}
	return false
}
