package learn

import "runehall/internal/fetch"

// In the browser puzzles lie beside the page.
var puzzles = fetch.Texts{}

// FetchPuzzles gets the puzzles of a game and calls done when they are there: later, from within the browser's event
// loop, or at once.
func FetchPuzzles(game string, done func()) {
	puzzles.Get("learn/", []string{puzzlesOf(game)}, done)
}
