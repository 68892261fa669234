package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// parts are those that all later ones know.
type parts struct {
	*shared
	places *places
}

// player is what the person at the board does: what can be done, what options and selection come to, and the buttons beside the golden one.
type player struct {
	parts
	options *options
	order   [rules.ManyCards]rules.Card // in which cards are used; nobody else's business before they are
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
