package market

import "runehall/games"

// headline puts the headline together.
func (w *words) headline() (match, turn games.Phrase) { return match, turn }

// golden returns what the golden button would do, and whether it can be done now.
func (w *words) golden() (label games.Phrase, ok bool) { return games.Phrase{}, false }
