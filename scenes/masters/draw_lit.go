package masters

import (
	rules "runehall/games/masters"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawPlaces lights where the chosen card may lie as it is turned.
func (a *artist) drawPlaces(c *ui.Canvas) {
	if !a.placing() {
		return
	}
	for _, l := range a.player.lit() {
		if r := a.places.laid(l); r.Overlaps(a.places.field) && !a.drafted(l) {
			c.Rect(r, c.Palette.Gold.Fade(.12))
			a.dashes(c).Frame(c, r.Grow(-a.Eye.Scale*.05).Snap())
		}
	}
}

// drawRings draws the rings of those places, which are tapped: over a card that hovers there too.
func (a *artist) drawRings(c *ui.Canvas) {
	if !a.placing() {
		return
	}
	r := max(c.Dp(7), a.Eye.Scale*.155)
	for _, l := range a.player.lit() {
		if a.drafted(l) {
			continue
		}
		mid := a.Eye.At(area(l).Center())
		c.Glow(mid, r*2.6, c.Palette.Gold.Fade(.45))
		c.Disc(mid, r*1.25, c.Palette.Ink)
		c.Disc(mid, r, c.Palette.GoldText)
		c.Disc(mid, r*.72, c.Palette.Ink)
		c.Disc(mid, r*.34, c.Palette.GoldText)
	}
}

// placing reports whether places for a card are lit.
func (a *artist) placing() bool {
	return !a.Given.Bare && a.Shown() && a.Model.already.Card == rules.Hidden && a.player.turns()
}

// drafted reports whether the card lies on a place as a draft, or hovers over it.
func (a *artist) drafted(l rules.Laid) bool { return a.player.verdict.on && a.player.verdict.laid == l }

// dashes is the line round what may be taken.
func (a *artist) dashes(c *ui.Canvas) boards.Dash {
	s := a.Eye.Scale
	return boards.Dash{
		Width: ui.Whole(max(c.Dp(1.6), s*.03)), Long: max(3, s*.17), Gap: max(2, s*.11), Color: c.Palette.GoldText, Case: ui.Whole(max(c.Dp(3.6), s*.066)),
	}
}
