package market

import "runehall/games"

// Colour is the colour of a rune.
type Colour uint8

const (
	// NoColour is the colour of a store that is still open to either colour.
	NoColour Colour = iota
	// Red is the colour of half of the runes.
	Red
	// Blue is the colour of the other half.
	Blue
	colours
)

var colourIDs = [colours]string{"none", "red", "blue"}

// String returns the id of a colour, as it stands in records and message keys.
func (c Colour) String() string { return colourIDs[c] }

// MarshalText writes the id.
func (c Colour) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads the id.
func (c *Colour) UnmarshalText(text []byte) error {
	n, err := games.ParseID("colour", colourIDs[:], text)
	*c = Colour(n)
	return err
}
