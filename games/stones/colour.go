package stones

import (
	"fmt"

	"runehall/games"
)

// Colour is the colour of gems, creatures, magic, artifacts and fields. White stands for joker gems, dragons,
// many-coloured magic, wild artifacts and wild fields.
type Colour uint8

const (
	// NoColour means no colour.
	NoColour Colour = iota
	// Green is the colour of dryads.
	Green
	// Red is the colour of harpies.
	Red
	// Blue is the colour of kobolds.
	Blue
	// Yellow is the colour of satyrs.
	Yellow
	// White is for dragons and for everything that can be any colour.
	White
	colours
)

var colourIDs = [colours]string{"none", "green", "red", "blue", "yellow", "white"}

// String returns the id of a colour, as it stands in records and message keys.
func (c Colour) String() string { return colourIDs[c] }

// plain reports whether it is one of the four colours.
func (c Colour) plain() bool { return c >= Green && c <= Yellow }

// MarshalText writes the id.
func (c Colour) MarshalText() ([]byte, error) {
	if c >= colours {
		return nil, fmt.Errorf("no colour %d", c)
	}
	return []byte(c.String()), nil
}

// UnmarshalText reads the id.
func (c *Colour) UnmarshalText(text []byte) error {
	n, err := games.ParseID("colour", colourIDs[:], text)
	*c = Colour(n)
	return err
}
