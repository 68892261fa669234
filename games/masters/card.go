package masters

import "fmt"

// Card is a rune card: it is named by its layout, since no two cards are the same. The zero Card is one that the reader
// does not know.
type Card uint8

const (
	// Hidden is a card that the reader does not know.
	Hidden Card = 0
	// StartCard is the start card, save with the wild deck (MAS-4).
	StartCard Card = 1
	// Layouts is the number of layouts that differ under half turns (MAS-4): 6!/(3!·2!·1!)/2.
	Layouts = 30
	// DeckCards is how many rune cards a match has besides the start card (MAS-1).
	DeckCards = 16
	// DiscardCost is how many points each card costs that was kept beside a seat (MAS-23).
	DiscardCost = 1
	// Sections is how many runes a card shows.
	Sections = 6
)

// layoutTable holds the upper and the lower row of each card, from left to right. The start card comes first, then the
// deck; the others belong to the wild deck (MAS-4). Somebody with a printed game can enter its layouts here.
var layoutTable = [Layouts + 1]string{
	"hidden",
	"BRB/GBG",
	"BBB/GRG", "BBG/BGR", "BBG/GRB", "BBR/BGG", "BBR/GGB", "BGB/GRB", "BGB/RBG", "BGB/RGB",
	"BGG/BBR", "BGG/BRB", "BGR/BBG", "BRG/BBG", "GBB/BGR", "GBB/GBR", "GBB/RBG", "GBG/BBR",
	"BBB/GGR", "BBB/RGG", "BBG/BRG", "BBG/GBR", "BBG/RBG", "BBG/RGB", "BBR/GBG",
	"BGB/BGR", "BGB/BRG", "BGB/GBR", "BRB/BGG", "GBB/BRG", "GGB/BBR",
}

// String returns the layout, as it stands in records.
func (c Card) String() string { return layoutTable[c] }

// Rune returns the colour of a section, counted from the left of the upper row to the right of the lower one.
func (c Card) Rune(section int) Colour {
	if section >= 3 {
		section++ // the stroke between the rows
	}
	switch layoutTable[c][section] {
	case 'B':
		return Blue
	case 'G':
		return Green
	default:
		return Red
	}
}

// MarshalText writes the layout.
func (c Card) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads the layout.
func (c *Card) UnmarshalText(text []byte) error {
	for card, layout := range layoutTable {
		if layout == string(text) {
			*c = Card(card)
			return nil
		}
	}
	return fmt.Errorf("no card shows %q", text)
}
