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
	seat     games.Seat // whose druid the card is
	colour   rules.Colour
	stone    rules.Stone
	points   int
	die      rules.Die
	shows    rules.Die // what the die shows on its way
	course   course
	turned   float64 // how far a card that turns over has turned: from 0, its back, to 1
	burnt    float64 // how much of a card has burnt that leaves
}

// cargo is what flies.
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

// course is how a thing flies.
type course uint8

const (
	arcCourse   course = iota // on a low arc
	flipCourse                // a card that turns over on the way
	slideCourse               // along the table
	burnCourse                // a card that leaves: its edges burn, and what is left flies on
	sinkCourse                // into its place
	hopCourse                 // the die: it bounces three times
)

// Course brings a flight to part u of its time.
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

// The parts of their time at which a card begins to turn over, for which it turns, and for which one that leaves stays where it is.
const (
	flipFrom  = .35
	flipFor   = .5
	burnStays = .75
	bounces   = 3
	readFrom  = .8 // from when on the die that rolls shows its result
)

// tumbling are the faces that a die shows one after another while it rolls, whatever its result: that is seen only when it has all but
// come to rest.
var tumbling = [...]rules.Die{rules.DieOre, rules.DieGem, rules.DieTwo, rules.DieCard, rules.DieOne, rules.DieSwap}
