package boards

import (
	"math"

	"runehall/ui"
)

// Told is what is shown about a held thing: its name, and a few lines. The zero value shows nothing.
type Told struct {
	Title string
	Lines []string
}

// ToldForm is how it is told: a picture beside the words or above them, in which things are as large as there is room.
type ToldForm struct {
	// Rooms are possible places for it, and Units possible sizes of the thing in the picture, in dp. The best come
	// first.
	Rooms []ui.Rect
	Units []float64
	// Widest is how wide the words are at most, in dp.
	Widest float64
	// Picture returns the size of the picture with things of a unit, in pixels.
	Picture func(unit float64) ui.Size
	// From returns the point of a room that it is shown above, and its distance from that point.
	From func(room ui.Rect) (at ui.Point, off float64)
}

// ToldPlace is where a Told is shown. Its Rect is empty if there is no room.
type ToldPlace struct {
	Rect, Picture, Words ui.Rect
	Unit                 float64 // the size of the thing in the picture, in pixels
}

// leastTold is how wide the words are at least, in dp.
const leastTold = 120

// Place places picture and words.
func (t *Told) Place(k *ui.Kit, form *ToldForm) (p ToldPlace) {
	pad := k.Gap.M
	for _, room := range form.Rooms {
		for _, unit := range form.Units {
			p.Unit = math.Floor(k.Dp(unit))
			picture := form.Picture(p.Unit)
			for _, aside := range [...]bool{true, false} {
				wide := min(k.Dp(form.Widest), room.W-2*pad)
				if aside {
					wide = min(wide, room.W-picture.W-3*pad)
				}
				high := t.High(k, wide)
				size := ui.Sz(max(wide, picture.W)+2*pad, picture.H+pad+high+2*pad)
				if aside {
					size = ui.Sz(picture.W+pad+wide+2*pad, max(picture.H, high)+2*pad)
				}
				if wide < k.Dp(leastTold) || size.W > room.W || size.H > room.H {
					continue
				}
				at, off := form.From(room)
				p.Rect = Over(at, off, size, room)
				if in := p.Rect.Grow(-pad); aside {
					p.Picture, p.Words = in.CutLeft(picture.W, pad)
					p.Words = p.Words.Place(ui.Sz(wide, high), 0, .5)
				} else {
					p.Picture, p.Words = in.CutTop(picture.H, pad)
					p.Picture = p.Picture.Place(picture, .5, .5)
				}
				return p
			}
		}
	}
	return ToldPlace{}
}

// High returns how high the words are in a width.
func (t *Told) High(k *ui.Kit, wide float64) float64 {
	high := k.Measure(t.Title, k.Type.Section, wide).H
	for _, l := range t.Lines {
		high += k.Gap.XS + k.Measure(l, k.Type.Small, wide).H
	}
	return high
}

// Draw draws the words.
func (t *Told) Draw(c *ui.Canvas, r ui.Rect) {
	line := c.Type.Small.In(c.Palette.Text)
	c.Paragraph(t.Title, c.Type.Section, r, ui.AlignLeft|ui.AlignTop)
	_, r = r.CutTop(c.Measure(t.Title, c.Type.Section, r.W).H, c.Gap.XS)
	for _, l := range t.Lines {
		var room ui.Rect
		room, r = r.CutTop(c.Measure(l, line, r.W).H, c.Gap.XS)
		c.Paragraph(l, line, room, ui.AlignLeft|ui.AlignTop)
	}
}
