package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

// stops are what the focus can be on besides buttons; their addresses name them.
type stops struct {
	hand     [rules.Tiles]byte
	cards    [rules.HandLimit]byte
	discards [rules.Cards]byte // the top one and one for each kind
	seats    [games.MaxSeats]byte
	open     [rules.Tiles]byte
	fan      byte
	field    byte
}

// maxChoices is how many moves can stand on buttons at once.
const maxChoices = 4

// buttons are the board's own: turning, centring, closing, and the moves of a choice.
type buttons struct {
	left, right, centre, close, curtain ui.Button
	piles                               ui.Button // takes pointer and focus; the piles are drawn on it
	choices                             [maxChoices]ui.Button
	moves                               []rules.Move // of the choices
	pressed                             []gesture    // in this tick
	centred                             bool
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
func (n *buttons) wire(b *Board) {
	press := func(g gesture) func() { return func() { n.pressed = append(n.pressed, g) } }
	n.left.OnTap = press(gesture{kind: turnTile, index: -1})
	n.right.OnTap = press(gesture{kind: turnTile, index: 1})
	n.close.OnTap = press(gesture{kind: closePanel})
	n.piles.OnTap = press(gesture{kind: openPiles})
	n.centre.OnTap = func() { n.centred = true }
	n.curtain.OnTap = func() { n.pressed = append(n.pressed, gesture{kind: openSeat, seat: b.sel.seat}) }
	for i := range n.choices {
		n.choices[i].OnTap = func() { n.pressed = append(n.pressed, gesture{kind: chooseMove, move: n.moves[i]}) }
	}
}

// place gives the buttons their places.
func (n *buttons) place(b *Board) {
	k, p := b.frame.Kit, &b.places
	n.left.Layout(k, p.ledge.left)
	n.right.Layout(k, p.ledge.right)
	n.centre.Layout(k, p.centre)
	n.piles.Layout(k, p.piles.rect)
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
func (b *Board) panels() {
	k, n := b.frame.Kit, &b.buttons
	n.moves = choices(n.moves[:0], b.options, &b.sel)
	n.moves = n.moves[:min(len(n.moves), maxChoices)]
	var widths []float64
	for i, m := range n.moves {
		n.choices[i].Text = b.frame.Say(games.Phrase{Key: choiceKeys[m.Kind]})
		widths = append(widths, n.choices[i].Measure(k, ui.Size{}).W)
	}
	count := 0
	switch b.sel.panel {
	case handPanel:
		count = len(b.model.hands[b.sel.seat])
		if b.curtained(b.sel.seat) {
			n.curtain.Text = b.frame.Say(games.Phrase{Key: "ritual.board.open-curtain"})
			widths = append(widths, n.curtain.Measure(k, ui.Size{}).W)
		}
	case cardPanel:
		count = len(b.model.held)
	case pilePanel:
		b.discards = sortDiscards(b.discards[:0], b.model.discards)
		count = len(b.discards)
	}
	b.over = arrangePanel(k, b.places.stage, b.sel.panel, count, widths)
	if corner := min(b.places.centre.Y, b.places.piles.rect.Y); b.sel.panel == noPanel && corner > 0 &&
		(b.over.rect.Overlaps(b.places.centre) || b.over.rect.Overlaps(b.places.piles.rect)) {
		over := b.places.stage // buttons of a choice stand above what lies in the corners
		over.H = corner - over.Y
		b.over = arrangePanel(k, over, noPanel, count, widths)
	}
	n.close.Layout(k, b.over.close)
	for i := range n.moves {
		n.choices[i].Layout(k, b.over.choices[i])
	}
	if len(widths) > len(n.moves) {
		n.curtain.Layout(k, b.over.choices[len(n.moves)])
	} else {
		n.curtain.Layout(k, ui.Rect{})
	}
}

// curtained reports whether a seat's rituals lie behind a curtain that the reader may ask to open.
func (b *Board) curtained(s games.Seat) bool {
	return s >= 0 && int(s) < len(b.frame.Sitters) && b.frame.Sitters[s].Person && b.view.Reader() == games.Public &&
		!b.model.over && b.model.rituals[s] > 0
}

// update lets the buttons that can be pressed now read the tick.
func (n *buttons) update(b *Board, c *ui.Context) {
	n.pressed, n.centred = n.pressed[:0], false
	if b.sel.panel != noPanel {
		n.close.Update(c)
		if b.sel.panel == handPanel && !n.curtain.Rect().Empty() {
			n.curtain.Update(c)
		}
	}
	for i := range n.moves {
		n.choices[i].Update(c)
	}
	if b.turns() {
		n.left.Update(c)
		n.right.Update(c)
	}
	if b.centres() {
		n.centre.Update(c)
	}
	if b.piled() {
		n.piles.Update(c)
	}
}

// turns reports whether there is a tile to turn.
func (b *Board) turns() bool { return b.sel.tile >= 0 && !b.state.Bare }

// centres reports whether the button that centres the board is there: nothing lies over it.
func (b *Board) centres() bool { return b.sel.panel == noPanel && !b.state.Bare }

// piled reports whether the piles can be looked into.
func (b *Board) piled() bool { return b.centres() && !b.places.piles.rect.Empty() }

// report names the buttons that can be pressed.
func (n *buttons) report(b *Board, target func(string, ui.Rect)) {
	if b.sel.panel != noPanel {
		target("ritual.close", n.close.Rect())
		target("ritual.curtain", n.curtain.Rect())
	}
	if b.centres() {
		target("ritual.centre", n.centre.Rect())
	}
	if b.piled() {
		target("ritual.piles", n.piles.Rect())
	}
	if b.turns() {
		target("ritual.turn-left", n.left.Rect())
		target("ritual.turn-right", n.right.Rect())
	}
	for i, m := range n.moves {
		target(choiceKeys[m.Kind], n.choices[i].Rect())
	}
}
