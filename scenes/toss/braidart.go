package toss

import (
	"math"

	"runehall/scenes/paint"
	"runehall/ui"
)

// braid draws the brass braid on the rim of the table, as far as it is in sight. Each piece takes the light as the rim
// does where it lies.
func (a *painter) braid(c *ui.Canvas, mid ui.Point, r float64) {
	high, p := 2*braidHalf*r, &c.Palette
	step := round / braidTurns
	picture := a.strand(r)
	bounds := c.Bounds().Grow(high + braidAt*r*step)
	for i := range braidTurns {
		way := float64(i) * step
		if !bounds.Has(mid.Add(ui.Polar(way+step/2, braidAt*r))) {
			continue
		}
		lit := .5 + .5*math.Cos(way+step/2-lightWay)
		tint := braidGold.Mix(burnt, .55-.5*lit)
		if a.Plain {
			tint = p.Brass
		}
		a.twist(c, picture, mid, r, way, way+step, tint)
	}
}

func (a *painter) strand(r float64) *ui.Picture {
	return a.Picture(pictureKey{kind: strandPicture}, ui.Rc(0, 0, round/braidTurns*braidAt*r+.4, 2*braidHalf*r+.4))
}

func (a *painter) twist(c *ui.Canvas, picture *ui.Picture, mid ui.Point, r, from, to float64, tint ui.Color) {
	n := max(2, ui.ArcSteps(r, to-from))
	c.Bend(picture, n, func(i int) (ui.Point, ui.Point, ui.Color) {
		out := ui.Polar(from+(to-from)*float64(i)/float64(n), r)
		return mid.Add(out.Mul(braidAt + braidHalf)), mid.Add(out.Mul(braidAt - braidHalf)), tint
	})
}

// Measures of a strand, as shares of the braid's height: how far it swings, and half its width.
const (
	strandSwing = .32
	strandHalf  = .145
)

// paintStrand paints one period of the braid in light from above. Each of its two strands lies over the other once.
func paintStrand(w, h float64) *ui.Picture {
	p := paint.New(int(w), int(h))
	half := strandHalf * h
	for j := range p.H {
		for i := range p.W {
			x, y := (float64(i)+.5)/w, float64(j)+.5-h/2
			phase := round * x
			slope := strandSwing * h * round / w * math.Cos(phase)
			flat := 1 / math.Hypot(1, slope) // a slanting strand is no thicker than a straight one
			first, second := (y-strandSwing*h*math.Sin(phase))*flat, (y+strandSwing*h*math.Sin(phase))*flat
			if math.Cos(phase) > 0 {
				first, second = second, first
			}
			layStrand(p, i, j, second, half)
			layStrand(p, i, j, first, half)
		}
	}
	return p.Picture()
}

// layStrand paints a strand over a pixel that is off its middle by so much: rounded, on a dark line.
func layStrand(p *paint.Painting, i, j int, off, half float64) {
	off = math.Abs(off)
	line := max(1, half*.35)
	p.Put(i, j, paint.Tone{}, .8*paint.Cover(off-half-line*.5))
	t := min(1, off/half)
	v := .35 + .65*math.Sqrt(1-t*t)
	p.Put(i, j, paint.Tone{v, v, v}, paint.Cover(off-half+line*.5))
}

// fuse draws a piece of the clock that burns in the braid. Left goes from 1 to 0: the glowing piece lies round the
// angle middle, reaches half to either side when full, and burns down from both ends. There can be several pieces.
func (a *painter) fuse(c *ui.Canvas, mid ui.Point, radius, middle, half, left float64) {
	if left <= 0 {
		return
	}
	r := radius / rimAt
	reach := half * min(left, 1)
	at := r * braidAt
	for i := range 5 {
		c.Arc(mid, at, r*braidHalf*(.9+.5*float64(i)), middle-reach, middle+reach, burning.Fade(.17))
	}
	c.Arc(mid, at, max(3, r*.02), middle-reach, middle+reach, burning.Fade(.8))
	c.Arc(mid, at, max(2, r*.01), middle-reach, middle+reach, flame)
	for _, way := range [...]float64{middle - reach, middle + reach} {
		spark := mid.Add(ui.Polar(way, at))
		c.Glow(spark, r*.11, lamplight)
		c.Glow(spark, r*.045, ui.White)
		a.disc(c, spark, max(3, r*.015), flame)
	}
}
