//go:build !js

package scenes

import (
	"runehall/assets/art"
	"runehall/scenes/ritual"
	"runehall/scenes/stage"
	"runehall/scenes/table"
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
	tileLeast   = 100
	tileRadius  = 48 // fine signs
	smallRadius = 26 // bold ones
)

// sample returns a picture as wide as its column.
func sample(high float64, paint func(c *ui.Canvas, r ui.Rect)) *gallery.Picture {
	return &gallery.Picture{Size: ui.Sz(0, high), Paint: paint}
}

// inClip paints what would reach over its place.
func inClip(paint func(c *ui.Canvas, r ui.Rect)) func(c *ui.Canvas, r ui.Rect) {
	return func(c *ui.Canvas, r ui.Rect) {
		before := c.Clip(r)
		paint(c, r)
		c.Unclip(before)
	}
}

// materials shows what things are made of.
func (g *showcase) materials() []ui.Widget {
	t := g.stage.Text
	white := ui.Hex(0xffffff)
	grounds := &gallery.Grid{Least: sampleLeast, Fill: true, Items: []gallery.Specimen{
		{Name: t("gallery.oak"), Widget: sample(sampleHigh, inClip(func(c *ui.Canvas, r ui.Rect) {
			stage.Ground(c, r)
			c.Frame(r, 0, c.Hairline, ui.Flat(c.Palette.Edge))
		}))},
		{Name: t("gallery.slate"), Widget: sample(sampleHigh, (*ui.Canvas).Panel)},
		{Name: t("gallery.recess"), Widget: sample(sampleHigh, func(c *ui.Canvas, r ui.Rect) { c.Recess(r, c.Radius.Panel) })},
		{Name: t("gallery.brass"), Widget: sample(sampleHigh, func(c *ui.Canvas, r ui.Rect) {
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
		{Name: t("gallery.back"), Widget: &gallery.Picture{Size: ui.Sz(cardWide, cardHigh), Paint: func(c *ui.Canvas, r ui.Rect) { g.art.Back(c, r) }}},
		{Name: t("gallery.medallion"), Widget: &gallery.Picture{Size: ui.Sz(cardHigh, cardHigh), Paint: func(c *ui.Canvas, r ui.Rect) { c.Medallion(c.Seats[1], r) }}},
		{Name: t("gallery.laurel"), Widget: &gallery.Picture{Size: ui.Sz(wreathSide, wreathSide), Paint: func(c *ui.Canvas, r ui.Rect) {
			c.Picture(art.Laurel, r, white)
		}}},
	}}
	wide := func(key string, high float64, paint func(c *ui.Canvas, r ui.Rect)) ui.Widget {
		return &gallery.Grid{Fill: true, Items: []gallery.Specimen{{Name: t(key), Widget: sample(high, paint)}}}
	}
	return []ui.Widget{
		grounds,
		wide("gallery.ledge", sampleHigh, inClip(stage.Ledge)),
		wide("gallery.parchment", wideHigh, func(c *ui.Canvas, r ui.Rect) {
			c.Parchment(r)
			c.TextIn(t("gallery.kept"), c.Type.Body.In(c.Palette.ParchmentInk), r.Grow(-c.Gap.XL), ui.AlignLeft|ui.AlignMiddle)
		}),
		cards,
	}
}

// tiles shows every kind of tile on each of its grounds, and small, under coins.
func (g *showcase) tiles() []ui.Widget {
	small := &gallery.Picture{Size: ui.Sz(0, 2.4*smallRadius), Paint: func(c *ui.Canvas, r ui.Rect) {
		for i, cell := range r.Grid(ritual.Kinds+2, ritual.Kinds+2, 0) {
			g.art.Tile(c, i%ritual.Kinds, i, cell.Center(), min(c.Dp(smallRadius), cell.W/2), 0)
			if i >= ritual.Kinds {
				g.art.Coins(c, i, 2*(i-ritual.Kinds)+1, cell.Center(), min(c.Dp(smallRadius), cell.W/2))
			}
		}
	}}
	var out []ui.Widget
	for kind := range ritual.Kinds {
		row := &gallery.Grid{Least: tileLeast, Fill: true}
		for n := range art.TileGrounds {
			row.Items = append(row.Items, gallery.Specimen{Widget: sample(2.2*tileRadius, func(c *ui.Canvas, r ui.Rect) {
				g.art.Tile(c, kind, n, r.Center(), c.Dp(tileRadius), 0)
			})})
		}
		named := &gallery.Grid{Fill: true, Items: []gallery.Specimen{{Name: g.stage.Text("ritual.tile." + ritual.Kind(kind)), Widget: row}}}
		out = append(out, named)
	}
	return append(out, &gallery.Grid{Fill: true, Items: []gallery.Specimen{{Name: g.stage.Text("gallery.small"), Widget: small}}})
}

// signals shows what the board says of cells and tiles.
func (g *showcase) signals() ui.Widget {
	t := g.stage.Text
	sign := func(s ritual.Signal, tile bool, risen float64) ui.Widget {
		return sample(2.3*tileRadius, func(c *ui.Canvas, r ui.Rect) {
			if tile {
				g.art.Tile(c, 0, 0, r.Center(), c.Dp(tileRadius), risen)
			}
			if risen == 0 {
				g.art.Signal(c, s, r.Center(), c.Dp(tileRadius), 1)
			}
		})
	}
	return &gallery.Grid{Least: tileLeast, Fill: true, Items: []gallery.Specimen{
		{Name: t("gallery.legal"), Widget: sign(ritual.Legal, false, 0)},
		{Name: t("gallery.turned"), Widget: sign(ritual.Turned, false, 0)},
		{Name: t("gallery.slot"), Widget: sign(ritual.Slot, false, 0)},
		{Name: t("gallery.target"), Widget: sign(ritual.Target, true, 0)},
		{Name: t("gallery.over"), Widget: sign(ritual.Over, true, 0)},
		{Name: t("gallery.lifted"), Widget: sign(ritual.Target, true, 1)},
		{Name: t("gallery.match"), Widget: sign(ritual.Match, true, 0)},
		{Name: t("gallery.wrong"), Widget: sign(ritual.Wrong, true, 0)},
	}}
}

// cloth shows the curtain as far as it has fallen, over a table.
func (g *showcase) cloth(fallen float64) ui.Widget {
	return sample(wideHigh, inClip(func(c *ui.Canvas, r ui.Rect) {
		stage.Ground(c, r)
		g.art.Tile(c, 1, 1, r.Center(), r.H*.3, 0)
		table.Cloth(c, r, fallen)
	}))
}
