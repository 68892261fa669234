package masters

import (
	rules "runehall/games/masters"
	"runehall/scenes/motion"
)

type flashKind uint8

const (
	flashLit     flashKind = iota // something lights up because somebody asked where it is, or because it has changed
	flashDown                     // a card has come down on a place, or a master on a cell
	flashRefused                  // a place for a card, or a section, was refused
)

// flash is a thing that lights up for a moment, on top of what the model shows.
type flash struct {
	motion.Glow
	kind flashKind
	on   thing
	card rules.Card // the card that was refused, if on is a place
}
