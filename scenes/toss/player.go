package toss

import (
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/scenes/hands"
	"runehall/scenes/motion"
	"runehall/scenes/table"
	"runehall/ui"
)

// player is what persons do at the board: the options, the selection, the devices that change it, and what their hands do with runes.
type player struct {
	parts
	options            *options
	sel                selection
	sheets             sheets
	hands.Still[thing] // nothing on this board is dragged or centred
	pointers           hands.Hands[thing]
	hint               motion.Hint[rules.Move]
	now                moment

	acts     boards.Acts[actKind]
	gestures []gesture // of this tick
	stops    boards.Stops[thing]
	begun    begin
	on       thing // the rune that had the focus last, and its place among the discs
	place    int
	peeks    boards.PeekKey
	finger   bool // the last pointer was a finger

	throws  throws  // hands that throw
	grips   grips   // hands that snatch
	cursors cursors // those of keys and gamepads, where there are several
	pull    pull    // the hand that flicks
}

func newPlayer(before parts) player {
	return player{parts: before, options: &options{actor: games.Nobody, reader: games.Public}}
}

// roomy is the side of a field, in dp, from which on fingers can take runes without looking closely at the heap.
const roomy = 1000

// sync forgets what hands have begun and, where another seat looks now, what was chosen.
func (h *player) sync(other bool) {
	h.hint.Out()
	h.throws, h.grips, h.pull = throws{}, grips{}, pull{}
	if other {
		h.sel = selection{}
	}
}

// refresh sorts anew what can be done, and forgets what no longer can.
func (h *player) refresh() {
	h.options = newOptions(h.given.View, h.given.Actor(h.given.View.Reader()), h.given.Drafts && h.given.Stays)
	if h.hint.On && h.options.actor < 0 {
		h.options = h.options.proposing(h.hint.Move)
	}
	h.sel = h.sel.kept(h.options)
}

// arrangement returns what there is to place.
func (h *player) arrangement() arrangement {
	h.think()
	a := h.show.arrangement()
	a.mode, a.choices = h.mode(), h.options.choices()
	if (a.mode == snatching || a.mode == taking) && h.given.Frame.Kit.InDp(min(h.given.Frame.Field.W, h.given.Frame.Field.H)) < roomy {
		a.heap = heap(h.show.model.fell, h.given.View.Edge(max(0, h.given.Front)))
	}
	a.throws = h.options.actor >= 0 && h.options.phase == rules.ThrowPhase
	a.flicks = h.options.actor >= 0 && h.options.phase == rules.FlickPhase && a.mode == flicking
	a.sheet, a.about, a.notes = h.sel.sheet, h.sel.about, h.said()
	return a
}

// read returns the gestures of a tick of input. Throws, grips and flicks are not among them: reach reads these.
func (h *player) read(c *ui.Context) []gesture {
	h.gestures = h.gestures[:0]
	h.sheets.paper.Update(c)
	h.acts.Update(c)
	h.stop(c)
	in := c.Rest()
	h.touch(in)
	h.pointers.Read(in, h)
	h.keys(c, in)
	for _, g := range h.pointers.Gestures {
		h.means(g)
	}
	return h.gestures
}

func (h *player) press(g gesture) { h.gestures = append(h.gestures, g) }

// act changes the selection by a gesture, and returns the move that the gesture makes, if any: legal or not.
func (h *player) act(g gesture) (rules.Move, bool) {
	watched := h.hint.On && h.options.actor < 0
	h.hint.Out()
	if watched {
		h.refresh() // a person who only watches had choices for the hint alone
	}
	after, m, made := intent(h.options, h.sel, g)
	h.sel = after
	return m, made && h.options.actor >= 0
}

// ask asks for a move of a seat, and shows what is refused.
func (h *player) ask(seat games.Seat, m rules.Move, want *table.Want[rules.Move]) {
	if h.given.Clocked {
		h.wants(seat, m, want)
		return
	}
	if why := h.given.View.WhyNot(seat, m); why != nil {
		h.refuse(m, why, want)
		return
	}
	want.Make(seat, m, nil, ui.Rect{})
}

// reach lets hands throw, snatch and flick, as the mode has it.
func (h *player) reach(c *ui.Context, want *table.Want[rules.Move]) {
	m := h.mode()
	if m != throwing {
		h.throws = throws{}
	}
	if !h.given.Clocked {
		h.open()
	}
	switch m {
	case throwing:
		h.throw(c, want)
	case snatching:
		if h.given.Clocked && len(h.given.Movers) > 0 { // else it is only watched
			h.snatch(c, want)
		}
	case flicking:
		h.flick(c, want)
	}
}

// told lets hands go that hold a rune which another seat got.
func (h *player) told(events []rules.Event) {
	h.hint.Out()
	for _, e := range events {
		if missed, ok := e.(rules.ClaimMissed); ok {
			h.missed(missed.Seat, missed.Rune)
		}
	}
}

// drop closes what lies over the board, or else forgets what is chosen, and reports whether there was anything.
func (h *player) drop() bool {
	there := h.drops()
	if h.sel.sheet != noSheet {
		h.sel = h.sel.closed()
	} else {
		h.sel = h.sel.cleared()
	}
	return there
}

func (h *player) drops() bool { return h.sel.sheet != noSheet || h.sel.anything() }

func (h *player) step() {
	h.hint.Step()
	h.throws.step()
	h.grips.step()
	h.cursors.step(h.given.Frame.Kit.Look.ReducedMotion)
	h.pull.step()
}

// moving reports whether anything of it moves. With reduced motion a hint does not breathe.
func (h *player) moving() bool {
	return h.sheets.paper.Moving() || h.throws.moving() || h.grips.moving() || h.pull.moving() || h.hint.Moving() && !h.given.Frame.Kit.Look.ReducedMotion
}
