package masters

import (
	"slices"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/ui"
)

// maxChoices is how many moves can stand on buttons at once.
const maxChoices = 4

// buttons are the board's own: turning, centring, drawing, and the moves of a choice.
type buttons struct {
	left, right, centre, curtain ui.Button
	deck                         ui.Button // takes pointer and focus; the deck is drawn on it
	choices                      [maxChoices]ui.Button
	moves                        []rules.Move // of the choices
	pressed                      []gesture    // in this tick
	centred                      bool
}

func newButtons() buttons {
	return buttons{
		left:    ui.Button{Kind: ui.RoundButton, Icon: ui.IconRotateLeft},
		right:   ui.Button{Kind: ui.RoundButton, Icon: ui.IconRotateRight},
		centre:  ui.Button{Kind: ui.RoundButton, Icon: ui.IconCentre},
		curtain: ui.Button{Icon: ui.IconCurtain},
	}
}

// wire says what the buttons do.
func (n *buttons) wire(b *Board) {
	press := func(g gesture) func() { return func() { n.pressed = append(n.pressed, g) } }
	n.left.OnTap = press(gesture{kind: turnCard, index: -1})
	n.right.OnTap = press(gesture{kind: turnCard, index: 1})
	n.centre.OnTap = func() { n.centred = true }
	n.curtain.OnTap = press(gesture{kind: openHand})
	n.deck.OnTap = func() {
		if m, ok := b.draws(); ok {
			n.pressed = append(n.pressed, gesture{kind: chooseMove, move: m})
		}
	}
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
	n.deck.Layout(k, p.deck)
}

// draws returns the move that draws a card now.
func (b *Board) draws() (rules.Move, bool) {
	for _, m := range b.options.choices {
		if m.Kind == rules.Draw || m.Kind == rules.DrawExtra {
			return m, true
		}
	}
	return rules.Move{}, false
}

// choices appends the moves that stand on buttons for a selection. A token that can show two colours is placed by the
// button of the one that is meant; where either of two runes can be ignored, each has its button.
func choices(dst []rules.Move, o *options, s *selection) []rules.Move {
	if s.draft {
		n := len(dst)
		if dst = o.ignores(dst, s.laid()); len(dst) == n+1 { // the golden button does it
			dst = dst[:n]
		}
	}
	if s.pick && o.phase == rules.TokenPhase {
		n := len(dst)
		for _, m := range o.tokens {
			if m.Cell == s.picked {
				dst = append(dst, m)
			}
		}
		if len(dst) == n+1 { // the golden button does it
			dst = dst[:n]
		}
	}
	for _, m := range o.choices {
		if m.Kind != rules.DrawExtra || s.card == rules.Hidden { // the deck offers that too
			dst = append(dst, m)
		}
	}
	return dst
}

// choiceKey returns the words on the button of a move.
func choiceKey(m rules.Move) string {
	switch m.Kind {
	case rules.ChooseSide:
		return "masters.board.side." + m.Side.String()
	case rules.PlaceToken:
		return "masters.board.token." + m.Colour.String()
	case rules.Ignore:
		if covers(rules.Laid{Card: m.Card, Cell: m.Cell, Turn: m.Turn}, m.Rune) {
			return "masters.board.ignore.under"
		}
		return "masters.board.ignore.beside"
	}
	return "masters.board.do." + m.Kind.String()
}

// panels places the buttons of the present choice.
func (b *Board) panels() {
	k, n := b.frame.Kit, &b.buttons
	n.moves = choices(n.moves[:0], b.options, &b.sel)
	n.moves = n.moves[:min(len(n.moves), maxChoices)]
	if b.state.Bare || !b.Shown() { // what can be chosen next is shown when the picture has caught up
		n.moves = n.moves[:0]
	}
	var widths []float64
	for i, m := range n.moves {
		n.choices[i].Text = b.frame.Say(key(choiceKey(m)))
		widths = append(widths, n.choices[i].Measure(k, ui.Size{}).W)
	}
	if b.asksCurtain() {
		n.curtain.Text = b.frame.Say(key("masters.board.open-hand"))
		widths = append(widths, n.curtain.Measure(k, ui.Size{}).W)
	}
	b.over = arrangeChoices(k, &b.places, widths, b.aim.on)
	for i := range n.moves {
		n.choices[i].Layout(k, b.over.items[i])
	}
	n.curtain.Layout(k, ui.Rect{})
	if len(widths) > len(n.moves) {
		n.curtain.Layout(k, b.over.items[len(n.moves)])
	}
}

// asksCurtain reports whether the seat in front has to look at its hand to go on.
func (b *Board) asksCurtain() bool {
	return !b.state.Bare && b.curtained(b.state.Front) && b.Private(b.view, b.state.Front) && slices.Contains(b.state.Movers, b.state.Front)
}

// curtained reports whether a seat's hand lies behind a curtain that the reader may ask to open.
func (b *Board) curtained(s games.Seat) bool {
	return s >= 0 && int(s) < len(b.frame.Sitters) && b.frame.Sitters[s].Person && b.view.Reader() == games.Public &&
		!b.model.over && slices.Contains(b.model.hands[s], rules.Hidden)
}

// Private reports whether a seat that must act needs its own view: to choose a card of its hand, or a side of its adept
// after it has seen that (MAS-20).
func (b *Board) Private(v rules.View, s games.Seat) bool {
	switch v.Phase() {
	case rules.SidePhase, rules.PlayPhase, rules.DiscardPhase:
		return v.OnTurn() == s && slices.Contains(v.Hand(s), rules.Hidden)
	}
	return false
}

// update lets the buttons that can be pressed now read the tick.
func (n *buttons) update(b *Board, c *ui.Context) {
	n.pressed, n.centred = n.pressed[:0], false
	for i := range n.moves {
		n.choices[i].Update(c)
	}
	if !n.curtain.Rect().Empty() {
		n.curtain.Update(c)
	}
	if b.turns() {
		n.left.Update(c)
		n.right.Update(c)
	}
	if b.cornered() {
		n.centre.Update(c)
	}
	if _, ok := b.draws(); ok && !b.state.Bare && b.cornered() {
		n.deck.Update(c)
	}
}

// cornered reports whether deck and button in the corners of the field are shown: on a low one the words about a card take
// their place, or the card itself needs it.
func (b *Board) cornered() bool { return !b.places.brief && !b.places.aloft || !b.aim.on }

// turns reports whether there is a card to turn.
func (b *Board) turns() bool {
	return b.sel.card != rules.Hidden && b.options.laying() && !b.state.Bare
}

// report names the buttons that can be pressed.
func (n *buttons) report(b *Board, target func(string, ui.Rect)) {
	if b.cornered() {
		target("masters.centre", n.centre.Rect())
	}
	if _, ok := b.draws(); ok && !b.state.Bare && b.cornered() {
		target("masters.deck", n.deck.Rect())
	}
	if b.turns() {
		target("masters.turn-left", n.left.Rect())
		target("masters.turn-right", n.right.Rect())
	}
	for i, m := range n.moves {
		target(choiceKey(m), n.choices[i].Rect())
	}
	if !n.curtain.Rect().Empty() {
		target("masters.open-hand", n.curtain.Rect())
	}
}
