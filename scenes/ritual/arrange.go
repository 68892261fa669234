package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/boards"
	"runehall/ui"
)

// forget makes the next arrange place everything anew, as a new frame wants it.
func (p *places) forget() {
	p.arranged, p.field, p.texts, p.shown.n = arrangement{}, ui.Rect{}, p.texts[:0], 0
	for c := rules.Hidden + 1; c < rules.Cards; c++ {
		p.texts = append(p.texts, p.Given.Frame.Say(phrase("ritual.card."+c.String()+".text")))
	}
}

func (p *places) arrange(m *model) (changed bool) {
	if aside, played := p.cardsAside(), len(m.chain); aside != p.aside || played != p.played {
		p.aside, p.played = aside, played
		p.fitField(noPanel)
	}
	a := arrangementOf(m, p.Given.Front)
	a.working = p.works() && folds(&p.Given.Frame)
	if a.front >= 0 { // a ritual has its place already while it flies there
		a.rituals = max(a.rituals, p.Given.View.RitualCount(a.front))
	}
	if a == p.arranged {
		return false
	}
	p.arranged, p.layout = a, arrange(&p.Given.Frame, a)
	p.fitField(noPanel)
	return true
}

// openPanel places the open panel and its content, or the buttons of a choice where no panel is open.
func (p *places) openPanel(c content) {
	k, room := p.Given.Frame.Kit, p.room
	if c.open == noPanel {
		room = p.free
	}
	p.panel = arrangePanel(k, room, c)
	p.spread(c)
	p.fitField(c.open)
}

// overButtons returns the part of the field that the buttons of a choice leave free.
func (p *places) overButtons(shown panel) ui.Rect {
	field := p.free
	if shown == noPanel && len(p.panel.choices) > 0 && p.panel.rect.Y > field.Y {
		field.H = p.panel.rect.Y - field.Y
	}
	return field
}

func (p *places) fitField(shown panel) {
	field := p.overButtons(shown)
	if p.aside > 0 && p.Given.Frame.Kit != nil {
		field = cornerPlaces(p.Given.Frame.Kit, field, p.aside).board
	}
	if p.aside == 0 && p.played > 0 && shown == noPanel {
		if board := p.revealed(p.played).board; !board.Empty() {
			field = board
		}
	}
	if field != p.field {
		p.field = field
		p.Eye.Place(field, field, field)
		p.Eye.Grew()
	}
}

// freeCorner returns where the button stands that brings the whole board into sight: in the first corner of the field,
// from the lower right one on, where it covers nothing; in the lower right one if it covers something everywhere.
func (p *places) freeCorner(covers func(r ui.Rect) bool) ui.Rect {
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

// expose pans just far enough to show the whole of a cell, if the field is large enough for one.
func (p *places) expose(c rules.Cell) {
	if r := p.hexagon(c); r.W < p.field.W && r.H < p.field.H {
		p.Eye.Expose(hexagon(c))
	}
}

// aim returns where a refusal is told: at the first thing that the move is about if that is a cell or a seat, and
// otherwise where the rituals are.
func (p *places) aim(about []thing) ui.Rect {
	if len(about) > 0 && (isHex(about[0]) || about[0] == chipOf(about[0].Seat)) {
		if at := p.Things.At(about[0]); !at.Empty() {
			return at
		}
	}
	if !p.panel.rect.Empty() {
		return p.panel.rect
	}
	return p.ledge.rect
}

func arrangementOf(m *model, front games.Seat) arrangement {
	a := arrangement{seats: m.seats, front: front, plain: m.cards() == 0, heap: len(m.discards) > 0}
	for s := range games.Seat(m.seats) {
		a.hands[s] = len(m.hands[s])
	}
	if front >= 0 {
		a.rituals, a.known = m.rituals[front], front == m.reader
	}
	return a
}
