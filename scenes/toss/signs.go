package toss

import (
	rules "runehall/games/toss"
	"runehall/ui"
)

// signDrawings draw into a square what the rulebook explains besides its clauses.
var signDrawings = map[string]func(a *painter, c *ui.Canvas, r ui.Rect){
	"black":   colour(rules.Black),
	"grey":    colour(rules.Grey),
	"white":   colour(rules.White),
	"back":    single(rules.NoRune),
	"destiny": single(rules.Destiny),
	"balance": func(a *painter, c *ui.Canvas, r ui.Rect) {
		a.balance(c, r.Center(), r.W/2/dishSize*.94, rules.Rune(2*rules.Signs), 0)
	},
	"signs": func(_ *painter, c *ui.Canvas, r ui.Rect) {
		for i, cell := range r.Grid(rules.Signs, 3, r.W*.04) {
			c.Fill(signs[i][1], cell.Center(), cell.H*.84, c.Palette.ParchmentInk)
		}
	},
}

func single(r rules.Rune) func(a *painter, c *ui.Canvas, at ui.Rect) {
	return func(a *painter, c *ui.Canvas, at ui.Rect) { a.rune(c, at.Center(), at.W*.4, runeLook{rune: r}) }
}

func colour(of rules.Colour) func(a *painter, c *ui.Canvas, at ui.Rect) {
	return func(a *painter, c *ui.Canvas, at ui.Rect) {
		a.pair(c, at.Center(), at.W*.34, rules.Rune(int(of)*2*rules.Signs+2), 0)
	}
}

// Signs returns a function that draws these things of the rulebook, by name, for use on parchment.
func Signs(k *ui.Kit) func(c *ui.Canvas, name string, r ui.Rect) {
	a := newPainter(k)
	return func(c *ui.Canvas, name string, r ui.Rect) {
		if !a.Suits(k) {
			a = newPainter(k)
		}
		a.Frame()
		if draw := signDrawings[name]; draw != nil {
			draw(a, c, r)
		}
	}
}
