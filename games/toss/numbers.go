package toss

// numbers are the numbers of the rules that texts name (assets/lang, assets/rules).
func numbers() map[string]int {
	return map[string]int{
		"toss.runes":  Runes,
		"toss.signs":  Signs,
		"toss.draw-2": int(handSizes[2]),
		"toss.draw-3": int(handSizes[3]),
		"toss.draw-4": int(handSizes[4]),
		"toss.draw-5": int(handSizes[5]),
		"toss.rounds": MaxRounds,
		"toss.disc":   2 * DiscRadius / 1000,
		"toss.table":  2 * TableRadius / 1000,
	}
}
