package ritual

import (
	"slices"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/boards"
	"runehall/scenes/camera"
	"runehall/ui"
)

// player is what the person at the board does: the options, and the buttons.
type player struct {
	parts
	options  *options
	closings closings
	proposed []thing      // the things that a hint is about
	lit      []rules.Cell // the cells that the cursor can go to

	choices  boards.Choices[rules.Move]
	close    ui.Button
	curtain  ui.Button
	piles    ui.Button   // takes pointer and focus; the artist draws the piles over it
	discards []discarded // as the pile panel shows them
	seen     camera.View // the eye's view at the last tick
	moved    bool        // the eye has moved since the button in the corner was placed
}

// mine reports whether the hand on the ledge is the actor's.
func (p *player) mine() bool {
	return p.options.actor == p.Given.Front && p.options.actor != games.Nobody
}

func (p *player) laying() bool { return p.mine() && p.options.laying() }

// works reports whether a tile of the hand on the ledge is being laid.
func (p *player) works() bool { return p.laying() && p.Sel.tile >= 0 && p.Sel.panel == noPanel }

// drafted reports whether the draft lies on a cell.
func (p *player) drafted(c rules.Cell) bool { return p.Sel.draft && p.Sel.cell == c }

// turns reports whether a tile is chosen that can be turned.
func (p *player) turns() bool { return p.Sel.tile >= 0 && !p.Given.Bare }

// proposes reports whether a hint is about a thing.
func (p *player) proposes(t thing) bool { return p.Proposed.On && slices.Contains(p.proposed, t) }

// enlarged returns the ritual that is enlarged in an open hand: the chosen one or, if there is just one, that.
func (p *player) enlarged() rules.Card {
	if held := p.Model.held; p.Sel.card == rules.Hidden && len(held) == 1 {
		return held[0]
	}
	return p.Sel.card
}

// showsCentre reports whether the button that brings the whole board into sight is shown: once a person has moved the
// eye, which follows the board by itself until then.
func (p *player) showsCentre() bool { return p.Eye.Free && p.Sel.panel == noPanel && !p.Given.Bare }

func (p *player) showsPiles() bool {
	return p.Sel.panel == noPanel && !p.Given.Bare && !p.places.piles.discards.Empty()
}

// leaves returns how many coins a seat has left once its draft is laid, with those that come home from an own tile
// beneath it. It is false if there is no draft.
func (p *player) leaves(s games.Seat) (coins int, drafted bool) {
	if !p.Sel.draft || p.options.actor != s || p.Carries() {
		return 0, false
	}
	l := p.options.placement(p.Sel.tile, p.Sel.cell)
	if l == nil || l.coins[p.Sel.turn()] < 0 {
		return 0, false
	}
	return p.Model.tray[s] - l.all(p.Sel.turn()), true
}
