package masters

import (
	"slices"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boards"
	"runehall/scenes/hands"
	"runehall/scenes/motion"
	"runehall/scenes/table"
	"runehall/ui"
)

// player is what the person at the board does: the options, the selection, the devices that change it, and what follows them on the
// screen.
type player struct {
	parts
	options  *options
	lit      []rules.Laid // where the chosen card may lie as it is turned
	sel      selection
	pointers hands.Hands[thing]
	held     motion.Held[rules.Card]
	shift    ui.Point // how far the middle of the held card was off when it began to turn, in sections
	verdict  verdict
	marks    motion.Pops // round a card where it hovers
	hint     motion.Hint[rules.Move]

	corners  boards.Corners
	choices  boards.Choices[rules.Move]
	curtain  ui.Button
	deck     ui.Button    // takes pointer and focus; the deck is drawn on it
	steps    [2]ui.Button // lead to the lit place before, and to the one after
	chooser  bool         // buttons of choices or curtain stand in the row of these
	turned   bool         // one stands where a card is turned otherwise
	gestures []gesture    // of this tick
	stops    boards.Stops[thing]
	lead     boards.Lead
	peeks    boards.PeekKey
}

func newPlayer(before parts) player {
	return player{
		parts: before, held: motion.NewHeld[rules.Card](handling),
		options: &options{actor: games.Nobody, reader: games.Public}, curtain: ui.Button{Icon: ui.IconCurtain},
	}
}

func (h *player) refresh() {
	h.options = newOptions(h.given.View, h.given.Actor(h.given.View.Reader()), h.given.Drafts)
	h.sel = h.sel.kept(h.options)
	h.light()
}

// light finds out anew which places are lit.
func (h *player) light() { h.lit = h.options.lit(&h.sel) }

// read returns what a tick of input means.
func (h *player) read(c *ui.Context) []gesture {
	h.gestures = h.gestures[:0]
	centred := h.updateButtons(c)
	h.stop(c)
	in := c.Rest()
	boards.Steer(in, &h.pointers, &h.places.eye, h, centred, h.wheels)
	h.keys(c, in)
	for _, g := range h.pointers.Gestures {
		h.press(h.meaning(g))
	}
	return h.gestures
}

func (h *player) press(g gesture) { h.gestures = append(h.gestures, g) }

// act carries out a gesture on the selection, and returns the move that comes of it, legal or not, if any.
func (h *player) act(g gesture) (rules.Move, bool) {
	h.hint.Out()
	if g.kind == tapCursor && h.sel.draft && len(h.options.ignores(nil, h.sel.laid())) > 1 {
		h.lead.To(h.choices.Button(0)) // where the buttons ask which rune is ignored
		return rules.Move{}, false
	}
	before := h.sel
	after, m, made := intent(h.options, before, g)
	h.follow(&before, &after)
	if after != before {
		if e, ok := handled(&before, &after); ok {
			h.given.Sound(e, h.where(&after))
		}
		h.sel = after
		h.light()
		if after.card != before.card || after.turn() != before.turn() {
			h.places.eye.Grew() // other places are lit
		}
		switch {
		case after.draft && (!before.draft || after.cell != before.cell):
			h.places.eye.Expose(area(after.laid()).Grow(hoverLift))
		case after.pick && g.kind == stepPlace:
			h.places.eye.Expose(cellArea(after.picked).Grow(1))
		case g.kind == moveCursor:
			h.places.eye.Expose(cellArea(after.cursor))
		}
	}
	return m, made && h.options.actor >= 0
}

// ask asks for a move, and shows what is refused. A move that is legal clears the selection. A card that a hand has laid stays where it
// lies, and need not fly there.
func (h *player) ask(m rules.Move, want *table.Want[rules.Move]) {
	seat := h.options.actor
	if !want.Make(seat, m, h.given.View.WhyNot(seat, m), h.places.refused(about(h.given.View, m))) {
		h.show.refuse(m)
		return
	}
	if h.sel.draft || h.pointers.Dropped && lays(m) {
		h.show.model.already = laidBy(m)
	}
	h.sel = h.sel.cleared()
	h.light()
}

// where returns the place on the screen that a selection is about.
func (h *player) where(s *selection) ui.Point {
	down, pressed := h.pointers.Down()
	switch {
	case s.draft:
		return h.places.laid(s.laid()).Center()
	case s.pick:
		return h.places.cell(s.picked).Center()
	case pressed:
		return down
	}
	return h.places.ledge.rect.Center()
}

// drop forgets what is chosen, and reports whether there was anything.
func (h *player) drop() bool {
	there := h.drops()
	if there {
		h.sel = h.sel.cleared()
		h.light()
	}
	return there
}

func (h *player) drops() bool { return h.sel.anything() }

func (h *player) step() {
	h.held.Step()
	h.marks.Step()
	h.hint.Step()
}

// rest completes what follows the pointer.
func (h *player) rest() {
	h.held.Rest()
	h.marks.Rest()
}

func (h *player) moving() bool {
	return h.held.Moving() || h.marks.Moving() || h.hint.Moving() && !h.given.Frame.Kit.Look.ReducedMotion
}

// mine reports whether the hand on the ledge is that of the seat whose moves are meant.
func (h *player) mine() bool {
	return h.options.actor == h.given.Front && h.options.actor != games.Nobody
}

func (h *player) chooses() bool {
	return !h.given.Bare && h.mine() && h.options.choosing() && !slices.Contains(h.show.front(), rules.Hidden)
}

func (h *player) turns() bool {
	return h.sel.card != rules.Hidden && h.options.laying() && !h.given.Bare
}
