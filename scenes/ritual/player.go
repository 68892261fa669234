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
	pointers hands.Hands[thing]
	held     motion.Held[rules.TileID]

	corners  boards.Corners
	choices  boards.Choices[rules.Move]
	close    ui.Button
	curtain  ui.Button
	piles    ui.Button   // takes pointer and focus; the piles are drawn on it
	discards []discarded // in the pile panel

	gestures []gesture // of this tick
	stops    boards.Stops[thing]
	proposed []thing      // what a hint is about
	lit      []rules.Cell // that the keyboard can go to
	lead     boards.Lead
	peeks    boards.PeekKey
	seen     camera.View // of the last tick
	moved    bool        // the eye has moved since the button in the corner was placed
}

func newPlayer(before parts) player {
	return player{
		parts: before, options: &options{actor: games.Nobody, reader: games.Public},
		held: motion.NewHeld[rules.TileID](handling),
	}
}

// handed forgets what another reader had chosen. Somebody who has just opened a curtain wants to see their rituals.
func (h *player) handed(s selection, other bool) selection {
	if !other {
		return s
	}
	s = s.cleared()
	if v := h.Given.View; v.Reader() >= 0 && len(v.Rituals(v.Reader())) > 0 && h.Given.Shared() {
		s.panel = cardPanel
	}
	return s
}

// renew sorts anew what can be done, and forgets what no longer can.
func (h *player) renew(s selection) selection {
	h.options = newOptions(h.Given.View, h.Actor, h.Given.Drafts)
	return s.kept(h.options)
}

// asked opens the reader's rituals when one of them is asked for, and reports whether it did.
func (h *player) asked(c table.Changes) bool {
	o := h.options
	answers := c.Asked && len(o.cards) > 0
	draws := c.Movers && o.phase == rules.DrawPhase && o.actor == o.reader && o.actor >= 0 && h.Sel.panel == noPanel
	if answers || draws {
		h.Sel.panel = cardPanel
	}
	return answers || draws
}

// opens returns the seat whose curtain a gesture is about, and false if it is about none.
func (h *player) opens(g gesture) (games.Seat, bool) {
	others := g.On.Seat != h.Given.Front || len(h.options.held()) == 0
	return g.On.Seat, g.Kind == boards.OpenHand || g.Kind == boards.Tap && g.On.Kind == rituals && others
}

// considers reports whether the person may be about to reveal a ritual, for which others wait.
func (h *player) considers() bool {
	return h.options.phase == rules.TurnPhase && (h.Sel.card != rules.Hidden || h.Sel.panel == cardPanel)
}

// act carries out a gesture on the selection, and returns the move that comes of it, legal or not, if any.
func (h *player) act(g gesture) (rules.Move, bool) {
	h.Proposed.Out()
	sel, m, made := intent(h.options, h.Sel, g)
	h.follow(&h.Sel, &sel)
	if sel != h.Sel {
		laid := sel.draft && (!h.Sel.draft || sel.cell != h.Sel.cell)
		if e, ok := handled(&h.Sel, &sel); ok {
			h.Given.Sound(e, h.where(&sel))
		}
		h.Sel = sel
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
	if !want.Make(seat, m, h.Given.View.WhyNot(seat, m), h.places.refused(about(h.Given.View, m))) {
		h.refuse(seat, m)
		return
	}
	if h.Sel.draft || h.pointers.Dropped && lays(m) {
		h.Model.already = &placed{cell: m.Cell, tile: m.Tile, turn: m.Turn}
	}
	h.Sel = h.Sel.cleared()
}

// mine reports whether the hand on the ledge is that of the seat whose moves are meant.
func (h *player) mine() bool {
	return h.options.actor == h.Given.Front && h.options.actor != games.Nobody
}

func (h *player) lays() bool { return h.mine() && h.options.laying() }

// drafted reports whether the draft lies on a cell.
func (h *player) drafted(c rules.Cell) bool { return h.Sel.draft && h.Sel.cell == c }

// carries reports whether a finger carries the chosen tile.
func (h *player) carries() bool { return h.pointers.Carrying() != nil }
