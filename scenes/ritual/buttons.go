package ritual

import (
	"slices"

	rules "runehall/games/ritual"
	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/scenes/things"
	"runehall/ui"
)

func (p *player) wire() {
	p.choices.Wire(func(m rules.Move) { p.Tap(things.Nth(choice, slices.Index(p.choices.Moves, m))) })
	p.close = ui.Button{Kind: ui.QuietButton, Icon: ui.IconClose, OnTap: func() { p.Tap(things.The(outside)) }}
	p.curtain = ui.Button{Icon: ui.IconCurtain, OnTap: func() {
		p.Press(gesture{Kind: boards.OpenHand, On: ritualsOf(p.Sel.seat)})
	}}
	p.piles.OnTap = func() { p.Tap(things.The(discards)) }
}

// arrangeChoices places the open panel with its content, and the buttons of the present choice.
func (p *player) arrangeChoices() {
	k, say := p.Given.Frame.Kit, p.Given.Frame.Say
	p.piles.Hint = say(phrase("ritual.board.piles"))
	p.curtain.Layout(k, ui.Rect{})
	var curtain *ui.Button
	in := content{open: p.Sel.panel, held: p.Model.held, texts: p.places.texts, reads: p.enlarged() != rules.Hidden}
	switch p.Sel.panel {
	case handPanel:
		for _, t := range p.Model.hands[p.Sel.seat] {
			in.items = append(in.items, openTile(p.Sel.seat, t))
		}
		if p.curtained(p.Sel.seat) {
			curtain, p.curtain.Text = &p.curtain, say(phrase("ritual.board.open-curtain"))
		}
	case cardPanel:
		for i, c := range p.Model.held {
			in.items = append(in.items, ritualAt(i, c))
		}
	case pilePanel:
		p.discards = sortDiscards(p.discards[:0], p.Model.discards)
		for i := range p.discards {
			in.items = append(in.items, things.Nth(discard, i))
		}
	}
	text := func(m rules.Move) string { return say(phrase(moveKeys[m.Kind])) }
	in.widths = p.choices.Offer(k, choices(nil, p.options, &p.Sel), text, curtain)
	p.places.openPanel(in)
	p.close.Layout(k, p.places.panel.close)
	p.choices.Place(k, p.places.panel.choices)
}

// placeButtons places the buttons that stay where they are whatever is open.
func (p *player) placeButtons() {
	k := p.Given.Frame.Kit
	p.places.centre = p.places.freeCorner(p.covers)
	p.Corners.Place(k, p.places.ledge.left, p.places.ledge.right, p.places.centre)
	p.piles.Layout(k, p.places.piles.rect)
}

// updateButtons hands the tick to the buttons that can be pressed now.
func (p *player) updateButtons(c *ui.Context) {
	if p.Sel.panel != noPanel {
		p.close.Update(c)
	}
	p.choices.Update(c)
	p.Corners.Update(c, p.turns(), p.showsCentre())
	if p.showsPiles() {
		p.piles.Update(c)
	}
}

func (p *player) reportButtons(r *table.Report) {
	if p.Sel.panel != noPanel {
		r.Stop(&p.close, "ritual.close", p.close.Rect())
		r.Stop(&p.curtain, "ritual.curtain", p.curtain.Rect())
	}
	p.choices.Report(r, func(m rules.Move) string { return moveKeys[m.Kind] })
	p.Corners.Report(r, "ritual", p.turns(), p.showsCentre())
	if p.showsPiles() {
		r.Stop(&p.piles, "ritual.piles", p.piles.Rect())
	}
}

// findCorner looks for a corner where the button that brings the whole board into sight covers nothing that can be
// played. It does so each time the eye has come to rest.
func (p *player) findCorner() {
	if seen := p.Eye.View; seen != p.seen {
		p.seen, p.moved = seen, true
		return
	}
	if p.moved && p.showsCentre() {
		p.moved = false
		p.placeButtons()
	}
}

// covers reports whether a rectangle lies over a tile, or over a cell that can be played.
func (p *player) covers(r ui.Rect) bool {
	over := func(c rules.Cell) bool { return touches(r, p.places.at(c), p.Eye.Scale) }
	for i := range p.Model.tiles {
		if over(p.Model.tiles[i].cell) {
			return true
		}
	}
	for i := range p.options.placements {
		if l := &p.options.placements[i]; (p.Sel.tile < 0 || l.tile == p.Sel.tile) && over(l.cell) {
			return true
		}
	}
	return slices.ContainsFunc(p.options.picks, over)
}
