package evening

import (
	"math"

	"runehall/ui"
)

// widths are the widths of the parts of the sheet.
type widths struct {
	pad   float64
	sign  float64 // of the picture of a game
	words float64 // of its name
	cell  float64 // of the column of a person
	above bool    // the name of a game stands above the columns, since beside them there is no room for it
	named bool    // the names of the persons stand over their columns
	scale float64 // how much larger everything is than on a small screen
}

// The least widths of a game's name beside the columns, and of a sheet with wide margins, in dp.
const leastWords, roomyFrom = 128, 300

// The greatest widths of the column of a person, and of what stands beside all of them, in dp.
const mostCell, mostBeside = 108, 420

// most is how wide the sheet may be, in dp: names and results that belong together do not drift apart.
func (w *sheet) most() float64 { return w.scale * (mostBeside + mostCell*float64(len(w.people))) }

// roomyHigh is the height of a screen, in dp, from which the sheet is larger the more room there is: up to mostScale
// times, since it is read from further away than a phone.
const roomyHigh, mostScale = 640, 1.6

// enlarge finds how large everything on the sheet is on a screen.
func (w *sheet) enlarge(k *ui.Kit, safe ui.Size) {
	w.scale = 1
	wide, high := k.InDp(safe.W)/w.most(), k.InDp(safe.H)/roomyHigh
	w.scale = max(1, min(wide, high, mostScale))
}

func (w *sheet) widths(k *ui.Kit, width float64) widths {
	d := widths{pad: k.Gap.L * w.scale, sign: k.Dp(44) * w.scale, scale: w.scale}
	if width < k.Dp(roomyFrom) {
		d.pad, d.sign = k.Gap.M, k.Dp(30)
	}
	inner := width - 2*d.pad
	n := float64(max(1, len(w.people)))
	d.cell = min(k.Dp(mostCell)*w.scale, inner*.64/n)
	d.words = inner - d.sign - d.cell*n
	if d.above = d.words < k.Dp(leastWords)*w.scale; d.above {
		d.cell = min(k.Dp(mostCell)*w.scale, (inner-d.sign-k.Gap.S)/n)
		d.words = inner
	}
	d.named = true
	for i := range w.people {
		d.named = d.named && k.Measure(w.people[i].name, k.Type.Strong.Scaled(w.scale), 0).W <= d.cell-k.Gap.S
	}
	return d
}

// coin is the radius of the coins over the columns.
func (d *widths) coin(k *ui.Kit) float64 { return min(k.Dp(18)*d.scale, d.cell*.42) }

func (w *sheet) titleHeight(k *ui.Kit, inner float64) float64 {
	return k.Measure(w.title, k.Type.Section.Scaled(w.scale), inner).H + k.Gap.M*w.scale
}

// lineHeight is the height of a person's line above the columns.
func (w *sheet) lineHeight(k *ui.Kit) float64 {
	return max(k.Dp(34)*w.scale, k.LineHeight(k.Type.Name.Scaled(w.scale))+k.Gap.XS)
}

// headHeight is the height of the coins over the columns, with the names and the wins where they stand there.
func (w *sheet) headHeight(k *ui.Kit, d widths) float64 {
	h := 2*d.coin(k) + k.Gap.S*d.scale
	if d.named {
		h += k.LineHeight(k.Type.Strong.Scaled(d.scale)) + k.LineHeight(k.Type.Number.Scaled(d.scale))
	}
	return h
}

func (r *row) height(k *ui.Kit, d widths) float64 {
	width := d.words - k.Gap.M
	if d.above {
		width = d.words
	}
	h := k.Measure(r.name, k.Type.Strong.Scaled(d.scale), width).H
	if r.note != "" {
		h += k.Measure(r.note, k.Type.Small.Scaled(d.scale), width).H
	}
	if d.above {
		h += max(d.sign, 2*d.coin(k))
	}
	return max(h, d.sign) + 2*k.Gap.XS*d.scale
}

