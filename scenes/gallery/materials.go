//go:build !js

package gallery

import (
	"runehall/assets/art"
	"runehall/scenes/stage"
	"runehall/scenes/table/curtain"
	"runehall/ui"
	"runehall/ui/gallery"
)

// Sizes of samples, in dp.
const (
	sampleLeast = 100 // width of a sample of a material
	sampleHigh  = 84
	wideHigh    = 108
	cardWide    = 70
	cardHigh    = 100
	wreathSide  = 170
)

// materials shows what things are made of.
func (g *showcase) materials() []ui.Widget {
	t := g.stage.Text
	white := ui.Hex(0xffffff)
	grounds := &gallery.Grid{Least: sampleLeast, Fill: true, Items: []gallery.Specimen{
		{Name: t("gallery.oak"), Widget: gallery.Sample(sampleHigh, gallery.Clipped(func(c *ui.Canvas, r ui.Rect) {
			stage.Ground(c, r)
			c.Frame(r, 0, c.Hairline, ui.Flat(c.Palette.Edge))
		}))},
		{Name: t("gallery.slate"), Widget: gallery.Sample(sampleHigh, (*ui.Canvas).Panel)},
		{Name: t("gallery.recess"), Widget: gallery.Sample(sampleHigh, func(c *ui.Canvas, r ui.Rect) { c.Recess(r, c.Radius.Panel) })},
		{Name: t("gallery.brass"), Widget: gallery.Sample(sampleHigh, func(c *ui.Canvas, r ui.Rect) {
			p := &c.Palette
			c.Box(r, c.Radius.Panel, ui.Shade3(p.BrassTop, p.Brass, p.BrassLow))
			c.Frame(r, c.Radius.Panel, c.Hairline, ui.Flat(p.BrassEdge))
		})},
	}}
	cards := &gallery.Grid{Least: sampleLeast, Items: []gallery.Specimen{
		{Name: t("gallery.card"), Widget: &gallery.Picture{Size: ui.Sz(cardWide, cardHigh), Paint: func(c *ui.Canvas, r ui.Rect) {
			if c.Look.HighContrast || !c.Picture(art.Parchment, r, white) {
				c.Box(r, c.Radius.Chip, ui.Flat(c.Palette.Parchment))
			}
		}}},
		{Name: t("gallery.medallion"), Widget: &gallery.Picture{Size: ui.Sz(cardHigh, cardHigh), Paint: func(c *ui.Canvas, r ui.Rect) { c.Medallion(c.Seats[1], r) }}},
		{Name: t("gallery.laurel"), Widget: &gallery.Picture{Size: ui.Sz(wreathSide, wreathSide), Paint: func(c *ui.Canvas, r ui.Rect) {
			c.Picture(art.Laurel, r, white)
		}}},
	}}
	wide := func(key string, high float64, paint func(c *ui.Canvas, r ui.Rect)) ui.Widget {
		return &gallery.Grid{Fill: true, Items: []gallery.Specimen{{Name: t(key), Widget: gallery.Sample(high, paint)}}}
	}
	return []ui.Widget{
		grounds,
		wide("gallery.ledge", sampleHigh, gallery.Clipped(stage.Ledge)),
		wide("gallery.parchment", wideHigh, func(c *ui.Canvas, r ui.Rect) {
			c.Parchment(r)
			c.TextIn(t("gallery.kept"), c.Type.Body.In(c.Palette.ParchmentInk), r.Grow(-c.Gap.XL),
				ui.AlignLeft|ui.AlignMiddle)
		}),
		cards,
	}
}

// cloth shows the curtain as far as it has fallen, over a table.
func (g *showcase) cloth(fallen float64) ui.Widget {
	return gallery.Sample(wideHigh, gallery.Clipped(func(c *ui.Canvas, r ui.Rect) {
		stage.Ground(c, r)
		c.Medallion(c.Seats[1], ui.RectAround(r.Center(), ui.Sz(r.H*.6, r.H*.6)))
		curtain.Draw(c, r, fallen)
	}))
}
