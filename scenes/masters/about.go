package masters

import (
	"slices"

	rules "runehall/games/masters"
)

// about returns the things that a move is about, the place where its refusal is told first. A choice of rune, colour or
// side is about nothing: buttons ask for it.
func about(v rules.View, m rules.Move) (list []thing) {
	switch m.Kind {
	case rules.Play, rules.Ignore:
		list = append(list, placeOf(laidBy(m)))
	case rules.PlaceMaster, rules.PlaceToken:
		list = append(list, sectionAt(m.Cell))
	case rules.Draw, rules.DrawExtra:
		list = append(list, deckThing)
	}
	if at := slices.Index(v.Hand(v.OnTurn()), m.Card); at >= 0 && m.Card != rules.Hidden {
		list = append(list, cardAt(v.OnTurn(), at))
	}
	return list
}

// of returns the things that an event is about. Its sound comes from the first of them.
func of(e rules.Event) []thing {
	switch e := e.(type) {
	case rules.CardDrawn:
		return []thing{cardAt(e.Seat, 0)}
	case rules.HandShown:
		return []thing{cardAt(e.Seat, 0)}
	case rules.CardPlayed:
		return []thing{placeOf(playedBy(e))}
	case rules.CardDiscarded:
		return []thing{awayThing}
	case rules.CardPutBeside:
		return []thing{besideOf(e.Seat)}
	case rules.RuneIgnored:
		return []thing{sectionAt(e.Cell)}
	case rules.MasterPlaced:
		return []thing{sectionAt(e.Cell)}
	case rules.TokenPlaced:
		return []thing{sectionAt(e.Cell)}
	case rules.AreaScored:
		return []thing{sectionAt(e.Cell)}
	}
	return nil
}
