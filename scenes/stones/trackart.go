package stones

import (
	"runehall/assets/art"
	"runehall/ui"
)

func (a *painter) track(c *ui.Canvas, r ui.Rect) { a.Draw(c, pictureKey{kind: trackPicture}, r) }

func (a *painter) paintTrack(c *ui.Canvas, r ui.Rect) {
	p, radius := &c.Palette, ui.Whole(min(r.W, r.H)*.27)
	if !a.Plank(c, art.TrackOak, r, radius) {
		c.Box(r, radius, ui.Shade(p.Oak.Mix(p.Brass, .15), p.Oak.Mix(p.Ink, .25)))
	}
	edge := ui.Whole(r.H * .035)
	c.Frame(r.Grow(-edge), radius, edge, ui.Shade(p.Cream.Fade(.16), p.Ink.Fade(.5)))
	c.Frame(r, radius, edge, ui.Shade(p.Gold.Fade(.75), p.BrassEdge))
}

// The throne, on a box that is 96 high: its gold, its back, its seat.
var (
	throneGold = ui.MustPath("M-26 40V-24L-19 -46L-10 -30L0 -52L10 -30L19 -46L26 -24V40H15V18H-15V40Z").
			Moved(ui.Pt(0, 6))
	throneBack = ui.MustPath("M-15 -20H15V6H-15Z").Moved(ui.Pt(0, 6))
	throneSeat = ui.MustPath("M-19 6H19V16H-19Z").Moved(ui.Pt(0, 6))
)

// throneWide is the width of the throne, as a share of its height.
const throneWide = .6

func (a *painter) throne(c *ui.Canvas, number int, r ui.Rect) {
	a.Draw(c, pictureKey{kind: thronePicture, number: int16(number)}, r)
}

func (a *painter) paintThrone(c *ui.Canvas, number int, r ui.Rect) {
	p, high := &c.Palette, ui.Whole(min(r.H, r.W/throneWide))
	box := r.Place(ui.Sz(ui.Whole(high*throneWide), high), .5, .5).Snap()
	mid := box.Center()
	if !a.Sprite(c, art.Throne, box) {
		scale := high / 96
		c.Fill(throneGold, mid, scale*1.04, p.BrassEdge)
		c.Fill(throneGold, mid, scale*.98, p.Brass)
		c.Fill(throneBack, mid, scale, p.Blood.Mix(p.Ink, .55))
		c.Fill(throneSeat, mid, scale, p.Blood.Mix(p.Ink, .35))
	}
	if number > 0 {
		style := c.Type.Number.Sized(high * .27).In(p.Cream)
		ringed(c, ui.Digits(number), style, mid.Sub(ui.Pt(0, high*.02)), ui.AlignCenter|ui.AlignMiddle, p.Ink.Fade(.6),
			max(1, high*.025))
	}
}

// A pin, in shares of its height: the radius of its head, how far the middle of the head is above the tip, and its
// width.
const (
	pinHead = .36
	pinUp   = .62
	pinWide = .8
)

// pinPath is the drop of a pin round the middle of its head, for a radius of 1.
var pinPath = ui.MustPath("M0 1.72L-.62 .78A1 1 0 1 1 .62 .78Z")

// pin draws the pin of a seat with its tip on a point. It leans to the right by lean radians; its emblem stays upright.
func (a *painter) pin(c *ui.Canvas, look ui.SeatLook, tip ui.Point, high, lean float64) {
	r := ui.Rc(0, 0, ui.Whole(high*pinWide), ui.Whole(high))
	p := a.Picture(pictureKey{kind: pinPicture, seat: look.Color}, r)
	c.DrawSpun(p, ui.Pt(r.W/2, r.H), tip, high/r.H, lean, ui.White)
	head := tip.Add(ui.Polar(lean-halfTurn/2, high*pinUp))
	c.Emblem(look.Emblem, head, high*pinHead*.52, look.Color)
}

func paintPin(c *ui.Canvas, colour ui.Color, r ui.Rect) {
	p, mid, head := &c.Palette, ui.Pt(r.W/2, r.H*(1-pinUp)), r.H*pinHead
	c.Fill(pinPath, mid, head, p.Ink.Fade(.8))
	c.Fill(pinPath, mid, head*.95, colour)
	c.Fill(pinPath, mid, head*.78, p.Night)
}
