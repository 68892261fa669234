package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/ui"
)

// signKind is a kind of thing that stands before a line of an explanation, or large above all of them.
type signKind uint8

const (
	noSign        signKind = iota
	cardSign               // card; Hidden is a back
	runeSign               // of colour, NoColour is either one
	storeSign              // of seat, at a place
	emptySign              // an empty chest of colour, or with NoColour a yard
	outpostSign            // without an owner
	collectorSign          // of seat, or of nobody
	foxSign                // a theft
	swordsSign             // a duel
	snowSign               // frozen runes
	coinSign               // what something costs
	seatSign               // the badge of seat
	startSign              // the start-player marker
	pickSign               // rock, paper or scissors
	iconSign               // an icon
	figureSign             // n, with its sign
)

// sign is something that can be drawn at any size.
type sign struct {
	kind   signKind
	n      int
	colour rules.Colour
	card   rules.Card
	seat   games.Seat
	at     rules.Place
	pick   rules.Pick
	icon   ui.Icon
}

// Signs that stand in many places.
var (
	aBack     = sign{kind: cardSign}
	anOutpost = sign{kind: outpostSign}
	aFox      = sign{kind: foxSign}
	swords    = sign{kind: swordsSign}
	aPrice    = sign{kind: coinSign}
	aRune     = sign{kind: runeSign}
	aDrawer   = sign{kind: collectorSign, seat: games.Nobody}
	aWarning  = sign{kind: iconSign, icon: ui.IconWarning}
)

func figure(n int) sign { return sign{kind: figureSign, n: n} }
