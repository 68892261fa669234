//go:build !js

package learn

import "embed"

//go:embed *.puzzles
var puzzles embed.FS

// FetchPuzzles gets the puzzles of a game; they are embedded, so that done is called at once.
func FetchPuzzles(_ string, done func()) { done() }
