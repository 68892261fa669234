package masters

import "runehall/games"

func phrase(key string, args ...games.Arg) (games.Phrase, bool) {
	return games.Phrase{Key: key, Args: args}, true
}

func name(s games.Seat) games.Arg { return games.SeatArg("name", s) }

func number(n int) games.Arg { return games.NumberArg("n", n) }

// say puts an event into words, except for what speaks for itself (who is on turn, a token kept).
func say(event Event) (games.Phrase, bool) {
	switch e := event.(type) {
	case HandDealt:
		return phrase("masters.say.hand-dealt", name(e.Seat), number(len(e.Cards)))
	case SideChosen:
		//says:keys masters.say.side.{green,blue}
		return phrase("masters.say.side."+e.Side.String(), name(e.Seat))
	case CardDrawn:
		//says:keys masters.say.drawn.{turn,adept,extra}
		return phrase("masters.say.drawn."+e.Why.String(), name(e.Seat))
	case CardPlayed:
		return sayPlayed(e)
	case RuneIgnored:
		return phrase("masters.say.ignored", name(e.Seat))
	case HandShown:
		return phrase("masters.say.hand-shown", name(e.Seat))
	case CardDiscarded:
		return phrase("masters.say.discarded", name(e.Seat))
	case MasterPlaced:
		//says:keys masters.say.master.{blue,green,red}
		return phrase("masters.say.master."+e.Colour.String(), name(e.Seat), number(e.Runes))
	case MasterPutAway:
		return phrase("masters.say.put-away", name(e.Seat))
	case TokenPlaced:
		//says:keys masters.say.token.{blue,green}
		return phrase("masters.say.token."+e.Colour.String(), name(e.Seat))
	case DrawForgone:
		return phrase("masters.say.draw-forgone", name(e.Seat))
	case CardPutBeside:
		return phrase("masters.say.put-beside", name(e.Seat))
	default:
		return sayScore(event)
	}
}

func sayPlayed(e CardPlayed) (games.Phrase, bool) {
	switch {
	case e.Under && e.Beside:
		return phrase("masters.say.played.both", name(e.Seat))
	case e.Under:
		return phrase("masters.say.played.under", name(e.Seat))
	case e.Beside:
		return phrase("masters.say.played.beside", name(e.Seat))
	default:
		return phrase("masters.say.played", name(e.Seat))
	}
}

// sayScore puts what touches the points into words.
func sayScore(event Event) (games.Phrase, bool) {
	switch e := event.(type) {
	case WorthChanged:
		return phrase("masters.say.worth", name(e.Seat), number(e.To))
	case SeatDone:
		return phrase("masters.say.done", name(e.Seat))
	case AreaScored:
		//says:keys masters.say.area.{blue,green,red}
		return phrase("masters.say.area."+e.Colour.String(), name(e.Seat), number(e.Points))
	case DiscardsCounted:
		return phrase("masters.say.discards-counted", name(e.Seat), number(e.Cards))
	case MatchEnded:
		if len(e.Winners) == 1 {
			return phrase("masters.say.won", name(e.Winners[0]))
		}
		return phrase("masters.say.tie", number(len(e.Winners)))
	default:
		return games.Phrase{}, false
	}
}
