package market

import "runehall/games"

// appendSpecials appends the moves of thieves and main stores (MAR-14, MAR-22).
func (g *Game) appendSpecials(dst []Move, s games.Seat) []Move {
	p, hand := &g.players[s], g.hands[s]
	victim := g.anyVictim(s)
	for left := hand.from(Thief); left != 0; left = left.without(left.lowest()) {
		c := left.lowest()
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
	numbers := g.hands[s] & numberSet
	if numbers == 0 {
		return dst
	}
	for o := range g.seats {
		if o == s || g.challenged[o] || !g.reachable(o) {
			continue
		}
		for left := numbers; left != 0; left = left.without(left.lowest()) {
			dst = append(dst, Move{Kind: Duel, Card: left.lowest(), Seat: o})
		}
	}
	return dst
}

// wideHand is the largest number of number cards for which all sets are listed. Ten different cards have a thousand
// sets, three of each kind a million. A hand grows wider than this only over many turns, and with the help of others.
const wideHand = 12

// appendSets goes through the sets of number cards and appends what they buy (MAR-19, MAR-20, MAR-30 I). For a wide
// hand it leaves out sets with superfluous cards. more says that the whole hand adds up to enough for more than runes.
func (g *Game) appendSets(dst []Move, s games.Seat, more bool) []Move {
	var o offers
	if more {
		g.findOffers(&o, s)
	}
	hand := g.hands[s]
	if hand.numberCards() > wideHand {
		return g.appendSparing(dst, hand, &o, Highest, 0, 0)
	}
	var set Set
	for sum := 0; ; {
		// The next set: one more card of the lowest kind that has one left, and none of the kinds below.
		left := hand & numberSet
		for ; left != 0 && set.Count(left.lowest()) == hand.Count(left.lowest()); left = left.without(left.lowest()) {
			sum -= int(left.lowest()) * set.Count(left.lowest())
			set = set.without(left.lowest())
		}
		if left == 0 {
			return dst
		}
		c := left.lowest()
		set.add(c)
		sum += int(c)
		if sum >= SumForMore || buysRune(sum) {
			dst = g.appendSet(dst, set, sum, &o)
		}
	}
}

func (g *Game) appendSet(dst []Move, set Set, sum int, o *offers) []Move {
	if buysRune(sum) {
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

// appendSparing adds cards to a set, from a kind downwards, until the sum is enough for everything, and appends what
// each set on the way buys. So the lowest card of a set is never superfluous.
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
