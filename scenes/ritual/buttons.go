package ritual

import (
	rules "runehall/games/ritual"
	"runehall/scenes/table"
	"runehall/ui"
)

// maxChoices is how many moves can stand on buttons at once.
const maxChoices = 4

// buttons are the board's own: turning, centring, closing, and the moves of a choice.
type buttons struct {
	left, right, centre, close, curtain ui.Button
	piles                               ui.Button // takes pointer and focus; the piles are drawn on it
	choices                             [maxChoices]ui.Button
	moves                               []rules.Move // of the choices
}

func newButtons() buttons {
	return buttons{
		left:    ui.Button{Kind: ui.RoundButton, Icon: ui.IconRotateLeft},
		right:   ui.Button{Kind: ui.RoundButton, Icon: ui.IconRotateRight},
		centre:  ui.Button{Kind: ui.RoundButton, Icon: ui.IconCentre},
		close:   ui.Button{Kind: ui.QuietButton, Icon: ui.IconClose},
		curtain: ui.Button{Icon: ui.IconCurtain},
	}
}

// wire says what the buttons do.
func (h *hand) wire() {
	n := &h.buttons
	press := func(g gesture) func() { return func() { h.press(g) } }
	n.left.OnTap = press(gesture{kind: turnTile, index: -1})
	n.right.OnTap = press(gesture{kind: turnTile, index: 1})
	n.close.OnTap = press(gesture{kind: closePanel})
	n.piles.OnTap = press(gesture{kind: openPiles})
	n.centre.OnTap = func() { h.places.eye.Centre(false) }
	n.curtain.OnTap = func() { h.press(gesture{kind: openSeat, seat: h.sel.seat}) }
	for i := range n.choices {
		n.choices[i].OnTap = func() { h.press(gesture{kind: chooseMove, move: n.moves[i]}) }
	}
}

// place gives the buttons their places.
func (n *buttons) place(f *table.Frame, p *places) {
	n.left.Layout(f.Kit, p.ledge.left)
	n.right.Layout(f.Kit, p.ledge.right)
	n.centre.Layout(f.Kit, p.centre)
	n.piles.Layout(f.Kit, p.piles.rect)
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
	return dst[:min(len(dst), maxChoices)]
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
	k, n, say := h.given.Frame.Kit, &h.buttons, h.given.Frame.Say
	n.moves = choices(n.moves[:0], h.options, &h.sel)
	var widths []float64
	for i, m := range n.moves {
		n.choices[i].Text = say(key(choiceKeys[m.Kind]))
		widths = append(widths, n.choices[i].Measure(k, ui.Size{}).W)
	}
	n.piles.Hint = say(key("ritual.board.piles"))
	n.curtain.Layout(k, ui.Rect{})
	count := 0
	switch h.sel.panel {
	case handPanel:
		count = len(h.show.model.hands[h.sel.seat])
		if h.show.curtained(h.sel.seat) {
			n.curtain.Text = say(key("ritual.board.open-curtain"))
			widths = append(widths, n.curtain.Measure(k, ui.Size{}).W)
		}
	case cardPanel:
		count = len(h.show.model.held)
	case pilePanel:
		h.discards = sortDiscards(h.discards[:0], h.show.model.discards)
		count = len(h.discards)
	}
	p := h.places
	p.openPanel(h.sel.panel, count, widths)
	n.close.Layout(k, p.panel.close)
	for i, r := range p.panel.choices {
		if i < len(n.moves) {
			n.choices[i].Layout(k, r)
		} else {
			n.curtain.Layout(k, r)
		}
	}
}

// pressable calls do with each button that can be pressed now, in the order of the focus, and with its name.
func (h *hand) pressable(do func(name string, b *ui.Button)) {
	n := &h.buttons
	if h.sel.panel != noPanel {
		do("ritual.close", &n.close)
		if !n.curtain.Rect().Empty() {
			do("ritual.curtain", &n.curtain)
		}
	}
	for i, m := range n.moves {
		do(choiceKeys[m.Kind], &n.choices[i])
	}
	if h.turns() {
		do("ritual.turn-left", &n.left)
		do("ritual.turn-right", &n.right)
	}
	if h.cornered() {
		do("ritual.centre", &n.centre)
	}
	if h.piled() {
		do("ritual.piles", &n.piles)
	}
}

// turns reports whether there is a tile to turn.
func (h *hand) turns() bool { return h.sel.tile >= 0 && !h.given.Bare }

// cornered reports whether what lies in the corners of the field is there: nothing lies over it.
func (h *hand) cornered() bool { return h.sel.panel == noPanel && !h.given.Bare }

// piled reports whether the piles can be looked into.
func (h *hand) piled() bool { return h.cornered() && !h.places.piles.rect.Empty() }
