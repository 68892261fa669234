package ritual

import (
	"slices"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/boards"
	"runehall/scenes/camera"
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

// mine reports whether the hand on the ledge is that of the seat whose moves are meant.
func (h *player) mine() bool {
	return h.options.actor == h.Given.Front && h.options.actor != games.Nobody
}

func (h *player) lays() bool { return h.mine() && h.options.laying() }

// drafted reports whether the draft lies on a cell.
func (h *player) drafted(c rules.Cell) bool { return h.Sel.draft && h.Sel.cell == c }

// turns reports whether there is a chosen tile to be turned.
func (h *player) turns() bool { return h.Sel.tile >= 0 && !h.Given.Bare }

// hints reports whether a proposed move is about a thing.
func (h *player) hints(t thing) bool { return h.Proposed.On && slices.Contains(h.hinted, t) }

// reads returns the ritual that is enlarged in an open hand: the chosen one, or the only one that there is.
func (h *player) reads() rules.Card {
	if held := h.Model.held; h.Sel.card == rules.Hidden && len(held) == 1 {
		return held[0]
	}
	return h.Sel.card
}

// cornered reports whether the button that brings the whole board into sight is there: once a person has moved the eye, which until
// then follows the board by itself.
func (h *player) cornered() bool { return h.Eye.Free && h.Sel.panel == noPanel && !h.Given.Bare }

func (h *player) piled() bool {
	return h.Sel.panel == noPanel && !h.Given.Bare && !h.places.piles.discards.Empty()
}
