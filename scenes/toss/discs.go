package toss

import (
	"slices"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/ui"
)

// disc is a rune on the table, or over it while it is thrown.
type disc struct {
	rune  rules.Rune // NoRune if the reader cannot know it
	up    bool
	x, y  float64 // in millimetres from the middle of the table
	angle float64 // how its sign is turned, in radians clockwise
	flips float64 // how often it still turns over before it lands, in turns
	lift  float64 // how high it flies, from 0 to 1
	fresh float64 // how much of its fading in is left, from 1 to 0, with reduced motion
}

func lies(d rules.Disc) disc {
	return disc{rune: d.Rune, up: d.Up, x: float64(d.X) / 1000, y: float64(d.Y) / 1000,
		angle: float64(d.Angle) * tenthDegree}
}

const tenthDegree = 3.14159265358979 / 1800

// contest is a flick contest as it is shown. Without seats there is none.
type contest struct {
	purpose rules.Purpose
	repeat  int
	seats   []games.Seat
	flicks  [games.MaxSeats]attempt
	moving  []disc     // Destiny and the flicked rune, while they move
	way     []ui.Point // the points that both pass meanwhile
	last    games.Seat // the seat that has flicked last, or games.Nobody
	tape    float64    // how much of the tape is drawn out after that, from 0 to 1
}

func (c *contest) begin(p rules.Purpose, repeat int, seats []games.Seat) {
	*c = contest{purpose: p, repeat: repeat, seats: slices.Clone(seats), last: games.Nobody}
}

// key returns a number that sorts seats: the nearest first, those that have yet to flick last.
func (c *contest) key(s games.Seat) int {
	if f := &c.flicks[s]; f.there {
		return f.counts
	}
	return rules.Touched + 1
}

// attempt is how near a seat's rune came to Destiny.
type attempt struct {
	there    bool
	counts   int // what is compared, in tenths of a millimetre
	distance int // the distance at rest, in tenths of a millimetre; known of the last flick only
	touched  bool
	rest     [2]disc // Destiny and the flicked rune at rest; known of the last flick only
}
