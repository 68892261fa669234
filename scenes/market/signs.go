package market

import (
	rules "runehall/games/market"
	"runehall/scenes/table"
	"runehall/ui"
)

// signs are the signs of the things that the rulebook explains besides the clauses.
var signs = map[string]sign{
	"number": {kind: cardSign, card: 7}, "thief": {kind: cardSign, card: rules.Thief},
	"store": {kind: emptySign, colour: rules.Red}, "rune": aRune, "outpost": anOutpost, "collector": aDrawer,
	"pile": {kind: snowSign},
}

// Signs returns a function that draws the things of the rulebook on parchment.
func Signs(k *ui.Kit) func(c *ui.Canvas, thing string, r ui.Rect) {
	s := &shared{Given: table.NewGiven[rules.View]()}
	s.Given.Frame.Kit = k
	a := artist{parts: parts{shared: s}, painter: newPainter(k)}
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
