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
	return thing{Kind: field, Seat: s, N: int16(slices.Index(fieldOrder[:], f.Field)), M: int16(f.Row)}
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
