package market

import "runehall/games"

// phrase makes a phrase of this game.
func phrase(key string, args ...games.Arg) (games.Phrase, bool) {
	return games.Phrase{Key: "market.say." + key, Args: args}, true
}

func name(s games.Seat) games.Arg { return games.SeatArg("name", s) }

func other(s games.Seat) games.Arg { return games.SeatArg("other", s) }

func number(n int) games.Arg { return games.NumberArg("n", n) }

func place(p Place) games.Arg { return games.KeyArg("store", "market.place."+p.kind()) }

// say puts an event into words, except for what speaks for itself (who is on turn).
func say(event Event) (games.Phrase, bool) {
	switch e := event.(type) {
	case CardsDrawn:
		return phrase("drawn", name(e.Seat), number(len(e.Cards)))
	case DiscardsShuffled:
		return phrase("shuffled", number(e.Cards))
	case RunePut:
		//says:keys market.say.put.{red,blue}
		return phrase("put."+e.Colour.String(), name(e.Seat), place(e.Store))
	case RunesPaid:
		return phrase("runes-paid", name(e.Seat), number(e.Runes))
	case CardsPaid:
		return phrase("cards-paid", name(e.Seat), number(e.Sum))
	case RuneBought:
		//says:keys market.say.rune-bought.{red,blue}
		return phrase("rune-bought."+e.Colour.String(), name(e.Seat))
	case CardWasted:
		return phrase("wasted", name(e.Seat))
	case DuelBegun:
		return phrase("duel", name(e.Seat), other(e.Target), number(int(e.Card)))
	case DuelHeld:
		return phrase("held", name(e.Seat), number(int(e.Card)))
	case DuelYielded:
		return phrase("yielded", name(e.Seat))
	case ThiefPlayed:
		if e.Card == Thief {
			return phrase("thief", name(e.Seat))
		}
		return phrase("double-thief", name(e.Seat))
	case RuneTaken:
		//says:keys market.say.rune-taken.{red,blue}
		return phrase("rune-taken."+e.Colour.String(), name(e.Seat), other(e.From))
	case CardTaken:
		return phrase("card-taken", name(e.Seat), other(e.From))
	}
	if p, ok := sayStores(event); ok {
		return p, ok
	}
	return sayEnd(event)
}

// sayStores puts what happens to stores into words.
func sayStores(event Event) (games.Phrase, bool) {
	switch e := event.(type) {
	case TollPaid:
		//says:keys market.say.toll.{red,blue}
		return phrase("toll."+e.Colour.String(), name(e.Seat), other(e.To))
	case StoreLost:
		return phrase("lost", name(e.Seat), place(e.Store))
	case InterestTaken:
		//says:keys market.say.interest.{red,blue}
		return phrase("interest."+e.Colour.String(), name(e.Seat), number(e.Runes))
	case StoreGivenUp:
		return phrase("given-up", name(e.Seat), place(e.Store))
	case OutpostJoined:
		return phrase("joined", name(e.Seat), place(e.Store))
	case MainLaid:
		return phrase("laid", name(e.Seat), place(e.Store))
	case OutpostPlaced:
		return phrase("outpost", name(e.Seat), place(e.Store))
	case OutpostReturned:
		return phrase("returned", name(e.Seat))
	case CollectorPlaced:
		return phrase("collector", name(e.Seat), other(e.Target), place(e.Store))
	case OutpostDestroyed:
		return phrase("destroyed", name(e.Seat))
	case CollectorGone:
		//says:keys market.say.gone.{ransom,outpost}
		return phrase("gone."+e.Why.String(), name(e.Seat), place(e.Store))
	default:
		return games.Phrase{}, false
	}
}

// sayEnd puts the end into words.
func sayEnd(event Event) (games.Phrase, bool) {
	switch e := event.(type) {
	case MarketEmptied:
		return phrase("emptied")
	case LastRound:
		return phrase("last-round")
	case SeatScored:
		return phrase("scored", name(e.Seat), number(e.Points))
	case HighestShown:
		if e.Card == Hidden {
			return phrase("no-highest", name(e.Seat))
		}
		return phrase("highest", name(e.Seat), number(int(e.Card)))
	case TieBroken:
		//says:keys market.say.tie.{outposts,collectors,card}
		return phrase("tie."+e.By.String(), number(len(e.Left)))
	case ThrowsBegan:
		return phrase("throws", name(e.Seat), other(e.Against))
	case PicksShown:
		return phrase("picks", name(e.Seat), other(e.Against), pickArg("pick", e.Pick), pickArg("answer", e.Answer))
	case ThrowWon:
		return phrase("throw-won", name(e.Seat), number(e.Wins))
	case MatchEnded:
		return phrase("won", name(e.Winner))
	default:
		return games.Phrase{}, false
	}
}

//says:keys market.pick.{none,rock,paper,scissors}
func pickArg(what string, p Pick) games.Arg { return games.KeyArg(what, "market.pick."+p.String()) }
