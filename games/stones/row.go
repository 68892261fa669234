package stones

import (
	"fmt"

	"runehall/games"
)

// Row is one of the two power rows of a seat (STO-13).
type Row uint8

const (
	// Upper is the upper row.
	Upper Row = iota
	// Lower is the lower row.
	Lower
	// Rows is how many there are.
	Rows
)

var rowIDs = [Rows]string{"upper", "lower"}

// String returns the id of a row, as it stands in records and message keys.
func (r Row) String() string { return rowIDs[r] }

// MarshalText writes the id.
func (r Row) MarshalText() ([]byte, error) {
	if r >= Rows {
		return nil, fmt.Errorf("no row %d", r)
	}
	return []byte(r.String()), nil
}

// UnmarshalText reads the id.
func (r *Row) UnmarshalText(text []byte) error {
	n, err := games.ParseID("row", rowIDs[:], text)
	*r = Row(n)
	return err
}

// fieldOrder are the fields of a row from left to right (STO-13).
var fieldOrder = [...]Colour{Blue, Yellow, Green, Red, White}

// FieldOrder lists the fields of a row from left to right, by their colour; the white field is the wild one (STO-13).
func FieldOrder() [len(fieldOrder)]Colour { return fieldOrder }

// Fields are the artifacts of a row, by the colour of the field; the white field is the wild one. NoColour means no
// artifact. White means a wild artifact, which may lie on any field. Entry 0 stays empty.
type Fields [colours]Colour

// Count returns how many artifacts lie in a row.
func (f *Fields) Count() int {
	n := 0
	for c := Green; c < colours; c++ {
		if f[c] != NoColour {
			n++
		}
	}
	return n
}

// takes reports whether an artifact may be placed on a field (STO-13).
func (f *Fields) takes(artifact, field Colour) bool {
	return f[field] == NoColour && (artifact == field || artifact == White)
}

// room reports whether an artifact may be placed anywhere in the rows.
func (p *player) room(artifact Colour) bool {
	if artifact != White {
		return p.rows[Upper][artifact] == NoColour || p.rows[Lower][artifact] == NoColour
	}
	return p.rows[Upper].Count()+p.rows[Lower].Count() < 2*len(fieldOrder)
}
