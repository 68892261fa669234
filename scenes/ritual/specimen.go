//go:build !js

package ritual

import (
	"runehall/assets/art"
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/baked"
	"runehall/scenes/table"
	"runehall/ui"
	"runehall/ui/gallery"
)

// Sizes of specimens, in dp.
const (
	specimenWide   = 100 // least width of a column
	specimenRadius = 48  // the radius of a tile with fine signs
	specimenSmall  = 26  // the radius of one with bold signs
)

// cabinet makes specimens: single things of the board as they look in play, for the gallery.
type cabinet struct {
	art  *painter
	text gallery.Text
}

// Specimens returns the board's pieces and signals for the gallery. Make them anew when the look, the language or the
// pictures change.
func Specimens(k *ui.Kit, text gallery.Text) []gallery.Subject {
	sitters := make([]table.Sitter, min(len(k.Seats), games.MaxSeats))
	for i := range sitters {
		sitters[i].Look = k.Seats[i]
	}
	b := &cabinet{newPainter(k, sitters), text}
	return []gallery.Subject{
		{Title: text("gallery.tiles"), Widgets: b.tiles()},
		{Title: text("gallery.signals"), Widgets: []ui.Widget{b.signals()}},
	}
}

// first returns the first tile of a kind.
func first(kind int) rules.TileID {
	var t rules.TileID
	for int(t.Kind()) != kind {
		t++
	}
	return t
}

// tile draws tile n of a kind. Risen is 0 when it lies on the table, up to 1 when a hand carries it.
func (b *cabinet) tile(c *ui.Canvas, kind, n int, at ui.Point, radius, risen float64) {
	b.art.drawLifted(c, first(kind)+rules.TileID(n), 0, at, radius, baked.Ceil(radius), risen)
}

// tiles shows every kind of tile on each of its grounds, small tiles with and without coins, and the back of a card.
func (b *cabinet) tiles() []ui.Widget {
	var list []ui.Widget
	for kind := range len(materials) {
		row := &gallery.Grid{Least: specimenWide, Fill: true}
		for n := range art.TileGrounds {
			row.Items = append(row.Items,
				gallery.Specimen{Widget: gallery.Sample(2.2*specimenRadius, func(c *ui.Canvas, r ui.Rect) {
					b.tile(c, kind, n, r.Center(), c.Dp(specimenRadius), 0)
				})})
		}
		name := b.text("ritual.tile." + rules.TileKind(kind).String())
		list = append(list, &gallery.Grid{Fill: true, Items: []gallery.Specimen{{Name: name, Widget: row}}})
	}
	return append(list,
		&gallery.Grid{Fill: true,
			Items: []gallery.Specimen{{Name: b.text("gallery.small"),
				Widget: gallery.Sample(2.4*specimenSmall, b.small)}}},
		&gallery.Grid{Items: []gallery.Specimen{{Name: b.text("gallery.back"),
			Widget: &gallery.Picture{Size: ui.Sz(70, 100), Paint: drawBack}}}},
	)
}

// small draws small tiles, the last two of them under coins of two seats.
func (b *cabinet) small(c *ui.Canvas, r ui.Rect) {
	kinds := len(materials)
	for i, cell := range r.Grid(kinds+2, kinds+2, 0) {
		radius := min(c.Dp(specimenSmall), cell.W/2)
		b.tile(c, i%kinds, i, cell.Center(), radius, 0)
		if i >= kinds {
			side := radius * coinShare
			b.art.draw(c, pictureKey{kind: stackPicture, a: uint8(i), b: uint8(2*(i-kinds) + 1)}, cell.Center(), side,
				side, ui.White)
		}
	}
}

// signals shows the marks that the board puts on cells and tiles.
func (b *cabinet) signals() ui.Widget {
	t := b.text
	grid := &gallery.Grid{Least: specimenWide, Fill: true}
	add := func(name string, tile bool, risen float64, signal func(c *ui.Canvas, at ui.Point, radius float64)) {
		grid.Items = append(grid.Items,
			gallery.Specimen{Name: name, Widget: gallery.Sample(2.3*specimenRadius, func(c *ui.Canvas, r ui.Rect) {
				radius := c.Dp(specimenRadius)
				if tile {
					b.tile(c, 0, 0, r.Center(), radius, risen)
				}
				if signal != nil {
					signal(c, r.Center(), radius)
				}
			})})
	}
	lit := func(kind pictureKind) func(c *ui.Canvas, at ui.Point, radius float64) {
		return func(c *ui.Canvas, at ui.Point, radius float64) {
			b.art.draw(c, pictureKey{kind: kind}, at, radius, radius, ui.White)
		}
	}
	add(t("gallery.legal"), false, 0, lit(legalPicture))
	add(t("gallery.turned"), false, 0, lit(otherPicture))
	add(t("gallery.slot"), false, 0, lit(slotPicture))
	add(t("gallery.target"), true, 0, lit(targetPicture))
	add(t("gallery.over"), true, 0, lit(ringPicture))
	add(t("gallery.lifted"), true, 1, nil)
	add(t("gallery.match"), true, 0, b.match)
	add(t("gallery.wrong"), true, 0, lit(wrongPicture))
	return grid
}

// match lights two edges of the first tile.
func (b *cabinet) match(c *ui.Canvas, at ui.Point, radius float64) {
	for _, d := range []rules.Dir{rules.East, rules.SouthWest} {
		b.art.draw(c, pictureKey{kind: edgePicture, a: uint8(d)}, at, radius, radius, ui.White)
		edge := pictureKey{kind: runePicture, a: uint8(d), b: uint8(first(0).Rune(0, d)),
			c: uint8(b.art.cutFor(radius))}
		b.art.draw(c, edge, at, radius, radius, ui.White)
	}
}
