package market

import (
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/ui"
)

func (a *artist) drawFlashes(c *ui.Canvas) {
	for f := range a.Model.flashes.Each() {
		switch f.kind {
		case flashThing:
			boards.Beacon(c, a.Things.At(f.at), f.T)
		case flashFox:
			a.drawStreak(c, f)
		case flashRobbed:
			at := a.Things.At(f.at).Move(ui.Pt(f.Shaken(shakeTicks, 3)*c.Dp(5), 0))
			c.Halo(at, c.Radius.Chip, ui.Whole(c.Dp(12)), c.Palette.Ember.Fade(f.Lingering()))
		case flashClash:
			at := a.Things.At(ringCardAt(attackSide)).Center().Lerp(a.Things.At(ringCardAt(answerSide)).Center(), .5)
			c.Glow(at, c.Dp(90)*(.5+.5*f.T), c.Palette.GoldText.Fade(.8*(1-f.T)))
		case flashChain:
			a.drawChaining(c, f)
		case flashRefused:
			boards.Refused(c, a.Things.At(f.at), f.Shaken(shakeTicks, 2), f.Lingering())
		}
	}
}

// foxSide is how large the fox is, in dp.
const foxSide = 48

// drawStreak draws the fox that runs from the robbed seat to the thief, and the ember streak behind it.
func (a *artist) drawStreak(c *ui.Canvas, f *flash) {
	const hairs = 5
	from, to := a.Things.At(f.at).Center(), a.Things.At(f.to).Center()
	side := c.Dp(foxSide)
	before := c.Fade(f.Lingering())
	head, tail := ui.OutCubic(min(1, 1.2*f.T)), ui.InOutCubic(f.T)
	if f.Still {
		head, tail = 0, 0
	}
	at := from.Lerp(to, head)
	for i := range hairs {
		off := ui.Pt(0, side*.3*(float64(i)/(hairs-1)-.5)*(1-.5*f.T))
		c.Line(from.Lerp(to, tail).Add(off), at.Add(off), max(1, side*.06), c.Palette.Ember.Fade(.5))
	}
	a.painter.fox(c, at, side)
	c.Unfade(before)
}

// drawChaining draws the chain that is wrapped round a store, from side to side.
func (a *artist) drawChaining(c *ui.Canvas, f *flash) {
	r := fit(a.Things.At(f.at).Snap(), storeWide, storeHigh)
	r.at = r.point(storeX, storeY)
	at := r.rect(0, 76, chestWide, 40)
	if rules.Place(f.at.N).Pile() {
		at = r.rect(6, 108, 150, 33)
	}
	wrapped := at
	wrapped.W *= f.T
	if wrapped = wrapped.Snap(); wrapped.Empty() {
		return
	}
	before := c.Clip(wrapped)
	a.painter.chain(c, at)
	c.Unclip(before)
}
