package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// allMarks are the marks that show when one of several things is to be chosen.
const allMarks = boards.Lit | boards.Chosen | boards.Dim

// fate says what happens to a card after it has been used for its ability.
type fate uint8

const (
	noFate fate = iota
	willLeave
	willReturn
)

// stances says which marks of each kind of things show, and what else stands out. Marks that are not in seen are not
// drawn. The hand cards are in the order of the model.
type stances struct {
	seen   [kinds]boards.Mark
	fates  [rules.ManyCards]fate
	played [rules.ManyCards]fate
	works  [rules.Stones]bool // the rune stones of the seat in front that have an effect on what is chosen
	takes  bool               // display cards are taken for nothing, so their prices do not show
}

func fateOf(l rules.Leaving, c rules.Card) fate {
	switch {
	case c == rules.Hidden:
		return noFate
	case c == l.Kept:
		return willReturn
	case l.Lost.Has(c), l.Out.Has(c):
		return willLeave
	}
	return noFate
}
