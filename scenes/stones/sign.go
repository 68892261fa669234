package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/ui"
)

// signKind says what a sign shows. The comments name the fields of sign that it uses.
type signKind uint8

const (
	noSign     signKind = iota
	numberSign          // n, as it stands on a card
	iconSign            // an icon of an ability
	dotSign             // the dot between two icons: both are used
	slashSign           // the slash between two icons: one of them is used
	arrowSign           // the arrow of an exchange
	gemSign             // a gem of a colour; White is the joker gem, NoColour any gem
	gemsSign            // several gems, as in an exchange or a price
	oreSign             // n ore
	pointsSign          // n power points
	magicSign           // n magic of a colour
	priceSign           // the price n of a slot
	cardSign            // a card of a seat; Hidden is the back
	smithySign          // a smithy with the artifact of a colour that lies there, for n gems
	stoneSign           // a rune stone
	fieldSign           // a field of a colour, with an artifact or without
	dieSign             // a face of the die; NoDie is any
	seatSign            // the coin of a seat
	throneSign          // the throne at the end of the power track
	startSign           // the start-player marker
	whySign             // a warning: it cannot be done
)

// sign is a picture that can be drawn at any size, before a line of text or large above all lines.
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

var (
	backOfCard = sign{kind: cardSign}
	anyDie     = sign{kind: dieSign}
	aPoint     = sign{kind: pointsSign, n: 1}
	aThrone    = sign{kind: throneSign}
	aJoker     = sign{kind: gemSign, colour: rules.White}
	priceInOre = sign{kind: oreSign, n: rules.OrePrice}
)

// signs are the pictures of the things that the rulebook explains besides the clauses, by their names there.
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

// Signs returns a function that draws a thing of the rulebook on parchment, by its name.
func Signs(k *ui.Kit) func(c *ui.Canvas, thing string, r ui.Rect) {
	a := artist{painter: newPainter(k)}
	deck, _ := rules.StandardDeck() // nil if the card table has faults: then no match is played
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
