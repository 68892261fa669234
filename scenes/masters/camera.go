package masters

import (
	"math"

	"runehall/scenes/camera"
	"runehall/ui"
)

const (
	// normalSide is the side of a section at zoom 1, in dp. Lengths on the plane are in such sides.
	normalSide = 58.0
	// fitMargin is the room that a fitted board leaves on each side, in sections.
	fitMargin = 0.15
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
	b.cam.Free = false
	goal := b.fit()
	if now {
		b.cam.GlideTo(goal, 0)
		b.sharpen()
		return
	}
	b.glideTo(goal)
}

// fit returns the view of the whole board: of the normal size or a little more, on a large field an eighth of its height.
func (b *Board) fit() camera.View {
	focus := area(b.last).Center()
	if b.sel.draft {
		focus = area(b.sel.laid()).Center()
	}
	open := b.places.open
	v := camera.Fitted(open, b.extent().Grow(fitMargin), focus, max(b.zoom.Normal*1.25, open.H/8), b.zoom)
	// The cards lie in the part of the field that nothing covers; the camera looks at the middle of the whole field.
	v.At = v.At.Add(b.places.field.Center().Sub(open.Center()).Mul(1 / v.Scale))
	if snapped := math.Floor(v.Scale); snapped >= b.zoom.Finger {
		v.Scale = snapped
	}
	return v
}

// follow keeps the whole board in sight as it grows, as long as nobody has moved the camera.
func (b *Board) follow() {
	if b.frame.Kit == nil || !b.synced {
		return
	}
	if goal := b.fit(); goal != b.cam.Goal() {
		b.glideTo(goal)
	}
}

// glideTo sends the camera on its way.
func (b *Board) glideTo(goal camera.View) { b.cam.GlideTo(goal, b.pace(camera.GlideTime)) }

// jump puts the camera where a person moved it.
func (b *Board) jump(v camera.View) { b.cam.Jump(v.Clamped(b.extent())) }

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
	if goal := b.cam.Panned(by).Clamped(b.extent()); goal != b.cam.View {
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
	rests := !b.cam.Gliding() && !b.hands.Pinching()
	if f := b.cam.Scale / b.crisp; rests || b.crisp == 0 || f > mostBlownUp || f < mostShrunk {
		b.crisp = math.Round(b.cam.Scale)
	}
}

// at returns where a point of the plane is on the screen. The grid begins on a whole pixel, so that the edges of sections are
// sharp.
func (b *Board) at(p ui.Point) ui.Point {
	o := b.cam.Screen(b.places.field, ui.Point{})
	return ui.Pt(math.Round(o.X), math.Round(o.Y)).Add(p.Mul(b.cam.Scale))
}

// plane returns the point of the plane under a point of the screen.
func (b *Board) plane(p ui.Point) ui.Point { return b.cam.Plane(b.places.field, p) }

// rect returns where a part of the plane is on the screen.
func (b *Board) rect(r ui.Rect) ui.Rect {
	p := b.at(r.Min())
	return ui.Rc(p.X, p.Y, r.W*b.cam.Scale, r.H*b.cam.Scale)
}
