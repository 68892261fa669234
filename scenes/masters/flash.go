package masters

import (
	rules "runehall/games/masters"
	"runehall/scenes/motion"
)

type flashKind uint8

const (
	flashLit     flashKind = iota // something is lit: somebody asked where it is, or it has changed
	flashDown                     // a card has come down on a place, or a master
	flashRefused                  // a place for a card, or a section, was refused
)

// flash is a thing that lights up for a moment besides the events.
type flash struct {
	motion.Glow
	kind flashKind
	on   thing
	card rules.Card // that was refused on a place
}
