package ritual

import (
	"slices"

	"runehall/games"
	rules "runehall/games/ritual"
)

// closing is a line or circle of which one tile is missing.
type closing struct {
	rules.Closing
	laid  []rules.Cell // where the others lie
	again bool         // they are those of an earlier one: five with two open ends are one outline
}

// closings are those of all seats.
type closings []closing

func newClosings(v rules.View) (list closings) {
	for s := range games.Seat(v.Seats()) {
		for _, of := range v.AppendClosings(nil, s) {
			cells := laid(of)
			again := slices.ContainsFunc(list, func(c closing) bool { return c.Shape.Owner == s && slices.Equal(c.laid, cells) })
			list = append(list, closing{Closing: of, laid: cells, again: again})
		}
	}
	return list
}

// laid returns the tiles of a line or circle that lie there already.
func laid(c rules.Closing) (cells []rules.Cell) {
	for i := range shapeTiles(c.Shape) {
		if cell := shapeTile(c.Shape, i); cell != c.Cell {
			cells = append(cells, cell)
		}
	}
	return cells
}

// of returns the first line or circle that a seat could close.
func (l closings) of(s games.Seat) (closing, bool) {
	i := slices.IndexFunc(l, func(c closing) bool { return c.Shape.Owner == s })
	if i < 0 {
		return closing{}, false
	}
	return l[i], true
}

// against returns the first one that another seat than s could close.
func (l closings) against(s games.Seat) (closing, bool) {
	i := slices.IndexFunc(l, func(c closing) bool { return c.Shape.Owner != s })
	if i < 0 {
		return closing{}, false
	}
	return l[i], true
}

// nears reports whether the seat that acts can close a line or circle.
func (p *player) nears() bool {
	_, ok := p.closes()
	return ok
}

// closes returns the first line or circle that the seat which acts can close with a tile of its hand.
func (p *player) closes() (closing, bool) {
	for _, c := range p.closings {
		if c.Shape.Owner == p.options.actor && slices.ContainsFunc(p.options.placements, func(l placement) bool { return l.cell == c.Cell }) {
			return c, true
		}
	}
	return closing{}, false
}
