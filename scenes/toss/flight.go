package toss

import (
	"slices"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/motion"
	"runehall/scenes/things"
)

type flight struct {
	motion.Way
	from, to thing
	rune     rules.Rune // NoRune: face down
	seat     games.Seat // whose hand carries it, or games.Nobody
}

// Course brings a flight to part u of its time.
func (f *flight) Course(u float64) { f.Arc(u) }

// flies is a step in which n runes fly, each for some ticks, their starts some ticks apart. Take is asked when the step starts, from the model
// as it is then; land changes the model for good.
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

func (m *model) lying(s games.Seat, r rules.Rune) thing {
	if i := slices.Index(m.who[s].well, r); i >= 0 {
		return things.OwnNth(well, s, i)
	}
	return things.OwnNth(loot, s, r.Colour())
}
