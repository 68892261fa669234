package market

// late reports whether the last round has begun, or the market has so few runes left that it will soon.
func late(public View) bool {
	const few = 3
	return public.LastRound() || public.RunesLeft() <= few
}
