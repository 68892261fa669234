package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/scenes/hands"
	"runehall/scenes/motion"
	"runehall/scenes/table"
	"runehall/ui"
)

// hand is what the person at the board does: the options, the selection, the devices that change it, and the plan that it becomes.
type hand struct {
	parts
	options  *options
	sel      selection
	plan     plan
	pointers hands.Hands[target]
	hint     motion.Hint[rules.Move]

	acts     [maxActs]act
	curtain  ui.Button
	gestures []gesture // of this tick
	stops    stops
	lead     boards.Lead
	sheets   sheets
	peeks    boards.PeekKey
}

func newHand(before parts) hand {
	return hand{
		parts:   before,
		options: &options{actor: games.Nobody, reader: games.Public}, curtain: ui.Button{Icon: ui.IconCurtain},
	}
}

// clear forgets all that is chosen or planned.
func (h *hand) clear() { h.sel, h.plan = selection{}, plan{} }

// refresh sorts anew what can be done, and forgets what no longer can.
func (h *hand) refresh() {
	h.options = newOptions(h.given.View, h.given.Actor(h.given.View.Reader()), h.given.Drafts)
	h.sel = h.sel.kept(h.options)
}

// arrangement returns what there is to place.
func (h *hand) arrangement() arrangement {
	a := h.show.arrangement()
	a.mode = h.mode()
	a.action = h.sel.action
	a.sheet, a.about = h.sel.sheet, h.sel.about
	a.lines, a.items = h.sheetSize()
	return a
}

// mode returns what the ledge is for now.
func (h *hand) mode() mode { return watching }

// read returns what a tick of input means.
func (h *hand) read(c *ui.Context) []gesture { return nil }

// act carries out a gesture on the selection, and returns the move that comes of it, legal or not, if any.
func (h *hand) act(g gesture) (rules.Move, bool) {
	h.hint.Out()
	after, p, made := intent(h.options, h.sel, g)
	h.sel = after
	if !made || h.options.actor < 0 {
		return rules.Move{}, false
	}
	h.plan = p
	return p.next()
}

// ask asks for a move, and shows what is refused.
func (h *hand) ask(m rules.Move, want *table.Want[rules.Move]) {
	seat := h.options.actor
	if !want.Make(seat, m, h.given.View.WhyNot(seat, m), h.places.about(m)) {
		h.plan = plan{}
		h.show.refuse(m)
	}
}

// goOn asks for the next move of a plan, once the one before it has been shown, and reports whether it did.
func (h *hand) goOn(want *table.Want[rules.Move]) bool { return false }

// told notes that a move has been told: the next one of the plan may follow.
func (h *hand) told() {}

// stop forgets a plan, and whatever follows the hand.
func (h *hand) stop() { h.plan = plan{}; h.hint.Out() }

// drop forgets what is chosen, and reports whether there was anything.
func (h *hand) drop() bool { return false }

// propose lights a move, and changes nothing that is chosen.
func (h *hand) propose(m rules.Move) bool { h.hint.Light(m); return true }

// step plays a tick of what follows the hand.
func (h *hand) step() { h.hint.Step() }

// moving reports whether anything of it moves. With reduced motion a hint does not breathe.
func (h *hand) moving() bool {
	return h.hint.Moving() && !h.given.Frame.Kit.Look.ReducedMotion
}
