package ritual

// numbers are the numbers of the rules that texts name (assets/lang, assets/rules).
func numbers() map[string]int {
	return map[string]int{
		"ritual.tiles":       Tiles,
		"ritual.grey":        int(firstGold),
		"ritual.gold":        int(firstBlack - firstGold),
		"ritual.black":       int(Tiles - firstBlack),
		"ritual.coins":       SeatCoins,
		"ritual.cards":       maxCards,
		"ritual.kinds":       int(Cards) - 1,
		"ritual.coins-2":     int(dealtCoins[2]),
		"ritual.coins-3":     int(dealtCoins[3]),
		"ritual.coins-4":     int(dealtCoins[4]),
		"ritual.coins-5":     int(dealtCoins[5]),
		"ritual.hand":        HandTiles,
		"ritual.tile-coins":  TileCoins,
		"ritual.line":        LineLength,
		"ritual.shape-coins": ShapeCoins,
	}
}
