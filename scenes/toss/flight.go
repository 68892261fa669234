package toss

import (
	"slices"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/motion"
	"runehall/scenes/things"
)

// flight is a rune on its way.
type flight struct {
	motion.Way
	from, to thing
	rune     rules.Rune // NoRune: face down
	seat     games.Seat // whose hand carries it, or games.Nobody
}

// Course brings a flight to part u of its time.
func (f *flight) Course(u float64) { f.Arc(u) }

// flies is a step in which runes fly, one after another, and that changes the model for good when they have landed. What flies is asked
// when the step starts, from the model as it then is.
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

// lying returns where a rune lies that a seat has.
func (m *model) lying(s games.Seat, r rules.Rune) thing {
	if i := slices.Index(m.who[s].well, r); i >= 0 {
		return things.OwnNth(well, s, i)
	}
	return things.OwnNth(loot, s, r.Colour())
}
