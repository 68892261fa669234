package ritual

import (
	"fmt"

	"runehall/games"
)

const (
	// LineLength is how many own tiles in a row make a line (RIT-22).
	LineLength = 6
	// ShapeCoins is how many coins a new line or circle takes (RIT-22).
	ShapeCoins = 5
)

// ShapeKind tells lines from circles.
type ShapeKind uint8

const (
	// Line is a run of tiles along one axis.
	Line ShapeKind = iota
	// Circle is the six cells round one cell.
	Circle
)

// String returns the id of a kind of shape, as it stands in message keys.
func (k ShapeKind) String() string { return [...]string{Line: "line", Circle: "circle"}[k] }

// MarshalText writes the id.
func (k ShapeKind) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// UnmarshalText reads the id.
func (k *ShapeKind) UnmarshalText(text []byte) error {
	for kind := Line; kind <= Circle; kind++ {
		if kind.String() == string(text) {
			*k = kind
			return nil
		}
	}
	return fmt.Errorf("no shape is called %q", text)
}

// Shape is a line or circle with coins between its tiles.
type Shape struct {
	Kind  ShapeKind  `json:"kind"`
	Owner games.Seat `json:"owner"`
	// Cell is one end of a line, which runs from there along Axis, or the middle of a circle.
	Cell Cell `json:"cell"`
	// Axis is East, SouthEast or SouthWest; East for a circle.
	Axis Dir `json:"axis"`
	// Length is the number of tiles.
	Length uint8 `json:"length"`
	// Coins lie between the tiles: [ShapeCoins] for each bonus that the shape keeps (RIT-25), fewer only where the last
	// coins of the match went (RIT-9).
	Coins uint8 `json:"coins"`
}
