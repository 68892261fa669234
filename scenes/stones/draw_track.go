package stones

import (
	"math"

	"runehall/games"
	"runehall/scenes/boards"
	"runehall/ui"
)

func (a *artist) drawTrack(c *ui.Canvas) {
	r := a.places.track
	if r.Empty() {
		return
	}
	a.painter.track(c, r.Snap())
	p, throne := &c.Palette, a.Given.View.Throne()
	from, to := a.places.nail(0, throne), a.places.nail(throne, throne)
	nail := max(1.2, r.H*.035)
	c.Line(from, to, max(1, nail*.5), p.Ink.Fade(.6))
	if s := a.Given.Front; s >= 0 && int(s) < a.Model.seats {
		if at := a.nailAt(a.Model.who[s].pin); at.X > from.X {
			c.Line(from, at, nail*5, p.Ink.Fade(.35))
			c.Line(from, at, nail*3.2, p.Brass)
		}
		if n := a.words.gain; n.changes {
			at, on := a.places.nail(n.now, throne), a.places.nail(n.after, throne)
			c.Line(at, on, nail*3.2, p.BrassTop.Fade(.6))
			c.Glow(on, r.H*.5, p.Gold.Fade(.4))
		}
	}
	step := 1
	if (to.X-from.X)/float64(throne) < c.Dp(3.2) {
		step = 5
	}
	style := c.Type.Number.In(p.Cream).Sized(min(c.Dp(13), r.H*.3))
	each := 10
	if (to.X-from.X)/float64(throne)*5 > c.Dp(44) {
		each = 5
	}
	for n := 0; n < throne; n += step {
		at := a.places.nail(n, throne)
		big := nail
		if n%5 == 0 {
			big = nail * 1.9
			c.Disc(at, big+max(1, c.Hairline*.8), p.Ink.Fade(.7))
		}
		c.Disc(at, big, p.Brass.Mix(p.BrassTop, .4))
		if n%each == 0 && (n == 0 || throne-n > 2) {
			c.Text(ui.Digits(n), style, ui.Pt(at.X, r.Bottom()-style.Size*.62), ui.AlignCenter|ui.AlignMiddle)
		}
	}
	a.painter.throne(c, throne, a.places.throne())
	a.drawPins(c)
}

// nailAt returns the point of the track for a number of points, which lies between two nails while the pin runs.
func (a *artist) nailAt(points float64) ui.Point {
	throne, low := a.Given.View.Throne(), int(math.Floor(points))
	return a.places.nail(low, throne).Lerp(a.places.nail(low+1, throne), points-float64(low))
}

// By how many degrees pins lean away from pins that are near: a little from one another, and more from the pin of the
// seat in front.
const (
	leanFrom  = 24
	leanOwn   = 44
	leanUnder = 20 // they lean if their tips are nearer than this, in dp
)

// drawPins draws the pins. The pin of the seat in front comes last and stands upright.
func (a *artist) drawPins(c *ui.Canvas) {
	m := &a.Model
	for s := range games.Seat(m.seats) {
		if s != a.Given.Front {
			a.drawPin(c, s)
		}
	}
	if s := a.Given.Front; s >= 0 && int(s) < m.seats {
		if n := a.words.gain; n.changes && int(s) < len(a.Given.Frame.Sitters) { // a pale pin shows where it will stand
			before := c.Fade(.5)
			a.painter.pin(c, a.Given.Frame.Sitters[s].Look, a.places.nail(n.after, a.Given.View.Throne()),
				a.pinHigh(c), 0)
			c.Unfade(before)
		}
		a.drawPin(c, s)
		boards.Starter(c, a.pinStart(c.Kit))
	}
}

// pinStart returns the place of the start-player marker at the pin of the seat in front. It is empty unless that seat
// is the start player and has no coin on the screen.
func (a *artist) pinStart(k *ui.Kit) ui.Rect {
	s := a.Given.Front
	if s != a.Given.View.Starts() || a.places.track.Empty() || !a.places.seat(s).Empty() {
		return ui.Rect{}
	}
	side := min(boards.LeastStart(k), a.places.track.H*.5)
	return ui.RectAround(a.nailAt(a.Model.who[s].pin).Add(ui.Pt(-side*.62, -side*.2)), ui.Sz(side, side)).Snap()
}

func (a *artist) drawPin(c *ui.Canvas, s games.Seat) {
	if int(s) >= len(a.Given.Frame.Sitters) {
		return
	}
	a.painter.pin(c, a.Given.Frame.Sitters[s].Look, a.nailAt(a.Model.who[s].pin), a.pinHigh(c),
		a.lean(c, s)*math.Pi/180)
}

func (a *artist) pinHigh(c *ui.Canvas) float64 { return min(c.Dp(32), a.places.track.H*.72) }

func (a *artist) lean(c *ui.Canvas, s games.Seat) float64 {
	m, front := &a.Model, a.Given.Front
	if s == front {
		return 0
	}
	x := a.nailAt(m.who[s].pin).X
	if front >= 0 && int(front) < m.seats {
		if d := x - a.nailAt(m.who[front].pin).X; math.Abs(d) < c.Dp(leanUnder) {
			return a.side(s, front, d) * leanOwn
		}
	}
	for other := range games.Seat(m.seats) {
		if other == s || other == front {
			continue
		}
		if d := x - a.nailAt(m.who[other].pin).X; math.Abs(d) < c.Dp(leanUnder) {
			return a.side(s, other, d) * leanFrom
		}
	}
	return 0
}

// side returns to which side a pin leans from another one: 1 is to the right. d is how far it stands to the right of
// the other. On the same nail the seats alternate.
func (a *artist) side(s, other games.Seat, d float64) float64 {
	switch {
	case d > .5, d > -.5 && (s+other)%2 == 0 == (s > other):
		return 1
	}
	return -1
}

func (a *artist) drawBar(c *ui.Canvas, s games.Seat, r ui.Rect) {
	if r.Empty() {
		return
	}
	p := &c.Palette
	c.Box(r, r.H/2, ui.Flat(p.Ink))
	c.Frame(r, r.H/2, c.Hairline, ui.Flat(p.Edge))
	share := min(1, a.Model.who[s].pin/float64(a.Given.View.Throne()))
	if done := r; share > 0 {
		done.W = max(r.H, r.W*share)
		c.Box(done, r.H/2, ui.Flat(a.Given.Color(s)))
	}
}
