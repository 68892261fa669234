package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/boards"
	"runehall/ui"
)

// shared is the half of the board that is the same at every table.
type shared = boards.Board[rules.Move, rules.Event, rules.View, model, selection, kind]

// parts are those that all later ones know.
type parts struct {
	*shared
	places *places
}

// front returns the hand on the ledge.
func (p *parts) front() []rules.TileID { return p.Model.hand(p.Given.Front) }

// curtained reports whether a seat's rituals lie behind a curtain that the reader may ask to open.
func (p *parts) curtained(seat games.Seat) bool {
	return p.Given.Curtained(seat) && !p.Model.ended && p.Model.rituals[seat] > 0
}

// reveals reports whether rituals are revealed over the middle of the board.
func (p *parts) reveals() bool {
	n := len(p.Model.chain)
	return n > 0 && p.places.cardsAside() == 0 && p.places.revealed(n).board.Empty()
}

// places is where everything is on the screen, in pixels.
type places struct {
	layout
	*shared
	field    ui.Rect     // the hexagons: what buttons of a choice and cards laid aside leave free
	arranged arrangement // what the layout was made for
	panel    panelPlaces
	texts    []string // of the rituals, which size cards
	shown    struct { // the revealed cards as they were placed last
		room   ui.Rect
		n      int
		last   revealedCard
		places revealedPlaces
	}
	anyLit func() bool // reports whether the cursor can go to a cell
	works  func() bool // reports whether a tile is being laid
	played int         // how many revealed cards the field was placed for
	aside  int         // how many revealed cards lie beside the field, to leave the board free for pointing
	centre ui.Rect     // the button that brings the whole board into sight
}

// cardsAside returns how many revealed cards lie beside the field: all, while something on it is to be chosen.
func (p *places) cardsAside() int {
	if p.Shown() && p.Given.View.Phase() == rules.ChoicePhase {
		return len(p.Model.chain)
	}
	return 0
}
