package table

import (
	"math"

	"runehall/assets/art"
	"runehall/ui"
)

// drape is the curtain as it is drawn: two halves that fall over the table and hide it, with the coin of the seat whose
// eyes alone may see what comes.
type drape struct {
	area  ui.Rect // what it covers
	title string  // "Hand the device to Ingrid"
	note  string  // what is hidden behind it
	look  ui.SeatLook

	shown ui.Tween // 0 away, 1 shut
	rope  ui.Button
	board ui.Button // goes back to what everybody may see
	held  float64   // how far the rope is pulled, from 0 to 1
	parts drapePlaces
}

// drapePlaces are where the parts of a shut curtain stand.
type drapePlaces struct {
	coin, title, note, rope, board ui.Rect
	beam                           float64 // height of the oak that the curtain hangs from
}

// arrangeDrape places what stands on a shut curtain. It is pure.
func arrangeDrape(k *ui.Kit, area ui.Rect) drapePlaces {
	beam := min(k.Dp(56), area.H*.07)
	in := area.Inset(ui.Insets{Top: beam + k.Gap.M, Right: k.Gap.L, Bottom: k.Gap.L, Left: k.Gap.L})
	column := in.Place(ui.Sz(min(in.W, k.Dp(460)), in.H), .5, .5)
	button := max(k.Button, k.Touch)
	line := k.LineHeight(k.Type.Heading)
	note := 2 * k.LineHeight(k.Type.Body)
	coin := min(k.Dp(176), column.H-2*line-note-2*button-5*k.Gap.M)
	if coin < k.Dp(64) && area.W > area.H || coin < k.Dp(24) { // low screens: the coin beside the words
		left, right := in.CutLeft(min(in.W*.3, in.H), k.Gap.L)
		side := min(left.W, left.H, k.Dp(176))
		p := drapePlaces{beam: beam, coin: left.Place(ui.Sz(side, side), .5, .5)}
		rows := right.Place(ui.Sz(right.W, min(right.H, line+note+button+2*k.Gap.M)), .5, .5).
			Rows(k.Gap.M, ui.Track{Px: line * .6, Share: 1}, ui.Track{Px: note * .5, Share: 1}, ui.Fixed(button))
		buttons := rows[2].Columns(k.Gap.S, ui.Share(3), ui.Share(2))
		p.title, p.note, p.rope, p.board = rows[0], rows[1], buttons[0], buttons[1]
		return p
	}
	h := coin + 2*line + note + 2*button + 4*k.Gap.M
	rows := column.Place(ui.Sz(column.W, h), .5, .45).
		Rows(k.Gap.M, ui.Fixed(coin), ui.Fixed(2*line), ui.Fixed(note), ui.Fixed(button), ui.Fixed(button))
	return drapePlaces{
		beam: beam, coin: rows[0].Place(ui.Sz(coin, coin), .5, .5), title: rows[1], note: rows[2], rope: rows[3], board: rows[4],
	}
}

// layout places the curtain over an area, and what stands on it within the safe part of that.
func (d *drape) layout(k *ui.Kit, area, safe ui.Rect) {
	d.area = area
	d.parts = arrangeDrape(k, area.Intersect(safe))
	d.rope.Layout(k, d.parts.rope)
	d.board.Layout(k, d.parts.board)
}

// move lets the halves fall or part.
func (d *drape) move(c *ui.Context, shut bool) {
	to, ticks := 0.0, ui.Ticks(380)
	if shut {
		to, ticks = 1, ui.Ticks(420)
	}
	if c.Look.ReducedMotion {
		ticks = ui.Ticks(120)
	}
	d.shown.To(to, ticks, ui.InOutCubic)
	d.shown.Update()
	c.Moves(d.shown.Moving())
}

func (d *drape) draw(c *ui.Canvas) {
	v := d.shown.Value()
	if v <= 0 {
		return
	}
	d.drawCloth(c)
	if v < 1 {
		defer c.Unfade(c.Fade(max(0, v*3-2)))
	}
	d.drawFace(c)
}

// Cloth draws a curtain without words over an area, as far as it has fallen: from 0, away, to 1, shut.
func Cloth(c *ui.Canvas, area ui.Rect, fallen float64) {
	d := drape{area: area, shown: ui.At(fallen), parts: arrangeDrape(c.Kit, area)}
	if fallen > 0 {
		d.drawCloth(c)
	}
}

// drawCloth draws the halves and what they hang from.
func (d *drape) drawCloth(c *ui.Canvas) {
	v := d.shown.Value()
	clip := c.Clip(d.area)
	defer c.Unclip(clip)
	half := d.area.W / 2
	c.Rect(d.area, c.Palette.Ink.Fade(.55*v))
	left := ui.Rect{X: d.area.X, Y: d.area.Y, W: half * v, H: d.area.H}
	right := ui.Rect{X: d.area.Right() - half*v, Y: d.area.Y, W: half * v, H: d.area.H}
	d.drawHalf(c, left, 0)
	d.drawHalf(c, right, 1)
	d.drawBeam(c)
}

