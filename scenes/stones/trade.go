package stones

import rules "runehall/games/stones"

func tradable(o *options, row rules.Row) bool {
	return o.any(func(m rules.Move) bool { return m.Kind == rules.Trade && m.Row == row })
}

// longest returns the row that brings most points, among the rows that can be traded in. It returns false if there is
// none.
func longest(o *options) (best rules.Row, ok bool) {
	most := 0
	for row := range rules.Rows {
		if n := o.row(row); n > most && tradable(o, row) {
			best, most = row, n
		}
	}
	return best, most > 0
}

func ticked(s *selection) (n int) {
	for _, t := range s.trade {
		if t {
			n++
		}
	}
	return n
}

// stonesDue returns how many rune stones have to be picked for a number of rows. It is one for each row, as far as
// there is room for them and kinds are left that the seat on turn lacks (STO-16).
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
