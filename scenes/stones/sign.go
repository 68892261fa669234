package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
)

// signKind is a kind of thing that stands before a line, or large above all of them.
type signKind uint8

const (
	noSign     signKind = iota
	numberSign          // n, as on a card
	iconSign            // of an ability
	dotSign             // between two icons: both
	slashSign           // one of them
	arrowSign           // an exchange
	gemSign             // of colour; White is the joker gem, NoColour any
	gemsSign            // several, as in an exchange or a price
	oreSign             // n of it
	pointsSign          // n
	magicSign           // n of colour
	priceSign           // n
	cardSign            // card of seat; Hidden is a back
	smithySign          // smithy, with what of colour lies there
	stoneSign           // a rune stone
	fieldSign           // of colour, with an artifact or none
	dieSign             // a face of it; NoDie is any
	seatSign            // the coin of a seat
	throneSign          // at the end of the power track
	whySign             // it cannot be done
)

// sign is something that can be drawn at any size.
type sign struct {
	kind     signKind
	n        int
	colour   rules.Colour
	artifact rules.Colour
	icon     rules.Icon
	gems     rules.Gems
	card     rules.Card
	seat     games.Seat
	smithy   rules.Smithy
	stone    rules.Stone
	die      rules.Die
}

// Signs that stand in many places.
var (
	backOfCard = sign{kind: cardSign}
	anyDie     = sign{kind: dieSign}
	aPoint     = sign{kind: pointsSign, n: 1}
	aThrone    = sign{kind: throneSign}
	aJoker     = sign{kind: gemSign, colour: rules.White}
	priceInOre = sign{kind: oreSign, n: rules.OrePrice}
)
