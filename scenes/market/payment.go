package market

import rules "runehall/games/market"

// payment returns the runes that an offer is paid with: as somebody changed them, or as the view proposes.
func payment(o *options, s *selection, f deal) rules.Payment {
	if !byRunes(f.kind) {
		return rules.Payment{}
	}
	if o.any(func(m *rules.Move) bool { return m.Kind == f.kind && m.Pay == s.pay && payBy(o, m) == f.colour }) {
		return s.pay
	}
	n := o.view.Price()
	if f.kind == rules.RansomForRunes {
		n = rules.RansomRunes
	}
	pay, _ := o.view.Proposed(o.actor, f.colour, n)
	return pay
}

// payBy returns the colour of the runes that pay for a move, NoColour where any do.
func payBy(o *options, m *rules.Move) rules.Colour {
	if m.Kind == rules.RansomForRunes {
		return rules.NoColour
	}
	return o.payColour(m.Pay)
}

// tilePart returns from which part of a payment the rune comes that a tile shows.
func tilePart(pay rules.Payment, i int) int {
	for part, n := range pay {
		if i -= int(n); i < 0 {
			return part
		}
	}
	return -1
}

// elsewhere returns a payment of which the rune of a tile comes from the next part that has one more, and false if there is none.
// Tap by tap, each payment can be reached.
func elsewhere(o *options, f deal, pay rules.Payment, i int) (rules.Payment, bool) {
	from := tilePart(pay, i)
	if from < 0 {
		return pay, false
	}
	there := o.view.Spendable(o.actor, f.colour)
	for n := 1; n < len(pay); n++ {
		if to := (from + n) % len(pay); pay[to] < there[to] {
			pay[from]--
			pay[to]++
			return pay, true
		}
	}
	return pay, false
}

// changeable reports whether an offer can be paid with other runes.
func changeable(o *options, f deal, pay rules.Payment) bool {
	for n := range pay.Size() {
		if _, ok := elsewhere(o, f, pay, n); ok {
			return true
		}
	}
	return false
}
