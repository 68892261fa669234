package ritual

import (
	rules "runehall/games/ritual"
	"runehall/ui"
)

// step is one event on its way to the picture.
type step = ui.Step[model]

// Lengths of the steps, in ticks.
var (
	liftTicks    = ui.Ticks(140) // a tile is picked up,
	tileTicks    = ui.Ticks(300) // carried,
	dropTicks    = ui.Ticks(160) // comes down,
	settleTicks  = ui.Ticks(120) // and bounces once
	dustTicks    = ui.Ticks(240)
	edgeTicks    = ui.Ticks(70) // between two edges that ignite
	coinTicks    = ui.Ticks(320)
	staggerTicks = ui.Ticks(60) // between two things that take off one after another
	glintTicks   = ui.Ticks(260)
	cardTicks    = ui.Ticks(320)
	dieTicks     = ui.Ticks(700)
	noteTicks    = ui.Ticks(400)
	glowTicks    = ui.Ticks(900)
	runTicks     = ui.Ticks(90) // light runs from one tile of a line to the next
	turnTicks    = ui.Ticks(250)
	crossTicks   = ui.Ticks(40) // between two crosses on edges that disagree
	shakeTicks   = ui.Ticks(180)
	refuseTicks  = ui.Ticks(1100)
)

// steps returns how an event gets into the picture. What an event changes in the model happens at the end of its step, so
// that skipping changes nothing. The events of Rituals carry all that is shown: nothing is taken from the view after them.
func steps(e rules.Event, _ rules.View) []step {
	switch e := e.(type) {
	case rules.TilesDrawn:
		return tellTilesDrawn(e)
	case rules.Placed:
		return layTile(e.Seat, e.Tile, e.Cell, e.Turn, e.Matches, false)
	case rules.BuiltOver:
		return layTile(e.Seat, e.Tile, e.Cell, e.Turn, e.Matches, true)
	case rules.TileTaken:
		return tellTileTaken(e)
	case rules.HandsSwapped:
		return tellHandsSwapped(e)
	case rules.HandReturned:
		return tellHandReturned(e)
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
		return tellRitualDrawn(e)
	case rules.RitualsShuffled:
		return tellRitualsShuffled(e)
	case rules.RitualPutOut:
		return tellRitualPutOut(e)
	case rules.RitualRevealed:
		return reveal(revealedCard{seat: e.Seat, target: e.Target, card: e.Card, does: e.Does})
	case rules.Answered:
		return reveal(revealedCard{seat: e.Seat, target: e.Against, card: e.Card, does: e.Card})
	case rules.DieRolled:
		return tellDieRolled(e)
	case rules.RitualDiscarded:
		return tellRitualDiscarded(e)
	case rules.TurnBegan:
		return tellTurnBegan(e)
	}
	return notes(e)
}
