package masters

import (
	"math"

	"runehall/ui"
)

// around is how much of the table round the cards belongs to the board, in sections: there the middle of a card can be put
// that covers one of their runes.
const around = .7

// extent returns the part of the plane that holds the board: all cards, a draft too, and what lies round them.
func (b *Board) extent() ui.Rect {
	var r ui.Rect
	for _, l := range b.model.laid {
		r = r.Union(area(l))
	}
	if b.sel.draft {
		r = r.Union(area(b.sel.laid()))
	}
	return r.Grow(around)
}

// centre brings the whole board into sight, gliding or at once.
func (b *Board) centre(now bool) {
	if b.frame.Kit == nil || !b.synced {
		return
	}
	b.free = false
	goal := b.fit()
	if now {
		b.cam, b.goal, b.glide = goal, goal, 0
		b.sharpen()
		return
	}
	b.glideTo(goal)
}

// fit returns the camera that shows the whole board.
func (b *Board) fit() camera {
	focus := area(b.last).Center()
	if b.sel.draft {
		focus = area(b.sel.laid()).Center()
	}
	c := fitted(b.places.open, b.extent(), focus, b.zoom)
	// The cards lie in the part of the field that nothing covers; the camera looks at the middle of the whole field.
	c.At = c.At.Add(b.places.field.Center().Sub(b.places.open.Center()).Mul(1 / c.Side))
	if snapped := math.Floor(c.Side); snapped >= b.zoom.finger {
		c.Side = snapped
	}
	return c
}

// follow keeps the whole board in sight as it grows, as long as nobody has moved the camera.
func (b *Board) follow() {
	if b.frame.Kit == nil || !b.synced {
		return
	}
	if goal := b.fit(); goal != b.goal {
		b.glideTo(goal)
	}
}

// glideTo sends the camera on its way.
func (b *Board) glideTo(goal camera) {
	b.from, b.goal, b.glides = b.cam, goal, max(1, int(float64(ui.Ticks(cameraTime))/max(.1, b.frame.Speed)))
	b.glide = b.glides
	if b.frame.Kit.Look.ReducedMotion {
		b.cam, b.glide = goal, 0
	}
}

// jump puts the camera where a person moved it.
func (b *Board) jump(c camera) {
	b.cam = c.clamped(b.extent())
	b.goal, b.glide, b.free = b.cam, 0, true
}

// expose pans as little as brings a part of the plane into sight, as far as the board's edge lets it.
func (b *Board) expose(part ui.Rect) {
	field := b.places.clear
	r := b.rect(part)
	if field.Empty() || field.Holds(r) {
		return
	}
	shift := func(lo, hi, from, to float64) float64 {
		switch {
		case hi-lo > to-from:
			return (from+to)/2 - (lo+hi)/2
		case lo < from:
			return from - lo
		case hi > to:
			return to - hi
		}
		return 0
	}
	by := ui.Pt(shift(r.X, r.Right(), field.X, field.Right()), shift(r.Y, r.Bottom(), field.Y, field.Bottom()))
	if goal := b.cam.panned(by).clamped(b.extent()); goal != b.cam {
		b.glideTo(goal)
	}
}

// Pictures are made for a camera at rest, to the pixel; while it moves those that are there are drawn larger or smaller, up
// to these factors.
const (
	mostShrunk  = .55
	mostBlownUp = 1.5
)

// sharpen chooses the size at which the pictures of the board are made.
func (b *Board) sharpen() {
	rests := b.glide == 0 && !b.hands.steers()
	if f := b.cam.Side / b.crisp; rests || b.crisp == 0 || f > mostBlownUp || f < mostShrunk {
		b.crisp = math.Round(b.cam.Side)
	}
}

// at returns where a point of the plane is on the screen. The grid begins on a whole pixel, so that the edges of sections are
// sharp.
func (b *Board) at(p ui.Point) ui.Point {
	o := b.cam.screen(b.places.field, ui.Point{})
	return ui.Pt(math.Round(o.X), math.Round(o.Y)).Add(p.Mul(b.cam.Side))
}

// plane returns the point of the plane under a point of the screen.
func (b *Board) plane(p ui.Point) ui.Point { return b.cam.plane(b.places.field, p) }

// rect returns where a part of the plane is on the screen.
func (b *Board) rect(r ui.Rect) ui.Rect {
	p := b.at(r.Min())
	return ui.Rc(p.X, p.Y, r.W*b.cam.Side, r.H*b.cam.Side)
}
