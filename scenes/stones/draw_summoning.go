package stones

import (
	"math"

	rules "runehall/games/stones"
	"runehall/scenes/baked"
	"runehall/scenes/motion"
	"runehall/ui"
)

// How a summoning looks: how dark the table is, and the sizes to which the card and the creature's mask grow.
const (
	summonShade = .62
	cardGrows   = .12
	maskGrows   = 2.2
	leastRisen  = 150 // dp across of a mask that has risen, so that it is seen on a phone
	mostRisen   = .6  // share of the field that it takes at most
	givesWay    = 6   // dp by which the cards beside it give way
)

// eyes are the right eyes of the masks, on the boxes of masks.
var eyes = [...]ui.Point{
	rules.NoColour: ui.Pt(10, -2), rules.Green: ui.Pt(10, -3), rules.Red: ui.Pt(6, -20), rules.Blue: ui.Pt(11, -4),
	rules.Yellow: ui.Pt(9, -5), rules.White: ui.Pt(10, -8),
}

// drawSummonings draws the creatures that are being summoned, over everything else of the board, which is darkened.
func (a *artist) drawSummonings(c *ui.Canvas) {
	for f := range a.Model.flights.Each() {
		if f.course != riseCourse {
			continue
		}
		if r := a.Things.At(f.from); f.Still {
			a.drawSummoned(c, f, r)
		} else {
			a.drawSummoning(c, f, r)
		}
	}
}

// drawSummoned draws a summoning with reduced motion: the card stays as it is, and its light fades.
func (a *artist) drawSummoned(c *ui.Canvas, f *flight, r ui.Rect) {
	face, _ := a.Given.View.Face(f.seat, f.card)
	a.drawCard(c, f.seat, f.card, r)
	before := c.Fade(1 - f.T)
	c.Halo(r, cardRadius(c.Kit, r), ui.Whole(c.Dp(14)), tones(&c.Palette, face.Colour).Light)
	c.Unfade(before)
}

func (a *artist) drawSummoning(c *ui.Canvas, f *flight, r ui.Rect) {
	face, _ := a.Given.View.Face(f.seat, f.card)
	tone, b := tones(&c.Palette, face.Colour), motion.BeatAt(f.risen)
	if !a.painter.Plain {
		c.Rect(c.Bounds(), c.Palette.Ink.Fade(summonShade*b.Shade()))
	}
	a.drawThreads(c, b, r)

	back := ui.InOutCubic(max(0, 2*b.React-1)) // the creature is a card again
	lifted := ui.OutBack(b.Act) * (1 - back)
	size := 1 - .03*(b.Gather-b.Act) + cardGrows*lifted
	card := ui.RectAround(r.Center(), ui.Sz(r.W*size, r.H*size))
	blur := ui.Whole(c.Dp(4 + 22*lifted))
	c.Shadow(card.Move(ui.Pt(0, c.Dp(10)*lifted)), cardRadius(c.Kit, r), blur, c.Palette.Shadow)
	c.DrawIn(a.painter.Picture(pictureKey{kind: cardPicture, card: f.card, face: face}, r), card, ui.White)
	if struck := b.Act * (1 - b.Act) * 4; struck > 0 {
		c.Halo(card, cardRadius(c.Kit, card), ui.Whole(c.Dp(10)), tone.Light.Mix(c.Palette.Cream, .5).Fade(struck))
	}
	if b.Act > 0 {
		a.drawCreature(c, face.Colour, b, card, ui.OutCubic(b.Act)*(1-back))
	}
}

// drawThreads draws the magic of the cards that were played for it, as threads of light that run to the card.
func (a *artist) drawThreads(c *ui.Canvas, b motion.Beat, to ui.Rect) {
	if b.Gather == 0 || b.Act >= 1 {
		return
	}
	for i, card := range a.Model.played {
		from := a.Things.At(playedCard(a.Model.onTurn, i))
		if card == rules.Hidden || from.Empty() {
			continue
		}
		const beads = 40
		start, end := from.Center(), to.Center()
		bow := ui.Pt(start.Y-end.Y, end.X-start.X).Mul(.08 * float64(1-2*(i%2)))
		for n := range beads {
			at := (float64(n) + .5) / beads
			bright := min(1, 6*(b.Gather-at)) * min(1, 4*(at-b.Act)+1)
			if bright <= 0 {
				continue
			}
			p := start.Lerp(end, at).Add(bow.Mul(math.Sin(math.Pi * at)))
			c.Disc(p, c.Dp(1.4+1.2*at), c.Palette.Cream.Fade(bright))
			c.Glow(p, c.Dp(9), c.Palette.Gold.Fade(.4*bright))
		}
	}
}

