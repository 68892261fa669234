package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/boards"
	"runehall/ui"
)

// shared is the half of the board that all games have in common.
type shared = boards.Board[rules.Move, rules.Event, rules.View, model, selection, kind]

// parts is what every later part of the board knows.
type parts struct {
	*shared
	places *places
}

// front returns the hand on the ledge.
func (p *parts) front() []rules.TileID { return p.Model.hand(p.Given.Front) }

// curtained reports whether a seat's rituals lie behind a curtain that the reader may ask to have opened.
func (p *parts) curtained(seat games.Seat) bool {
	return p.Given.Curtained(seat) && !p.Model.ended && p.Model.rituals[seat] > 0
}

// reveals reports whether revealed rituals cover the middle of the board.
func (p *parts) reveals() bool {
	n := len(p.Model.chain)
	return n > 0 && p.places.cardsAside() == 0 && p.places.revealed(n).board.Empty()
}

// places is where everything is on the screen, in pixels.
type places struct {
	layout
	*shared
	field    ui.Rect     // the hexagons: what the buttons of a choice and revealed cards leave free
	arranged arrangement // what the layout was made from
	panel    panelPlaces
	texts    []string // the texts of rituals, which decide how large cards must be
	shown    struct { // revealed cards as they were placed last, and for what
		room   ui.Rect
		n      int
		last   revealedCard
		places revealedPlaces
	}
	anyLit func() bool // whether the cursor can go to some cell
	works  func() bool // whether a tile is being laid
	played int         // how many revealed cards the field was placed for
	aside  int         // how many revealed cards lie beside the field, to leave the board free for pointing
	centre ui.Rect     // the button that brings the whole board into sight
}

// cardsAside returns how many revealed cards are laid aside: all of them, while something on the board has to be
// chosen.
func (p *places) cardsAside() int {
	if p.Shown() && p.Given.View.Phase() == rules.ChoicePhase {
		return len(p.Model.chain)
	}
	return 0
}
