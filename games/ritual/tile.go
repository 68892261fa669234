package ritual

// TileID names one of the 72 tiles (RIT-1): 0 to 35 are grey, 36 to 53 gold, 54 to 71 black.
type TileID int8

const (
	// Tiles is the number of tiles.
	Tiles = 72
	// NoTile means that there is no tile.
	NoTile TileID = -1

	firstGold  TileID = 36
	firstBlack TileID = 54
)

// TileKind is the kind of a tile.
type TileKind uint8

const (
	// Grey takes one coin a match (RIT-14).
	Grey TileKind = iota
	// Gold takes two coins a match (RIT-14).
	Gold
	// Black takes one coin a match and gives a ritual (RIT-15).
	Black
)

// String returns the id of a kind of tile, as it stands in message keys.
func (k TileKind) String() string { return [...]string{Grey: "grey", Gold: "gold", Black: "black"}[k] }

// Kind returns the kind of a tile.
func (t TileID) Kind() TileKind {
	switch {
	case t < firstGold:
		return Grey
	case t < firstBlack:
		return Gold
	default:
		return Black
	}
}

// Runes returns the runes of a tile that is not turned, by the direction in which each edge looks.
func (t TileID) Runes() [Dirs]Rune { return tileTable[t] }

// Rune returns the rune that looks in a direction when the tile is turned clockwise by turn steps.
func (t TileID) Rune(turn uint8, d Dir) Rune { return tileTable[t][(uint8(d)+Dirs-turn)%Dirs] }
