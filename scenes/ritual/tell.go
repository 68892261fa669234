package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/motion"
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

// steps returns how an event gets into the picture. Each type of event has a function of its own; what an event changes
// in the model happens at the end of its step, so that skipping changes nothing.
func steps(e rules.Event, v rules.View) []step {
	switch e := e.(type) {
	case rules.CoinsDealt:
		return tellCoinsDealt(e)
	case rules.TilesDrawn:
		return tellTilesDrawn(e)
	case rules.TurnBegan:
		return tellTurnBegan(e)
	case rules.TurnLost:
		return tellTurnLost(e)
	case rules.Passed:
		return tellPassed(e)
	case rules.Placed:
		return tellPlaced(e)
	case rules.BuiltOver:
		return tellBuiltOver(e)
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
	case rules.DrawForgone:
		return tellNote(e.Seat)
	case rules.RitualRevealed:
		return tellRitualRevealed(e)
	case rules.Answered:
		return tellAnswered(e)
	case rules.Declined:
		return []step{} // only the seat itself knows, and it has just said so
	case rules.Warded:
		return tellWarded(e)
	case rules.RolesChanged:
		return tellRolesChanged(e)
	case rules.DieRolled:
		return tellDieRolled(e)
	case rules.LeftOut:
		return tellNote(e.Seat)
	case rules.RitualDiscarded:
		return tellRitualDiscarded(e)
	case rules.TileTaken:
		return tellTileTaken(e)
	case rules.HandsSwapped:
		return tellHandsSwapped(e)
	case rules.HandReturned:
		return tellHandReturned(e)
	case rules.DirectionReversed:
		return tellDirectionReversed(e)
	case rules.SkipOwed:
		return tellSkipOwed(e)
	case rules.MatchEnded:
		return tellMatchEnded(e)
	}
	return nil
}

// now is a step without a length.
func now(change func(m *model)) []step { return []step{motion.Now(change)} }

// tellNote waits a moment with a seat's chip lit: something was said that changes no picture.
func tellNote(s games.Seat) []step {
	return []step{motion.Pause[model](noteTicks), chipLit(s)}
}
