package ritual

// Rune is the rune on one edge of a tile. Symbols are 1 to 6.
type Rune uint8

const (
	// NoRune stands for an edge without a tile.
	NoRune Rune = 0
	// Symbols is the number of rune symbols (RIT-1).
	Symbols = 6
	// Star matches every rune (RIT-13).
	Star Rune = 7
)

// Matches reports whether two runes that share an edge match (RIT-13).
func (r Rune) Matches(o Rune) bool {
	return r != NoRune && o != NoRune && (r == o || r == Star || o == Star)
}
