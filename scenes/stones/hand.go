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
	order    [rules.ManyCards]rules.Card // in which cards are used; nobody else's business before they are
	pointers hands.Hands[target]
	hands.Still[target]
	hint motion.Hint[rules.Move]
	now  moment
	held mode

	acts     boards.Acts[actKind]
	gestures []gesture // of this tick
	stops    boards.Stops[target]
	sheets   sheets
	peeks    boards.PeekKey
	eye      bool // the choice of rune stones is hidden for as long as its eye is held
}

func newHand(before parts) hand {
	return hand{
		parts: before, options: &options{actor: games.Nobody},
	}
}

// sync forgets a plan, and what was chosen by somebody else: that is nobody's business. Where a move takes the curtain away, that is
// not forgotten which this reader has asked for and nobody else sees.
func (h *hand) sync(other bool) {
	h.hint.Out()
	if other {
		h.sel = selection{}
	}
	if !other || !h.plan.Waits {
		h.plan = plan{}
	}
}

// refresh sorts anew what can be done, and forgets what no longer can.
func (h *hand) refresh() {
	h.options = newOptions(h.given.View, h.given.Actor(h.given.View.Reader()), h.given.Drafts)
	h.sel = h.sel.kept(h.options)
}

func (h *hand) arrangement() arrangement {
	h.think()
	a := h.show.arrangement()
	a.mode, a.action = h.mode(), actionOf(h.options, &h.sel)
	a.tiles = h.now.choices.count()
	a.sheet, a.about = h.sel.sheet, h.sel.about
	a.lines, a.items = h.sheetSize()
	return a
}

func (h *hand) read(c *ui.Context) []gesture {
	h.gestures = h.gestures[:0]
	h.acts.Update(c)
	if !h.given.Bare {
		h.stops.Update(c, h.each, h.point)
	}
	in := c.Rest()
	h.touch(in)
	h.pointers.Read(in, h)
	h.keys(c, in)
	for _, g := range h.pointers.Gestures {
		h.means(g)
	}
	return h.gestures
}

func (h *hand) press(g gesture) { h.gestures = append(h.gestures, g) }

// act carries out a gesture on the selection, and returns the move that comes of it, legal or not, if any. Whatever is done stops a
// plan; what is held and looked at does not, nor a tap on nothing, which only hurries.
func (h *hand) act(g gesture) (rules.Move, bool) {
	h.hint.Out()
	late := h.options.actor >= 0 && h.options.actor != h.given.Front // the ledge has not changed hands yet
	if g.kind == tap && (g.on.kind == onNothing || late) {
		return rules.Move{}, false
	}
	if !g.looks() {
		h.plan = plan{}
	}
	after, p := intent(h.options, h.sel, g)
	h.sel = after
	if h.sel.sheet == explainSheet && !h.explains(h.sel.about) {
		h.sel = h.sel.closed()
	}
	m, made := p.Next()
	if made = made && h.options.actor >= 0; made {
		h.plan, h.order = p, h.sel.cards
	}
	return m, made
}

// ask asks for a move, and shows what is refused. Of a move that was planned behind the curtain, with cards that nobody else sees, the
// core alone can say whether it is legal.
func (h *hand) ask(m rules.Move, want *table.Want[rules.Move]) {
	seat := h.options.actor
	why := h.given.View.WhyNot(seat, m)
	if why == games.NoSuchThing && m.Kind == rules.Lay && h.given.View.Reader() < 0 {
		why = nil
	}
	if h.plan.Waits = want.Make(seat, m, why, h.places.about(h.show.model.moveSpots(seat, m))); !h.plan.Waits {
		h.plan = plan{}
		h.show.refuse(m)
	}
}

// goOn asks for the next move of a plan, once the one before it has been shown, and reports whether it did.
func (h *hand) goOn(want *table.Want[rules.Move]) bool {
	m, due := h.plan.Due()
	if due = due && h.options.actor >= 0 && h.show.shown(); due {
		h.ask(m, want)
	}
	return due
}

// told notes that a move has been told: the next one of the plan may follow. A move that nobody planned ends a plan.
func (h *hand) told() {
	h.hint.Out()
	m, waits := h.plan.Moves, h.plan.Waits
	if h.plan.Told(); !waits {
		return
	}
	switch m[0].Kind {
	case rules.Use:
		h.sel.cards = h.order
	case rules.UseIcon, rules.IconGem, rules.IconCard, rules.Exchange, rules.Leave, rules.Accept, rules.AcceptGem, rules.Decline:
		h.sel.restep()
	}
	for _, next := range h.plan.Moves { // what is bought next stays ticked, before everybody's eyes too
		if next.Kind == rules.Buy {
			h.sel.slots[next.Slot] = true
		}
	}
}

// drop closes what lies over the board, or else forgets what is chosen, and reports whether there was anything.
func (h *hand) drop() bool {
	planned := h.plan.Drop()
	switch {
	case h.sel.sheet != noSheet:
		h.sel = h.sel.closed()
	case h.sel.anything(h.options):
		h.sel = h.sel.dropped(h.options)
	default:
		return planned
	}
	return true
}

// drops reports whether a sheet lies over the board, anything is chosen, or more moves are planned.
func (h *hand) drops() bool {
	return h.sel.sheet != noSheet || h.sel.anything(h.options) || len(h.plan.Moves) > 0
}

// step plays a tick of what follows the hand.
func (h *hand) step() { h.hint.Step() }

// moving reports whether anything of it moves, or a plan goes on. With reduced motion a hint does not breathe.
func (h *hand) moving() bool {
	_, due := h.plan.Due()
	return due || h.hint.Moving() && !h.given.Frame.Kit.Look.ReducedMotion
}
