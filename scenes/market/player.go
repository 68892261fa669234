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

// player is what the person at the board does: the options, the selection, the devices that change it, and the plan that it becomes.
type player struct {
	parts
	options  *options
	sel      selection
	plan     plan
	pointers hands.Hands[thing]
	hands.Still[thing]
	hint motion.Hint[rules.Move]
	now  moment
	held mode
	took thing // where something was taken last

	acts     boards.Acts[actKind]
	gestures []gesture // of this tick
	stops    boards.Stops[thing]
	peeks    boards.PeekKey
	sheets   sheets
}

func newPlayer(before parts) player {
	return player{
		parts:   before,
		options: &options{actor: games.Nobody, reader: games.Public},
		stops:   boards.Stops[thing]{Same: func(t thing) thing { return catalogue.Stop(t, before.places.made.front) }},
	}
}

// sync forgets a plan, and what was chosen by somebody else, which is nobody's business, but for what everybody may see. Whoever takes
// moves back may take the interest anew.
func (h *player) sync(other bool) {
	h.hint.Out()
	h.plan = plan{}
	if other {
		h.sel = h.sel.interest()
	} else {
		h.sel.moved = false
	}
}

// refresh sorts anew what can be done, and forgets what no longer can.
func (h *player) refresh() {
	before := h.options
	h.options = newOptions(h.given.View, h.given.Actor(h.given.View.Reader()), h.given.Drafts)
	if before.view != (rules.View{}) {
		h.sel = h.sel.kept(h.options, before)
	}
}

// arrangement returns what there is to place.
func (h *player) arrangement() arrangement {
	h.think()
	a := h.show.arrangement()
	a.phase = h.stage()
	a.mode, a.room, a.where = h.mode(), h.now.room, h.now.where
	a.offers, a.tiles = len(h.now.offers), h.now.pay.Size()
	if a.mode == aiming { // what is bought is settled, and mostly how it is paid
		if h.sel.thing.Kind != bay || a.offers < 2 {
			a.offers = 0
		}
		if !h.now.changes {
			a.tiles = 0
		}
	}
	a.sheet, a.about = h.sel.sheet, h.sel.about
	a.lines, a.items = h.sheetSize()
	for _, n := range h.now.coming {
		if n > 0 {
			a.panels++
		}
	}
	return a
}

// read returns what a tick of input means.
func (h *player) read(c *ui.Context) []gesture {
	h.gestures = h.gestures[:0]
	h.acts.Update(c)
	if !h.given.Bare {
		h.stops.Update(c, h.each, h.point)
	}
	in := c.Rest()
	h.pointers.Read(in, h)
	h.keys(c, in)
	for _, g := range h.pointers.Gestures {
		h.means(g)
	}
	return h.gestures
}

// press adds a gesture to those of this tick.
func (h *player) press(g gesture) { h.gestures = append(h.gestures, g) }

// act carries out a gesture on the selection, and returns the move that comes of it, legal or not, if any. Whatever is done stops a
// plan; what is held and looked at does not, nor a tap on nothing, which only hurries.
func (h *player) act(g gesture) (rules.Move, bool) {
	h.hint.Out()
	late := h.options.actor >= 0 && h.options.actor != h.given.Front // the ledge has not changed hands yet
	if g.kind == tap && (g.on.Kind == nothing || late) {
		return rules.Move{}, false
	}
	if !g.looks() {
		h.plan = plan{}
	}
	after, p, made := intent(h.options, h.sel, g)
	h.sel = after
	if !made || h.options.actor < 0 {
		return rules.Move{}, false
	}
	h.plan = p
	return p.Next()
}

// ask asks for a move, and shows what is refused.
func (h *player) ask(m rules.Move, want *table.Want[rules.Move]) {
	seat := h.options.actor
	on := about(h.given.View, m)
	if h.plan.Waits = want.Make(seat, m, h.given.View.WhyNot(seat, m), h.places.aim(on)); !h.plan.Waits {
		h.plan = plan{}
		h.show.refuse(on)
	} else if m.Kind == rules.TakeRune || m.Kind == rules.TakeCard {
		h.took = on[0]
	}
}

// goOn asks for the next move of a plan, once the one before it has been shown, and reports whether it did.
func (h *player) goOn(want *table.Want[rules.Move]) bool {
	m, due := h.plan.Due()
	if due = due && h.options.actor >= 0 && h.show.shown(); due {
		h.ask(m, want)
	}
	return due
}

// told notes that a move has been told: the next one of the plan may follow, if it still can. A move that nobody planned ends a plan.
func (h *player) told() {
	h.hint.Out()
	h.plan.Told()
	if m, ok := h.plan.Next(); ok && h.given.View.WhyNot(h.given.View.OnTurn(), m) != nil {
		h.plan.Drop()
	}
}

// drop closes what lies over the board, or else forgets what is chosen, and reports whether there was anything.
func (h *player) drop() bool {
	planned := h.plan.Drop()
	switch {
	case h.sel.sheet != noSheet:
		h.sel = h.sel.closed()
	case h.sel.anything():
		h.sel = h.sel.cleared()
	case h.sel.moved && h.options.can(rules.Interest):
		h.sel.moved = false
	default:
		return planned
	}
	return true
}

// drops reports whether a sheet lies over the board, anything is chosen, interest was chosen to be moved, or more moves are planned.
func (h *player) drops() bool {
	return h.sel.sheet != noSheet || h.sel.anything() || h.sel.moved && h.options.can(rules.Interest) || len(h.plan.Moves) > 0
}

// step plays a tick of what follows the hand.
func (h *player) step() { h.hint.Step() }

// moving reports whether anything of it moves, or a plan goes on. With reduced motion a hint does not breathe.
func (h *player) moving() bool {
	_, due := h.plan.Due()
	return due || h.hint.Moving() && !h.given.Frame.Kit.Look.ReducedMotion
}
