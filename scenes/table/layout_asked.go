package table

import (
	"runehall/scenes/stage"
	"runehall/scenes/table/apart"
	"runehall/ui"
)

// leastAbout is the least room, in dp, in which anything about a public question can be shown.
var leastAbout = ui.Sz(260, 100)

// ask places the public question at the corner of the golden button. The rest of the ledge, up to the size about, stays
// for what the question is about. On a portrait screen the question reaches above a ledge that is too low for it.
func (p *places) ask(k *ui.Kit, seats int, about ui.Size) {
	p.asked = p.ledge
	touch := stage.MinTouch(k)
	if !p.portrait && !p.rail {
		coins := float64(seats) * k.Dp(coinLow)
		if p.ledge.H < stackedHigh(k) {
			coins /= coinShare
		}
		least := p.primary.W + k.Gap.L + max(k.Dp(320), coins)
		if wide := min(about.W, p.ledge.W-k.Gap.L-least); wide >= k.Dp(leastAbout.W) {
			p.about, p.asked = p.ledge.CutLeft(wide, k.Gap.L)
		}
		return
	}
	least := p.primary.H + k.Gap.S + max(k.Dp(84), touch/.7)
	if p.portrait && p.asked.H < least {
		p.asked = ui.Rect{X: p.ledge.X, Y: p.ledge.Bottom() - least, W: p.ledge.W, H: least}
	}
	least += 2*k.LineHeight(k.Type.Label) + k.Gap.XS
	if p.rail {
		least += 2*k.LineHeight(k.Type.Section) + k.Gap.XS
	}
	if high := min(about.H, p.ledge.H-k.Gap.S-least); high >= k.Dp(leastAbout.H) {
		p.about, p.asked = p.ledge.CutTop(high, k.Gap.S)
	}
}

// invite places the room's code at the left of the ledge, if a table could share the screen.
func (p *places) invite(k *ui.Kit, safe ui.Rect) {
	side := min(p.ledge.H, k.Dp(apart.MostCode))
	if Low(k, safe.Size()) || safe.W < k.Dp(apart.CodeTable) || side < k.Dp(apart.LeastCode) {
		return
	}
	p.code, p.ledge = p.ledge.CutLeft(codeWide(k, safe, side), k.Gap.L)
}

// codeWide returns the width of a code with a side, and of the words beside it where the screen has room for them.
func codeWide(k *ui.Kit, safe ui.Rect, side float64) float64 {
	if safe.W >= k.Dp(apart.CodeScreen) {
		side += k.Gap.M + k.Dp(apart.CodeWords)
	}
	return side
}
