package stones

import (
	"slices"

	rules "runehall/games/stones"
)

// tradable reports whether a row of the actor can be traded in now.
func tradable(o *options, row rules.Row) bool {
	return o.any(func(m rules.Move) bool { return m.Kind == rules.Trade && m.Row == row })
}

// longest returns the row that brings most of those that can be traded in, and false if none can.
func longest(o *options) (best rules.Row, ok bool) {
	most := 0
	for row := range rules.Rows {
		if n := o.row(row); n > most && tradable(o, row) {
			best, most = row, n
		}
	}
	return best, most > 0
}

// ticked returns how many rows are to be traded in.
func ticked(s *selection) (n int) {
	for _, t := range s.trade {
		if t {
			n++
		}
	}
	return n
}

// stonesDue returns how many rune stones have to be picked for some rows: one for each, as far as there is room for them and there are
// kinds that the actor lacks (STO-16).
func stonesDue(o *options, rows int) int {
	seat := o.view.OnTurn()
	if !o.view.TakesStone(seat) {
		return 0
	}
	kinds := 0
	for k := rules.MagicStone; k < rules.Stones; k++ {
		if o.view.StonesLeft(k) > 0 && !o.view.Has(seat, k) {
			kinds++
		}
	}
	return min(rows, kinds, rules.MaxStones-len(o.view.Stones(seat)))
}

// keptPicks drops the oldest of the picks that are too many.
func (s *selection) keptPicks(most int) {
	for s.picked() > most {
		without(s.picks[:], 0)
	}
}

// unpick takes a pick back, and reports whether there was one.
func (s *selection) unpick(k rules.Stone) bool {
	i := slices.Index(s.picks[:], k)
	if i >= 0 {
		without(s.picks[:], i)
	}
	return i >= 0
}
