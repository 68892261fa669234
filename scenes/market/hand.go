package market

import (
	"runehall/games"
	rules "runehall/games/market"
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
	now      moment

	acts     [maxActs]act
	curtain  ui.Button
	gestures []gesture // of this tick
	stops    stops
	peeks    boards.PeekKey
	finger   bool // the last pointer was a finger
}

func newHand(before parts) hand {
	return hand{
		parts:   before,
		options: &options{actor: games.Nobody, reader: games.Public}, curtain: ui.Button{Icon: ui.IconCurtain},
	}
}

// sync forgets a plan, and what was chosen by somebody else: that is nobody's business.
func (h *hand) sync(other bool) {
	h.hint.Out()
	h.plan = plan{}
	if other {
		h.sel = selection{}
	}
}

// refresh sorts anew what can be done, and forgets what no longer can.
func (h *hand) refresh() {
	h.options = newOptions(h.given.View, h.given.Actor(h.given.View.Reader()), h.given.Drafts)
}

// think finds out what options and selection come to, if either is not as it was.
func (h *hand) think() {}

// arrangement returns what there is to place.
func (h *hand) arrangement() arrangement {
	h.think()
	a := h.show.arrangement()
	a.mode, a.offers, a.tiles = h.now.mode, len(h.now.offers), h.now.pay.Size()
	a.sheet, a.about = h.sel.sheet, h.sel.about
	return a
}

// read returns what a tick of input means.
func (h *hand) read(c *ui.Context) []gesture {
	h.gestures = h.gestures[:0]
	h.updateButtons(c)
	h.stop(c)
	in := c.Rest()
	h.pointers.Read(in, h)
	h.keys(c, in)
	return h.gestures
}

// press adds a gesture to those of this tick.
func (h *hand) press(g gesture) { h.gestures = append(h.gestures, g) }

// act carries out a gesture on the selection, and returns the move that comes of it, legal or not, if any.
func (h *hand) act(g gesture) (rules.Move, bool) { return rules.Move{}, false }

// ask asks for a move, and shows what is refused.
func (h *hand) ask(m rules.Move, want *table.Want[rules.Move]) {
	seat := h.options.actor
	if h.plan.waits = want.Make(seat, m, h.given.View.WhyNot(seat, m), h.places.about(m)); !h.plan.waits {
		h.plan = plan{}
		h.show.refuse(m)
	}
}

// goOn asks for the next move of a plan, once the one before it has been shown, and reports whether it did.
func (h *hand) goOn(want *table.Want[rules.Move]) bool { return false }

// told notes that a move has been told: the next one of the plan may follow.
func (h *hand) told() { h.hint.Out() }

// drop closes what lies over the board, or else forgets what is chosen, and reports whether there was anything.
func (h *hand) drop() bool { return false }

// propose lights a move, and changes nothing that is chosen.
func (h *hand) propose(m rules.Move) bool {
	h.hint.Light(m)
	return true
}

// step plays a tick of what follows the hand.
func (h *hand) step() { h.hint.Step() }

// moving reports whether anything of it moves, or a plan goes on.
func (h *hand) moving() bool {
	return h.hint.Moving() && !h.given.Frame.Kit.Look.ReducedMotion
}
