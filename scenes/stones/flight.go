package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/motion"
)

// flight is a thing on its way: a card, gems, ore, an artifact, a rune stone or points.
type flight struct {
	motion.Way
	from, to spot
	kind     thing
	card     rules.Card
	seat     games.Seat // whose druid the card is
	colour   rules.Colour
	stone    rules.Stone
	points   int
	burns    bool // a card that leaves: its edges burn
}

// thing is a kind of thing that flies.
type thing uint8

const (
	cardThing thing = iota
	gemThing
	oreThing
	artifactThing
	stoneThing
	pointThing
)

// Course brings a flight to part u of its time.
func (f *flight) Course(u float64) { f.Arc(u) }
