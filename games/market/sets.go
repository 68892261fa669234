package market

import "runehall/games"

// appendSpecials appends the moves of thieves and main stores (MAR-14, MAR-22).
func (g *Game) appendSpecials(dst []Move, s games.Seat) []Move {
	p, hand := &g.players[s], g.hands[s]
	if hand>>(4*Thief) == 0 {
		return dst
	}
	victim := g.anyVictim(s)
	for c := Thief; c < cardKinds; c++ {
		if hand.Count(c) == 0 {
			continue
		}
		if victim {
			dst = append(dst, Move{Kind: Rob, Card: c})
		}
		at, ok := c.store()
		if !ok || p.stores[at].There {
			continue
		}
		if !p.mustJoin() {
			dst = append(dst, Move{Kind: Lay, Card: c})
			continue
		}
		for post := Post1; post <= Post2; post++ {
			for to := RedMain; to <= BlueMain && p.stores[post].There; to++ {
				if to == at || p.joinable(to) {
					dst = append(dst, Move{Kind: LayJoin, Card: c, Store: post, To: to})
				}
			}
		}
	}
	return dst
}

func (g *Game) appendDuels(dst []Move, s games.Seat) []Move {
	for o := range g.seats {
		if o == s || g.challenged[o] || !g.reachable(o) {
			continue
		}
		for c := Card(1); c <= Highest; c++ {
			if g.hands[s].Count(c) > 0 {
				dst = append(dst, Move{Kind: Duel, Card: c, Seat: o})
			}
		}
	}
	return dst
}

// wideHand is with how many number cards a hand has too many sets to list: ten different ones have 1,000, three of each
// ten a million. A hand grows so wide in many turns only, and if others help.
const wideHand = 12

// appendSets goes through the sets of number cards and appends what they buy (MAR-19, MAR-20, MAR-30 I): all sets, but of a wide
// hand only those of which no card is too many.
func (g *Game) appendSets(dst []Move, s games.Seat) []Move {
	var o offers
	if g.hands[s].Sum() >= SumForMore {
		g.findOffers(&o, s)
	}
	hand := g.hands[s]
	if hand.numberCards() > wideHand {
		return g.appendSparing(dst, hand, &o, Highest, 0, 0)
	}
	var set Set
	for sum := 0; ; {
		// The next set: the lowest kind of which one more can be added, the lower ones taken out.
		c := Card(1)
		for ; c <= Highest && set.Count(c) == hand.Count(c); c++ {
			sum -= int(c) * set.Count(c)
			set &^= 15 << (4 * c)
		}
		if c > Highest {
			return dst
		}
		set.add(c)
		sum += int(c)
		dst = g.appendSet(dst, set, sum, &o)
	}
}

// appendSet appends what one set of number cards buys.
func (g *Game) appendSet(dst []Move, set Set, sum int, o *offers) []Move {
	if sum == 5 || sum == 10 || sum == 15 {
		for colour := Red; colour <= Blue; colour++ {
			if g.market.Runes[colour] > 0 {
				dst = append(dst, Move{Kind: BuyRune, Cards: set, Colour: colour})
			}
		}
	}
	if sum < SumForMore {
		return dst
	}
	for _, to := range o.outposts[:o.outpostCount] {
		dst = append(dst, Move{Kind: Outpost, Cards: set, To: to})
	}
	for _, t := range o.collectors[:o.collectorCount] {
		dst = append(dst, Move{Kind: Collector, Cards: set, Seat: t.seat, Store: t.at})
	}
	for _, at := range o.ransoms[:o.ransomCount] {
		dst = append(dst, Move{Kind: Ransom, Cards: set, Store: at})
	}
	return dst
}

// appendSparing adds cards to a set, of a kind and then of lower ones, till the sum is enough for everything, and appends
// what each set on the way buys: its lowest card is never one too many.
func (g *Game) appendSparing(dst []Move, hand Set, o *offers, kind Card, set Set, sum int) []Move {
	if kind == Hidden || sum >= SumForMore {
		return dst
	}
	for n := range hand.Count(kind) + 1 {
		if n > 0 {
			if sum >= SumForMore {
				break
			}
			set.add(kind)
			sum += int(kind)
			dst = g.appendSet(dst, set, sum, o)
		}
		dst = g.appendSparing(dst, hand, o, kind-1, set, sum)
	}
	return dst
}
