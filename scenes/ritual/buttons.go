package ritual

import (
	"slices"

	rules "runehall/games/ritual"
	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/scenes/things"
	"runehall/ui"
)

func (h *player) wire() {
	h.choices.Wire(func(m rules.Move) {
		h.Press(gesture{Kind: boards.Tap, On: things.Nth(choice, slices.Index(h.choices.Moves, m))})
	})
	h.close = ui.Button{Kind: ui.QuietButton, Icon: ui.IconClose, OnTap: func() { h.Press(gesture{Kind: boards.Tap, On: things.The(outside)}) }}
	h.curtain = ui.Button{Icon: ui.IconCurtain, OnTap: func() { h.Press(gesture{Kind: boards.OpenHand, On: things.Own(rituals, h.Sel.seat)}) }}
	h.piles.OnTap = func() { h.Press(gesture{Kind: boards.Tap, On: things.The(discards)}) }
}

// choices appends the moves that stand on buttons for a selection. To decline is the golden button's, until that answers
// with a chosen ritual.
func choices(dst []rules.Move, o *options, s *selection) []rules.Move {
	if c := o.usable(s.card); c != nil && c.putOut && (c.plain || len(c.targets) > 0) {
		dst = append(dst, rules.Move{Kind: rules.PutOut, Card: s.card})
	}
	for _, m := range o.choices {
		if m.Kind != rules.Decline || s.card != rules.Hidden {
			dst = append(dst, m)
		}
	}
	return dst
}

// offer places the open panel and the buttons of the present choice.
func (h *player) offer() {
	k, p, say := h.Given.Frame.Kit, h.places, h.Given.Frame.Say
	h.piles.Hint = say(phrase("ritual.board.piles"))
	h.curtain.Layout(k, ui.Rect{})
	var curtain *ui.Button
	in := content{open: h.Sel.panel, held: h.Model.held, texts: p.texts}
	switch h.Sel.panel {
	case handPanel:
		for _, t := range h.Model.hands[h.Sel.seat] {
			in.items = append(in.items, thing{Kind: open, Seat: h.Sel.seat, N: int16(t)})
		}
		if h.curtained(h.Sel.seat) {
			curtain, h.curtain.Text = &h.curtain, say(phrase("ritual.board.open-curtain"))
		}
	case cardPanel:
		for i, c := range h.Model.held {
			in.items = append(in.items, ritualAt(i, c))
		}
	case pilePanel:
		h.discards = sortDiscards(h.discards[:0], h.Model.discards)
		for i := range h.discards {
			in.items = append(in.items, things.Nth(discard, i))
		}
	}
	text := func(m rules.Move) string { return say(phrase(moveKeys[m.Kind])) }
	in.widths = h.choices.Offer(k, choices(nil, h.options, &h.Sel), text, curtain)
	p.openPanel(in)
	h.close.Layout(k, p.panel.close)
	h.choices.Place(k, p.panel.choices)
}

// reads returns the ritual that is enlarged in an open hand: the chosen one, or the only one that there is.
func (h *player) reads() rules.Card {
	if held := h.Model.held; h.Sel.card == rules.Hidden && len(held) == 1 {
		return held[0]
	}
	return h.Sel.card
}

// place gives the buttons their places that do not depend on what is open.
func (h *player) place() {
	k, p := h.Given.Frame.Kit, h.places
	p.centre = p.corner(h.covers)
	h.Corners.Place(k, p.ledge.left, p.ledge.right, p.centre)
	h.piles.Layout(k, p.piles.rect)
}

// updateButtons lets the buttons that can be pressed now read the tick.
func (h *player) updateButtons(c *ui.Context) {
	if h.Sel.panel != noPanel {
		h.close.Update(c)
	}
	h.choices.Update(c)
	h.Corners.Update(c, h.turns(), h.cornered())
	if h.piled() {
		h.piles.Update(c)
	}
}

func (h *player) reportButtons(r *table.Report) {
	if h.Sel.panel != noPanel {
		r.Stop(&h.close, "ritual.close", h.close.Rect())
		r.Stop(&h.curtain, "ritual.curtain", h.curtain.Rect())
	}
	h.choices.Report(r, func(m rules.Move) string { return moveKeys[m.Kind] })
	h.Corners.Report(r, "ritual", h.turns(), h.cornered())
	if h.piled() {
		r.Stop(&h.piles, "ritual.piles", h.piles.Rect())
	}
}

// cornered reports whether the button that brings the whole board into sight is there: once a person has moved the eye, which until
// then follows the board by itself.
func (h *player) cornered() bool { return h.Eye.Free && h.Sel.panel == noPanel && !h.Given.Bare }

// uncover looks for a corner in which that button lies over nothing that can be played, each time that the board has come to rest.
func (h *player) uncover() {
	if seen := h.Eye.View; seen != h.seen {
		h.seen, h.moved = seen, true
		return
	}
	if h.moved && h.cornered() {
		h.moved = false
		h.place()
	}
}

// covers reports whether a rectangle lies over a tile or a cell that can be played.
func (h *player) covers(r ui.Rect) bool {
	over := func(c rules.Cell) bool { return touches(r, h.places.at(c), h.Eye.Scale) }
	for i := range h.Model.tiles {
		if over(h.Model.tiles[i].cell) {
			return true
		}
	}
	for i := range h.options.lays {
		if l := &h.options.lays[i]; (h.Sel.tile < 0 || l.tile == h.Sel.tile) && over(l.cell) {
			return true
		}
	}
	return slices.ContainsFunc(h.options.picks, over)
}

func (h *player) piled() bool {
	return h.Sel.panel == noPanel && !h.Given.Bare && !h.places.piles.discards.Empty()
}
