package stones

import (
	"slices"

	rules "runehall/games/stones"
)

// maxTiles is how many gems a payment can have. The dearest exchange that a card table may print costs as many.
const maxTiles = 8

// tiles are the gems of a payment or of a choice, in the order in which they lie. The list ends with the first
// NoColour.
type tiles [maxTiles]rules.Colour

func (t *tiles) count() int { return len(filled(t[:])) }

// filled returns the part of a list before its first zero value.
func filled[T comparable](list []T) []T {
	var none T
	if n := slices.Index(list, none); n >= 0 {
		return list[:n]
	}
	return list
}

func without[T any](list []T, i int) {
	copy(list[i:], list[i+1:])
	clear(list[len(list)-1:])
}

func with(s rules.Set, cards ...rules.Card) rules.Set {
	return rules.SetOf(append(s.Cards(), cards...)...)
}

func less(set rules.Set, c rules.Card) rules.Set {
	return rules.SetOf(slices.DeleteFunc(set.Cards(), func(has rules.Card) bool { return has == c })...)
}

func highest(s rules.Set) rules.Card {
	cards := s.Cards()
	if len(cards) == 0 {
		return rules.Hidden
	}
	return cards[len(cards)-1]
}

func tilesOf(pay rules.Gems) (t tiles) {
	list := t[:0]
	for _, c := range fieldOrder {
		for range pay[c] {
			list = append(list, c)
		}
	}
	return t
}

func gemsOf(t tiles) (pay rules.Gems) {
	for _, c := range filled(t[:]) {
		pay[c]++
	}
	return pay
}

// gemChoice are the gems to choose from when one of any colour is taken or given.
var gemChoice = tiles{rules.Blue, rules.Yellow, rules.Green, rules.Red}
