package setup

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// looks is the choice of a seat's colour and emblem: two lines of coins.
type looks struct {
	seat             int
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

// lineHeight returns the height of the line of colours; the line of emblems is as high.
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
	// leaves room for the glow of the chosen one
	aside := max(0, min(k.Gap.M, (r.W-n*stage.MinTouch(k)-(n-1)*k.Gap.XS)/2))
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
