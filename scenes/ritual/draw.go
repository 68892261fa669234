package ritual

import (
	"math"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

// white leaves a picture as it was painted.
var white = ui.Hex(0xffffff)

// Draw draws field, seats and ledge.
func (b *Board) Draw(c *ui.Canvas) {
	if b.frame.Kit == nil || !b.synced {
		return
	}
	b.art.begin()
	before := c.Clip(b.places.field)
	light := c.Fade(1)
	c.Fade(1 - (1-dimmed)*b.motions.dim.Value())
	b.drawField(c)
	c.Unfade(light)
	c.Unclip(before)
	for i := range b.places.seats {
		b.drawSeat(c, &b.places.seats[i])
	}
	b.drawCompass(c)
	if !b.state.Bare {
		b.drawLedge(c)
	}
	if b.centres() {
		b.buttons.centre.Draw(c)
	}
	if b.piled() {
		b.drawPiles(c)
	}
	b.drawStage(c)
	b.drawPanel(c)
	b.drawEmber(c)
	b.drawFlights(c)
	b.drawSnap(c)
	b.drawCarried(c)
}

// dimmed is the strength of the board behind a panel or a revealed card.
const dimmed = .4

// drawField draws the hexagons: lit cells, tiles, bands, coins, and what is meant.
func (b *Board) drawField(c *ui.Canvas) {
	size := b.crisp
	if b.Shown() && b.sel.panel == noPanel {
		b.drawLit(c, size)
	}
	for i := range b.model.tiles {
		b.drawTileShadow(c, b.model.tiles[i].cell, size)
	}
	for i := range b.model.tiles {
		t := &b.model.tiles[i]
		b.drawTile(c, t.tile, t.turn, b.at(t.cell).Sub(ui.Pt(0, b.bounce(t.cell))), b.cam.Scale, size, 1)
	}
	if l := &b.model.settling; b.model.settled { // a draft that was just made
		b.drawTile(c, l.tile, l.turn, b.at(l.cell), b.cam.Scale, size, 1)
	}
	for _, s := range b.model.shapes {
		b.drawBand(c, s)
	}
	b.drawFlashes(c, size)
	for i := range b.model.tiles {
		t := &b.model.tiles[i]
		if t.coins > 0 && !b.drafted(t.cell) {
			b.drawStack(c, t.owner, t.coins, b.at(t.cell))
		}
	}
	for _, s := range b.model.shapes {
		b.drawBonus(c, s)
	}
	b.drawGlints(c)
	if b.Shown() && b.sel.panel == noPanel {
		b.drawOver(c, size)
		b.drawGhost(c, size)
		b.drawDraft(c, size)
	}
	b.drawRefused(c, size)
	if b.hinted {
		b.drawHint(c, size)
	}
	if b.sel.peek {
		b.drawPeek(c)
	}
}

// visible reports whether a hexagon round a point is in sight.
func (b *Board) visible(at ui.Point, radius float64) bool {
	return b.places.field.Grow(radius * 1.3).Has(at)
}

func (b *Board) drawTileShadow(c *ui.Canvas, cell rules.Cell, size float64) {
	if at := b.at(cell); b.visible(at, b.cam.Scale) {
		b.art.draw(c, pictureKey{kind: shadowPicture}, at, b.cam.Scale, size, white)
	}
}

// drawTile draws a tile round a point, in the cut that suits its size.
func (b *Board) drawTile(c *ui.Canvas, t rules.TileID, turn uint8, at ui.Point, radius, size, alpha float64) {
	b.art.draw(c, b.art.tileKey(t, turn, size), at, radius, size, white.Fade(alpha))
}

// tileKey names the picture of a tile, in the cut that suits its size.
func (a *artist) tileKey(t rules.TileID, turn uint8, size float64) pictureKey {
	return pictureKey{kind: tilePicture, a: uint8(t), b: turn, c: uint8(a.cutFor(size))}
}

// boldUnder is the radius under which tiles are cut boldly, in dp.
const boldUnder = 40

func (a *artist) cutFor(size float64) cut {
	if size < boldUnder*a.look.Device {
		return bold
	}
	return fine
}

// coinShare is a coin's radius as a share of its tile's: it covers the middle and no rune.
const coinShare = .32

func (b *Board) drawStack(c *ui.Canvas, owner games.Seat, coins int, at ui.Point) {
	if owner < 0 || !b.visible(at, b.cam.Scale) {
		return
	}
	r := b.cam.Scale * coinShare
	size := b.crisp * coinShare
	at.Y += b.sunk(coins)
	b.art.draw(c, pictureKey{kind: stackPicture, a: uint8(owner), b: uint8(min(coins, rules.TileCoins))}, at, r, size, white)
}

// sunk returns how much lower a stack of coins stands than the middle of its tile, so that all of it is round there.
func (b *Board) sunk(coins int) float64 {
	return math.Min(.16, float64(coins-1)*.035) * b.cam.Scale
}

// drawBand draws a line or circle as a band through its tiles, in its owner's colour.
func (b *Board) drawBand(c *ui.Canvas, s rules.Shape) {
	if s.Owner < 0 || int(s.Owner) >= len(b.frame.Sitters) {
		return
	}
	col := b.frame.Sitters[s.Owner].Look.Color
	width := .22 * b.cam.Scale
	grown := b.grown(s)
	n := 0.0
	b.eachSpan(s, func(from, to ui.Point) {
		part := grown - n
		if s.Kind == rules.Circle {
			part = grown*rules.Dirs - n
		}
		n++
		if part <= 0 {
			return
		}
		to = from.Lerp(to, min(part, 1))
		c.Line(from, to, width*1.6, c.Palette.Ink.Fade(.75))
		c.Line(from, to, width, col)
		c.Line(from, to, width*.25, c.Palette.Cream.Fade(.8))
	})
}

// eachSpan calls draw with the ends of each straight part of a shape, on the screen.
func (b *Board) eachSpan(s rules.Shape, draw func(from, to ui.Point)) {
	if s.Kind == rules.Line {
		end := s.Cell
		for range s.Length - 1 {
			end = end.Next(s.Axis)
		}
		draw(b.at(s.Cell), b.at(end))
		return
	}
	for d := range rules.Dir(rules.Dirs) {
		draw(b.at(s.Cell.Next(d)), b.at(s.Cell.Next((d+1)%rules.Dirs)))
	}
}

// gap returns where bonus coin i of a shape lies: between two of its tiles.
func (b *Board) gap(s rules.Shape, i int) ui.Point {
	if s.Kind == rules.Circle {
		d := rules.Dir(i % rules.Dirs)
		return b.at(s.Cell.Next(d)).Lerp(b.at(s.Cell.Next((d+1)%rules.Dirs)), .5)
	}
	gaps := max(1, int(s.Length)-1)
	// The first five lie in a row in the middle; those of a longer line's second bonus fill what is left.
	from := s.Cell
	for range i % gaps {
		from = from.Next(s.Axis)
	}
	return b.at(from).Lerp(b.at(from.Next(s.Axis)), .5)
}

// bonusShare is a bonus coin's radius as a share of a tile's.
const bonusShare = .2

func (b *Board) drawBonus(c *ui.Canvas, s rules.Shape) {
	if s.Owner < 0 {
		return
	}
	size := b.crisp * bonusShare
	for i := range int(s.Coins) {
		at := b.gap(s, i)
		if b.visible(at, b.cam.Scale) {
			b.art.draw(c, pictureKey{kind: stackPicture, a: uint8(s.Owner), b: 1}, at, b.cam.Scale*bonusShare, size, white)
		}
	}
}

// drawMatches lights the edges of a cell that match.
func (b *Board) drawMatches(c *ui.Canvas, cell rules.Cell, edges rules.Edges, size, alpha float64) {
	for d := range rules.Dir(rules.Dirs) {
		if edges.Has(d) {
			b.art.draw(c, pictureKey{kind: edgePicture, a: uint8(d)}, b.at(cell), b.cam.Scale, size, white.Fade(alpha))
		}
	}
}
