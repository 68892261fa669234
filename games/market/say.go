package market

import "runehall/games"

func phrase(key string, args ...games.Arg) (games.Phrase, bool) {
	return games.Phrase{Key: key, Args: args}, true
}

func name(s games.Seat) games.Arg { return games.SeatArg("name", s) }

func other(s games.Seat) games.Arg { return games.SeatArg("other", s) }

func number(n int) games.Arg { return games.NumberArg("n", n) }

func place(p Place) games.Arg { return games.KeyArg("store", "market.place."+p.kind()) }

// say puts an event into words, except for what speaks for itself (who is on turn).
func say(event Event) (games.Phrase, bool) {
	switch e := event.(type) {
	case CardsDrawn:
		return phrase("market.say.drawn", name(e.Seat), number(len(e.Cards)))
	case DiscardsShuffled:
		return phrase("market.say.shuffled", number(e.Cards))
	case RunePut:
		//says:keys market.say.put.{red,blue}
		return phrase("market.say.put."+e.Colour.String(), name(e.Seat), place(e.Store))
	case RunesPaid:
		return phrase("market.say.runes-paid", name(e.Seat), number(e.Runes))
	case CardsPaid:
		return phrase("market.say.cards-paid", name(e.Seat), number(e.Sum))
	case RuneBought:
		//says:keys market.say.rune-bought.{red,blue}
		return phrase("market.say.rune-bought."+e.Colour.String(), name(e.Seat))
	case CardWasted:
		return phrase("market.say.wasted", name(e.Seat))
	case DuelBegun:
		return phrase("market.say.duel", name(e.Seat), other(e.Target), number(int(e.Card)))
	case DuelHeld:
		return phrase("market.say.held", name(e.Seat), number(int(e.Card)))
	case DuelYielded:
		return phrase("market.say.yielded", name(e.Seat))
	case ThiefPlayed:
		if e.Card == Thief {
			return phrase("market.say.thief", name(e.Seat))
		}
		return phrase("market.say.double-thief", name(e.Seat))
	case RuneTaken:
		//says:keys market.say.rune-taken.{red,blue}
		return phrase("market.say.rune-taken."+e.Colour.String(), name(e.Seat), other(e.From))
	case CardTaken:
		return phrase("market.say.card-taken", name(e.Seat), other(e.From))
	}
	if p, ok := sayStores(event); ok {
		return p, ok
	}
	return sayEnd(event)
}

func sayStores(event Event) (games.Phrase, bool) {
	switch e := event.(type) {
	case TollPaid:
		//says:keys market.say.toll.{red,blue}
		return phrase("market.say.toll."+e.Colour.String(), name(e.Seat), other(e.To))
	case StoreLost:
		return phrase("market.say.lost", name(e.Seat), place(e.Store))
	case InterestTaken:
		//says:keys market.say.interest.{red,blue}
		return phrase("market.say.interest."+e.Colour.String(), name(e.Seat), number(e.Runes))
	case StoreGivenUp:
		return phrase("market.say.given-up", name(e.Seat), place(e.Store))
	case OutpostJoined:
		return phrase("market.say.joined", name(e.Seat), place(e.Store))
	case MainLaid:
		return phrase("market.say.laid", name(e.Seat), place(e.Store))
	case OutpostPlaced:
		if e.Store.Post() {
			return phrase("market.say.outpost.own", name(e.Seat))
		}
		return phrase("market.say.outpost", name(e.Seat), place(e.Store))
	case OutpostReturned:
		return phrase("market.say.returned", name(e.Seat))
	case CollectorPlaced:
		return phrase("market.say.collector", name(e.Seat), other(e.Target), place(e.Store))
	case OutpostDestroyed:
		return phrase("market.say.destroyed", name(e.Seat))
	case CollectorGone:
		//says:keys market.say.gone.{ransom,outpost}
		return phrase("market.say.gone."+e.Why.String(), name(e.Seat), place(e.Store))
	default:
		return games.Phrase{}, false
	}
}

func sayEnd(event Event) (games.Phrase, bool) {
	switch e := event.(type) {
	case MarketEmptied:
		return phrase("market.say.emptied")
	case LastRound:
		return phrase("market.say.last-round")
	case SeatScored:
		return phrase("market.say.scored", name(e.Seat), number(e.Points))
	case HighestShown:
		if e.Card == Hidden {
			return phrase("market.say.no-highest", name(e.Seat))
		}
		return phrase("market.say.highest", name(e.Seat), number(int(e.Card)))
	case TieBroken:
		//says:keys market.say.tie.{outposts,collectors,card}
		return phrase("market.say.tie."+e.By.String(), number(len(e.Left)))
	case ThrowsBegan:
		return phrase("market.say.throws", name(e.Seat), other(e.Against))
	case PicksShown:
		return phrase("market.say.picks", name(e.Seat), other(e.Against), pickArg("pick", e.Pick),
			pickArg("answer", e.Answer))
	case ThrowWon:
		return phrase("market.say.throw-won", name(e.Seat), number(e.Wins))
	case MatchEnded:
		return phrase("market.say.won", name(e.Winner))
	default:
		return games.Phrase{}, false
	}
}

//says:keys market.pick.{none,rock,paper,scissors}
func pickArg(what string, p Pick) games.Arg { return games.KeyArg(what, "market.pick."+p.String()) }
