package market

import "runehall/games"

// lacks says what a refused move lacks: how much is missing, which runes cannot pay, or when something can be had. It
// says that only to readers who see the seat's hand.
func lacks(v View, s games.Seat, m Move) (games.Phrase, bool) {
	g := v.game
	if s < 0 || s >= g.seats || v.reader != s && v.reader != games.All {
		return games.Phrase{}, false
	}
	say := func(key string, args ...games.Arg) (games.Phrase, bool) {
		return games.Phrase{Key: key, Args: args}, true
	}
	p := &g.players[s]
	switch g.check(s, &m) {
	case refusePrice:
		n := max(p.spendable(Red).Size(), p.spendable(Blue).Size())
		args := []games.Arg{
			games.NumberArg("price", v.Price()), games.NumberArg("cards", (g.hands[s] & numberSet).Sum()),
			games.NumberArg("n", n),
		}
		if p.chained() > 0 {
			return say("market.lacks.price-chained", args...)
		}
		return say("market.lacks.price", args...)
	case refuseThreeRunes:
		args := []games.Arg{games.NumberArg("price", RansomRunes), games.NumberArg("n", p.spendable(NoColour).Size())}
		if p.chained() > 0 {
			return say("market.lacks.ransom-chained", args...)
		}
		return say("market.lacks.ransom", args...)
	case refuseSum:
		return say("market.lacks.sum", games.NumberArg("n", m.Cards.Sum()))
	case refuseSumForMore, refuseRansomSum:
		return say("market.lacks.more", games.NumberArg("n", m.Cards.Sum()),
			games.NumberArg("short", SumForMore-m.Cards.Sum()))
	case refuseTooLow:
		return say("market.lacks.low", games.NumberArg("card", int(m.Card)), games.NumberArg("n", int(g.duel.Card)))
	case refuseFrozen:
		if m.Kind == Interest {
			return say("market.lacks.frozen", games.NumberArg("n", RansomRunes))
		}
	case refuseNoInterest:
		switch next := v.Outlook(s, m.Store).Bears; {
		case p.stores[m.Store].Runes == 0:
			return say("market.lacks.empty")
		case next > 0:
			return say("market.lacks.later", games.NumberArg("n", next))
		}
	}
	return games.Phrase{}, false
}

// chained returns how many runes of a seat cannot pay because they lie in stores with collectors (MAR-27).
func (p *player) chained() (n int) {
	for left := p.occupied; left != 0; left = left.rest() {
		n += int(p.stores[left.first()].Runes)
	}
	return n
}
