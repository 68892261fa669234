//go:build !js

package scenes

import (
	"runehall/assets/lang"
	"runehall/scenes/ritual"
	"runehall/ui"
	"runehall/ui/gallery"
)

// frames is how many pictures of a motion a strip has, the first and the last one among them.
const frames = 9

// steps shows motions as strips of frames: the eases, what flies, what fades, the curtain.
func (g *showcase) steps() []*gallery.Block {
	t := g.stage.Text
	eases := &gallery.Grid{Least: tileLeast, Fill: true}
	for _, e := range []struct {
		name string // in the code: a name like that is the same in every language
		ease ui.Ease
	}{
		{"Linear", ui.Linear}, {"InQuad", ui.InQuad}, {"OutQuad", ui.OutQuad}, {"OutCubic", ui.OutCubic},
		{"InOutCubic", ui.InOutCubic}, {"OutBack", ui.OutBack}, {"OutBack 1.7", ui.OutBackBy(1.7)},
		{"Shake", func(t float64) float64 { return .5 + .5*ui.Shake(t, 3) }},
	} {
		eases.Items = append(eases.Items, gallery.Specimen{Name: e.name, Widget: sample(sampleHigh, strip(e.ease))})
	}
	flights := &gallery.Grid{Least: 2 * sampleLeast, Fill: true, Items: []gallery.Specimen{
		{Name: t("gallery.tile"), Widget: sample(2*wideHigh, g.flight)},
		{Name: t("gallery.coin"), Widget: sample(wideHigh, g.throw)},
		{Name: t("gallery.flash"), Widget: sample(2.4*smallRadius, g.flash)},
	}}
	curtain := &gallery.Grid{Least: sampleLeast, Fill: true}
	for _, fallen := range []int{0, 25, 50, 75, 100} {
		curtain.Items = append(curtain.Items, gallery.Specimen{
			Name: t("settings.percent", lang.Num("n", fallen)), Widget: g.cloth(float64(fallen) / 100),
		})
	}
	return []*gallery.Block{
		gallery.NewBlock(t("gallery.steps"), eases), gallery.NewBlock(t("gallery.flight"), flights), gallery.NewBlock(t("gallery.curtain"), curtain),
	}
}

// strip draws an ease: a frame a cell, in which a coin stands the higher the further it has come.
func strip(ease ui.Ease) func(c *ui.Canvas, r ui.Rect) {
	return func(c *ui.Canvas, r ui.Rect) {
		p := &c.Palette
		c.Recess(r, c.Radius.Chip)
		in := r.Grow(-c.Gap.S)
		way := in.Inset(ui.Sides(0, in.H*.2)) // an overshoot goes beyond it
		c.HLine(in.X, way.Y, in.W, p.Edge)
		c.HLine(in.X, way.Bottom(), in.W, p.Edge)
		for i, cell := range way.Grid(frames, frames, 0) {
			v := ease(float64(i) / (frames - 1))
			at := ui.Pt(cell.Center().X, cell.Bottom()-v*cell.H)
			radius := min(cell.W*.4, c.Dp(5))
			c.Disc(at, radius, p.BrassEdge)
			c.Disc(at, radius*.8, p.Brass)
		}
	}
}

// flight draws a tile that goes over the table, from the lower left to the upper right.
func (g *showcase) flight(c *ui.Canvas, r ui.Rect) {
	small, large := r.H*.14, r.H*.22
	from := ui.Pt(r.X+small*1.1, r.Bottom()-small*1.3)
	to := ui.Pt(r.Right()-large*1.1, r.Y+large*1.2)
	for i := range frames {
		t := ui.InOutCubic(float64(i) / (frames - 1))
		before := c.Fade(.3 + .7*float64(i)/(frames-1))
		g.art.Tile(c, 1, 0, from.Lerp(to, t), small+(large-small)*t, g.art.Arc(t))
		c.Unfade(before)
	}
}

// throw draws a coin on its arc.
func (g *showcase) throw(c *ui.Canvas, r ui.Rect) {
	side := c.Dp(16)
	from, to := ui.Pt(r.X+side, r.Bottom()-side), ui.Pt(r.Right()-side, r.Bottom()-side)
	for i := range frames {
		g.art.Thrown(c, 1, from, to, float64(i)/(frames-1))
	}
}

// flash draws a match whose light goes out.
func (g *showcase) flash(c *ui.Canvas, r ui.Rect) {
	const n = 5
	for i, cell := range r.Grid(n, n, 0) {
		t := float64(i) / (n - 1)
		radius := min(c.Dp(smallRadius), cell.W*.45)
		g.art.Tile(c, 0, 0, cell.Center(), radius, 0)
		g.art.Signal(c, ritual.Match, cell.Center(), radius, 1-t*t)
	}
}
