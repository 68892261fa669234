package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/motion"
)

// flight is a thing on its way: a card, a rune, an outpost or a collector.
type flight struct {
	motion.Way
	from, to spot
	kind     thing
	card     rules.Card
	seat     games.Seat // whose it is
	colour   rules.Colour
}

// thing is a kind of thing that flies.
type thing uint8

const (
	cardThing thing = iota
	runeThing
	outpostThing
	collectorThing
)

// Course brings a flight to part u of its time.
func (f *flight) Course(u float64) { f.Arc(u) }
