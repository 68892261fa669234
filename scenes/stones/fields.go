package stones

import (
	"slices"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/things"
)

// fieldAt is a field of a power row.
type fieldAt rules.FieldAt

func (f fieldAt) move() rules.Move { return rules.Move{Kind: rules.Place, Row: f.Row, Field: f.Field} }

// thing returns the field of a power row of a seat that lies there.
func (f fieldAt) thing(s games.Seat) thing {
	return fieldNth(s, f.Row, slices.Index(fieldOrder[:], f.Field))
}

func fieldNth(s games.Seat, r rules.Row, n int) thing {
	return thing{Kind: field, Seat: s, N: int16(n), M: int16(r)}
}

func fieldOf(t thing) fieldAt { return fieldAt{Row: rules.Row(t.M), Field: fieldOrder[t.N]} }

// purseOf is the place of a kind of gem in a purse, or that of ore.
func purseOf(s games.Seat, gem rules.Colour) thing {
	if gem == anOre {
		return things.OwnNth(purse, s, fields)
	}
	return things.OwnNth(purse, s, slices.Index(fieldOrder[:], gem))
}

// anOre stands for ore among gems.
const anOre = rules.NoColour

// beside returns the thing that lies next to one, on or back: fields follow on those of the row above.
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
