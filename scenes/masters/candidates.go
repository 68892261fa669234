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

// lit returns the places that are lit for a selection: those of the chosen card as it is turned.
func (o *options) lit(s *selection) []rules.Laid {
	if s.card == rules.Hidden || !o.laying() {
		return nil
	}
	return o.placesFor(s.card, s.turn())
}

// claimed returns the area that a master would hold on the rune that is chosen.
func (o *options) claimed(s *selection) (rules.Area, bool) {
	if !s.pick {
		return rules.Area{}, false
	}
	return o.areaOf(s.picked)
}

// areaOf returns the area of a cell that a master may be set into.
func (o *options) areaOf(c rules.Cell) (rules.Area, bool) {
	for _, a := range o.areas {
		if slices.Contains(a.Cells, c) {
			return a, true
		}
	}
	return rules.Area{}, false
}

// bestShown is how many free areas are lit before one is chosen.
const bestShown = 3

// free returns how many areas nobody holds. They come first, those that are worth most before others.
func (o *options) free() int {
	n := slices.IndexFunc(o.areas, func(a rules.Area) bool { return a.Holder >= 0 })
	if n < 0 {
		return len(o.areas)
	}
	return n
}

// worthwhile returns the areas to which a master is led one after another: those that are free or, if there are none, those that the seat holds already.
func (o *options) worthwhile() []rules.Area {
	if n := o.free(); n > 0 {
		return o.areas[:n]
	}
	return o.areas
}

// best returns the free areas that are worth most.
func (o *options) best() []rules.Area { return o.areas[:min(bestShown, o.free())] }

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

// candidates returns how many places, areas or runes can be stepped through, and which one is chosen: -1 if none is, or one that is not stepped to.
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
		c := o.standIn(o.worthwhile()[at])
		s.pick, s.picked, s.cursor = true, c, c
	default:
		c := o.cells[at]
		s.pick, s.picked, s.cursor = true, c, c
	}
	return s
}
