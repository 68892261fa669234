package learn

import (
	"bytes"
	"fmt"

	"runehall/games/puzzle"
)

// Puzzles returns the puzzles of a game in the order in which they are asked. In the browser they must have been
// fetched before; see [FetchPuzzles]. An error says that they are missing or damaged.
func Puzzles(game string) ([]puzzle.Puzzle, error) {
	text, err := puzzles.ReadFile(puzzlesOf(game))
	if err != nil {
		return nil, fmt.Errorf("learn: %w", err)
	}
	list, err := puzzle.Read(bytes.NewReader(text))
	if err == nil && len(list) == 0 {
		err = fmt.Errorf("%w: nothing is asked", puzzle.ErrForm)
	}
	if err != nil {
		return nil, fmt.Errorf("learn: the puzzles of %s: %w", game, err)
	}
	return list, nil
}

func puzzlesOf(game string) string { return game + ".puzzles" }
