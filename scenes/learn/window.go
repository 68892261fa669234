package learn

import (
	"runehall/assets/art"
	"runehall/ui"
)

// window shows the board of a lesson or a puzzle, as if one looked through a frame. Until that is painted, it shows the
// table of the game in the hall.
type window struct {
	boards *boards
	sight  func() ui.Rect // what is in sight of the page
	lesson string         // or, if "", the puzzle of
	day    int
	small  bool // only a part of the board is shown

	at ui.Rect
}

func (w *window) view() view {
	at := w.at.Snap()
	return view{lesson: w.lesson, day: w.day, small: w.small, size: at.Size()}
}

// update asks for the picture while the window is in sight.
func (w *window) update() {
	if w.at.Overlaps(w.sight()) {
		w.boards.of(w.view())
	}
}

// draw draws what is seen, under so much darkness.
func (w *window) draw(c *ui.Canvas, dark float64) {
	c.Recess(w.at, c.Radius.Chip)
	v := w.view()
	if p := w.boards.kept[v]; p != nil {
		c.Draw(p, w.at.Snap().Min(), ui.White)
	} else {
		side := min(w.at.W, w.at.H)
		c.Glow(w.at.Center(), side*.6, c.Palette.Ember.Fade(.25))
		c.Picture(art.Table(v.game()), w.at.Place(ui.Sz(side, side), .5, .5), ui.White)
	}
	if dark > 0 {
		c.Rect(w.at.Snap(), c.Palette.Ink.Fade(dark))
	}
}

// progress is how far somebody has come with a lesson.
type progress uint8

const (
	untried progress = iota
	begun
	done
)

// hexagon draws the sign of a progress: empty, with an arrow, or golden with a tick.
func hexagon(c *ui.Canvas, mid ui.Point, r float64, p progress, next bool) {
	pal := &c.Palette
	switch {
	case p == done:
		c.Hex(mid, r, pal.BrassEdge)
		c.Hex(mid, r-c.Hairline, pal.Gold)
		c.Icon(ui.IconCheck, ui.RectAround(mid, ui.Sz(2*r, 2*r)), r*1.25, pal.OnBrass)
		return
	case p == begun:
		c.Hex(mid, r, pal.Gold)
		c.Hex(mid, r-1.5*c.Outline, pal.Ink)
		c.Icon(ui.IconPlay, ui.RectAround(mid, ui.Sz(2*r, 2*r)), r*.95, pal.GoldText)
		return
	}
	edge := pal.Edge
	if next {
		edge = pal.Gold
	}
	c.Hex(mid, r, edge)
	c.Hex(mid, r-c.Outline, pal.Ink)
}

// flame is the sign of a streak.
var flame = func() *ui.Path {
	p, err := ui.ParsePath("M12 2C13 6 18.5 9 18.5 15A6.5 6.5 0 0 1 5.5 15C5.5 12 7 10.5 8 8.5C8.8 10 9.4 10.6 10.3 11C10 8 10.5 4.5 12 2Z")
	if err != nil {
		panic(err)
	}
	return p
}()

// flameSide is the side of the box in which the flame is given.
const flameSide = 24

// drawFlame draws the flame of a streak, cold if there is none.
func drawFlame(c *ui.Canvas, r ui.Rect, burns bool) {
	side := min(r.W, r.H)
	at := r.Place(ui.Sz(side, side), .5, .5).Min()
	outer, inner := c.Palette.Muted.Fade(.5), c.Palette.Ink
	if burns {
		c.Glow(r.Center(), side*.9, c.Palette.Ember.Fade(.4))
		outer, inner = c.Palette.Ember, c.Palette.Gold
	}
	c.Fill(flame, at, side/flameSide, outer)
	c.Fill(flame, at.Add(ui.Pt(side*.25, side*.42)), side*.5/flameSide, inner)
}