// Measure returns the height of title, persons and matches.
func (w *sheet) Measure(k *ui.Kit, room ui.Size) ui.Size {
	d := w.widths(k, room.W)
	h := 2*d.pad + w.titleHeight(k, room.W-2*d.pad) + w.headHeight(k, d)
	if !d.named {
		h += float64(len(w.people))*w.lineHeight(k) + k.Gap.M
	}
	for _, r := range w.rows {
		h += r.height(k, d)
	}
	return ui.Sz(room.W, h)
}

// Layout places persons and matches.
func (w *sheet) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	d := w.widths(k, r.W)
	title, in := r.Grow(-d.pad).CutTop(w.titleHeight(k, r.W-2*d.pad), 0)
	w.head = title
	if !d.named {
		for i := range w.people {
			w.people[i].rect, in = in.CutTop(w.lineHeight(k), 0)
		}
		_, in = in.CutTop(k.Gap.M, 0)
	}
	head, in := in.CutTop(w.headHeight(k, d), 0)
	for i := range w.people {
		p := &w.people[i]
		p.head = w.column(head, d, i)
		if d.named {
			p.rect = p.head
		}
	}
	for _, row := range w.rows {
		row.rect, in = in.CutTop(row.height(k, d), 0)
	}
}

// column returns the part of a row that belongs to a person.
func (w *sheet) column(r ui.Rect, d widths, i int) ui.Rect {
	left := r.Right() - d.cell*float64(len(w.people)-i)
	return ui.Rect{X: left, Y: r.Y, W: d.cell, H: r.H}
}

// Rect returns the place of the sheet.
func (w *sheet) Rect() ui.Rect { return w.rect }

// Draw draws the sheet.
func (w *sheet) Draw(c *ui.Canvas) {
	c.Parchment(w.rect)
	d := w.widths(c.Kit, w.rect.W)
	ink := c.Palette.ParchmentInk
	c.Paragraph(w.title, c.Type.Section.Scaled(w.scale).In(ink), w.head, ui.AlignLeft)
	for i := range w.people {
		if !d.named {
			w.people[i].drawLine(c, d)
		}
		w.people[i].drawHead(c, d)
	}
	for _, r := range w.rows {
		w.drawRow(c, r, d)
	}
}

// drawLine draws a person as a line: place, coin, name and wins, and a cup for whoever leads.
func (w *person) drawLine(c *ui.Canvas, d widths) {
	ink := c.Palette.ParchmentInk
	side, strong := c.Dp(26)*d.scale, c.Type.Strong.Scaled(d.scale)
	place, in := w.rect.CutLeft(c.Dp(24)*d.scale, 0)
	c.TextIn(w.place, strong.In(ink), place, ui.AlignLeft|ui.AlignMiddle)
	coin, in := in.CutLeft(side, c.Gap.S)
	c.Coin(w.look, coin.Center(), side/2)
	many, in := in.CutRight(min(c.Measure(w.many, strong, 0).W, in.W*.5), c.Gap.S)
	c.TextIn(w.many, strong.In(ink), many, ui.AlignRight|ui.AlignMiddle)
	c.TextIn(w.name, c.Type.Name.Scaled(d.scale).In(ink), in, ui.AlignLeft|ui.AlignMiddle)
}

// drawHead draws a person over their column: the coin and, where there is room, the name and the wins.
func (w *person) drawHead(c *ui.Canvas, d widths) {
	ink, radius := c.Palette.ParchmentInk, d.coin(c.Kit)
	strong, number := c.Type.Strong.Scaled(d.scale), c.Type.Number.Scaled(d.scale)
	coin, rest := w.head.CutTop(2*radius, 0)
	c.Coin(w.look, coin.Center(), radius)
	if !d.named {
		return
	}
	name, wins := rest.CutTop(c.LineHeight(strong), 0)
	c.TextIn(w.name, strong.In(ink), name, ui.AlignCenter|ui.AlignMiddle)
	wins, _ = wins.CutTop(c.LineHeight(number), 0)
	width := c.Measure(w.wins, number, 0).W
	side := math.Round(wins.H * .8)
	group := wins.Place(ui.Sz(width+c.Gap.XS+side, wins.H), .5, .5)
	cup, many := group.CutLeft(side, c.Gap.XS)
	c.Icon(ui.IconTrophy, cup, side, ink)
	c.TextIn(w.wins, number.In(ink), many, ui.AlignLeft|ui.AlignMiddle)
}

