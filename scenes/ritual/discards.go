package ritual

import (
	"slices"

	rules "runehall/games/ritual"
)

// discarded is a discarded ritual as the pile panel shows it, with how many of its kind lie there.
type discarded struct {
	card   rules.Card
	copies int
}

// sortDiscards appends what the pile panel shows of discards of which the last is on top: that one first, which a Copy
// ritual copies, then the others by kind.
func sortDiscards(dst []discarded, discards []rules.Card) []discarded {
	n := len(discards)
	if n == 0 {
		return dst
	}
	dst = append(dst, discarded{discards[n-1], 1})
	rest := slices.Sorted(slices.Values(discards[:n-1]))
	for i, card := range rest {
		if i > 0 && rest[i-1] == card {
			dst[len(dst)-1].copies++
			continue
		}
		dst = append(dst, discarded{card, 1})
	}
	return dst
}
