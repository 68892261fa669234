package settings

import "runehall/ui"

// padPicture is a drawn gamepad. The part that is asked for is lit where most gamepads have it; on this one it may be
// elsewhere.
type padPicture struct {
	asked int // of padAsks; none is lit behind the last
	rect  ui.Rect
}

// padSpots are where the parts of padAsks are on the picture, in parts of its width from its middle.
var padSpots = [len(padAsks)]ui.Point{
	{X: .26, Y: .09}, {X: .34, Y: .01}, // confirm, back: the lower and the right one of four
	{X: -.26, Y: -.06}, {X: -.26, Y: .08}, {X: -.33, Y: .01}, {X: -.19, Y: .01}, // the cross
	{X: -.26, Y: -.2}, {X: .26, Y: -.2}, // the shoulders
	{X: .18, Y: .01}, {X: .26, Y: -.07}, {X: .07, Y: -.03}, // undo, hint: the left and the upper one; menu
}

// Measure returns the size of the picture in a room.
func (w *padPicture) Measure(k *ui.Kit, room ui.Size) ui.Size {
	side := min(room.W, k.Dp(300))
	return ui.Sz(room.W, side*.56)
}

// Layout gives the picture its place.
func (w *padPicture) Layout(_ *ui.Kit, r ui.Rect) { w.rect = r }

// Rect returns its place.
func (w *padPicture) Rect() ui.Rect { return w.rect }

// Update does nothing: the gamepad itself is pressed.
func (w *padPicture) Update(*ui.Context) {}

// Draw draws body, cross, buttons and shoulders.
func (w *padPicture) Draw(c *ui.Canvas) {
	p := &c.Palette
	side := w.rect.H / .56
	mid := w.rect.Center()
	at := func(x, y float64) ui.Point { return mid.Add(ui.Pt(x*side, (y+.02)*side)) }
	box := func(x, y, w, h, radius float64, paint ui.Paint) {
		r := ui.RectAround(at(x, y), ui.Sz(w*side, h*side))
		c.Box(r, radius*side, paint)
		c.Frame(r, radius*side, c.Hairline, ui.Flat(p.BrassEdge))
	}
	steel := ui.Shade(p.Steel.Mix(p.Night, .3), p.Steel.Mix(p.Night, .6))
	for i := range 2 { // shoulders, and the grips below the body
		x := .26 * float64(2*i-1)
		box(x, -.2, .24, .09, .04, steel)
		box(x*1.25, .12, .25, .3, .12, steel)
	}
	box(0, 0, .92, .34, .15, steel)
	dark := p.Ink.Mix(p.Steel, .2)
	c.Box(ui.RectAround(at(-.26, .01), ui.Sz(.22*side, .075*side)), .02*side, ui.Flat(dark))
	c.Box(ui.RectAround(at(-.26, .01), ui.Sz(.075*side, .22*side)), .02*side, ui.Flat(dark))
	for _, i := range []int{0, 1, 8, 9} {
		c.Disc(at(padSpots[i].X, padSpots[i].Y), .04*side, dark)
	}
	c.Disc(at(padSpots[10].X, padSpots[10].Y), .022*side, dark)
	c.Disc(at(-padSpots[10].X, padSpots[10].Y), .022*side, dark)
	if w.asked >= len(padSpots) {
		return
	}
	spot := at(padSpots[w.asked].X, padSpots[w.asked].Y)
	c.Glow(spot, .16*side, p.Gold.Fade(.6))
	c.Disc(spot, .038*side, p.Gold)
	c.Circle(spot, .06*side, c.Outline, p.GoldText)
}
