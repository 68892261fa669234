package market

import "runehall/games"

// grounds says what the rules let a move do for its seat, as far as the reader knows, with the clause that it is about. What a turn gives up for that,
// such as a card that is played, outweighs it in numbers nearly always: hints would have no reason for most moves with cards.
func grounds(v View, s games.Seat, m Move) (why games.Phrase, clause string, ok bool) {
	g := v.game
	say := func(clause, key string, args ...games.Arg) (games.Phrase, string, bool) {
		return games.Phrase{Key: key, Args: args}, clause, true
	}
	hand := Set(0) // of number cards, as far as the reader may speak of them
	if v.reader == s || v.reader == games.All {
		hand = g.hands[s] & numberSet
	}
	number := func(n int) games.Arg { return games.NumberArg("n", n) }
	switch m.Kind {
	case GiveUp:
		return say("MAR-18", "market.ground.twice")
	case Join, LayJoin:
		return say("MAR-5", "market.ground.join")
	case Ransom, RansomForRunes:
		return say("MAR-30", "market.ground.ransom")
	case Duel:
		if !g.played && hand != 0 && hand.lowest() == m.Card {
			return say("MAR-12", "market.ground.duel.lowest")
		}
		return say("MAR-21", "market.ground.duel", number(int(m.Card)))
	case Rob:
		loose, cards := g.stealable(s)
		switch {
		case m.Card != Thief:
			return say("MAR-22", "market.ground.twice")
		case loose > 0:
			return say("MAR-22", "market.ground.rob", number(loose))
		}
		return say("MAR-23", "market.ground.rob.cards", number(cards))
	case Waste:
		return say("MAR-6", "market.ground.waste")
	case End:
		if n := min(HandCards-int(g.sizes[s]), int(g.deck.count)+int(g.discards.count)); n > 0 {
			return say("MAR-13", "market.ground.end", number(n))
		}
		return say("MAR-13", "market.ground.end.none")
	case Show:
		if other := hand.from(Card(g.duel.Card)); other != 0 && other.lowest() == m.Card && other.Size() > 1 {
			return say("MAR-21", "market.ground.show.lowest")
		}
		return say("MAR-21", "market.ground.show")
	case Yield:
		if hand.from(Card(g.duel.Card)) == 0 && (v.reader == s || v.reader == games.All) {
			return say("MAR-21", "market.ground.yield", number(int(g.duel.Card)))
		}
	case TakeCard:
		return say("MAR-23", "market.ground.take-card", games.SeatArg("name", m.Seat))
	}
	return games.Phrase{}, "", false
}

// stealable counts what a thief of a seat finds with the others: runes and hand cards (MAR-22).
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
