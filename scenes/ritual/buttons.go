package ritual

import (
	rules "runehall/games/ritual"
	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/ui"
)

// buttons are the board's own: turning, centring, closing, and the moves of a choice.
type buttons struct {
	corners        boards.Corners
	choices        boards.Choices[rules.Move]
	close, curtain ui.Button
	piles          ui.Button // takes pointer and focus; the piles are drawn on it
}

// wire says what the buttons do.
func (h *hand) wire() {
	n := &h.buttons
	n.corners = boards.NewCorners(
		func(steps int) { h.press(gesture{kind: turnTile, index: steps}) },
		func() { h.places.eye.Centre(false) })
	n.choices.Wire(func(m rules.Move) { h.press(gesture{kind: chooseMove, move: m}) })
	n.close = ui.Button{Kind: ui.QuietButton, Icon: ui.IconClose, OnTap: func() { h.press(gesture{kind: closePanel}) }}
	n.piles.OnTap = func() { h.press(gesture{kind: openPiles}) }
	n.curtain = ui.Button{Icon: ui.IconCurtain, OnTap: func() { h.press(gesture{kind: openSeat, seat: h.sel.seat}) }}
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

// choiceKeys are the words on the buttons of moves.
var choiceKeys = map[rules.MoveKind]string{
	rules.Pass:     "ritual.board.pass",
	rules.Decline:  "ritual.board.decline",
	rules.SkipNext: "ritual.board.skip-next",
	rules.SkipNow:  "ritual.board.skip-now",
	rules.PutOut:   "ritual.board.put-out",
	rules.Forgo:    "ritual.board.forgo",
}

// panels places the open panel and the buttons of the present choice.
func (h *hand) panels() {
	k, n, p, say := h.given.Frame.Kit, &h.buttons, h.places, h.given.Frame.Say
	widths := n.choices.Offer(k, choices(nil, h.options, &h.sel), func(m rules.Move) string { return say(key(choiceKeys[m.Kind])) })
	n.piles.Hint = say(key("ritual.board.piles"))
	count, curtained := 0, false
	switch h.sel.panel {
	case handPanel:
		count = len(h.show.model.hands[h.sel.seat])
		if curtained = h.show.curtained(h.sel.seat); curtained {
			n.curtain.Text = say(key("ritual.board.open-curtain"))
			widths = append(widths, n.curtain.Measure(k, ui.Size{}).W)
		}
	case cardPanel:
		count = len(h.show.model.held)
	case pilePanel:
		h.discards = sortDiscards(h.discards[:0], h.show.model.discards)
		count = len(h.discards)
	}
	p.openPanel(h.sel.panel, count, widths)
	n.close.Layout(k, p.panel.close)
	n.choices.Place(k, p.panel.choices)
	n.curtain.Layout(k, ui.Rect{})
	if curtained { // after all others
		n.curtain.Layout(k, p.panel.choices[len(widths)-1])
	}
}

// place gives the buttons their places that do not depend on what is open.
func (n *buttons) place(k *ui.Kit, p *places) {
	n.corners.Place(k, p.ledge.left, p.ledge.right, p.centre)
	n.piles.Layout(k, p.piles.rect)
}

// update lets the buttons that can be pressed now read the tick.
func (h *hand) update(c *ui.Context) {
	n := &h.buttons
	if h.sel.panel != noPanel {
		n.close.Update(c)
		if h.opensCurtain() {
			n.curtain.Update(c)
		}
	}
	n.choices.Update(c)
	n.corners.Update(c, h.turns(), h.cornered())
	if h.piled() {
		n.piles.Update(c)
	}
}

// reportButtons names the buttons that can be pressed now.
func (h *hand) reportButtons(r *table.Report) {
	n := &h.buttons
	if h.sel.panel != noPanel {
		r.Stop(&n.close, "ritual.close", n.close.Rect())
		r.Stop(&n.curtain, "ritual.curtain", n.curtain.Rect())
	}
	n.choices.Report(r, func(m rules.Move) string { return choiceKeys[m.Kind] })
	n.corners.Report(r, "ritual", h.turns(), h.cornered())
	if h.piled() {
		r.Stop(&n.piles, "ritual.piles", n.piles.Rect())
	}
}

// opensCurtain reports whether the open panel has a button that opens its seat's curtain.
func (h *hand) opensCurtain() bool {
	return h.sel.panel == handPanel && !h.buttons.curtain.Rect().Empty()
}

// turns reports whether there is a tile to turn.
func (h *hand) turns() bool { return h.sel.tile >= 0 && !h.given.Bare }

// cornered reports whether what lies in the corners of the field is there: nothing lies over it.
func (h *hand) cornered() bool { return h.sel.panel == noPanel && !h.given.Bare }

// piled reports whether the piles can be looked into.
func (h *hand) piled() bool { return h.cornered() && !h.places.piles.rect.Empty() }
