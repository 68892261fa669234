package masters

import (
	rules "runehall/games/masters"
	"runehall/scenes/camera"
	"runehall/scenes/table"
	"runehall/scenes/things"
	"runehall/ui"
)

type places struct {
	layout
	things.Spread[kind]
	given *table.Given[rules.View]
	made  arrangement // what the layout was made for
	eye   camera.Eye
}

func (p *places) arrange(a arrangement) bool {
	if a == p.made {
		return false
	}
	p.made = a
	p.layout = arrange(&p.given.Frame, a)
	p.spread()
	p.eye.Place(p.field, p.field, p.field)
	return true
}

func (p *places) cell(c rules.Cell) ui.Rect { return p.eye.Rect(cellArea(c)) }

func (p *places) laid(l rules.Laid) ui.Rect { return p.eye.Rect(area(l)) }

// hovering returns where a card is that hovers over its place.
func (p *places) hovering(l rules.Laid) ui.Rect {
	return p.laid(l).Move(ui.Pt(0, -hoverLift*p.eye.Scale))
}

func (p *places) sees(c rules.Cell) bool { return p.field.Has(p.eye.At(middle(c))) }

// refused returns where what is refused is told: by the first of the things that a move is about, or by the ledge.
func (p *places) refused(about []thing) ui.Rect {
	if len(about) == 0 || about[0].Kind == hand {
		return p.ledge.rect
	}
	if at := p.Touched(about[0]); !at.Empty() {
		return at
	}
	return p.At(about[0])
}
