package stones

import (
	rules "runehall/games/stones"
	"runehall/ui"
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
	return func(c *ui.Canvas, thing string, r ui.Rect) {
		if !a.painter.Suits(k) {
			a.painter = newPainter(k)
		}
		a.painter.Frame()
		if s, ok := signs[thing]; ok {
			a.drawSign(c, &s, r, c.Palette.ParchmentInk)
		}
	}
}
