//go:build !js

package gallery

import (
	"runehall/assets/lang"
	"runehall/ui"
	"runehall/ui/gallery"
)

// frames is how many frames a strip has, including the first and the last one of the motion.
const frames = 9

// steps shows what moves at every table as strips of frames: the eases, and the curtain.
func (g *showcase) steps() []*gallery.Block {
	t := g.stage.Text
	eases := &gallery.Grid{Least: sampleLeast, Fill: true}
	for _, e := range []struct {
		name string // as in the code, so it is the same in every language
		ease ui.Ease
	}{
		{"Linear", ui.Linear}, {"InQuad", ui.InQuad}, {"OutQuad", ui.OutQuad}, {"OutCubic", ui.OutCubic},
		{"InOutCubic", ui.InOutCubic}, {"OutBack", ui.OutBack}, {"OutBack 1.7", ui.OutBackBy(1.7)},
		{"Shake", func(t float64) float64 { return .5 + .5*ui.Shake(t, 3) }},
	} {
		eases.Items = append(eases.Items,
			gallery.Specimen{Name: e.name, Widget: gallery.Sample(sampleHigh, strip(e.ease))})
	}
	curtain := &gallery.Grid{Least: sampleLeast, Fill: true}
	for _, fallen := range []int{0, 25, 50, 75, 100} {
		curtain.Items = append(curtain.Items, gallery.Specimen{
			Name: t("settings.percent", lang.Num("n", fallen)), Widget: g.cloth(float64(fallen) / 100),
		})
	}
	return []*gallery.Block{
		gallery.NewBlock(t("gallery.steps"), eases), gallery.NewBlock(t("gallery.curtain"), curtain),
	}
}

// strip draws an ease as a row of frames. In each of them a coin stands as high as the ease has come.
func strip(ease ui.Ease) func(c *ui.Canvas, r ui.Rect) {
	return func(c *ui.Canvas, r ui.Rect) {
		p := &c.Palette
		c.Recess(r, c.Radius.Chip)
		in := r.Grow(-c.Gap.S)
		way := in.Inset(ui.Sides(0, in.H*.2)) // there is room above and below it for eases that overshoot
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
