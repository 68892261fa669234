package stones

import "runehall/games"

// phrase makes a phrase of this game.
func phrase(key string, args ...games.Arg) (games.Phrase, bool) {
	return games.Phrase{Key: "stones.say." + key, Args: args}, true
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
		return phrase("slot", card(e.Card))
	case DragonsReturned:
		return phrase("dragons", number(len(e.Cards)))
	case CommonShuffled:
		return phrase("common-shuffled", number(e.Cards))
	case SmithyFilled:
		return phrase("smithy", artifact(e.Artifact))
	case ArtifactsShuffled:
		return phrase("artifacts-shuffled", number(e.Artifacts))
	case CardsDrawn:
		return phrase("drawn", name(e.Seat), number(len(e.Cards)))
	case PileShuffled:
		return phrase("shuffled", name(e.Seat), number(e.Cards))
	case CardLaid:
		return phrase("laid", name(e.Seat), card(e.Card), number(e.Magic))
	case CardBought:
		return phrase("bought", name(e.Seat), card(e.Card))
	case CardsPlayed:
		if len(e.Cards) == 3 {
			return phrase("played-three", name(e.Seat), card(e.Cards[0]), games.NumberArg("second", int(e.Cards[1])), games.NumberArg("third", int(e.Cards[2])))
		}
		if len(e.Cards) == 2 {
			return phrase("played", name(e.Seat), card(e.Cards[0]), games.NumberArg("second", int(e.Cards[1])))
		}
		return games.Phrase{}, false // only a zero event plays no cards
	case IconWasted:
		return phrase("wasted", name(e.Seat), card(e.Card))
	case ExchangeUsed:
		return phrase("exchange", name(e.Seat), card(e.Card))
	case AbilityLeft:
		if e.Rest {
			return phrase("left-rest", name(e.Seat), card(e.Card))
		}
		return phrase("left", name(e.Seat), card(e.Card))
	case DisplayTaken:
		return phrase("display-taken", name(e.Seat), card(e.Card))
	case CardDrawn:
		return phrase("card-drawn", name(e.Seat), card(e.Card))
	case CardLost:
		if e.Out {
			return phrase("druid-out", name(e.Seat), card(e.Card))
		}
		return phrase("card-lost", name(e.Seat), card(e.Card))
	case Passed:
		return phrase("passed", name(e.Seat))
	}
	if p, ok := sayGoods(event); ok {
		return p, ok
	}
	return sayPoints(event)
}

// sayGoods puts into words what happens to gems, ore and artifacts.
func sayGoods(event Event) (games.Phrase, bool) {
	switch e := event.(type) {
	case GemsTaken:
		if c, one := e.Gems.only(); one {
			return phrase("gem-taken", name(e.Seat), gem(c))
		}
		return phrase("gems-taken", name(e.Seat), number(e.Gems.Count()))
	case GemsPaid:
		if c, one := e.Gems.only(); one {
			return phrase("gem-paid", name(e.Seat), gem(c))
		}
		return phrase("gems-paid", name(e.Seat), number(e.Gems.Count()))
	case OreTaken:
		return phrase("ore-taken", name(e.Seat))
	case OrePaid:
		return phrase("ore-paid", name(e.Seat), number(e.Ore))
	case DieRolled:
		//says:keys stones.die.{gem,swap,card,ore,one,two}
		return phrase("rolled", name(e.Seat), games.KeyArg("die", "stones.die."+e.Die.String()))
	case DieDeclined:
		return phrase("declined", name(e.Seat))
	case ArtifactForged:
		return phrase("forged", name(e.Seat), artifact(e.Artifact))
	case ArtifactPlaced:
		//says:keys stones.say.placed.{upper,lower}
		return phrase("placed."+e.Row.String(), name(e.Seat), artifact(e.Artifact))
	case GemSwapped:
		return phrase("gem-swapped", name(e.Seat), gem(e.Gem))
	case OreSwapped:
		return phrase("ore-swapped", name(e.Seat), gem(e.Gem))
	case JokerSet:
		return phrase("joker-set", name(e.Seat), gem(e.Colour))
	default:
		return games.Phrase{}, false
	}
}

// sayPoints puts points, rune stones and the end into words.
func sayPoints(event Event) (games.Phrase, bool) {
	switch e := event.(type) {
	case RowTraded:
		//says:keys stones.say.traded.{upper,lower}
		return phrase("traded."+e.Row.String(), name(e.Seat), number(len(e.Artifacts)))
	case StoneTaken:
		//says:keys stones.stone.{magic,hand,swap,joker,plus,double,extra,three}
		return phrase("stone", name(e.Seat), games.KeyArg("stone", "stones.stone."+e.Stone.String()))
	case PointsScored:
		//says:keys stones.say.points.{ability,die,extra,smithy,trade,gems,rows}
		return phrase("points."+e.Why.String(), name(e.Seat), number(e.Points))
	case ThroneReached:
		return phrase("throne", name(e.Seat))
	case MatchEnded:
		if e.Clause == "STO-41" {
			return phrase("ended-rounds")
		}
		return phrase("ended")
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
