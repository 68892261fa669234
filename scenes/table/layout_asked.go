package table

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// leastAbout is the least room, in dp, in which anything can be said about a public question.
var leastAbout = ui.Sz(260, 100)

// ask places the public question at the corner of the golden button, and leaves the rest of the ledge, up to a size, to the thing that the
// question is about. On a portrait screen it reaches above a ledge that is too low for it.
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
