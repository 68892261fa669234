package ritual

import (
	"slices"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

// step is one event on its way to the picture.
type step = ui.Step[model]

// Lengths of the steps, in ticks.
var (
	tileTicks   = ui.Ticks(300)
	dropTicks   = ui.Ticks(160)
	coinTicks   = ui.Ticks(320)
	coinStagger = ui.Ticks(60)
	cardTicks   = ui.Ticks(320)
	dieTicks    = ui.Ticks(700)
	noteTicks   = ui.Ticks(400)
	glowTicks   = ui.Ticks(900)
)

// steps returns how an event gets into the picture. Each type of event has a function of its own; what an event changes
// in the model happens at the end of its step, so that skipping changes nothing.
func steps(e rules.Event) []step {
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
func now(change func(m *model)) []step { return []step{{End: change}} }

// flown is a step in which things fly and that changes the model when they have landed. The flights are made when the
// step starts, from the model as it then is.
func flown(ticks int, ease ui.Ease, take func(m *model) []flight, land func(m *model)) []step {
	var ids []uint64
	return []step{{
		Ticks: ticks,
		Ease:  ease,
		Start: func(m *model) {
			for _, f := range take(m) {
				ids = append(ids, m.fly(f))
			}
		},
		Run: func(m *model, t float64) {
			for _, id := range ids {
				m.flying(id, t)
			}
		},
		End: func(m *model) {
			for _, id := range ids {
				m.landed(id)
			}
			land(m)
		},
	}}
}

// lit is a flourish that lights something and goes out by itself.
func lit(delay int, f flash) step {
	var id uint64
	return step{
		Class: ui.FlourishStep,
		Ticks: glowTicks,
		Delay: delay,
		With:  true,
		Start: func(m *model) {
			m.started++
			id, f.id = m.started, m.started
			m.flashes = append(m.flashes, f)
		},
		Run: func(m *model, t float64) {
			for i := range m.flashes {
				if m.flashes[i].id == id {
					m.flashes[i].t = t
				}
			}
		},
		End: func(m *model) {
			m.flashes = slices.DeleteFunc(m.flashes, func(f flash) bool { return f.id == id })
		},
	}
}

// tellNote waits a moment with a seat's chip lit: something was said that changes no picture.
func tellNote(s games.Seat) []step {
	return []step{{Ticks: noteTicks}, lit(0, flash{seat: s, chip: true})}
}
