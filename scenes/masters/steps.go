package masters

import (
	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/motion"
	"runehall/ui"
)

type step = ui.Step[model]

func lit(f flash, ticks int) step {
	return motion.Lit(func(m *model) *motion.Flashes[flash] { return &m.flashes }, f, ticks)
}

func sounding(list []step, t float64, e sound.Effect, at thing) []step {
	return motion.Sounding(list, t, func(m *model) { m.noises.Make(e, at) })
}

func now(change func(m *model)) []step { return []step{motion.Now(change)} }

// tellNote pauses for a moment with a seat's chip lit, for events that change little in the picture.
func tellNote(s games.Seat) []step {
	return []step{motion.Pause[model](noteTicks), lit(flash{on: chipOf(s)}, glowTicks)}
}

// flown is a step in which one thing flies. Take returns it from the model when the step starts; land changes the model
// for good when the step ends.
func flown(ticks int, take func(m *model) flight, land func(m *model)) []step {
	return []step{motion.Flown(motion.Flying[model, flight]{
		Ticks: ticks,
		Take:  func(m *model) []flight { return []flight{take(m)} },
		Land:  land,
		Of:    func(m *model) *motion.Flights[flight] { return &m.flights },
	})}
}

// morphed is a step in which the held areas take a new shape. Next returns that shape when the step starts.
func morphed(ticks int, next func() []holding) step {
	var to []holding
	return step{
		Ticks: ticks,
		Start: func(m *model) {
			to = next()
			m.morph = newMorph(m.held, to, m.at)
		},
		Run:  func(m *model, t float64) { m.morph.run(t) },
		Fade: func(m *model, t float64) { m.morph.run(1); m.morph.t, m.morph.still = t, true },
		End:  func(m *model) { m.morph, m.held = morph{}, to },
	}
}

// reshaped is a step in which the areas take the shape that they have in a view.
func reshaped(v rules.View) step {
	return morphed(areaTicks, func() []holding { return holdingsIn(v) })
}

// refused returns the steps that shake what is refused: a card over its place, or the rune that was named.
func refused(v rules.View, m rules.Move) (list []step) {
	for _, t := range about(v, m) {
		if _, there := onPlane(t); there {
			list = append(list, lit(flash{kind: flashRefused, on: t, card: m.Card}, refuseTicks))
		}
	}
	return list
}

// handFlight is the flight of a card from a seat's hand to a thing.
func (m *model) handFlight(s games.Seat, card rules.Card, to thing) flight {
	return flight{from: cardAt(s, m.handIndex(s, card)), to: to, card: card, master: games.Nobody}
}