// drawRow draws a match: the sign of the game, its name, and how everybody fared.
func (w *sheet) drawRow(c *ui.Canvas, r *row, d widths) {
	ink := c.Palette.ParchmentInk
	c.HLine(r.rect.X, r.rect.Y, r.rect.W, ink.Fade(.25))
	in := r.rect.Inset(ui.Sides(0, c.Gap.XS*d.scale))
	words, cells := in, in
	words.W = d.words
	if d.above {
		high := max(d.sign, 2*d.coin(c.Kit))
		cells, words = in.CutBottom(high, 0)
	} else {
		words = ui.Rect{X: in.X + d.sign, Y: in.Y, W: d.words, H: in.H}.Inset(ui.Insets{Left: c.Gap.S})
	}
	sign, _ := cells.CutLeft(d.sign, 0)
	sign = sign.Place(ui.Sz(d.sign, d.sign), .5, .5)
	c.Picture(r.table(), sign, ui.White)
	name := c.Measure(r.name, c.Type.Strong.Scaled(d.scale), words.W).H
	note := 0.0
	if r.note != "" {
		note = c.Measure(r.note, c.Type.Small.Scaled(d.scale), words.W).H
	}
	top, low := words.Place(ui.Sz(words.W, name+note), 0, .5).CutTop(name, 0)
	c.Paragraph(r.name, c.Type.Strong.Scaled(d.scale).In(ink), top, ui.AlignLeft)
	if r.note != "" {
		c.Paragraph(r.note, c.Type.Small.Scaled(d.scale).In(ink), low, ui.AlignLeft)
	}
	for i := range r.cells {
		r.cells[i].draw(c, w.column(cells, d, i), d.scale)
	}
}

// draw draws the points of a person; those of who won stand in brass, and where there is room beside a cup.
func (w *cell) draw(c *ui.Canvas, r ui.Rect, scale float64) {
	ink, body := c.Palette.ParchmentInk, c.Type.Body.Scaled(scale)
	switch {
	case w.points == "":
		c.TextIn("–", body.In(ink.Fade(.6)), r, ui.AlignCenter|ui.AlignMiddle)
		return
	case !w.won:
		c.TextIn(w.points, body.In(ink), r, ui.AlignCenter|ui.AlignMiddle)
		return
	}
	style := body.In(c.Palette.OnBrass).Bold()
	width := c.Measure(w.points, style, 0).W
	high := min(r.H, c.LineHeight(body)+c.Gap.XS)
	side := math.Round(high * .6)
	if width+side+3*c.Gap.S > r.W {
		side = 0
	}
	wide := min(r.W-2*c.Hairline, max(high, width+side+2*c.Gap.S))
	if side > 0 {
		wide = min(r.W, width+side+3*c.Gap.S)
	}
	pill := r.Place(ui.Sz(wide, high), .5, .5)
	c.Box(pill, high/2, ui.Flat(c.Palette.Brass))
	c.Frame(pill, high/2, c.Hairline, ui.Flat(c.Palette.BrassEdge))
	if side > 0 {
		in := pill.Inset(ui.Sides(c.Gap.S, 0))
		cup, number := in.CutLeft(side, c.Gap.S)
		c.Icon(ui.IconTrophy, cup, side, c.Palette.OnBrass)
		c.TextIn(w.points, style, number, ui.AlignLeft|ui.AlignMiddle)
		return
	}
	c.TextIn(w.points, style, pill, ui.AlignCenter|ui.AlignMiddle)
}
