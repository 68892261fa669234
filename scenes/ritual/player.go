package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/boards"
	"runehall/scenes/camera"
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
	sel      selection
	pointers hands.Hands[thing]
	held     motion.Held[rules.TileID]
	hint     motion.Hint[rules.Move]
	proposed []thing // what the hint is about

	corners  boards.Corners
	choices  boards.Choices[rules.Move]
	close    ui.Button
	curtain  ui.Button
	piles    ui.Button   // takes pointer and focus; the piles are drawn on it
	discards []discarded // in the pile panel

	gestures []gesture // of this tick
	stops    boards.Stops[thing]
	lit      []rules.Cell // that the keyboard can go to
	lead     boards.Lead
	peeks    boards.PeekKey
	seen     camera.View // of the last tick
	moved    bool        // the eye has moved since the button in the corner was placed
}

func newPlayer(before parts) player {
	return player{
		parts: before, sel: unchosen(), options: &options{actor: games.Nobody, reader: games.Public},
		held: motion.NewHeld[rules.TileID](handling),
	}
}

func (h *player) refresh() {
	h.options = newOptions(h.given.View, h.given.Actor(h.given.View.Reader()), h.given.Drafts)
	h.sel = h.sel.kept(h.options)
}

// look forgets what the reader before had chosen. Somebody who has just opened a curtain wants to see their rituals.
func (h *player) look() {
	h.sel = h.sel.cleared()
	if len(h.show.model.held) > 0 && h.given.Shared() {
		h.sel.panel = cardPanel
	}
}

// asked opens the reader's rituals when one of them is asked for, and reports whether it did.
func (h *player) asked(c table.Changes) bool {
	o := h.options
	answers := c.Asked && len(o.cards) > 0
	draws := c.Movers && o.phase == rules.DrawPhase && o.actor == o.reader && o.actor >= 0 && h.sel.panel == noPanel
	if answers || draws {
		h.sel.panel = cardPanel
	}
	return answers || draws
}

// opens returns the seat whose curtain a gesture is about, and false if it is about none.
func (h *player) opens(g gesture) (games.Seat, bool) {
	return g.on.Seat, g.kind == openSeat || g.kind == openCards && len(h.options.held()) == 0
}

// considers reports whether the person may be about to reveal a ritual, for which others wait.
func (h *player) considers() bool {
	return h.options.phase == rules.TurnPhase && (h.sel.card != rules.Hidden || h.sel.panel == cardPanel)
}

// act carries out a gesture on the selection, and returns the move that comes of it, legal or not, if any.
func (h *player) act(g gesture) (rules.Move, bool) {
	h.hint.Out()
	sel, m, made := intent(h.options, h.sel, g)
	h.follow(&h.sel, &sel)
	if sel != h.sel {
		laid := sel.draft && (!h.sel.draft || sel.cell != h.sel.cell)
		if e, ok := handled(&h.sel, &sel); ok {
			h.given.Sound(e, h.where(&sel))
		}
		h.sel = sel
		if laid {
			h.places.expose(sel.cell)
		}
	}
	return m, made && h.options.actor >= 0
}

// ask asks for a move, and shows what is refused. A move that is legal clears the selection. A tile that a hand has laid stays where it
// lies, and need not fly there.
func (h *player) ask(m rules.Move, want *table.Want[rules.Move]) {
	seat := h.options.actor
	if !want.Make(seat, m, h.given.View.WhyNot(seat, m), h.places.refused(about(h.given.View, m))) {
		h.show.refuse(seat, m)
		return
	}
	if h.sel.draft || h.pointers.Dropped && lays(m) {
		h.show.model.already = &placed{cell: m.Cell, tile: m.Tile, turn: m.Turn}
	}
	h.sel = h.sel.cleared()
}

func (h *player) drop() bool {
	there := h.drops()
	if there {
		h.sel = h.sel.cleared()
	}
	return there
}

func (h *player) drops() bool { return h.sel.anything() }

// step plays a tick of what moves by itself.
func (h *player) step() {
	h.held.Step()
	h.hint.Step()
	h.seek()
}

// rest completes what the pointer has set moving, and puts out the hint.
func (h *player) rest() {
	h.held.Rest()
	h.hint.Out()
}

func (h *player) moving() bool {
	return h.held.Moving() || h.hint.Moving() && !h.given.Frame.Kit.Look.ReducedMotion
}

// mine reports whether the hand on the ledge is that of the seat whose moves are meant.
func (h *player) mine() bool {
	return h.options.actor == h.given.Front && h.options.actor != games.Nobody
}

func (h *player) lays() bool { return h.mine() && h.options.laying() }

// drafted reports whether the draft lies on a cell.
func (h *player) drafted(c rules.Cell) bool { return h.sel.draft && h.sel.cell == c }

// carries reports whether a finger carries the chosen tile.
func (h *player) carries() bool { return h.pointers.Carrying() != nil }
