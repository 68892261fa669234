package toss

import (
	"runehall/assets/sound"
	"runehall/scenes/motion"
	"runehall/ui"
)

type step = ui.Step[model]

// sounding gives a step a sound at its end.
func sounding(s step, e sound.Effect, at thing) step {
	s.Sound, s.SoundAt = func(m *model) { m.noises.Make(e, at) }, 1
	return s
}

// lit is a flourish that begins together with the step before it.
func lit(f flash, ticks int) step {
	return motion.Lit(func(m *model) *motion.Flashes[flash] { return &m.flashes }, f, ticks)
}

// flies is a step in which n runes fly. Each flies for some ticks, and each starts some ticks (apart) after the one
// before. Take returns them when the step starts; land changes the model for good.
func flies(n, ticks, apart int, take func(m *model) []flight, land func(m *model)) step {
	s := motion.Flown(motion.Flying[model, flight]{
		Ticks: motion.Lasting(n, ticks, apart),
		Take: func(m *model) []flight {
			list := take(m)
			for i := range list {
				list[i].Ticks = ticks
			}
			return motion.InTurn(list, apart)
		},
		Land: land,
		Of:   func(m *model) *motion.Flights[flight] { return &m.flights },
	})
	return s
}

// line is a group of steps that are told together. In the settling it stays to be read; in a race it waits for its
// time.
type line struct {
	steps []step
	stays float64 // for how many ticks it stays from when it is shown; nothing else is told meanwhile
	rung  bool    // whether it stays only for people who want to read all steps of the settling
	worth bool    // whether it is a line of the settling
	raced bool    // whether it waits for the clock of the race, and for nothing that is in flight
	at    float64 // when it happens, by that clock
	photo race    // the photo finish it belongs to, if any
}

// met is a flash at the place where its rune came to rest in the last throw.
func met(f flash, ticks int) step {
	s := lit(f, ticks)
	begin := s.Start
	s.Start = func(m *model) {
		begin(m)
		m.flashes.All[len(m.flashes.All)-1].at = m.felt(f.rune)
	}
	return s
}
