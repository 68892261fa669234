package masters

import (
	rules "runehall/games/masters"
	"runehall/scenes/camera"
	"runehall/scenes/table"
	"runehall/ui"
)

// places is where everything is on the screen: the layout, and the table as the eye sees it.
type places struct {
	layout
	given *table.Given[rules.View]
	made  arrangement // what the layout was made for
	eye   camera.Eye
}

// arrange places everything anew if what there is to place has changed, and reports whether it has.
func (p *places) arrange(a arrangement) bool {
	if a == p.made {
		return false
	}
	p.made = a
	p.layout = arrange(&p.given.Frame, a)
	p.eye.Place(p.field, p.field, p.field)
	return true
}

// cell returns where a cell is.
func (p *places) cell(c rules.Cell) ui.Rect { return p.eye.Rect(cellArea(c)) }

// laid returns where a card on the table is.
func (p *places) laid(l rules.Laid) ui.Rect { return p.eye.Rect(area(l)) }

// hovering returns where a card is that hovers over its place.
func (p *places) hovering(l rules.Laid) ui.Rect {
	return p.laid(l).Move(ui.Pt(0, -hoverLift*p.eye.Scale))
}

// sees reports whether the middle of a cell is in sight.
func (p *places) sees(c rules.Cell) bool { return p.field.Has(p.eye.At(middle(c))) }

// about returns where the things are that a move is about.
func (p *places) about(m rules.Move) ui.Rect {
	switch m.Kind {
	case rules.Play, rules.Ignore:
		return p.laid(laidBy(m))
	case rules.PlaceMaster, rules.PlaceToken:
		return p.cell(m.Cell)
	case rules.Draw, rules.DrawExtra:
		return p.deck
	}
	return p.ledge.rect
}
