package toss

import (
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/motion"
)

// flight is a rune on its way.
type flight struct {
	motion.Way
	from, to spot
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

// Spots of which there are several.
func tableSpot(d disc) spot             { return spot{kind: spotTable, x: d.x, y: d.y} }
func handSpot(s games.Seat) spot        { return spot{kind: spotHand, seat: s} }
func dishSpot(s games.Seat) spot        { return spot{kind: spotDish, seat: s} }
func wellSpot(s games.Seat, n int) spot { return spot{kind: spotWell, seat: s, index: n} }
func lootSpot(s games.Seat, c rules.Colour) spot {
	return spot{kind: spotLoot, seat: s, index: int(c)}
}

// bagSpot is the bag, at the edge of the table.
var bagSpot = spot{kind: spotHand, seat: games.Nobody}

// lying returns where a rune lies that a seat has.
func (m *model) lying(s games.Seat, r rules.Rune) spot {
	for i, w := range m.who[s].well {
		if w == r {
			return wellSpot(s, i)
		}
	}
	return lootSpot(s, r.Colour())
}

// seatSpot is where a seat is.
func seatSpot(s games.Seat) spot { return spot{kind: spotSeat, seat: s} }
