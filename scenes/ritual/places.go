package ritual

import (
	rules "runehall/games/ritual"
	"runehall/scenes/boards"
	"runehall/ui"
)

// places is where everything is on the screen, in pixels.
type places struct {
	layout
	*shared
	field    ui.Rect     // the hexagons: what buttons of a choice and cards laid aside leave free
	arranged arrangement // what the layout was made for
	panel    panelPlaces
	texts    []string // of the rituals, which size cards
	shown    struct { // the revealed cards as they were placed last
		room   ui.Rect
		n      int
		places revealedPlaces
	}
	aimed  func() bool // reports whether the cursor can go to a cell
	aside  int         // how many revealed cards lie beside the field, to leave the board free for pointing
	centre ui.Rect     // the button that brings the whole board into sight
}

// forget takes a new frame, for which everything is placed anew.
func (p *places) forget() {
	p.arranged, p.field, p.texts, p.shown.n = arrangement{}, ui.Rect{}, p.texts[:0], 0
	for c := rules.Hidden + 1; c < rules.Cards; c++ {
		p.texts = append(p.texts, p.Given.Frame.Say(phrase("ritual.card."+c.String()+".text")))
	}
}

func (p *places) arrange(m *model) (changed bool) {
	if aside := p.beside(); aside != p.aside {
		p.aside = aside
		p.clear(noPanel)
	}
	a := arrangementOf(m, p.Given.Front)
	if a == p.arranged {
		return false
	}
	p.arranged, p.layout = a, arrange(&p.Given.Frame, a)
	p.clear(noPanel)
	return true
}

// beside returns how many revealed cards lie beside the field: all, while something on it is to be chosen.
func (p *places) beside() int {
	if p.Shown() && p.Given.View.Phase() == rules.ChoicePhase {
		return len(p.Model.chain)
	}
	return 0
}

// openPanel places the open panel with what is in it.
func (p *places) openPanel(c content) {
	k, room := p.Given.Frame.Kit, p.room
	if c.open == noPanel {
		room = p.free
	}
	p.panel = arrangePanel(k, room, c)
	p.spread(c)
	p.clear(c.open)
}

func (p *places) clear(shown panel) {
	field := p.free
	if shown == noPanel && len(p.panel.choices) > 0 && p.panel.rect.Y > field.Y {
		field.H = p.panel.rect.Y - field.Y
	}
	if p.aside > 0 && p.Given.Frame.Kit != nil {
		cards := cornerPlaces(p.Given.Frame.Kit, field, p.aside)
		_, field = field.CutLeft(cards.whole(p.aside).Right()-field.X, p.Given.Frame.Kit.Gap.XS)
	}
	if field != p.field {
		p.field = field
		p.Eye.Place(field, field, field)
		p.Eye.Grew()
	}
}

// corner returns where the button that brings the whole board into sight stands: in the first corner of the field, from the lower right
// one on, where it covers nothing.
func (p *places) corner(covers func(r ui.Rect) bool) ui.Rect {
	right := boards.CentrePlace(p.Given.Frame.Kit, p.field)
	left := right.Move(ui.Pt(2*p.field.X+p.field.W-2*right.X-right.W, 0))
	up := ui.Pt(0, 2*p.field.Y+p.field.H-2*right.Y-right.H)
	for _, r := range []ui.Rect{right, left, right.Move(up), left.Move(up)} {
		if !covers(r) {
			return r
		}
	}
	return right
}

func (p *places) at(c rules.Cell) ui.Point { return p.Eye.At(middle(c)) }

func (p *places) cell(at ui.Point) rules.Cell { return cellAt(p.Eye.Under(at)) }

func (p *places) hexagon(c rules.Cell) ui.Rect { return p.Eye.Rect(hexagon(c)) }

// sees reports whether a hexagon round a point is in sight.
func (p *places) sees(at ui.Point, radius float64) bool { return p.field.Grow(radius * 1.3).Has(at) }

// expose pans just far enough to show the whole of a cell, if there is room for it.
func (p *places) expose(c rules.Cell) {
	if r := p.hexagon(c); r.W < p.field.W && r.H < p.field.H {
		p.Eye.Expose(hexagon(c))
	}
}

// refused returns where what is refused is told: at the first of the things that a move is about if that is a cell or a seat, and otherwise
// where the rituals are.
func (p *places) refused(about []thing) ui.Rect {
	if len(about) > 0 && (about[0].Kind == hex || about[0].Kind == chip) {
		if at := p.Things.At(about[0]); !at.Empty() {
			return at
		}
	}
	if !p.panel.rect.Empty() {
		return p.panel.rect
	}
	return p.ledge.rect
}
