package ritual

import (
	rules "runehall/games/ritual"
	"runehall/scenes/table"
	"runehall/ui"
)

// wire makes the buttons and says what they do.
func (h *hand) wire() {
	h.corners.Wire(func(steps int) { h.press(gesture{kind: turnTile, index: steps}) })
	h.choices.Wire(func(m rules.Move) { h.press(gesture{kind: chooseMove, move: m}) })
	h.close = ui.Button{Kind: ui.QuietButton, Icon: ui.IconClose, OnTap: func() { h.press(gesture{kind: closePanel}) }}
	h.curtain = ui.Button{Icon: ui.IconCurtain, OnTap: func() { h.press(gesture{kind: openSeat, seat: h.sel.seat}) }}
	h.piles.OnTap = func() { h.press(gesture{kind: openPiles}) }
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
func (h *hand) offer() {
	k, p, say := h.given.Frame.Kit, h.places, h.given.Frame.Say
	h.piles.Hint = say(phrase("ritual.board.piles"))
	h.curtain.Layout(k, ui.Rect{})
	var curtain *ui.Button
	count := 0
	switch h.sel.panel {
	case handPanel:
		count = len(h.show.model.hands[h.sel.seat])
		if h.show.curtained(h.sel.seat) {
			curtain, h.curtain.Text = &h.curtain, say(phrase("ritual.board.open-curtain"))
		}
	case cardPanel:
		count = len(h.show.model.held)
	case pilePanel:
		h.discards = sortDiscards(h.discards[:0], h.show.model.discards)
		count = len(h.discards)
	}
	text := func(m rules.Move) string { return say(phrase(moveKeys[m.Kind])) }
	p.openPanel(h.sel.panel, count, h.choices.Offer(k, choices(nil, h.options, &h.sel), text, curtain))
	h.close.Layout(k, p.panel.close)
	h.choices.Place(k, p.panel.choices)
}

// place gives the buttons their places that do not depend on what is open.
func (h *hand) place() {
	k, p := h.given.Frame.Kit, h.places
	h.corners.Place(k, p.ledge.left, p.ledge.right, p.centre)
	h.piles.Layout(k, p.piles.rect)
}

// updateButtons lets the buttons that can be pressed now read the tick, and reports whether the whole board is to be brought
// into sight.
func (h *hand) updateButtons(c *ui.Context) (centred bool) {
	if h.sel.panel != noPanel {
		h.close.Update(c)
	}
	h.choices.Update(c)
	centred = h.corners.Update(c, h.turns(), h.cornered())
	if h.piled() {
		h.piles.Update(c)
	}
	return centred
}

// reportButtons names the buttons that can be pressed now.
func (h *hand) reportButtons(r *table.Report) {
	if h.sel.panel != noPanel {
		r.Stop(&h.close, "ritual.close", h.close.Rect())
		r.Stop(&h.curtain, "ritual.curtain", h.curtain.Rect())
	}
	h.choices.Report(r, func(m rules.Move) string { return moveKeys[m.Kind] })
	h.corners.Report(r, "ritual", h.turns(), h.cornered())
	if h.piled() {
		r.Stop(&h.piles, "ritual.piles", h.piles.Rect())
	}
}

// turns reports whether there is a tile to turn.
func (h *hand) turns() bool { return h.sel.tile >= 0 && !h.given.Bare }

// cornered reports whether what lies in the corners of the field is there: nothing lies over it.
func (h *hand) cornered() bool { return h.sel.panel == noPanel && !h.given.Bare }

// piled reports whether the piles can be looked into.
func (h *hand) piled() bool { return h.cornered() && !h.places.piles.rect.Empty() }
