package ritual

import (
	"runehall/assets/sound"
	rules "runehall/games/ritual"
)

// hastened returns the steps of an event as they are after a draft: its tile lies on its cell already, and only lifts and comes down.
func (m *model) hastened(e rules.Event, told []step) []step {
	t := rules.NoTile
	switch e := e.(type) {
	case rules.Placed:
		t = e.Tile
	case rules.BuiltOver:
		t = e.Tile
	}
	if t != rules.NoTile && m.isUntold(t) {
		told[0].Ticks = dropTicks
	}
	return told
}

// steps returns how an event gets into the picture, and what it lets be heard: that is as public as the event is to the
// reader, the same for every card and tile. What an event changes in the model happens at the end of its step, so
// that skipping changes nothing. The events of Rituals carry all that is shown: nothing is taken from the view after them.
func steps(e rules.Event) []step {
	switch e := e.(type) {
	case rules.TilesDrawn:
		return sounding(tellTilesDrawn(e), .6, sound.StoneLift, of(e)[0])
	case rules.Placed:
		return landing(layTile(e.Seat, e.Tile, e.Cell, e.Turn, e.Matches, false), e.Tile, e.Cell)
	case rules.BuiltOver:
		return landing(layTile(e.Seat, e.Tile, e.Cell, e.Turn, e.Matches, true), e.Tile, e.Cell)
	case rules.TileTaken:
		return sounding(tellTileTaken(e), 0, sound.StoneLift, of(e)[0])
	case rules.HandsSwapped:
		return sounding(tellHandsSwapped(e), 0, sound.StoneLift, of(e)[0])
	case rules.HandReturned:
		return sounding(tellHandReturned(e), 0, sound.StoneLift, of(e)[0])
	case rules.CoinsPlaced:
		return tellCoinsPlaced(e)
	case rules.CoinsReturned:
		return tellCoinsReturned(e)
	case rules.ShapePaid:
		return tellShapePaid(e)
	case rules.ShapeGrew:
		return tellShapeGrew(e)
	case rules.ShapeBroken:
		return tellShapeBroken(e)
	case rules.RitualDrawn:
		return sounding(tellRitualDrawn(e), .2, sound.CardDraw, of(e)[0])
	case rules.RitualsShuffled:
		return sounding(tellRitualsShuffled(e), 0, sound.CardDraw, of(e)[0])
	case rules.RitualPutOut:
		return sounding(tellRitualPutOut(e), .6, sound.CardPlay, of(e)[0])
	case rules.RitualRevealed:
		return reveal(revealedCard{seat: e.Seat, target: e.Target, card: e.Card, does: e.Does})
	case rules.Answered:
		return reveal(revealedCard{seat: e.Seat, target: e.Against, card: e.Card, does: e.Card})
	case rules.DieRolled:
		return sounding(tellDieRolled(e), 0, sound.Die, of(e)[0])
	case rules.RitualDiscarded:
		return sounding(tellRitualDiscarded(e), .7, sound.CardPlay, of(e)[0])
	case rules.TurnBegan:
		return tellTurnBegan(e)
	}
	return notes(e)
}
