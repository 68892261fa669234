package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

type plan = boards.Plan[rules.Move]

// doing says what the golden button does, as the end of a message's key; empty for nothing. Some messages name a card
// or a number.
type doing struct {
	does string
	n    int
	card rules.Card
}

func (d *doing) phrase() games.Phrase {
	p := key("stones.board.do." + d.does)
	if d.card != rules.Hidden {
		p.Args = []games.Arg{number("card", d.card)}
	} else if d.n > 0 {
		p.Args = []games.Arg{number("n", d.n)}
	}
	return p
}
