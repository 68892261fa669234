package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boards"
	"runehall/scenes/motion"
	"runehall/ui"
)

// player is what the person at the board does: what can be done, what becomes of the chosen card, and the buttons.
type player struct {
	parts
	options *options
	lights  lights
	verdict verdict
	marks   motion.Pops // round a card where it hovers

	choices boards.Choices[rules.Move]
	curtain ui.Button
	deck    ui.Button    // takes pointer and focus; the deck is drawn on it
	leaves  [2]ui.Button // lead to the lit place before, and to the one after
	keyed   bool         // the keys' cursor is on the table
	chooser bool         // buttons of choices or curtain stand in the row of these
	turned  bool         // one stands where a card is turned otherwise
}

// lights are the places that are lit, and what they were found for.
type lights struct {
	of      *options
	card    rules.Card
	turn    uint8
	finger  float64
	list    []rules.Laid
	anchors []anchor
}

func newPlayer(before parts) player {
	return player{parts: before, options: &options{actor: games.Nobody, reader: games.Public}, curtain: ui.Button{Icon: ui.IconCurtain}}
}

// verdict is what would become of the chosen card where it hovers or lies as a draft, as the view tells it: which of MAS-7
// and MAS-8 holds, rune by rune, and why it may not lie there.
type verdict struct {
	on            bool
	laid          rules.Laid
	preview       rules.Preview
	why           *games.Refusal
	under, beside tally
	after         []holding // the areas as they would be; nil where the card may not lie
	text, note    string
	alone         string // the reason against it, where the counts have no room beside it
	sum           string // how the actor's points would change; empty if they would not
}

// tally is how many runes agree, of those under a card or of those beside it.
type tally struct {
	agree, all  int
	text, short string // in words, and in numbers alone
}
