package toss

import (
	"slices"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/ui"
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

// contest is a flick contest as it is shown; without seats there is none.
type contest struct {
	purpose rules.Purpose
	repeat  int
	seats   []games.Seat
	flicks  [games.MaxSeats]attempt
	moving  []disc     // Destiny and the rune on its way, while one is flicked
	way     []ui.Point // where both come meanwhile
	last    games.Seat // who has flicked last, or games.Nobody
	tape    float64    // how far the tape has been drawn out after that, up to 1
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
