package market

import "runehall/games"

// onlyGrounds are the clause and the message of kinds of moves for which one ground speaks, whatever the position.
var onlyGrounds = [moveKinds]struct{ clause, key string }{
	GiveUp: {"MAR-18", "market.ground.twice"},
	Join:   {"MAR-5", "market.ground.join"}, LayJoin: {"MAR-5", "market.ground.join"},
	Ransom: {"MAR-30", "market.ground.ransom"}, RansomForRunes: {"MAR-30", "market.ground.ransom"},
	Waste: {"MAR-6", "market.ground.waste"},
}

// grounds says what a move does for its seat by the rules, as far as the reader knows, and the clause behind it. Hints
// need this for moves with cards: what they gain is nearly always less, in the evaluation, than the card that they
// cost, so no part of the worth would speak for them.
func grounds(v View, s games.Seat, m Move) (why games.Phrase, clause string, ok bool) {
	if only := onlyGrounds[m.Kind]; only.key != "" {
		return ground(only.clause, only.key)
	}
	g, number := v.game, func(n int) games.Arg { return games.NumberArg("n", n) }
	knows := v.reader == s || v.reader == games.All
	hand := Set(0) // the number cards that the reader may know of
	if knows {
		hand = g.hands[s] & numberSet
	}
	switch m.Kind {
	case Duel:
		if !g.played && hand != 0 && hand.lowest() == m.Card {
			return ground("MAR-12", "market.ground.duel.lowest")
		}
		return ground("MAR-21", "market.ground.duel", number(int(m.Card)))
	case Rob:
		loose, cards := g.stealable(s)
		switch {
		case m.Card != Thief:
			return ground("MAR-22", "market.ground.twice")
		case loose > 0:
			return ground("MAR-22", "market.ground.rob", number(loose))
		}
		return ground("MAR-23", "market.ground.rob.cards", number(cards))
	case End:
		if n := min(HandCards-int(g.sizes[s]), int(g.deck.count)+int(g.discards.count)); n > 0 {
			return ground("MAR-13", "market.ground.end", number(n))
		}
		return ground("MAR-13", "market.ground.end.none")
	case Show:
		if other := hand.from(Card(g.duel.Card)); other.Size() > 1 && other.lowest() == m.Card {
			return ground("MAR-21", "market.ground.show.lowest")
		}
		return ground("MAR-21", "market.ground.show")
	case Yield:
		if knows && hand.from(Card(g.duel.Card)) == 0 {
			return ground("MAR-21", "market.ground.yield", number(int(g.duel.Card)))
		}
	case TakeCard:
		return ground("MAR-23", "market.ground.take-card", games.SeatArg("name", m.Seat))
	}
	return games.Phrase{}, "", false
}

func ground(clause, key string, args ...games.Arg) (games.Phrase, string, bool) {
	return games.Phrase{Key: key, Args: args}, clause, true
}

// stealable counts what a thief of a seat could take from others: runes and hand cards (MAR-22).
func (g *Game) stealable(s games.Seat) (runes, cards int) {
	for o := range g.seats {
		if o == s {
			continue
		}
		p := &g.players[o]
		runes, cards = runes+int(p.loose[Red]+p.loose[Blue]), cards+int(g.sizes[o])
		if g.open {
			for left := p.free(); left != 0; left = left.rest() {
				runes += int(p.stores[left.first()].Runes)
			}
		}
	}
	return runes, cards
}
