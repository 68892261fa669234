package masters

// numbers are the numbers of the rules that texts name (assets/lang, assets/rules).
func numbers() map[string]int {
	return map[string]int{
		"masters.deck":       DeckCards,
		"masters.cards":      DeckCards + 1,
		"masters.layouts":    Layouts,
		"masters.blue":       Blue.Worth(),
		"masters.green":      Green.Worth(),
		"masters.red":        Red.Worth(),
		"masters.extra-cost": DiscardCost,
		"masters.hand":       HandCards,
	}
}
