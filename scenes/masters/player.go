package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boards"
	"runehall/scenes/motion"
	"runehall/ui"
)

// player is what the person at the board does: the options, the verdict on the chosen card, and the buttons.
type player struct {
	parts
	options *options
	lights  lights
	verdict verdict
	marks   motion.Pops // marks round the hovering card pop up

	choices boards.Choices[rules.Move]
	curtain ui.Button
	deck    ui.Button    // takes pointer and focus; the artist draws the deck over it
	leaves  [2]ui.Button // to the lit place before, and to the one after
	keyed   bool         // the focus is on the table, so its cursor counts
	chooser bool         // buttons of a choice, or of the curtain, stand in the row of the step buttons
	turned  bool         // a button stands where the buttons that turn a card are otherwise
}

// lights caches the lit places and their anchors, with what they were found for.
type lights struct {
	of      *options
	card    rules.Card
	turn    uint8
	finger  float64
	list    []rules.Laid
	worths  []worth // what each of list brings; costly, so it is found once
	anchors []anchor
}

func newPlayer(before parts) player {
	return player{parts: before, options: &options{actor: games.Nobody, reader: games.Public},
		curtain: ui.Button{Icon: ui.IconCurtain}}
}

// verdict is what would become of the chosen card where it hovers or lies as a draft: rune by rune, which of MAS-7 and
// MAS-8 hold, and why the card may not lie there, if it may not.
type verdict struct {
	on            bool
	laid          rules.Laid
	preview       rules.Preview
	why           *games.Refusal
	under, beside tally
	after         []holding // the areas with the card in place; nil where it may not lie
	text, note    string
	alone         string // the reason against it in full, for where the counts beside it have no room
	sum           string // how the actor's points would change; empty if they would not
}

// tally is how many runes agree, among those beneath a card or those beside it.
type tally struct {
	agree, all  int
	text, short string // in words, and in numbers alone
}
