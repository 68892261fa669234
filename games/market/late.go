package market

// late reports whether the last round has begun, or the market has hardly a rune left, which is when it does.
func late(public View) bool {
	const few = 3
	return public.LastRound() || public.RunesLeft() <= few
}
