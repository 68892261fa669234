package market

import "runehall/games"

// AppendMoves appends the legal moves of a seat: first those of the earlier phases of a turn, and number cards from the
// lowest. A hand with more than 12 number cards can have a million sets; then it leaves out purchases that use more
// cards than needed, though Check accepts them.
func (g *Game) AppendMoves(dst []Move, s games.Seat) []Move {
	if g.phase == OverPhase || s != g.acting() {
		return dst
	}
	switch g.phase {
	case AnswerPhase:
		holding := g.holding(s)
		if holding == 0 { // to a reader who does not know the whole hand
			return append(dst, Move{Kind: Yield})
		}
		for left := holding; left != 0; left = left.without(left.lowest()) {
			dst = append(dst, Move{Kind: Show, Card: left.lowest()})
		}
		return dst
	case TakePhase:
		return g.appendTakes(dst, s)
	case ThrowPhase:
		return append(dst, Move{Kind: Throw, Pick: Rock}, Move{Kind: Throw, Pick: Paper},
			Move{Kind: Throw, Pick: Scissors})
	default:
		return g.appendTurn(dst, s)
	}
}

func (g *Game) appendTakes(dst []Move, s games.Seat) []Move {
	for o := range g.seats {
		if o == s || g.taking.From != games.Nobody && o != g.taking.From {
			continue
		}
		p := &g.players[o]
		for c := Red; c <= Blue; c++ {
			if p.loose[c] > 0 {
				dst = append(dst, Move{Kind: TakeRune, Seat: o, Colour: c})
			}
		}
		for at := RedMain; g.open && at < Pile1; at++ {
			if store := &p.stores[at]; store.free() && store.Runes > 0 {
				dst = append(dst, Move{Kind: TakeRune, Seat: o, Colour: store.Colour, Store: at})
			}
		}
		if g.sizes[o] > 0 {
			dst = append(dst, Move{Kind: TakeCard, Seat: o})
		}
	}
	return dst
}

func (g *Game) appendTurn(dst []Move, s games.Seat) []Move {
	dst = g.appendStores(dst, s)
	if g.step < CardStep {
		dst = g.appendForRunes(dst, s)
	}
	if hand := g.hands[s]; !g.wasted && hand != 0 {
		before := len(dst)
		if hand.from(Thief) != 0 {
			dst = g.appendSpecials(dst, s)
		}
		dst = g.appendDuels(dst, s)
		if sums := hand.sums(); sums&(runeSums|moreSums) != 0 {
			dst = g.appendSets(dst, s, sums&moreSums != 0)
		}
		// The reader may not know what the hidden cards of another seat can do.
		if len(dst) == before && !g.played && hand.Size() == int(g.sizes[s]) {
			for c := Card(1); c < cardKinds; c++ {
				if hand.Count(c) > 0 {
					dst = append(dst, Move{Kind: Waste, Card: c})
				}
			}
		}
	}
	if g.sizes[s] == 0 || g.played {
		dst = append(dst, Move{Kind: End})
	}
	return dst
}

// appendStores appends the moves with stores that need neither cards nor payments.
func (g *Game) appendStores(dst []Move, s games.Seat) []Move {
	p := &g.players[s]
	for left := p.there; left != 0; left = left.rest() {
		at := left.first()
		store := &p.stores[at]
		if at.Main() && g.step == StartStep && !store.Occupied {
			dst = append(dst, Move{Kind: GiveUp, Store: at})
		}
		if g.step <= InterestStep && g.noted[at] > 0 && !store.Occupied && g.market.Runes[store.Colour] > 0 {
			dst = append(dst, Move{Kind: Interest, Store: at})
		}
		for c := Red; c <= Blue; c++ {
			if p.loose[c] > 0 && store.accepts(at, c) {
				dst = append(dst, Move{Kind: Put, Store: at, Colour: c})
			}
		}
		if at.Post() {
			for to := RedMain; to <= BlueMain; to++ {
				if p.joinable(to) {
					dst = append(dst, Move{Kind: Join, Store: at, To: to})
				}
			}
		}
		if !store.Occupied {
			continue
		}
		for post := RedMain; post < Pile1; post++ {
			if own := &p.stores[post]; own.There && (own.Joined || post.Post()) {
				dst = append(dst, Move{Kind: Neutralise, Store: post, To: at})
			}
		}
	}
	return dst
}
