package page

import (
	"runehall/assets/art"
	"runehall/scenes/stage"
	"runehall/ui"
)

// AtTable shows the table of a game in the hall, with the coins of those who will sit at it. It uses the height that a
// [FilledColumn] leaves over; if that is too little, it is hidden.
type AtTable struct {
	Game  string
	Looks []ui.SeatLook
	// Free marks the seats, by their index in Looks, that wait for somebody. Their coins lie in the dark.
	Free []bool

	rect ui.Rect
}

// leastTable is how high a table in the hall is at least, in dp.
const leastTable = 150

// Measure returns no height: others come first.
func (w *AtTable) Measure(_ *ui.Kit, room ui.Size) ui.Size { return ui.Sz(room.W, 0) }

// Layout gives the table its place, if there is room for it.
func (w *AtTable) Layout(k *ui.Kit, r ui.Rect) {
	if w.rect = r; r.H < k.Dp(leastTable) {
		w.rect = ui.Rect{}
	}
}

// Update does nothing: it is looked at.
func (w *AtTable) Update(*ui.Context) {}

// Draw draws hall, table and coins.
func (w *AtTable) Draw(c *ui.Canvas) {
	if w.rect.Empty() {
		return
	}
	p, r := &c.Palette, w.rect
	before := c.Clip(r)
	stage.HallAtDusk(c, r)
	coin := min(c.Dp(22), r.H*.09)
	low, above := r.Inset(ui.Sides(c.Gap.L, c.Gap.M)).CutBottom(2*coin, c.Gap.S)
	side := min(above.W, above.H*1.25)
	c.Glow(above.Center(), side*.6, p.Ember.Fade(.35))
	c.Picture(art.Table(w.Game), above.Place(ui.Sz(side, side), .5, .5), ui.White)
	step := min(3*coin, low.W/float64(max(1, len(w.Looks))))
	for i, look := range w.Looks {
		at := ui.Pt(low.Center().X+step*(float64(i)-float64(len(w.Looks)-1)/2), low.Center().Y)
		if c.Coin(look, at, coin); w.Free[i] {
			c.Disc(at, coin, p.Ink.Fade(.6))
		}
	}
	c.Unclip(before)
	c.Frame(r, c.Radius.Panel, c.Hairline, ui.Flat(p.BrassEdge))
}
