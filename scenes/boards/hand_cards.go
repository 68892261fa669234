package boards

import "cmp"

// HandOf returns a hand of a size: the cards that the reader knows, in their order, and then hidden ones.
func HandOf[C any](known []C, size int, hidden C) []C {
	for len(known) < size {
		known = append(known, hidden)
	}
	return known
}

// KnownFirst returns an order of cards for [slices.SortStableFunc]: known ones, the lowest first, and then hidden ones.
func KnownFirst[C cmp.Ordered](hidden C) func(a, b C) int {
	return func(a, b C) int {
		switch {
		case a == b:
			return 0
		case a == hidden:
			return 1
		case b == hidden:
			return -1
		}
		return cmp.Compare(a, b)
	}
}
