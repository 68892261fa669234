package toss

import "runehall/games"

// handSizes says how many runes each seat draws, by number of seats (TOS-6).
var handSizes = [games.MaxSeats + 1]uint8{2: 5, 3: 4, 4: 3, 5: 2}

// drawBalances has everybody draw a Balance rune. Seats that hold the same one put it back, and draw again once all
// have put theirs back (TOS-4).
func (g *Game) drawBalances() {
	for {
		drew := false
		for i := range g.seats {
			if s := g.inTurn(i); g.balance[s] == NoRune {
				g.balance[s] = g.draw()
				drew = true
				if g.events != nil {
					g.events.Add(BalanceDrawn{Seat: s, Rune: g.balance[s]})
				}
			}
		}
		if !drew {
			return
		}
		var same crowd
		for s := range g.seats {
			for o := range s {
				if g.balance[o].Pair() == g.balance[s].Pair() {
					same[o], same[s] = true, true
				}
			}
		}
		for i := range g.seats {
			s := g.inTurn(i)
			if !same[s] {
				continue
			}
			if g.events != nil {
				g.events.Add(BalancePutBack{Seat: s, Rune: g.balance[s]})
			}
			g.putBack(g.balance[s])
			g.balance[s] = NoRune
		}
	}
}

// beginRound begins a round, or ends the match (TOS-17, TOS-18, TOS-21).
func (g *Game) beginRound() {
	switch {
	case g.bag.size() <= int(g.seats):
		g.end("TOS-18")
		return
	case g.round == MaxRounds:
		g.end("TOS-21")
		return
	}
	g.round++
	g.phase, g.back = ThrowPhase, 0
	if g.events != nil {
		g.events.Add(RoundBegan{Round: int(g.round), First: g.first, Bag: g.bag.size()})
	}
	g.drawHands()
	g.ready = [games.MaxSeats]bool{}
	g.gestures = [games.MaxSeats]Gesture{}
}

// drawHands lets all seats draw what they throw. If the bag has too few runes, they draw one at a time until it is
// empty (TOS-6).
func (g *Game) drawHands() {
	each := handSizes[g.seats]
	for i := range games.Seat(each) * g.seats {
		s := g.inTurn(i % g.seats)
		if g.bag == 0 {
			break
		}
		h := &g.hands[s]
		h.runes[h.count] = g.draw()
		h.count++
	}
	if g.events == nil {
		return
	}
	for i := range g.seats {
		s := g.inTurn(i)
		g.events.Add(RunesDrawn{Seat: s, Runes: append([]Rune{}, g.hands[s].list()...)})
	}
}
