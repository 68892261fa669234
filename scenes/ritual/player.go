package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/boards"
	"runehall/scenes/camera"
	"runehall/scenes/table"
	"runehall/ui"
)

// player is what the person at the board does: what can be done, and the buttons.
type player struct {
	parts
	options *options
	hinted  []thing      // what a hint is about
	lit     []rules.Cell // that the cursor can go to

	choices  boards.Choices[rules.Move]
	close    ui.Button
	curtain  ui.Button
	piles    ui.Button   // takes pointer and focus; the piles are drawn on it
	discards []discarded // in the pile panel
	seen     camera.View // of the last tick
	moved    bool        // the eye has moved since the button in the corner was placed
}

func newPlayer(before parts) player {
	return player{parts: before, options: &options{actor: games.Nobody, reader: games.Public}}
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

// asked opens the reader's rituals when one of them is asked for.
func (h *player) asked(s selection, c table.Changes) selection {
	o := h.options
	answers := c.Asked && len(o.cards) > 0
	draws := c.Movers && o.phase == rules.DrawPhase && o.actor == o.reader && o.actor >= 0 && s.panel == noPanel
	if answers || draws {
		s.panel = cardPanel
	}
	return s
}

// opens reports whether a gesture is about rituals behind a curtain, and whether that may be opened.
func (h *player) opens(g gesture) (means, may bool) {
	taps := (g.Kind == boards.Tap || g.Kind == boards.Key) && g.On.Kind == rituals
	means = g.Kind == boards.OpenHand || taps && (g.On.Seat != h.Given.Front || len(h.options.held()) == 0)
	return means, means && h.curtained(g.On.Seat)
}

// considers reports whether the person may be about to reveal a ritual, for which others wait.
func (h *player) considers() bool {
	return h.options.phase == rules.TurnPhase && (h.Sel.card != rules.Hidden || h.Sel.panel == cardPanel)
}

// intent decides what a gesture means.
func (h *player) intent(s selection, g gesture) (selection, boards.Plan[rules.Move]) {
	after, m, made := intent(h.options, s, g)
	if !made {
		return after, boards.Plan[rules.Move]{}
	}
	return after, boards.PlanOf(m)
}

// made clears the selection once its move has been asked for. A tile that a hand has laid stays where it lies, and need not fly there.
func (h *player) made(s selection, m rules.Move) selection {
	if s.draft || h.Pointers.Dropped && lays(m) {
		h.Model.already = &placed{cell: m.Cell, tile: m.Tile, turn: m.Turn}
	}
	return s.cleared()
}

// mine reports whether the hand on the ledge is that of the seat whose moves are meant.
func (h *player) mine() bool {
	return h.options.actor == h.Given.Front && h.options.actor != games.Nobody
}

func (h *player) lays() bool { return h.mine() && h.options.laying() }
