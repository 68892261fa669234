package stones

import (
	"slices"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/things"
)

type fieldAt rules.FieldAt

func (f fieldAt) move() rules.Move { return rules.Move{Kind: rules.Place, Row: f.Row, Field: f.Field} }

func (f fieldAt) thing(s games.Seat) thing {
	return fieldNth(s, f.Row, slices.Index(fieldOrder[:], f.Field))
}

func fieldNth(s games.Seat, r rules.Row, n int) thing {
	return thing{Kind: field, Seat: s, N: int16(n), M: int16(r)}
}

func fieldOf(t thing) fieldAt { return fieldAt{Row: rules.Row(t.M), Field: fieldOrder[t.N]} }

// purseOf returns the place of a kind of gem in the purse of a seat. For anOre it returns the place of the ore.
func purseOf(s games.Seat, gem rules.Colour) thing {
	if gem == anOre {
		return things.OwnNth(purse, s, fields)
	}
	return things.OwnNth(purse, s, slices.Index(fieldOrder[:], gem))
}

// anOre stands for ore in lists of gems.
const anOre = rules.NoColour

// beside returns the next thing for by = 1, and the one before for by = -1. After the last field of the upper row comes
// the first field of the lower row.
func beside(t thing, by int16) thing {
	t.N += by
	switch {
	case t.Kind != field:
	case t.N == fields && t.M < int16(rules.Lower):
		t.N, t.M = 0, t.M+1
	case t.N < 0 && t.M > 0:
		t.N, t.M = fields-1, t.M-1
	}
	return t
}
