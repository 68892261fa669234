package toss

import "runehall/games"

func phrase(key string, args ...games.Arg) (games.Phrase, bool) {
	return games.Phrase{Key: key, Args: args}, true
}

func name(s games.Seat) games.Arg { return games.SeatArg("name", s) }

func other(s games.Seat) games.Arg { return games.SeatArg("other", s) }

func number(n int) games.Arg { return games.NumberArg("n", n) }

// runeArgs say which rune is meant: by the name of its sign, and by its colour.
func runeArgs(r Rune) (sign, colour games.Arg) {
	//says:keys toss.colour.{black,grey,white} toss.sign.{raido,algiz,mannaz,hagalaz,berkano,ingwaz,kenaz,jera}
	return games.KeyArg("sign", "toss.sign."+r.SignID()), games.KeyArg("colour", "toss.colour."+r.Colour().String())
}

// say puts an event into words, except for what speaks for itself (gestures, steps, who is on turn).
func say(event Event) (games.Phrase, bool) {
	switch e := event.(type) {
	case BalanceDrawn:
		sign, colour := runeArgs(e.Rune)
		return phrase("toss.say.balance-drawn", name(e.Seat), sign, colour)
	case BalancePutBack:
		return phrase("toss.say.balance-put-back", name(e.Seat))
	case RoundBegan:
		return phrase("toss.say.round", number(e.Round), name(e.First))
	case RunesThrown:
		return phrase("toss.say.thrown", number(thrown(e.Launches)))
	case Snatched:
		sign, colour := runeArgs(e.Rune)
		switch {
		case e.Both() && e.Rune&1 == 1: // the pair's other rune has told it
			return games.Phrase{}, false
		case e.Both():
			return phrase("toss.say.pair", name(e.Seat), sign, colour)
		case e.TwinOf == games.Nobody:
			return phrase("toss.say.snatched", name(e.Seat), sign, colour)
		case e.TwinOf == e.Seat:
			return phrase("toss.say.own-twin", name(e.Seat), sign, colour)
		default:
			return phrase("toss.say.twin", name(e.Seat), other(e.TwinOf), sign, colour)
		}
	case ClaimMissed:
		return phrase("toss.say.missed", name(e.Seat))
	case SaidDone:
		return phrase("toss.say.done", name(e.Seat))
	case RunBegan:
		return phrase("toss.say.run", name(e.Seat))
	case PlaybackBegan:
		return phrase("toss.say.playback")
	case Passed:
		return phrase("toss.say.passed", name(e.Seat))
	case SnatchEnded:
		//says:keys toss.say.ended.{no-pairs,done,time}
		return phrase("toss.say.ended." + e.Why.String())
	}
	if p, ok := saySettling(event); ok {
		return p, ok
	}
	return sayContest(event)
}

// Both reports whether a rune was taken together with its partner, by turns (TOS-42).
func (e Snatched) Both() bool { return e.Tick == 0 && e.TwinOf == games.Nobody }

func thrown(launches []Launch) (n int) {
	for _, l := range launches {
		if l.Seat != games.Nobody {
			n++
		}
	}
	return n
}

func saySettling(event Event) (games.Phrase, bool) {
	switch e := event.(type) {
	case FalseReturned:
		return phrase("toss.say.false", name(e.Seat), number(len(e.Runes)))
	case PairGiven:
		sign, colour := runeArgs(Rune(2 * e.Pair))
		return phrase("toss.say.given", name(e.Seat), sign, colour)
	case SplitReturned:
		return phrase("toss.say.split", name(e.Seats[0]), other(e.Seats[1]))
	case Stolen:
		if len(e.Runes) == 0 {
			return phrase("toss.say.stolen-balance", name(e.Thief), other(e.Victim))
		}
		return phrase("toss.say.stolen", name(e.Thief), other(e.Victim), number(len(e.Runes)))
	case OrderNamed:
		return phrase("toss.say.order", name(e.Seat))
	case BalanceTaken:
		if e.Rune == NoRune {
			return phrase("toss.say.no-balance", name(e.Seat))
		}
		sign, colour := runeArgs(e.Rune)
		return phrase("toss.say.balance-taken", name(e.Seat), sign, colour)
	case FaceDownReturned:
		if len(e.Runes) == 0 {
			return games.Phrase{}, false
		}
		return phrase("toss.say.face-down", number(len(e.Runes)))
	default:
		return games.Phrase{}, false
	}
}

func sayContest(event Event) (games.Phrase, bool) {
	switch e := event.(type) {
	case ContestBegan:
		if e.Repeat > 0 {
			return phrase("toss.say.repeat", number(len(e.Seats)))
		}
		//says:keys toss.say.contest.{order,match}
		return phrase("toss.say.contest."+e.For.String(), number(len(e.Seats)))
	case Flicked:
		if e.Counts == Touched {
			return phrase("toss.say.touched", name(e.Seat))
		}
		return phrase("toss.say.flicked", name(e.Seat), number(e.Distance/10), games.NumberArg("tenths", e.Distance%10))
	case ContestWon:
		return phrase("toss.say.contest-won", name(e.Seat))
	case SeatScored:
		return phrase("toss.say.scored", name(e.Seat), number(e.Runes))
	case MatchEnded:
		if len(e.Winners) == 1 {
			return phrase("toss.say.won", name(e.Winners[0]))
		}
		return phrase("toss.say.shared", number(len(e.Winners)))
	default:
		return games.Phrase{}, false
	}
}
