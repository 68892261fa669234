package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/boards"
	"runehall/scenes/hands"
	"runehall/scenes/motion"
	"runehall/scenes/table"
	"runehall/ui"
)

// hand is what the person at the screen does: what can be done, what is chosen so far, and how the devices say so.
type hand struct {
	given    *table.Given[rules.View]
	places   *places
	show     *show
	options  *options
	sel      selection
	pointers hands.Hands[target]
	held     motion.Held[rules.TileID]
	hint     motion.Hint[rules.Move]

	corners  boards.Corners
	choices  boards.Choices[rules.Move]
	close    ui.Button
	curtain  ui.Button
	piles    ui.Button   // takes pointer and focus; the piles are drawn on it
	discards []discarded // in the pile panel

	gestures []gesture // of this tick
	stops    stops
	lit      []rules.Cell // that the keyboard can go to
	leads    any          // what the focus is led to as soon as it is there
	peeks    boards.PeekKey
}

func newHand(g *table.Given[rules.View], p *places, s *show) hand {
	return hand{
		given: g, places: p, show: s, sel: nothing(), options: &options{actor: games.Nobody, reader: games.Public},
		held: motion.NewHeld[rules.TileID](handling),
	}
}

// refresh sorts anew what can be done, and forgets what no longer can.
func (h *hand) refresh() {
	h.options = newOptions(h.given.View, h.given.Actor(h.given.View.Reader()), h.given.Drafts)
	h.sel = h.sel.kept(h.options)
}

// look forgets what somebody else had chosen who looked before. Whoever opens the own curtain wants to see the rituals.
func (h *hand) look() {
	h.sel = h.sel.cleared()
	if len(h.show.model.held) > 0 && h.given.Shared() {
		h.sel.panel = cardPanel
	}
}

// asked opens the rituals of who is asked for one of them, and reports whether it did.
func (h *hand) asked(c table.Changes) bool {
	o := h.options
	answers := c.Asked && len(o.cards) > 0
	draws := c.Movers && o.phase == rules.DrawPhase && o.actor == o.reader && o.actor >= 0 && h.sel.panel == noPanel
	if answers || draws {
		h.sel.panel = cardPanel
	}
	return answers || draws
}

// opens returns the seat whose curtain a gesture is about, and false if it is about none.
func (h *hand) opens(g gesture) (games.Seat, bool) {
	return g.seat, g.kind == openSeat || g.kind == openCards && len(h.options.held()) == 0
}

// considers reports whether the person is about to reveal a ritual: others wait.
func (h *hand) considers() bool {
	return h.options.phase == rules.TurnPhase && (h.sel.card != rules.Hidden || h.sel.panel == cardPanel)
}

// act carries out one gesture, and returns the move that it makes, if any.
func (h *hand) act(g gesture) (rules.Move, bool) {
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

// made clears the selection that a legal move came from. What was laid by hand lies there already, and need not fly.
func (h *hand) made(m rules.Move) {
	if h.sel.draft || h.pointers.Dropped && lays(m) {
		h.show.model.already = &placed{cell: m.Cell, tile: m.Tile, turn: m.Turn}
	}
	h.sel = h.sel.cleared()
}

// propose lights a move, and chooses what belongs to it as a hand would.
func (h *hand) propose(m rules.Move) {
	h.sel = h.sel.cleared()
	switch m.Kind {
	case rules.Place, rules.BuildOver:
		h.sel.tile, h.sel.turns[m.Tile], h.sel.cursor = m.Tile, m.Turn, m.Cell
		h.places.lead(m.Cell)
	case rules.PickCell:
		h.places.lead(m.Cell)
	case rules.TakeTile:
		h.sel.panel, h.sel.seat = handPanel, h.given.View.Holder(m.Tile)
	case rules.Reveal, rules.RevealAt, rules.Answer, rules.PutOut:
		h.sel.panel = cardPanel
	}
	h.hint.Light(m)
}

// step plays a tick of what moves by itself.
func (h *hand) step() {
	h.held.Step()
	h.hint.Step()
}

// rest completes what the hand has set moving, and puts out the hint.
func (h *hand) rest() {
	h.held.Rest()
	h.hint.Out()
}

// moving reports whether anything of it moves.
func (h *hand) moving() bool {
	return h.held.Moving() || h.hint.Moving() && !h.given.Frame.Kit.Look.ReducedMotion
}

// mine reports whether the hand on the ledge is that of the seat whose moves are meant.
func (h *hand) mine() bool {
	return h.options.actor == h.given.Front && h.options.actor != games.Nobody
}

// lays reports whether tiles can be chosen from the ledge.
func (h *hand) lays() bool { return h.mine() && h.options.laying() }

// drafted reports whether the draft lies on a cell.
func (h *hand) drafted(c rules.Cell) bool { return h.sel.draft && h.sel.cell == c }

// carries reports whether a finger carries the chosen tile.
func (h *hand) carries() bool { return h.pointers.Carrying() != nil }
