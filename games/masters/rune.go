package masters

import "fmt"

// Colour is the colour of a rune. The zero Colour means no colour.
type Colour uint8

const (
	// NoRune stands for a cell without a rune, and for a token that was not placed.
	NoRune Colour = iota
	// Blue, Green and Red are the colours (MAS-1).
	Blue
	Green
	Red
	// colours is one more than the last colour.
	colours
)

// colourTable is the table of the runes: a house number in it can be changed here.
var colourTable = [colours]struct {
	id    string
	worth int
}{
	NoRune: {id: "none"},
	Blue:   {id: "blue", worth: 1},
	Green:  {id: "green", worth: 2},
	Red:    {id: "red", worth: 3},
}

// String returns the id of a colour, as it stands in records and message keys.
func (c Colour) String() string { return colourTable[c].id }

// Worth returns how many points a rune of the colour is worth (MAS-2).
func (c Colour) Worth() int { return colourTable[c].worth }

// OnToken reports whether a high-master token can show the colour (MAS-3).
func (c Colour) OnToken() bool { return c == Blue || c == Green }

// MarshalText writes the id.
func (c Colour) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads the id.
func (c *Colour) UnmarshalText(text []byte) error {
	for colour := range colours {
		if colourTable[colour].id == string(text) {
			*c = colour
			return nil
		}
	}
	return fmt.Errorf("no rune is %q", text)
}
