package ritual

import (
	"runehall/assets/sound"
	rules "runehall/games/ritual"
)

// hastened shortens the steps of an event if its tile was a draft: it lies on its cell already, and only lifts and
// comes down.
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

// steps returns how an event gets into the picture, and how it sounds. The sound is as public as what the reader is
// told: the same for every card and tile. An event changes the model at the end of its step, so that skipping steps
// changes nothing. The events of Rituals carry all that is shown, so nothing is taken from the view.
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
