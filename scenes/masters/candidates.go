package masters

import (
	"slices"

	rules "runehall/games/masters"
	"runehall/ui"
)

// ringReach is how far, in sections, a tap may be from the middle of a lit place: as wide as a finger needs at the least scale at which
// the board is fitted in.
const ringReach = .65

func (o *options) placesFor(card rules.Card, turn uint8) (list []rules.Laid) {
	for _, m := range o.plays {
		if l := laidBy(m); m.Card == card && m.Turn == turn && !slices.Contains(list, l) {
			list = append(list, l)
		}
	}
	slices.SortFunc(list, func(a, b rules.Laid) int { return before(a.Cell, b.Cell) })
	return list
}

// lit returns the places that are lit for a selection: those of the chosen card as it is turned.
func (o *options) lit(s *selection) []rules.Laid {
	if s.card == rules.Hidden || !o.laying() {
		return nil
	}
	return o.placesFor(s.card, s.turn())
}

// claimed returns the area that a master would hold on the rune that is chosen.
func (o *options) claimed(s *selection) (rules.Area, bool) {
	if s.pick {
		for _, a := range o.areas {
			if slices.Contains(a.Cells, s.picked) {
				return a, true
			}
		}
	}
	return rules.Area{}, false
}

// standIn returns the cell of an area that a master is shown on first: the middle one of those that it can stand on.
func (o *options) standIn(a rules.Area) rules.Cell {
	var can []rules.Cell
	for _, c := range a.Cells {
		if slices.Contains(o.cells, c) {
			can = append(can, c)
		}
	}
	return can[len(can)/2]
}

// candidates returns how many places, areas or runes can be stepped through, and which one is chosen: -1 if none is.
func (o *options) candidates(s *selection) (at, n int) {
	switch {
	case o.laying():
		list := o.lit(s)
		if at = -1; s.draft {
			at = slices.Index(list, s.laid())
		}
		return at, len(list)
	case o.phase == rules.MasterPhase:
		at = -1
		if s.pick {
			at = slices.IndexFunc(o.areas, func(a rules.Area) bool { return slices.Contains(a.Cells, s.picked) })
		}
		return at, len(o.areas)
	}
	if at = -1; s.pick {
		at = slices.Index(o.cells, s.picked)
	}
	return at, len(o.cells)
}

// further chooses the candidate some steps after the one that is chosen, round and round.
func (o *options) further(s selection, by int) selection {
	at, n := o.candidates(&s)
	if n == 0 || o.actor < 0 {
		return s
	}
	if at < 0 && by > 0 {
		by--
	}
	at = ((max(at, 0)+by)%n + n) % n
	switch {
	case o.laying():
		l := o.lit(&s)[at]
		s.draft, s.cell, s.cursor = true, l.Cell, l.Cell
	case o.phase == rules.MasterPhase:
		c := o.standIn(o.areas[at])
		s.pick, s.picked, s.cursor = true, c, c
	default:
		c := o.cells[at]
		s.pick, s.picked, s.cursor = true, c, c
	}
	return s
}

// aimed returns the lit place nearest to a point of the plane, if its ring is there and it is not the draft.
func (o *options) aimed(s *selection, at ui.Point) (rules.Laid, bool) {
	best, found := ringReach, false
	var to rules.Laid
	for _, l := range o.lit(s) {
		if d := area(l).Center().Dist(at); d < best {
			best, to, found = d, l, true
		}
	}
	return to, found && !(s.draft && to == s.laid())
}
