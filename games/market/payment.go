package market

import "runehall/games"

// source returns the colour of a source of payment, and how many runes a seat can spend from it.
func (p *player) source(part int) (Colour, int8) {
	if part < 2 {
		c := Red + Colour(part)
		return c, p.loose[c]
	}
	s := &p.stores[part-1]
	if !s.free() {
		return NoColour, 0
	}
	return s.Colour, s.Runes
}

// spendable returns everything that a seat can spend, of one colour or of any.
func (p *player) spendable(colour Colour) (all Payment) {
	for part := range all {
		if c, n := p.source(part); colour == NoColour || c == colour {
			all[part] = uint8(n)
		}
	}
	return all
}

// checkPayment checks that a seat has the runes that it pays and may spend them (MAR-11, MAR-27).
func (p *player) checkPayment(pay Payment) *games.Refusal {
	for part, n := range pay {
		if n == 0 {
			continue
		}
		if part >= 2 && p.stores[part-1].Occupied {
			return refuseFrozen
		}
		if _, there := p.source(part); int(n) > int(there) {
			return refuseNotThere
		}
	}
	return nil
}

func (p *player) oneColour(pay Payment) bool {
	first := NoColour
	for part, n := range pay {
		if n == 0 {
			continue
		}
		c, _ := p.source(part)
		if first != NoColour && c != first {
			return false
		}
		first = c
	}
	return true
}

// checkForRunes checks what is paid in runes (MAR-11, MAR-30 II).
func (g *Game) checkForRunes(s games.Seat, m *Move) *games.Refusal {
	p := &g.players[s]
	if g.step == CardStep {
		return refuseCardsBegun
	}
	if g.bought && m.Kind != RansomForRunes {
		return refuseOneBought
	}
	if r := p.checkPayment(m.Pay); r != nil {
		if r == refuseNotThere && m.Kind == RansomForRunes {
			return refuseNoRansom // MAR-30 says what can pay a ransom
		}
		return r
	}
	if m.Kind == RansomForRunes {
		if m.Pay.Size() != RansomRunes {
			return refuseThreeRunes
		}
	} else if m.Pay.Size() != int(prices[g.seats]) || !p.oneColour(m.Pay) {
		return refusePrice
	}
	return g.checkBought(s, m)
}

// payRunes brings runes back to the market.
func (g *Game) payRunes(s games.Seat, pay Payment) {
	p := &g.players[s]
	for part, n := range pay {
		for range n {
			c, _ := p.source(part)
			if part < 2 {
				p.loose[c]--
			} else {
				p.stores[part-1].take(Place(part - 1))
			}
			g.market.Runes[c]++
		}
	}
	if g.events != nil {
		g.events.Add(RunesPaid{Seat: s, Pay: pay, Runes: pay.Size()})
	}
}

// pay pays for a purchase, and records how far the turn has come.
func (g *Game) pay(s games.Seat, m *Move) {
	if m.Cards == 0 {
		g.step = BuyStep
		g.bought = g.bought || m.Kind != RansomForRunes
		g.payRunes(s, m.Pay)
		return
	}
	g.playCards()
	g.discardAll(s, m.Cards)
	if g.events != nil {
		g.events.Add(CardsPaid{Seat: s, Cards: m.Cards.Cards(), Sum: m.Cards.Sum()})
	}
}

// playCards records that a hand card has been played (MAR-12).
func (g *Game) playCards() {
	g.step = CardStep
	g.played = true
}
