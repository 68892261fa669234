package ritual

import "runehall/games"

func phrase(key string, args ...games.Arg) (games.Phrase, bool) {
	return games.Phrase{Key: key, Args: args}, true
}

func name(s games.Seat) games.Arg { return games.SeatArg("name", s) }

//says:keys ritual.card.{hidden,copy,extra-coins,place-tile,quick-turn,redraw-hand,refill-hand,replace-coins,reverse,reverse-direction,skip,steal-gold,steal-hand-tiles,steal-tile,swap-hands,ward}
func cardArg(c Card) games.Arg { return games.KeyArg("card", "ritual.card."+c.String()) }

// say puts an event into words, except for events that speak for themselves (who is on turn, cards on the discards,
// longer lines).
func say(event Event) (games.Phrase, bool) {
	switch e := event.(type) {
	case TilesDrawn:
		return phrase("ritual.say.tiles-drawn", name(e.Seat), games.NumberArg("n", len(e.Tiles)))
	case TurnLost:
		if e.Present {
			return phrase("ritual.say.turn-ended", name(e.Seat))
		}
		return phrase("ritual.say.turn-lost", name(e.Seat))
	case Passed:
		return phrase("ritual.say.passed", name(e.Seat))
	case Placed:
		if e.Matches == 0 {
			//says:keys ritual.say.first.{grey,gold,black}
			return phrase("ritual.say.first."+e.Tile.Kind().String(), name(e.Seat))
		}
		//says:keys ritual.say.placed.{grey,gold,black}
		return phrase("ritual.say.placed."+e.Tile.Kind().String(), name(e.Seat), games.NumberArg("n", e.Matches.Len()))
	case BuiltOver:
		if e.Owner == e.Seat {
			//says:keys ritual.say.over-own.{grey,gold,black}
			return phrase("ritual.say.over-own."+e.Tile.Kind().String(), name(e.Seat),
				games.NumberArg("n", e.Matches.Len()))
		}
		//says:keys ritual.say.over.{grey,gold,black}
		return phrase("ritual.say.over."+e.Tile.Kind().String(), name(e.Seat), games.SeatArg("owner", e.Owner),
			games.NumberArg("n", e.Matches.Len()))
	case CoinsPlaced:
		return phrase("ritual.say.coins-placed", name(e.Seat), games.NumberArg("n", e.Coins))
	case CoinsReturned:
		return phrase("ritual.say.coins-returned", name(e.Seat), games.NumberArg("n", e.Coins))
	case ShapePaid:
		//says:keys ritual.say.{line,circle}-paid
		return phrase("ritual.say."+e.Shape.Kind.String()+"-paid", name(e.Shape.Owner),
			games.NumberArg("length", int(e.Shape.Length)), games.NumberArg("n", e.Coins))
	case ShapeBroken:
		if e.Coins == 0 {
			return games.Phrase{}, false
		}
		//says:keys ritual.say.{line,circle}-broken
		return phrase("ritual.say."+e.Shape.Kind.String()+"-broken", name(e.Shape.Owner), games.NumberArg("n", e.Coins))
	case MatchEnded:
		return sayEnd(e)
	default:
		return sayRitual(event)
	}
}

func sayRitual(event Event) (games.Phrase, bool) {
	switch e := event.(type) {
	case RitualDrawn:
		return sayCard("ritual.say.ritual-drawn", e.Seat, e.Card)
	case RitualPutOut:
		return sayCard("ritual.say.put-out", e.Seat, e.Card)
	case RitualsShuffled:
		return phrase("ritual.say.rituals-shuffled", games.NumberArg("n", e.Cards))
	case DrawForgone:
		return phrase("ritual.say.forgone", name(e.Seat))
	case RitualRevealed:
		return sayRevealed(e)
	case Answered:
		//says:keys ritual.say.answered.{reverse,ward}
		return phrase("ritual.say.answered."+e.Card.String(), name(e.Seat), games.SeatArg("against", e.Against),
			games.KeyArg("to", "ritual.card."+e.To.String()))
	case Declined:
		return phrase("ritual.say.declined", name(e.Seat))
	case Warded:
		return phrase("ritual.say.warded", name(e.Seat), cardArg(e.Card))
	case RolesChanged:
		return phrase("ritual.say.roles-changed", name(e.User), games.SeatArg("target", e.Target), cardArg(e.Card))
	case DieRolled:
		return phrase("ritual.say.rolled", name(e.Seat), games.NumberArg("n", e.Number))
	case LeftOut:
		return phrase("ritual.say.left-out", name(e.Seat), cardArg(e.Card))
	case TileTaken:
		//says:keys ritual.say.taken.{grey,gold,black}
		return phrase("ritual.say.taken."+e.Tile.Kind().String(), name(e.Seat), games.SeatArg("from", e.From))
	case HandsSwapped:
		return phrase("ritual.say.swapped", name(e.Seat), games.SeatArg("with", e.With))
	case HandReturned:
		return phrase("ritual.say.hand-returned", name(e.Seat), games.NumberArg("n", len(e.Tiles)))
	case DirectionReversed:
		if e.Clockwise {
			return phrase("ritual.say.clockwise", name(e.Seat))
		}
		return phrase("ritual.say.anticlockwise", name(e.Seat))
	case SkipOwed:
		return phrase("ritual.say.skip-owed", name(e.Seat), games.NumberArg("n", e.Owed))
	default:
		return games.Phrase{}, false
	}
}

// sayCard names a card only if the reader knows it.
func sayCard(key string, s games.Seat, c Card) (games.Phrase, bool) {
	if c == Hidden {
		return phrase(key, name(s))
	}
	return phrase(key+"-known", name(s), cardArg(c))
}

func sayRevealed(e RitualRevealed) (games.Phrase, bool) {
	key, args := "ritual.say.revealed", []games.Arg{name(e.Seat), cardArg(e.Card)}
	if e.Does != e.Card {
		key = "ritual.say.copied"
		args = append(args, games.KeyArg("does", "ritual.card."+e.Does.String()))
	}
	if e.Target != games.Nobody {
		key += "-at"
		args = append(args, games.SeatArg("target", e.Target))
	}
	return phrase(key, args...)
}

func sayEnd(e MatchEnded) (games.Phrase, bool) {
	if e.Clause == "RIT-7" {
		return phrase("ritual.say.won", name(e.Winners[0]))
	}
	if len(e.Winners) == 1 {
		return phrase("ritual.say.all-passed", name(e.Winners[0]))
	}
	return phrase("ritual.say.all-passed-tie", games.NumberArg("n", len(e.Winners)))
}
