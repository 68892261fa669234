package toss

import (
	"math"
	"slices"

	"runehall/games"
	rules "runehall/games/toss"
)

// disc is a rune on the table, or over it while it is thrown.
type disc struct {
	rune  rules.Rune // NoRune for a reader who cannot know it
	up    bool
	x, y  float64 // in millimetres from the middle of the table
	angle float64 // of its sign, in radians clockwise
	flips float64 // how often it still turns over before it lands, in parts of a turn
	lift  float64 // how high it flies, from 0 to 1
	fresh float64 // from 1 to 0: how much of its fading in is left, with reduced motion
}

func lies(d rules.Disc) disc {
	return disc{rune: d.Rune, up: d.Up, x: float64(d.X) / 1000, y: float64(d.Y) / 1000, angle: float64(d.Angle) * tenthDegree}
}

const tenthDegree = 3.14159265358979 / 1800

// behind is how much of the room behind a flicker's edge is seen, and ahead how much beyond the middle, in millimetres; aside is how far to each
// side a flicked rune is seen.
const behind, ahead, aside = 96, 130, 195

// contest is a flick contest as it is shown; without seats there is none.
type contest struct {
	purpose rules.Purpose
	repeat  int
	seats   []games.Seat
	flicks  [games.MaxSeats]attempt
	moving  []disc     // Destiny and the rune on its way, while one is flicked
	last    games.Seat // who has flicked last, or games.Nobody
	tape    float64    // how far the tape has been drawn out after that, up to 1
}

// strays reports whether the runes of the present or the last flick leave the half of the table before an edge: then all of the table must be seen.
func (c *contest) strays(e rules.Edge) bool {
	list := c.moving
	if len(list) == 0 && c.last >= 0 {
		list = c.flicks[c.last].rest[:]
	}
	return slices.ContainsFunc(list, func(d disc) bool {
		return d.x*e.X+d.y*e.Y < -ahead || math.Abs(d.x*e.Y-d.y*e.X) > aside
	})
}

func (c *contest) begin(p rules.Purpose, repeat int, seats []games.Seat) {
	*c = contest{purpose: p, repeat: repeat, seats: slices.Clone(seats), last: games.Nobody}
}

// key orders seats: the nearest first, those that have yet to flick last.
func (c *contest) key(s games.Seat) int {
	if f := &c.flicks[s]; f.there {
		return f.counts
	}
	return rules.Touched + 1
}

// attempt is how near a seat came.
type attempt struct {
	there    bool
	counts   int // what is compared, in tenths of a millimetre
	distance int // at rest, in tenths of a millimetre; known of the last flick only
	touched  bool
	rest     [2]disc // Destiny and the flicked rune, likewise
}
