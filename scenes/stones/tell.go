package stones

import (
	"slices"

	rules "runehall/games/stones"
	"runehall/scenes/motion"
)

// steps returns the steps that bring an event into the picture. The event says what moves. The view, as it is after the
// move, is asked only for what no event carries, such as a hand that the reader knows because its pile has run out.
// Each step changes the model at its end or on the way there, so that skipping it changes nothing. A sound tells this
// reader no more than the event: it is the same for every card.
func steps(e rules.Event, v rules.View) []step {
	switch e := e.(type) {
	case rules.CardsDrawn:
		return tellCardsDrawn(e, v)
	case rules.PileShuffled:
		return tellPileShuffled(e)
	case rules.CardLaid:
		return tellCardLaid(e)
	case rules.CardBought:
		return tellCardBought(e)
	case rules.CardsDiscarded:
		return back(e.Seat, e.Cards...)
	case rules.CardsPlayed:
		return tellCardsPlayed(e)
	case rules.DisplayTaken:
		return []step{toDiscards(e.Seat, e.Card, e.Slot, arcCourse)}
	case rules.CardDrawn:
		return tellCardDrawn(e)
	case rules.CardKept:
		return back(e.Seat, e.Card)
	case rules.CardLost:
		return tellCardLost(e)
	case rules.GemsTaken:
		return tellGemsTaken(e)
	case rules.GemsPaid:
		return []step{paid(e.Seat, listed(e.Gems)...)}
	case rules.OreTaken:
		return []step{taken(e.Seat, caused(e.Why), anOre)}
	case rules.OrePaid:
		return []step{paid(e.Seat, slices.Repeat([]rules.Colour{anOre}, e.Ore)...)}
	case rules.GemSwapped:
		return []step{paid(e.Seat, e.Gem), motion.InStep(taken(e.Seat, supplied, anOre), behindTicks)}
	case rules.OreSwapped:
		return []step{paid(e.Seat, anOre), motion.InStep(taken(e.Seat, supplied, e.Gem), behindTicks)}
	case rules.JokerSet:
		return tellJokerSet(e)
	case rules.PointsScored:
		return tellPointsScored(e, v)
	case rules.ThroneReached:
		return tellThroneReached(e, v)
	case rules.DieRolled:
		return tellDieRolled(e)
	}
	return tableSteps(e, v)
}

// tableSteps shows events about what lies on the table for everybody: display, smithies, rune stones.
func tableSteps(e rules.Event, v rules.View) []step {
	switch e := e.(type) {
	case rules.SlotFilled:
		return tellSlotFilled(e)
	case rules.DisplaySlid:
		return tellDisplaySlid(e)
	case rules.CommonShuffled:
		return tellCommonShuffled(e)
	case rules.DragonsReturned:
		return now(func(m *model) { m.pile += len(e.Cards) })
	case rules.SmithyFilled:
		return tellSmithyFilled(e)
	case rules.ArtifactsShuffled:
		return now(func(m *model) { m.artifacts = e.Artifacts })
	case rules.ArtifactForged:
		return tellArtifactForged(e)
	case rules.ArtifactPlaced:
		return tellArtifactPlaced(e)
	case rules.RowTraded:
		return tellRowTraded(e)
	case rules.StoneTaken:
		return tellStoneTaken(e)
	}
	return quietSteps(e, v)
}

// quietSteps shows events in which nothing flies: whose turn it is, which card is open, what was left out.
func quietSteps(e rules.Event, v rules.View) []step {
	switch e := e.(type) {
	case rules.TurnBegan:
		begin := motion.Now(func(m *model) { m.onTurn, m.round, m.last = e.Seat, e.Round, v.LastRound() })
		return []step{begin, lit(flash{kind: flashChip, at: chipOf(e.Seat)}, glowTicks)}
	case rules.IconUsed:
		return opened(func(m *model) { m.open, m.used[e.Icon-1] = e.Card, true })
	case rules.ExchangeUsed:
		return opened(func(m *model) { m.open = e.Card })
	case rules.IconWasted:
		return tellNote(e.Seat)
	case rules.AbilityLeft:
		return tellNote(e.Seat)
	case rules.DieDeclined:
		return tellNote(e.Seat)
	case rules.Passed:
		return tellNote(e.Seat)
	case rules.MatchEnded:
		return now(func(m *model) { m.ended = true })
	}
	return nil
}

func settled(v rules.View) step { return motion.Now(func(m *model) { m.settle(v) }) }
