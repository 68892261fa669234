package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
)

func key(k string) games.Phrase { return games.Phrase{Key: k} }

func number(k string, n int) games.Phrase {
	return games.Phrase{Key: k, Args: []games.Arg{games.NumberArg("n", n)}}
}

func doing(k rules.MoveKind) string { return "masters.board.do." + k.String() }

func choiceKey(m rules.Move) string {
	switch m.Kind {
	case rules.ChooseSide:
		return "masters.board.side." + m.Side.String()
	case rules.PlaceToken:
		return "masters.board.token." + m.Colour.String()
	case rules.Ignore:
		if covers(laidBy(m), m.Rune) {
			return "masters.board.ignore.under"
		}
		return "masters.board.ignore.beside"
	}
	return doing(m.Kind)
}
