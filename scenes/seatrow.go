package scenes

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// seatRow is the row of a seat in the set-up: coin, name, who plays, and a button that removes the seat.
type seatRow struct {
	look   ui.SeatLook
	coin   ui.Button // handles pointer and focus; the coin is drawn in its place
	name   ui.TextField
	driver ui.Segment
	remove ui.Button

	rect  ui.Rect
	parts seatRowPlaces
}

type seatRowPlaces struct{ coin, name, driver, remove ui.Rect }

// arrangeSeatRow places the parts of a row, in one line if there is room, otherwise in two. It is pure.
func arrangeSeatRow(k *ui.Kit, r ui.Rect, driver ui.Size) (p seatRowPlaces, height float64) {
	pad, gap := k.Gap.S, k.Gap.S
	side := max(k.Touch, stage.MinTouch(k))
	if r.W < k.Dp(400) {
		side = stage.MinTouch(k)
	}
	in := ui.Rect{X: r.X + pad, Y: r.Y + pad, W: r.W - 2*pad}
	first := in
	first.H = max(k.Button, side)
	p.coin, first = first.CutLeft(side, gap)
	p.remove, first = first.CutRight(side, gap)
	if first.W >= driver.W+gap+k.Dp(150) {
		first.H = max(first.H, driver.H)
		p.coin.H, p.remove.H = first.H, first.H
		p.driver, p.name = first.CutRight(driver.W, gap)
		p.driver = p.driver.Place(driver, .5, .5)
		p.name = p.name.Place(ui.Sz(p.name.W, k.Button), 0, .5)
		return p, first.H + 2*pad
	}
	p.name = first
	p.driver = ui.Rect{X: in.X, Y: first.Bottom() + gap, W: in.W, H: driver.H}
	return p, first.H + gap + driver.H + 2*pad
}

// Measure returns the row's height.
func (w *seatRow) Measure(k *ui.Kit, room ui.Size) ui.Size {
	_, h := arrangeSeatRow(k, ui.Rect{W: room.W}, w.driver.Measure(k, ui.Size{}))
	return ui.Sz(room.W, h)
}

// Layout places the parts. If the choice of who plays is too wide for its line, it loses its icons.
func (w *seatRow) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	if w.driver.Measure(k, ui.Size{}).W > r.W-2*k.Gap.S {
		for i := range w.driver.Choices {
			w.driver.Choices[i].Icon = ui.NoIcon
		}
	}
	w.parts, _ = arrangeSeatRow(k, r, w.driver.Measure(k, ui.Size{}))
	w.coin.Layout(k, w.parts.coin)
	w.name.Layout(k, w.parts.name)
	w.driver.Layout(k, w.parts.driver)
	w.remove.Layout(k, w.parts.remove)
}

// Rect returns the row's place.
func (w *seatRow) Rect() ui.Rect { return w.rect }

// Update updates the parts.
func (w *seatRow) Update(c *ui.Context) {
	w.coin.Update(c)
	w.name.Update(c)
	w.driver.Update(c)
	w.remove.Update(c)
}

// Draw draws the row on slate.
func (w *seatRow) Draw(c *ui.Canvas) {
	c.Panel(w.rect)
	side := min(w.parts.coin.W, w.parts.coin.H)
	c.Coin(w.look, w.parts.coin.Center(), side/2*.92)
	w.name.Draw(c)
	w.driver.Draw(c)
	w.remove.Draw(c)
}

// looks is the choice of a seat's colour and emblem: two lines of coins.
type looks struct {
	colours, emblems []lookButton
	rect             ui.Rect
}

type lookButton struct {
	look   ui.SeatLook
	dim    bool // another seat has it; choosing it swaps the two
	button ui.Button
}

// columns returns how many coins fit side by side: a whole line, or three if they would be too small for a finger.
func (w *looks) columns(k *ui.Kit, width float64) int {
	n := len(w.colours)
	if width < float64(n)*stage.MinTouch(k)+float64(n-1)*k.Gap.XS {
		return 3
	}
	return n
}

// lineHeight returns the height of the colours, which is also that of the emblems.
func (w *looks) lineHeight(k *ui.Kit, width float64) float64 {
	columns := w.columns(k, width)
	rows := float64((len(w.colours) + columns - 1) / columns)
	return rows*max(k.Dp(56), k.Touch) + (rows-1)*k.Gap.XS
}

// Measure returns the height of colours and emblems.
func (w *looks) Measure(k *ui.Kit, room ui.Size) ui.Size {
	return ui.Sz(room.W, 2*w.lineHeight(k, room.W)+2*k.Gap.M)
}

// Layout places the coins.
func (w *looks) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	columns, high := w.columns(k, r.W), w.lineHeight(k, r.W)
	n := float64(columns)
	aside := max(0, min(k.Gap.M, (r.W-n*stage.MinTouch(k)-(n-1)*k.Gap.XS)/2)) // leaves room for the glow of the chosen one
	r = r.Inset(ui.Sides(aside, 0))
	for _, line := range [][]lookButton{w.colours, w.emblems} {
		var top ui.Rect
		top, r = r.CutTop(high, k.Gap.M)
		for j, place := range top.Grid(len(line), columns, k.Gap.XS) {
			line[j].button.Layout(k, place)
		}
	}
}

// Update updates the coins.
func (w *looks) Update(c *ui.Context) {
	for _, line := range [][]lookButton{w.colours, w.emblems} {
		for i := range line {
			line[i].button.Update(c)
		}
	}
}

// Draw draws the coins: the seat's own with an outline, those of other seats dimmed.
func (w *looks) Draw(c *ui.Canvas) {
	for _, line := range [][]lookButton{w.colours, w.emblems} {
		for i := range line {
			line[i].draw(c)
		}
	}
}

func (b *lookButton) draw(c *ui.Canvas) {
	if b.dim {
		defer c.Unfade(c.Fade(.45))
	}
	r := b.button.Rect()
	side := min(r.W, r.H) * .88
	if b.button.Selected {
		c.Selected(r.Place(ui.Sz(side, side), .5, .5), side/2)
	}
	c.Coin(b.look, r.Center(), side/2*.84)
}
