package stones

import rules "runehall/games/stones"

// stance is how a thing stands out among others of its kind.
type stance uint8

const (
	standsPlain  stance = iota
	standsLit           // it can be chosen
	standsChosen        // it is
	standsDim           // it cannot be
)

// shown says which marks of a kind of things are seen: only where there is a choice among them does any of them stand out.
type shown uint8

const (
	showsChosen shown = 1 << iota
	showsLit
	showsDim
	showsAll = showsChosen | showsLit | showsDim
)

// fate is what becomes of a card that is used for its ability.
type fate uint8

const (
	noFate fate = iota
	willLeave
	willReturn
)

// stances is what of the marks of things is seen, and what else stands out. Cards of the hand are in the order of the model.
type stances struct {
	asks   [kinds]shown
	fates  [rules.ManyCards]fate
	played [rules.ManyCards]fate
	works  [rules.Stones]bool // the own stones that have their effect on what is chosen
	takes  bool               // display cards are taken for nothing: no prices
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
