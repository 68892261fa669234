package masters

import (
	"runehall/scenes/camera"
	"runehall/ui"
)

// roomy is the side of the sections among which a card is laid, in dp of the device, where the eye goes nearer while a card is chosen: it does so where
// sections of all of the table are smaller than small. Between the two it is worth more to have the whole table in sight.
const roomy, small = 34, 29

// nearer returns how large sections are while a card is chosen, in pixels, where the eye goes nearer, and whether it does.
func (p *player) nearer() (side float64, ok bool) {
	k := p.Given.Frame.Kit
	if k == nil || !p.turns() {
		return 0, false
	}
	side = roomy * k.Look.Device
	return side, p.Eye.Whole() < small*k.Look.Device
}

// Attends returns, of a table with small sections, the part with most places for the chosen card: as much as is in sight once sections are roomy. With a
// place that is proposed, or a draft, it is the part that is in sight already, moved no further than that wants.
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

// one returns the place of which alone it is spoken: that which is proposed or, as it hovers, the draft.
func (s subject) one() (at ui.Rect, ok bool) {
	switch m := s.Proposed.Move; {
	case s.Proposed.On && lays(m):
		return area(laidBy(m)), true
	case s.Sel.draft:
		return area(s.Sel.laid()).Grow(hoverLift), true
	}
	return ui.Rect{}, false
}

// placesIn returns how many places for the chosen card lie within a part of the plane.
func (p *player) placesIn(part ui.Rect) (n int) {
	for _, l := range p.lit() {
		if part.Has(area(l).Center()) { // there it is tapped
			n++
		}
	}
	return n
}
