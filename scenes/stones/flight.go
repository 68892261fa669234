package stones

import (
	"math"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/motion"
	"runehall/ui"
)

// flight is a thing on its way: a card, gems, ore, an artifact, a rune stone, points or the die.
type flight struct {
	motion.Way
	from, to thing
	kind     cargo
	card     rules.Card
	seat     games.Seat // whose card it is, since each seat has its own druids
	colour   rules.Colour
	stone    rules.Stone
	points   int
	die      rules.Die
	shows    rules.Die // the face that the die shows now
	course   course
	turned   float64 // how far a card has turned over: from 0, its back, to 1
	burnt    float64 // how much of a card that leaves has burnt
	risen    float64 // the part of its summoning that has passed
}

type cargo uint8

const (
	cardCargo cargo = iota
	gemCargo
	oreCargo
	artifactCargo
	stoneCargo
	pointCargo
	dieCargo
)

// course says how a thing flies.
type course uint8

const (
	arcCourse    course = iota // on a low arc
	flipCourse                 // a card that turns over on the way
	slideCourse                // along the table
	burnCourse                 // a card that leaves: its edges burn, and what is left flies on
	sinkCourse                 // sinks into its place
	hopCourse                  // the die bounces three times
	riseCourse                 // a creature rises out of its card, looks at the table, and is a card again
	tumbleCourse               // a card that was summoned: on an arc, seen from its edge half-way
)

// Course moves a flight to part u of its time.
func (f *flight) Course(u float64) {
	f.turned, f.burnt = 1, 0
	switch f.course {
	case flipCourse:
		f.Arc(u)
		f.turned = ui.InOutCubic(max(0, min((u-flipFrom)/flipFor, 1)))
	case slideCourse, sinkCourse:
		f.T, f.High = ui.InOutCubic(u), 0
	case burnCourse:
		f.burnt = u
		f.T, f.High = ui.InOutCubic(max(0, (u-burnStays)/(1-burnStays))), 0
	case riseCourse:
		f.T, f.High, f.risen = 0, 0, u
	case tumbleCourse:
		f.Arc(u)
	case hopCourse:
		f.T = ui.OutCubic(u)
		f.High = math.Abs(math.Sin(bounces*math.Pi*math.Sqrt(u))) * (1 - u)
		f.shows = f.die
		if u < readFrom {
			f.shows = tumbling[int(math.Sqrt(u)*16)%len(tumbling)]
		}
	default:
		f.Arc(u)
	}
}

// Parts of the time of a flight: when a card begins to turn over, how long it turns, and how long a card that leaves
// stays where it is.
const (
	flipFrom  = .35
	flipFor   = .5
	burnStays = .75
	bounces   = 3
	readFrom  = .8 // when the rolling die begins to show its result
)

// tumbling are the faces that a rolling die shows one after another. They are the same for every result, so that the
// result is seen only when the die has all but come to rest.
var tumbling = [...]rules.Die{rules.DieOre, rules.DieGem, rules.DieTwo, rules.DieCard, rules.DieOne, rules.DieSwap}
