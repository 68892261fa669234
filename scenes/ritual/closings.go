package ritual

import (
	"slices"

	"runehall/games"
	rules "runehall/games/ritual"
)

// closing is a line or circle that lacks a single tile.
type closing struct {
	rules.Closing
	laid []rules.Cell // where its other tiles lie
	// an earlier closing has the same tiles: a line of five that is open at both ends is outlined once
	again bool
}

// closings are the closings of all seats.
type closings []closing

func newClosings(v rules.View) (list closings) {
	for s := range games.Seat(v.Seats()) {
		for _, of := range v.AppendClosings(nil, s) {
			cells := laid(of)
			again := slices.ContainsFunc(list, func(c closing) bool {
				return c.Shape.Owner == s && slices.Equal(c.laid, cells)
			})
			list = append(list, closing{Closing: of, laid: cells, again: again})
		}
	}
	return list
}

// laid returns the cells of a line or circle on which its tiles lie already.
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

// against returns the first line or circle that some seat other than s could close.
func (l closings) against(s games.Seat) (closing, bool) {
	i := slices.IndexFunc(l, func(c closing) bool { return c.Shape.Owner != s })
	if i < 0 {
		return closing{}, false
	}
	return l[i], true
}

// nears reports whether the actor can close a line or circle.
func (p *player) nears() bool {
	_, ok := p.closes()
	return ok
}

// closes returns the first line or circle that the actor can close with a tile of its hand.
func (p *player) closes() (closing, bool) {
	for _, c := range p.closings {
		if c.Shape.Owner == p.options.actor &&
			slices.ContainsFunc(p.options.placements, func(l placement) bool { return l.cell == c.Cell }) {
			return c, true
		}
	}
	return closing{}, false
}
