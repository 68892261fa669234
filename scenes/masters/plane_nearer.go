package masters

import (
	"runehall/scenes/camera"
	"runehall/ui"
)

// roomy is the side that sections have at least while a card is laid, in dp of the device. The eye moves closer to
// reach it only where, with the whole table in sight, sections would be smaller than small: between the two, seeing the
// whole table is worth more.
const roomy, small = 34, 29

// nearer reports whether the eye moves closer while a card is chosen, and how large sections are then, in pixels.
func (p *player) nearer() (side float64, ok bool) {
	k := p.Given.Frame.Kit
	if k == nil || !p.turns() {
		return 0, false
	}
	side = roomy * k.Look.Device
	return side, p.Eye.Whole() < small*k.Look.Device
}

// Attends returns the part of the table to look at while a card is chosen, where sections would be small otherwise: as
// much as fits the field once sections are roomy, with as many places for the card as possible. With a hint's place or
// a draft, the present part is moved just far enough to hold it. False: the whole table is looked at.
func (s subject) Attends() (part ui.Rect, ok bool) {
	p := s.player
	side, ok := p.nearer()
	if !ok {
		return ui.Rect{}, false
	}
	size, table, most := p.Eye.Sees(side), s.Extent(), 0
	if at, one := s.one(); one {
		part := ui.RectAround(p.Eye.View.At, size)
		part.X = max(at.Right()-part.W, min(part.X, at.X))
		part.Y = max(at.Bottom()-part.H, min(part.Y, at.Y))
		return camera.Within(part, table), true
	}
	for _, l := range p.lit() {
		at := camera.Within(ui.RectAround(area(l).Center(), size), table)
		if n := p.placesIn(at); n > most {
			part, most = at, n
		}
	}
	return part, most > 0
}

// one returns the single place that the eye must keep in sight: the hint's, or else the draft's.
func (s subject) one() (at ui.Rect, ok bool) {
	switch m := s.Proposed.Move; {
	case s.Proposed.On && lays(m):
		return area(laidBy(m)), true
	case s.Sel.draft:
		return area(s.Sel.laid()).Grow(hoverLift), true
	}
	return ui.Rect{}, false
}

// placesIn counts the places for the chosen card that can be tapped within a part of the plane.
func (p *player) placesIn(part ui.Rect) (n int) {
	for _, l := range p.lit() {
		if part.Has(area(l).Center()) { // a place is tapped at its middle
			n++
		}
	}
	return n
}
