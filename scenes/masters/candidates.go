package masters

import (
	"slices"

	rules "runehall/games/masters"
)

func (o *options) placesFor(card rules.Card, turn uint8) (list []rules.Laid) {
	for _, m := range o.plays {
		if l := laidBy(m); m.Card == card && m.Turn == turn && !slices.Contains(list, l) {
			list = append(list, l)
		}
	}
	slices.SortFunc(list, func(a, b rules.Laid) int { return before(a.Cell, b.Cell) })
	return list
}

// lit returns the places where the selected card may lie as it is turned, in reading order.
func (o *options) lit(s *selection) []rules.Laid {
	if s.card == rules.Hidden || !o.laying() {
		return nil
	}
	return o.placesFor(s.card, s.turn())
}

// claimed returns the area that a master would hold if it were set on the picked rune.
func (o *options) claimed(s *selection) (rules.Area, bool) {
	if !s.pick {
		return rules.Area{}, false
	}
	return o.areaOf(s.picked)
}

// areaOf returns the area that contains a cell, if a master may be set into it.
func (o *options) areaOf(c rules.Cell) (rules.Area, bool) {
	for _, a := range o.areas {
		if slices.Contains(a.Cells, c) {
			return a, true
		}
	}
	return rules.Area{}, false
}

// bestShown is how many of the free areas are lit while none is chosen.
const bestShown = 3

// free counts the areas that nobody holds. They are the first of the list, in order of worth.
func (o *options) free() int {
	n := slices.IndexFunc(o.areas, func(a rules.Area) bool { return a.Holder >= 0 })
	if n < 0 {
		return len(o.areas)
	}
	return n
}

// worthwhile returns the areas that the step buttons offer for a master: the free ones or, if there are none, those
// that the seat holds already.
func (o *options) worthwhile() []rules.Area {
	if n := o.free(); n > 0 {
		return o.areas[:n]
	}
	return o.areas
}

// best returns the free areas that are worth most, at most bestShown.
func (o *options) best() []rules.Area { return o.areas[:min(bestShown, o.free())] }

// standIn returns the cell where a master is shown first when an area is chosen: the middle one of the cells that it
// may stand on.
func (o *options) standIn(a rules.Area) rules.Cell {
	var can []rules.Cell
	for _, c := range a.Cells {
		if slices.Contains(o.cells, c) {
			can = append(can, c)
		}
	}
	return can[len(can)/2]
}

// candidates returns how many places, areas or runes the step buttons lead through, and the index of the chosen one; -1
// if none of them is chosen.
func (o *options) candidates(s *selection) (at, n int) {
	switch {
	case o.laying():
		list := o.lit(s)
		if at = -1; s.draft {
			at = slices.Index(list, s.laid())
		}
		return at, len(list)
	case o.phase == rules.MasterPhase:
		list := o.worthwhile()
		if at = -1; s.pick {
			at = slices.IndexFunc(list, func(a rules.Area) bool { return slices.Contains(a.Cells, s.picked) })
		}
		return at, len(list)
	}
	if at = -1; s.pick {
		at = slices.Index(o.cells, s.picked)
	}
	return at, len(o.cells)
}

// further chooses the candidate by steps after the chosen one, round and round. With none chosen, it begins at the
// first or the last.
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
		c := o.standIn(o.worthwhile()[at])
		s.pick, s.picked, s.cursor = true, c, c
	default:
		c := o.cells[at]
		s.pick, s.picked, s.cursor = true, c, c
	}
	return s
}
