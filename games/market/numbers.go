package market

// numbers are the numbers of the rules that texts refer to (assets/lang, assets/rules).
func numbers() map[string]int {
	return map[string]int{
		"market.hand":             HandCards,
		"market.deck":             DeckCards,
		"market.highest":          int(Highest),
		"market.runes":            MarketRunes,
		"market.outposts":         MarketOutposts,
		"market.collectors":       MarketCollectors,
		"market.rune-low":         LowRuneSum,
		"market.rune-mid":         MiddleRuneSum,
		"market.rune-high":        HighRuneSum,
		"market.more":             SumForMore,
		"market.ransom":           RansomRunes,
		"market.rune-points":      RunePoints,
		"market.outpost-points":   OutpostPoints,
		"market.collector-points": CollectorPoints,
		"market.turns":            MaxTurns,
		"market.price-2":          int(prices[2]),
		"market.price-3":          int(prices[3]),
		"market.price-4":          int(prices[4]),
	}
}
