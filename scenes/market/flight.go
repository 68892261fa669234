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

// Spots of which there are several.
func baySpot(bay int) spot                { return spot{kind: spotBay, index: bay} }
func ringSpot(side int) spot              { return spot{kind: spotRing, index: side} }
func inHand(s games.Seat, index int) spot { return spot{kind: spotHand, seat: s, index: index} }
func looseSpot(s games.Seat, c rules.Colour) spot {
	return spot{kind: spotLoose, seat: s, index: int(c)}
}
func storeSpot(s games.Seat, at rules.Place) spot {
	return spot{kind: spotStore, seat: s, index: int(at)}
}
