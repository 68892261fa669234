package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/ui"
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
	smithySign          // smithy, with what of colour lies there, for n gems
	stoneSign           // a rune stone
	fieldSign           // of colour, with an artifact or none
	dieSign             // a face of it; NoDie is any
	seatSign            // the coin of a seat
	throneSign          // at the end of the power track
	startSign           // the start-player marker
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

// signs are how the things look that the rulebook explains besides the clauses.
var signs = map[string]sign{
	"gem":      {kind: gemSign, colour: rules.Blue},
	"anygem":   {kind: gemSign},
	"joker":    {kind: gemSign, colour: rules.White},
	"card":     {kind: iconSign, icon: rules.Icon{Kind: rules.CardIcon, Colour: rules.Green}},
	"anycard":  {kind: iconSign, icon: rules.Icon{Kind: rules.AnyCardIcon}},
	"die":      {kind: iconSign, icon: rules.Icon{Kind: rules.DieIcon}},
	"swap":     {kind: dieSign, die: rules.DieSwap},
	"topcard":  {kind: dieSign, die: rules.DieCard},
	"points":   {kind: pointsSign, n: 2},
	"ore":      {kind: oreSign, n: 1},
	"basic":    {kind: dotSign},
	"choice":   {kind: slashSign},
	"exchange": {kind: arrowSign},
	"number":   {kind: numberSign, n: 44},
	"magic":    {kind: magicSign, n: 1, colour: rules.Yellow},
	"slot":     {kind: priceSign, n: 2},
	"smithy":   {kind: smithySign, smithy: rules.OreSmithy, colour: rules.Yellow},
	"stone":    {kind: stoneSign, stone: rules.MagicStone},
}

// Signs returns what draws the things of the rulebook on parchment.
func Signs(k *ui.Kit) func(c *ui.Canvas, thing string, r ui.Rect) {
	a := artist{painter: newPainter(k)}
	deck, _ := rules.StandardDeck() // nil where the table has faults: then no match is played, and no smithy has a price
	return func(c *ui.Canvas, thing string, r ui.Rect) {
		if !a.painter.Suits(k) {
			a.painter = newPainter(k)
		}
		a.painter.Frame()
		if s, ok := signs[thing]; ok {
			if s.kind == smithySign && deck != nil {
				s.n = deck.SmithyPrice(s.smithy)
			}
			a.drawSign(c, &s, r, c.Palette.ParchmentInk)
		}
	}
}
