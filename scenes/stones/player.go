package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// parts are the parts of a board that all later parts know.
type parts struct {
	*shared
	places *places
}

// player holds what the person at the board can do and has chosen, what would come of it, and the buttons beside the
// golden one.
type player struct {
	parts
	options *options
	order   [rules.ManyCards]rules.Card // the cards to be used, in the order of choice; secret until they are used
	now     upshot
	held    mode
	acts    boards.Acts[actKind]
	sheets  sheets
}

func newPlayer(before parts) player {
	return player{parts: before, options: &options{actor: games.Nobody}}
}

func (p *player) explainer() explainer {
	return explainer{view: p.Given.View, model: &p.Model, front: p.Given.Front, tiles: p.now.choices}
}
