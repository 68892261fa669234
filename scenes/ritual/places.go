package ritual

import (
	rules "runehall/games/ritual"
	"runehall/scenes/camera"
	"runehall/scenes/table"
	"runehall/ui"
)

// places is where everything is on the screen, in pixels.
type places struct {
	layout
	given    *table.Given[rules.View]
	eye      camera.Eye
	arranged arrangement // what the layout was made for
	panel    panelPlaces
	aside    bool // revealed cards lie in a corner, to leave the board free for pointing
}

// forget takes a new frame, for which everything is placed anew.
func (p *places) forget() {
	p.eye.Layout(&p.given.Frame.Kit.Theme, p.given.Frame.Tempo())
	p.arranged = arrangement{}
}

// arrange places everything anew if what there is to place has changed, and reports whether it has.
func (p *places) arrange(m *model) bool {
	a := arrangementOf(m, p.given.Front)
	if a == p.arranged {
		return false
	}
	p.arranged, p.layout = a, arrange(&p.given.Frame, a)
	p.eye.Place(p.field, p.field, p.field)
	return true
}

// openPanel places the open panel with a number of things in it, and buttons of some widths.
func (p *places) openPanel(open panel, count int, widths []float64) {
	k := p.given.Frame.Kit
	p.panel = arrangePanel(k, p.room, open, count, widths)
	corner := min(p.centre.Y, p.piles.rect.Y)
	if open == noPanel && corner > 0 && (p.panel.rect.Overlaps(p.centre) || p.panel.rect.Overlaps(p.piles.rect)) {
		room := p.room // the buttons stay clear of the corners
		room.H = corner - room.Y
		p.panel = arrangePanel(k, room, open, count, widths)
	}
}

// at returns where the middle of a cell is on the screen.
func (p *places) at(c rules.Cell) ui.Point { return p.eye.At(middle(c)) }

// cell returns the cell under a point of the screen.
func (p *places) cell(at ui.Point) rules.Cell { return cellAt(p.eye.Under(at)) }

// hexagon returns where a cell is on the screen.
func (p *places) hexagon(c rules.Cell) ui.Rect { return p.eye.Rect(hexagon(c)) }

// sees reports whether a hexagon round a point is in sight.
func (p *places) sees(at ui.Point, radius float64) bool { return p.field.Grow(radius * 1.3).Has(at) }

// expose pans just far enough to show the whole of a cell, if there is room for it.
func (p *places) expose(c rules.Cell) {
	if r := p.hexagon(c); r.W < p.field.W && r.H < p.field.H {
		p.eye.Expose(hexagon(c))
	}
}

// lead goes to a cell unless its middle is in sight.
func (p *places) lead(c rules.Cell) {
	if !p.field.Grow(-p.eye.Scale).Has(p.at(c)) {
		p.eye.Show(middle(c))
	}
}

// about returns the place on the screen that a move is about.
func (p *places) about(m rules.Move) ui.Rect {
	switch m.Kind {
	case rules.Place, rules.BuildOver, rules.PickCell:
		return p.hexagon(m.Cell)
	case rules.RevealAt:
		if chip := p.chip(m.Target); chip != nil {
			return chip.Place()
		}
	}
	if !p.panel.rect.Empty() {
		return p.panel.rect
	}
	return p.ledge.rect
}
