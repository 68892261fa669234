package toss

import (
	"runehall/assets/art"
	"runehall/ui"
)

// The rims of runes, for a radius of 1. They tell the colours apart for people who cannot see them: black ones have 18
// beads, grey ones a double ring, white ones 24 notches.
var (
	beads = func() *ui.Path {
		p := &ui.Path{}
		for i := range 18 {
			at, r := ui.Polar(round*float64(i)/18, .82), .055
			p.MoveTo(at.Add(ui.Pt(r, 0)))
			for j := 1; j < 12; j++ {
				p.LineTo(at.Add(ui.Polar(round*float64(j)/12, r)))
			}
			p.Close()
		}
		return p
	}()
	notches = func() *ui.Path {
		p := &ui.Path{}
		for i := range 24 {
			way := round * float64(i) / 24
			p.MoveTo(ui.Polar(way, .77)).LineTo(ui.Polar(way, .9))
		}
		return p
	}()
	spokes = func() *ui.Path {
		p := &ui.Path{}
		for i := range 8 {
			way := round * float64(i) / 8
			p.MoveTo(ui.Polar(way, .58)).LineTo(ui.Polar(way, .82))
		}
		return p
	}()
)

// paintStone paints a stone without its sign: from its picture, or a plain disc.
func (a *painter) paintStone(c *ui.Canvas, key pictureKey, r ui.Rect) {
	id := stoneIDs[key.stone][key.number]
	if key.bold {
		id = stoneIDs[key.stone][art.TossGrounds]
	}
	if !a.Plain && c.Picture(id, r, ui.White) {
		return
	}
	t, mid, radius := &tones[key.stone], r.Center(), r.W/stoneBox
	c.Disc(mid.Add(ui.Pt(.03*radius, .08*radius)), radius*.99, t.wall)
	mid = mid.Add(ui.Pt(faceRight*radius, faceDown*radius))
	edge := c.Palette.Ink
	if key.stone == blackStone {
		edge = t.ink.Fade(.6) // a dark stone on a dark ground
	}
	c.Disc(mid, radius, edge)
	c.Disc(mid, radius*.96, t.face)
	line := max(1, radius*.05)
	switch key.stone {
	case blackStone:
		c.Fill(beads, mid, radius, t.ink)
	case greyStone:
		if !key.bold {
			c.Circle(mid, radius*.85, line, t.ink)
			c.Circle(mid, radius*.755, line, t.ink)
		}
	case whiteStone:
		c.Stroke(notches, mid, radius, line, t.ink)
	case clay:
		c.Circle(mid, radius*.84, line, t.ink)
	case goldStone:
		c.Circle(mid, radius*.82, line, t.ink)
		c.Circle(mid, radius*.58, line, t.ink)
		c.Stroke(spokes, mid, radius, line, t.ink)
		c.Disc(mid, radius*.28, t.ink)
		c.Disc(mid, radius*.22, clayRed)
	}
}
