package gallery

import (
	"runehall/assets/art"
	"runehall/games"
	"runehall/scenes/stage"
	"runehall/scenes/table"
)

// The browser has no flag for the gallery: the artists' bench would only make the page heavier.
type (
	// Specimens are none: nil.
	Specimens *struct{}
	// Exhibits are none.
	Exhibits struct{}
)

// Game is a game with a board. The page has no gallery, and shows nothing of it.
type Game struct {
	ID       string
	Pictures []art.ID
	Exhibits Exhibits
}

// ExhibitsOf returns none.
func ExhibitsOf[C games.Core[C, M, E], M comparable, E any, V any](table.Kind[C, M, E, V], Specimens) Exhibits {
	return Exhibits{}
}

// Show does nothing.
func Show(*stage.Stage, []Game) {}
