package stones

import (
	"math"

	"runehall/ui"
)

// Sizes of small things on their way, and how high things are carried, in dp.
const (
	gemSide   = 26
	pointSide = 34
	carryHigh = 22
)

// dieShare is the share of its place that a die fills.
const dieShare = .94

func (a *artist) drawFlights(c *ui.Canvas) {
	a.drawSummonings(c)
	for _, burns := range [...]bool{true, false} {
		for f := range a.Model.flights.Each() {
			if (f.course == burnCourse) == burns && f.course != riseCourse && f.seen() {
				before := c.Fade(f.Strength())
				a.drawFlight(c, f)
				c.Unfade(before)
			}
		}
	}
}

// seen reports whether a flight is drawn. Gems, ore and points that have not taken off yet are still drawn in the place
// where they lie.
func (f *flight) seen() bool {
	return f.Wait == 0 || f.Gone || f.kind == cardCargo || f.kind == artifactCargo
}

func (a *artist) drawFlight(c *ui.Canvas, f *flight) {
	t, from, to := f.Made(), a.Things.At(f.from), a.Things.At(f.to)
	mid := from.Center().Lerp(to.Center(), t).Sub(ui.Pt(0, f.High*c.Dp(carryHigh)))
	switch f.kind {
	case cardCargo:
		a.drawFlying(c, f, ui.RectAround(mid, lerp(cardSize(from), cardSize(to), t)))
	case gemCargo:
		a.painter.gem(c, f.colour, mid, c.Dp(gemSide)*(1+.15*f.High))
	case oreCargo:
		a.painter.ore(c, mid, c.Dp(gemSide)*(1+.15*f.High))
	case artifactCargo:
		a.drawArtifactOf(c, f, mid, artifactSide(f.from, from)*(1-t)+artifactSide(f.to, to)*t)
	case stoneCargo:
		a.painter.stone(c, f.stone, ui.RectAround(mid, lerp(from.Size(), to.Size(), t)))
	case pointCargo:
		a.painter.points(c, f.points, mid, c.Dp(pointSide)*(1+.2*f.High))
	case dieCargo:
		shows, side := f.shows, dieShare*min(to.W, to.H)*(.6+.4*t)
		if f.Still {
			shows = f.die
		}
		c.Shadow(ui.RectAround(mid.Add(ui.Pt(0, f.High*c.Dp(carryHigh))), ui.Sz(side*.9, side*.9)), side*.2,
			ui.Whole(side*(.12+.2*f.High)), c.Palette.Shadow)
		a.painter.die(c, shows, ui.RectAround(mid, ui.Sz(side, side)))
	}
}

func lerp(from, to ui.Size, t float64) ui.Size {
	return ui.Sz(from.W+(to.W-from.W)*t, from.H+(to.H-from.H)*t)
}

// cardSize returns how large a card is in a place: as large as the place. On a chip or a button it is as large as there
// is room.
func cardSize(r ui.Rect) ui.Size {
	const upright = .7
	if shape := r.W / max(1, r.H); shape > .9 && shape < 1.1 || shape > 2.2 {
		return ui.Sz(r.H*upright, r.H)
	}
	return r.Size()
}

// artifactSide returns how large an artifact is in a place. In a smithy it leaves room for the arch.
func artifactSide(t thing, r ui.Rect) float64 {
	switch t.Kind {
	case smithy, supply:
		return .46 * min(r.W, r.H)
	}
	return .8 * min(r.W, r.H)
}

// drawArtifactOf draws an artifact on its way. An artifact that sinks shrinks and fades.
func (a *artist) drawArtifactOf(c *ui.Canvas, f *flight, mid ui.Point, side float64) {
	if f.course != sinkCourse || f.Still {
		a.painter.artifact(c, f.colour, ui.RectAround(mid, ui.Sz(side, side)))
		return
	}
	before := c.Fade(1 - f.T)
	side *= 1 - .4*f.T
	a.painter.artifact(c, f.colour, ui.RectAround(mid.Add(ui.Pt(0, side*.2*f.T)), ui.Sz(side, side)))
	c.Unfade(before)
}