// drawCreature draws the mask of a creature as far as it has risen out of its card: over a ring that runs out and rays,
// with eyes that light up.
func (a *artist) drawCreature(c *ui.Canvas, colour rules.Colour, b motion.Beat, card ui.Rect, risen float64) {
	if risen <= 0 {
		return
	}
	tone, form := tones(&c.Palette, colour), formOf(c.Kit, card)
	small := min(form.mask*card.W, card.H*.6)
	large := min(max(small*maskGrows, c.Dp(leastRisen)), mostRisen*min(a.places.field.W, a.places.field.H))
	side := small + (large-small)*risen
	mid := a.heldIn(c, card.Center().Sub(ui.Pt(0, c.Dp(10)*risen)), large)
	mid = card.Center().Lerp(mid, risen)

	before := c.Fade(min(1, 3*risen))
	c.Glow(mid, side*.95, tone.Body.Fade(.7*risen))
	const rays = 14
	for i := range rays {
		way := ui.Polar(2*math.Pi*float64(i)/rays+.35*b.React, 1)
		c.Line(mid.Add(way.Mul(side*.5)), mid.Add(way.Mul(side*(.62+.28*risen*float64(1+i%2)))), c.Dp(2),
			tone.Light.Fade(.35*risen))
	}
	if ring := min(1, 2*b.React); ring > 0 && ring < 1 {
		c.Circle(mid, side*(.55+.45*ui.OutCubic(ring)), c.Dp(3)*(1-.6*ring), tone.Light.Fade(1-ring))
	}
	c.DrawIn(a.painter.Picture(pictureKey{kind: maskPicture, field: colour},
		baked.Square(ui.Point{}, ui.Whole(large*maskBox))),
		ui.RectAround(mid, ui.Sz(side*maskBox, side*maskBox)), ui.White)
	if looks := math.Sin(math.Pi * min(1, b.React*1.6)); b.React > 0 && looks > 0 {
		for _, way := range [...]float64{-1, 1} {
			eye := mid.Add(ui.Pt(way*eyes[colour].X, eyes[colour].Y).Mul(side / 100))
			c.Glow(eye, side*.13, c.Palette.Cream.Fade(.85*looks))
			c.Disc(eye, side*.022, c.Palette.Cream.Fade(looks))
		}
	}
	for i, rough := range scatter {
		rise := math.Mod(b.React*.8+rough, 1)
		at := mid.Add(ui.Polar(2*math.Pi*scatter[(i*5+3)%len(scatter)],
			side*(.35+.55*rise))).Sub(ui.Pt(0, side*.25*rise))
		c.Disc(at, c.Dp(1+1.4*rough), tone.Light.Mix(c.Palette.Cream, rough).Fade(risen*(1-rise)))
	}
	c.Unfade(before)
}

// aside returns the place of a display card, which gives way while a creature beside it looks at the table.
func (a *artist) aside(c *ui.Canvas, r ui.Rect) ui.Rect {
	for f := range a.Model.flights.Each() {
		if f.course != riseCourse || f.Still {
			continue
		}
		b, from := motion.BeatAt(f.risen), a.Things.At(f.from)
		way := r.Center().Sub(from.Center())
		if far := math.Hypot(way.X, way.Y); far > 0 && far < 2*max(from.W, from.H) {
			r = r.Move(way.Mul(c.Dp(givesWay) / far * ui.OutCubic(b.Act) * (1 - ui.InOutCubic(max(0, 2*b.React-1)))))
		}
	}
	return r
}

// sprung returns where a pile is while it springs back under a card that has struck it.
func (a *artist) sprung(c *ui.Canvas, r ui.Rect, at thing) ui.Rect {
	for f := range a.Model.flashes.Each() {
		if f.kind == flashStruck && f.at == at && !f.Still {
			return r.Move(ui.Pt(0, c.Dp(4)*(1-f.T)*math.Sin(3*math.Pi*f.T)))
		}
	}
	return r
}

// heldIn moves the middle of a mask so that the mask stays on the field.
func (a *artist) heldIn(c *ui.Canvas, mid ui.Point, side float64) ui.Point {
	in := a.places.field.Grow(-side / 2)
	if in.W > 0 {
		mid.X = max(in.X, min(mid.X, in.Right()))
	}
	if in.H > 0 {
		mid.Y = max(in.Y, min(mid.Y, in.Bottom()))
	}
	return mid
}

// drawDust draws the dust of a pile that was struck by a card.
func (a *artist) drawDust(c *ui.Canvas, f *flash) {
	r := a.Things.At(f.at)
	u := min(r.W, r.H)
	c.Glow(r.Center(), u*(.6+.3*f.T), c.Palette.Cream.Fade(.35*(1-f.T)))
	if f.Still {
		return
	}
	for i, rough := range scatter {
		way := ui.Polar(2*math.Pi*(float64(i)+rough)/float64(len(scatter)), u*(.4+.3*ui.OutCubic(f.T)))
		c.Disc(r.Center().Add(way), c.Dp(1+1.5*rough), c.Palette.Bone.Fade(.5*(1-f.T)))
	}
}
