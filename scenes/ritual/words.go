package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/boards"
)

// words are the texts on the board. They are put together when something has changed, and not while drawing.
type words struct {
	parts
	player *player

	state                  [games.MaxSeats]string // the second line of a seat
	order                  string                 // turn order
	next                   string
	title                  string      // the title of the open panel
	info                   string      // the words under the cards
	wrong                  bool        // whether info says why not
	why                    string      // the line of words on the ledge
	refused                bool        // whether why says why not
	told                   boards.Told // the words about what is held
	piles                  [3]string
	banner                 string // who revealed what
	first                  opening
	cards                  [rules.Cards]struct{ name, text string }
	onTile                 string // the words in the slot of a tile that lies on the board
	strong, die, strongDie string // the last lines of cards
}

// say puts a phrase into words.
func (w *words) say(p games.Phrase) string { return w.Given.Frame.Say(p) }
