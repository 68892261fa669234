package ritual

import (
	"slices"

	rules "runehall/games/ritual"
)

// about returns the things that a move is about, the place where its refusal is told first. How a tile is turned is
// about nothing, and neither is revealing a ritual or putting it out of the match: buttons ask for that.
func about(v rules.View, m rules.Move) (list []thing) {
	switch m.Kind {
	case rules.Place, rules.BuildOver:
		list = append(list, hexAt(m.Cell))
		if s := v.Holder(m.Tile); s >= 0 {
			list = append(list, handTile(s, slices.Index(v.Hand(s), m.Tile)))
		}
	case rules.PickCell:
		list = append(list, hexAt(m.Cell))
	case rules.TakeTile:
		s := v.Holder(m.Tile)
		list = append(list, openTile(s, m.Tile), chipOf(s))
	case rules.RevealAt:
		list = append(list, chipOf(m.Target))
	}
	if m.Card != rules.Hidden && v.Reader() >= 0 {
		for i, c := range v.Rituals(v.Reader()) {
			if c == m.Card {
				list = append(list, ritualAt(i, c))
			}
		}
	}
	return list
}

// of returns the things that an event is about. Its sound comes from the first of them, and the log leads to the first
// cell.
func of(e rules.Event) []thing {
	switch e := e.(type) {
	case rules.TilesDrawn:
		return []thing{handTile(e.Seat, 0)}
	case rules.TileTaken:
		return []thing{handTile(e.From, 0)}
	case rules.HandsSwapped:
		return []thing{handTile(e.Seat, 0)}
	case rules.HandReturned:
		return []thing{handTile(e.Seat, 0)}
	case rules.Placed:
		return []thing{hexAt(e.Cell)}
	case rules.BuiltOver:
		return []thing{hexAt(e.Cell)}
	case rules.CoinsPlaced:
		return []thing{hexAt(e.Cell)}
	case rules.CoinsReturned:
		return []thing{trayOf(e.Seat), hexAt(e.Cell)}
	case rules.ShapePaid:
		return []thing{gap(e.Shape, 0), hexAt(e.Shape.Cell)}
	case rules.ShapeGrew:
		return []thing{gap(e.To, 0), hexAt(e.To.Cell)}
	case rules.ShapeBroken:
		return []thing{trayOf(e.Shape.Owner), hexAt(e.Shape.Cell)}
	}
	return ofRitual(e)
}

// ofRitual returns the things that an event of the rituals is about.
func ofRitual(e rules.Event) []thing {
	switch e := e.(type) {
	case rules.RitualDrawn:
		return []thing{ritualsOf(e.Seat)}
	case rules.RitualsShuffled:
		return []thing{{Kind: pile}}
	case rules.RitualPutOut:
		return []thing{{Kind: out}}
	case rules.RitualRevealed, rules.Answered, rules.DieRolled:
		return []thing{{Kind: chain}}
	case rules.RitualDiscarded:
		return []thing{{Kind: discards}}
	}
	return nil
}