// drawHalf draws the left (0) or right (1) half, gathered into r: its folds move together as it parts.
func (d *drape) drawHalf(c *ui.Canvas, r ui.Rect, side float64) {
	white := ui.Hex(0xffffff)
	// As much of the cloth as the whole half takes on this screen, from the middle outwards.
	full := ui.Rect{W: d.area.W / 2, H: d.area.H}
	share := min(1, full.W/full.H/(curtainShape/2))
	part := ui.Rect{X: .5 - share/2, W: share / 2, H: 1}
	if side == 1 {
		part.X = .5
	}
	if c.Look.HighContrast || !c.Stretch(art.Curtain, part, r, white) {
		drawFolds(c, r)
	}
	edge := ui.Rect{X: r.Right() - c.Dp(10), Y: r.Y, W: c.Dp(10), H: r.H}
	if side == 1 {
		edge.X = r.X
	}
	c.Rect(edge, c.Palette.Ink.Fade(.25*(1-d.shown.Value())))
}

// curtainShape is the width of the picture of both halves by its height.
const curtainShape = 1440.0 / 820

// beamShape is the height of the beam with rod and rings by the oak's alone.
const beamShape = 92.0 / 58

// drawBeam draws what the curtain hangs from.
func (d *drape) drawBeam(c *ui.Canvas) {
	p := &c.Palette
	oak := d.parts.beam
	if !c.Look.HighContrast && c.Strip(art.Beam, ui.Rect{X: d.area.X, Y: d.area.Y, W: d.area.W, H: math.Round(oak * beamShape)}, ui.Hex(0xffffff)) {
		return
	}
	beam := ui.Rect{X: d.area.X, Y: d.area.Y, W: d.area.W, H: oak}
	c.Box(beam, 0, ui.Shade(p.Oak.Mix(p.BrassEdge, .5), p.Oak.Mix(p.Ink, .4)))
	c.HLine(beam.X, beam.Bottom(), beam.W, p.Brass)
}

// drawFolds draws one half of the curtain in plain shapes: folds of night blue with a hem.
func drawFolds(c *ui.Canvas, r ui.Rect) {
	p := &c.Palette
	blue := p.Ice.Mix(p.Night, .72)
	deep := p.Ice.Mix(p.Ink, .86)
	c.Rect(r, deep)
	width := c.Dp(34)
	for i, x := 0, r.X; x < r.Right(); i, x = i+1, x+width {
		fold := ui.Rect{X: x, Y: r.Y, W: width, H: r.H}.Intersect(r)
		shade := .35 + .3*math.Sin(float64(i)*2.4)
		c.Rect(fold.Inset(ui.Insets{Left: fold.W * .2, Right: fold.W * .2}), blue.Fade(shade))
		c.Rect(fold.Inset(ui.Insets{Left: fold.W * .38, Right: fold.W * .38}), blue.Fade(shade))
		c.VLine(x, r.Y, r.H, p.Ink.Fade(.5))
	}
	hem := ui.Rect{X: r.X, Y: r.Bottom() - c.Dp(26), W: r.W, H: c.Dp(10)}
	c.Box(hem, 0, ui.Shade(p.BrassTop, p.BrassLow))
}

func (d *drape) drawFace(c *ui.Canvas) {
	p := &c.Palette
	words := d.parts.title.Union(d.parts.note)
	if !c.Look.HighContrast {
		c.Glow(words.Center(), words.W*.62, p.Ink.Fade(.7))
		c.Glow(words.Center(), words.W*.62, p.Ink.Fade(.5))
	}
	c.Medallion(d.look, d.parts.coin)
	title := c.Type.Heading.In(p.GoldText)
	if d.parts.title.W >= c.Dp(420) {
		title = c.Type.Title.In(p.GoldText)
	}
	c.TextIn(d.title, title.In(p.Ink), d.parts.title.Move(ui.Pt(0, c.Dp(3))), ui.AlignCenter|ui.AlignMiddle)
	c.TextIn(d.title, title, d.parts.title, ui.AlignCenter|ui.AlignMiddle)
	c.TextIn(d.note, c.Type.Body.In(p.Cream), d.parts.note, ui.AlignCenter|ui.AlignMiddle)
	d.rope.Draw(c)
	if d.held > 0 {
		rope := d.parts.rope
		fill := ui.Rect{X: rope.X, Y: rope.Bottom() - c.Dp(6), W: rope.W * d.held, H: c.Dp(6)}
		c.Box(fill, fill.H/2, ui.Flat(p.Ember))
	}
	d.board.Draw(c)
}
