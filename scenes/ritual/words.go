package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/boards"
)

// words are the texts on the board, put together when something has changed and not while drawing.
type words struct {
	parts
	player *player

	state                  [games.MaxSeats]string // the second line of a seat
	order                  string                 // turn order
	next                   string
	title                  string      // of the open panel
	info                   string      // under the cards
	wrong                  bool        // info says why not
	why                    string      // what the ledge says of a placement
	refused                bool        // why says why not
	told                   boards.Told // of what is held
	piles                  [3]string
	banner                 string // what was revealed
	first                  opening
	cards                  [rules.Cards]struct{ name, text string }
	onTile                 string // in the slot of a tile that lies on the board
	strong, die, strongDie string // the last lines of cards
}

// say puts a phrase into words.
func (w *words) say(p games.Phrase) string { return w.Given.Frame.Say(p) }