// drawFlying draws a card on its way. A card that turns over is seen from the side, and a card that leaves burns.
func (a *artist) drawFlying(c *ui.Canvas, f *flight, r ui.Rect) {
	r = r.Grow(r.W * .03 * f.High)
	if f.High > 0 {
		c.Shadow(r.Move(ui.Pt(0, r.H*.08*f.High)), ui.Whole(r.W*.08), ui.Whole(r.W*(.08+.12*f.High)), c.Palette.Shadow)
	}
	face, known := a.Given.View.Face(f.seat, f.card)
	key := pictureKey{kind: cardPicture, card: f.card, face: face}
	if !known || !f.Still && f.turned < .5 {
		key = pictureKey{kind: backPicture}
	}
	wide := math.Abs(math.Cos(math.Pi * f.turned))
	if f.course == tumbleCourse && !f.Still {
		wide = math.Abs(math.Cos(math.Pi * f.T))
	}
	switch {
	case f.burnt > 0:
		a.drawBurning(c, key, r, f.burnt)
	case f.Still || wide > .99:
		a.painter.Draw(c, key, r)
	case r.W*wide >= 1:
		c.DrawIn(a.painter.Picture(key, r), ui.RectAround(r.Center(), ui.Sz(r.W*wide, r.H)), ui.White)
	}
}

// drawBurning draws a card that burns from its edges: there it is ash, embers glow along its ragged front, sparks rise.
// In the end the ash fades.
func (a *artist) drawBurning(c *ui.Canvas, key pictureKey, r ui.Rect, burnt float64) {
	u := min(r.W, r.H)
	fire, dying := min(1, burnt/burnStays), min(1, (1-burnt)/(1-burnStays))
	whole := c.Fade(dying)
	eaten := fire * .5 * u
	left := r.Grow(-eaten)
	c.Glow(left.Center(), u*(.6+.4*fire), c.Palette.Ember.Fade(.3*math.Sin(math.Pi*burnt)))
	if left.W > 0 && left.H > 0 {
		a.drawAshes(c, key, r, r.Intersect(left.Grow(.15*u*(1-fire*fire))), left)
	}
	for i, rough := range scatter {
		rise := math.Mod(burnt*1.2+rough, 1)
		at := ui.Pt(r.X+r.W*scatter[(i*5+3)%len(scatter)], r.Y+r.H*(.9-.9*rise)-u*.35*rise)
		c.Disc(at, u*.014*(1+rough), c.Palette.BrassTop.Mix(c.Palette.Ember, rise).Fade(1-rise))
	}
	c.Unfade(whole)
}

// drawAshes draws what is left of a burning card: left is whole, and round it, within rim, lie embers and ash.
func (a *artist) drawAshes(c *ui.Canvas, key pictureKey, r, rim, left ui.Rect) {
	const embers = 72
	u := min(r.W, r.H)
	before := c.Clip(rim)
	a.painter.Draw(c, key, r)
	for _, layer := range [...]struct {
		more float64
		ash  bool
	}{{c.Dp(1.8), false}, {0, true}} {
		for i := range embers {
			rough := scatter[i*7%len(scatter)]
			col := c.Palette.Ember.Mix(c.Palette.BrassTop, rough*rough)
			if layer.ash {
				col = c.Palette.Ink
			}
			c.Disc(alongEdge(left, (float64(i)+rough)/embers), u*(.04+.07*rough)+layer.more, col)
		}
	}
	for _, side := range [...]ui.Rect{
		ui.Rc(r.X, r.Y, r.W, left.Y-r.Y), ui.Rc(r.X, left.Bottom(), r.W, r.Bottom()-left.Bottom()),
		ui.Rc(r.X, r.Y, left.X-r.X, r.H), ui.Rc(left.Right(), r.Y, r.Right()-left.Right(), r.H),
	} {
		c.Rect(side, c.Palette.Ink)
	}
	c.Unclip(before)
}

// scatter are numbers from 0 to 1 without order, for things that should not look regular.
var scatter = [...]float64{.13, .78, .42, .95, .31, .64, .05, .88, .52, .22, .7, .37, .99, .17, .58, .83}

// alongEdge returns the point at part t of the way round a rectangle.
func alongEdge(r ui.Rect, t float64) ui.Point {
	far := t * 2 * (r.W + r.H)
	switch {
	case far < r.W:
		return ui.Pt(r.X+far, r.Y)
	case far < r.W+r.H:
		return ui.Pt(r.X+r.W, r.Y+far-r.W)
	case far < 2*r.W+r.H:
		return ui.Pt(r.X+2*r.W+r.H-far, r.Y+r.H)
	}
	return ui.Pt(r.X, r.Y+2*(r.W+r.H)-far)
}
