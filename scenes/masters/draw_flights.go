package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/ui"
)

func (a *artist) drawFlights(c *ui.Canvas) {
	for f := range a.Model.flights.Each() {
		a.drawFlight(c, f)
	}
}

func (a *artist) drawFlight(c *ui.Canvas, f *flight) {
	defer c.Unfade(c.Fade(f.Strength()))
	t, from, to := f.Made(), a.Things.At(f.from), a.Things.At(f.to)
	mid := from.Center().Lerp(to.Center(), t).Sub(ui.Pt(0, f.High*c.Dp(26)+f.drop*c.Dp(24)))
	switch {
	case f.master != games.Nobody:
		high := from.H + (to.H*masterShare-from.H)*t
		a.drawMaster(c, f.master, mid.Add(ui.Pt(0, high*.36)), high)
		return
	case f.token != rules.NoRune:
		c.Disc(mid, to.H*.4, c.Palette.Gem.GlassLow)
		a.painter.gem(c, f.token, mid, to.H*.9)
		return
	}
	// The side of its sections changes from what it is at one end to what it is at the other.
	first, last := min(from.W, from.H)/2, min(to.W, to.H)/2
	s := (first + (last-first)*t) * (1 + .06*max(f.High, f.drop))
	r := cardRound(mid, f.turn(), s)
	high := max(f.High, f.drop)
	c.Shadow(r.Move(ui.Pt(s*.1*high, s*.36*high)), ui.Whole(s*.13), ui.Whole(s*(.12+.2*high)), c.Palette.Shadow)
	size := last
	if f.to.Kind == place {
		size = a.Eye.Crisp()
	}
	a.painter.card(c, f.card, f.turn(), r, max(size, 4))
}
