package stones

import "runehall/games"

func phrase(key string, args ...games.Arg) (games.Phrase, bool) {
	return games.Phrase{Key: key, Args: args}, true
}

func name(s games.Seat) games.Arg { return games.SeatArg("name", s) }

func number(n int) games.Arg { return games.NumberArg("n", n) }

func card(c Card) games.Arg { return games.NumberArg("card", int(c)) }

//says:keys stones.gem.{green,red,blue,yellow,white}
func gem(c Colour) games.Arg { return games.KeyArg("gem", "stones.gem."+c.String()) }

//says:keys stones.artifact.{green,red,blue,yellow,white}
func artifact(c Colour) games.Arg { return games.KeyArg("artifact", "stones.artifact."+c.String()) }

// say puts an event into words, except for what speaks for itself (who is on turn, what slides).
func say(event Event) (games.Phrase, bool) {
	switch e := event.(type) {
	case SlotFilled:
		return phrase("stones.say.slot", card(e.Card))
	case DragonsReturned:
		return phrase("stones.say.dragons", number(len(e.Cards)))
	case CommonShuffled:
		return phrase("stones.say.common-shuffled", number(e.Cards))
	case CardsDrawn:
		return phrase("stones.say.drawn", name(e.Seat), number(len(e.Cards)))
	case PileShuffled:
		return phrase("stones.say.shuffled", name(e.Seat), number(e.Cards))
	case CardLaid:
		return phrase("stones.say.laid", name(e.Seat), card(e.Card), number(e.Magic))
	case CardBought:
		return phrase("stones.say.bought", name(e.Seat), card(e.Card))
	case CardsPlayed:
		return sayPlayed(e)
	case IconWasted:
		return phrase("stones.say.wasted", name(e.Seat), card(e.Card))
	case ExchangeUsed:
		return phrase("stones.say.exchange", name(e.Seat), card(e.Card))
	case AbilityLeft:
		if e.Rest {
			return phrase("stones.say.left-rest", name(e.Seat), card(e.Card))
		}
		return phrase("stones.say.left", name(e.Seat), card(e.Card))
	case DisplayTaken:
		return phrase("stones.say.display-taken", name(e.Seat), card(e.Card))
	case CardDrawn:
		return phrase("stones.say.card-drawn", name(e.Seat), card(e.Card))
	case CardLost:
		if e.Out {
			return phrase("stones.say.druid-out", name(e.Seat), card(e.Card))
		}
		return phrase("stones.say.card-lost", name(e.Seat), card(e.Card))
	case Passed:
		return phrase("stones.say.passed", name(e.Seat))
	}
	if p, ok := sayGoods(event); ok {
		return p, ok
	}
	return sayPoints(event)
}

// sayPlayed puts into words which cards are played for their abilities, two or three.
func sayPlayed(e CardsPlayed) (games.Phrase, bool) {
	switch c := e.Cards; len(c) {
	case 3:
		return phrase("stones.say.played-three", name(e.Seat), card(c[0]),
			games.NumberArg("second", int(c[1])), games.NumberArg("third", int(c[2])))
	case 2:
		return phrase("stones.say.played", name(e.Seat), card(c[0]), games.NumberArg("second", int(c[1])))
	}
	return games.Phrase{}, false // only a zero event plays no cards
}

// sayGoods puts into words what happens to gems, ore and artifacts.
func sayGoods(event Event) (games.Phrase, bool) {
	switch e := event.(type) {
	case SmithyFilled:
		return phrase("stones.say.smithy", artifact(e.Artifact))
	case ArtifactsShuffled:
		return phrase("stones.say.artifacts-shuffled", number(e.Artifacts))
	case GemsTaken:
		if c, one := e.Gems.only(); one {
			return phrase("stones.say.gem-taken", name(e.Seat), gem(c))
		}
		return phrase("stones.say.gems-taken", name(e.Seat), number(e.Gems.Count()))
	case GemsPaid:
		if c, one := e.Gems.only(); one {
			return phrase("stones.say.gem-paid", name(e.Seat), gem(c))
		}
		return phrase("stones.say.gems-paid", name(e.Seat), number(e.Gems.Count()))
	case OreTaken:
		return phrase("stones.say.ore-taken", name(e.Seat))
	case OrePaid:
		return phrase("stones.say.ore-paid", name(e.Seat), number(e.Ore))
	case DieRolled:
		//says:keys stones.die.{gem,swap,card,ore,one,two}
		return phrase("stones.say.rolled", name(e.Seat), games.KeyArg("die", "stones.die."+e.Die.String()))
	case DieDeclined:
		return phrase("stones.say.declined", name(e.Seat))
	case ArtifactForged:
		return phrase("stones.say.forged", name(e.Seat), artifact(e.Artifact))
	case ArtifactPlaced:
		//says:keys stones.say.placed.{upper,lower}
		return phrase("stones.say.placed."+e.Row.String(), name(e.Seat), artifact(e.Artifact))
	case GemSwapped:
		return phrase("stones.say.gem-swapped", name(e.Seat), gem(e.Gem))
	case OreSwapped:
		return phrase("stones.say.ore-swapped", name(e.Seat), gem(e.Gem))
	case JokerSet:
		return phrase("stones.say.joker-set", name(e.Seat), gem(e.Colour))
	default:
		return games.Phrase{}, false
	}
}

// sayPoints puts points, rune stones and the end into words.
func sayPoints(event Event) (games.Phrase, bool) {
	switch e := event.(type) {
	case RowTraded:
		//says:keys stones.say.traded.{upper,lower}
		return phrase("stones.say.traded."+e.Row.String(), name(e.Seat), number(len(e.Artifacts)))
	case StoneTaken:
		//says:keys stones.stone.{@stones}
		return phrase("stones.say.stone", name(e.Seat), games.KeyArg("stone", "stones.stone."+e.Stone.String()))
	case PointsScored:
		//says:keys stones.say.points.{ability,die,extra,smithy,trade,gems,rows}
		return phrase("stones.say.points."+e.Why.String(), name(e.Seat), number(e.Points))
	case ThroneReached:
		return phrase("stones.say.throne", name(e.Seat))
	case MatchEnded:
		if e.Clause == "STO-41" {
			return phrase("stones.say.ended-rounds")
		}
		return phrase("stones.say.ended")
	default:
		return games.Phrase{}, false
	}
}

// only returns the colour of a single gem, and false if there is not exactly one.
func (g Gems) only() (Colour, bool) {
	if g.Count() != 1 {
		return NoColour, false
	}
	for c := Green; c < colours; c++ {
		if g[c] == 1 {
			return c, true
		}
	}
	return NoColour, false
}
