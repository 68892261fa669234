package masters

import (
	rules "runehall/games/masters"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

type places struct {
	layout
	*shared
	made arrangement // what the layout was made for
}

func (p *places) arrange(a arrangement) bool {
	if a == p.made {
		return false
	}
	p.made = a
	p.layout = arrange(&p.Given.Frame, a)
	p.spread()
	p.Eye.Place(p.field, p.field, p.field)
	return true
}

func (p *places) cell(c rules.Cell) ui.Rect { return p.Eye.Rect(cellArea(c)) }

func (p *places) laid(l rules.Laid) ui.Rect { return p.Eye.Rect(area(l)) }

// hovering returns where a card is that hovers over its place.
func (p *places) hovering(l rules.Laid) ui.Rect {
	return p.laid(l).Move(ui.Pt(0, -hoverLift*p.Eye.Scale))
}

func (p *places) sees(c rules.Cell) bool { return p.field.Has(p.Eye.At(middle(c))) }

// aim returns where what is refused is told: at the first of the things that a move is about, or at the ledge.
func (p *places) aim(about []thing) ui.Rect {
	if len(about) == 0 || about[0].Kind == hand {
		return p.ledge.rect
	}
	if _, there := onPlane(about[0]); there {
		return p.Things.At(about[0])
	}
	return p.Things.Touched(about[0])
}

// ring offers the focus a thing. The table is as large as the field until it has the focus, since the directions of a pad could miss a single
// rune.
func (p *places) ring(c *ui.Context, stop any, t thing, at ui.Rect) bool {
	if t.Kind != hand && !c.Focused(stop) {
		at = p.field
	}
	return c.Focusable(stop, at, c.Radius.Chip)
}

// cursor returns what is under the cursor, and where that is seen: the draft, a rune, or all of the table where they are out of sight.
func (p *places) cursor(int) (thing, ui.Rect) {
	t, at := sectionAt(p.Sel.cursor), p.cell(p.Sel.cursor)
	if p.Sel.draft {
		t, at = things.The(draft), p.laid(p.Sel.laid())
	}
	return t, boards.First(at.Intersect(p.field), p.field)
}
