package market

import (
	"math"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/motion"
	"runehall/ui"
)

// flight is a thing on its way: a card, a rune, an outpost or a collector.
type flight struct {
	motion.Way
	from, to thing
	kind     cargo
	card     rules.Card
	seat     games.Seat // whose it is
	colour   rules.Colour
	course   course
	turned   float64 // how far a card that turns over has turned: from 0, its back, to 1
	broken   float64 // how far an outpost has fallen apart, up to 1
}

// cargo is a kind of thing that flies.
type cargo uint8

const (
	cardCargo cargo = iota
	runeCargo
	outpostCargo
	collectorCargo
)

// course is how a thing flies.
type course uint8

const (
	arcCourse  course = iota // on a low arc
	flipCourse               // a card that turns over on the way
	fallCourse               // an outpost that falls apart; its pieces go back to the shelf
	tornCourse               // what is stolen: it gives a little, then the thief's line pulls it over
)

// Course brings a flight to part u of its time, from 0 to 1.
func (f *flight) Course(u float64) {
	f.turned, f.broken = 1, 0
	switch f.course {
	case flipCourse:
		f.turned = ui.InOutCubic(max(0, min((u-flipFrom)/flipFor, 1)))
	case fallCourse:
		f.broken = ui.OutCubic(min(1, u/fallFor))
		u = max(0, (u-fallFor)/(1-fallFor))
	case tornCourse:
		f.T, f.High = gives*ui.OutQuad(min(1, u/givesFor)), 0
		if torn := (u - givesFor) / (1 - givesFor); torn > 0 {
			f.T, f.High = gives+(1-gives)*ui.InOutCubic(torn), math.Sin(math.Pi*torn)
		}
		if u >= 1 {
			f.High = 0
		}
		return
	}
	f.Arc(u)
}

// At which part of its time a card begins to turn over, for which part it turns, for which part an outpost falls apart,
// and for which part and by how much of the way what is stolen gives before it is torn away.
const (
	flipFrom = .35
	flipFor  = .5
	fallFor  = .55
	givesFor = .45
	gives    = .07
)
