package market

import (
	"encoding/json"
	"fmt"
	"strings"
)

// Set is a number of cards of each kind, of which there are at most 15: four bits a kind.
type Set uint64

// SetOf returns the set of some cards.
func SetOf(cards ...Card) Set {
	var s Set
	for _, c := range cards {
		s.add(c)
	}
	return s
}

// Count returns how many cards of a kind there are.
func (s Set) Count(c Card) int { return int(s >> (4 * c) & 15) }

func (s *Set) add(c Card)    { *s += 1 << (4 * c) }
func (s *Set) remove(c Card) { *s -= 1 << (4 * c) }

// drop takes a card out if there is one.
func (s *Set) drop(c Card) {
	if s.Count(c) > 0 {
		s.remove(c)
	}
}

// has reports whether a set holds all of another one.
func (s Set) has(other Set) bool {
	if other>>(4*cardKinds) != 0 {
		return false
	}
	for c := range cardKinds {
		if other.Count(c) > s.Count(c) {
			return false
		}
	}
	return true
}

// Size returns how many cards there are.
func (s Set) Size() int {
	n := 0
	for ; s != 0; s >>= 4 {
		n += int(s & 15)
	}
	return n
}

// Sum returns the sum of the number cards.
func (s Set) Sum() int {
	n := 0
	for c := Card(1); c <= Highest; c++ {
		n += int(c) * s.Count(c)
	}
	return n
}

// numbers reports whether there are number cards and nothing else.
func (s Set) numbers() bool { return s != 0 && s&15 == 0 && s>>(4*(Highest+1)) == 0 }

// numberCards returns how many number cards there are.
func (s Set) numberCards() int { return (s >> 4 & (1<<(4*Highest) - 1)).Size() }

// highest returns the highest number card, or Hidden.
func (s Set) highest() Card {
	for c := Highest; c > Hidden; c-- {
		if s.Count(c) > 0 {
			return c
		}
	}
	return Hidden
}

// Cards lists the cards of a set, the lowest first.
func (s Set) Cards() []Card {
	cards := []Card{}
	for c := range cardKinds {
		for range s.Count(c) {
			cards = append(cards, c)
		}
	}
	return cards
}

// String returns the ids of the cards, the lowest first: "5+5+10".
func (s Set) String() string {
	var ids []string
	for _, c := range s.Cards() {
		ids = append(ids, c.String())
	}
	return strings.Join(ids, "+")
}

// MarshalJSON writes the set as a list of cards.
func (s Set) MarshalJSON() ([]byte, error) { return json.Marshal(s.Cards()) }

// UnmarshalJSON reads a list of cards.
func (s *Set) UnmarshalJSON(text []byte) error {
	var cards []Card
	if err := json.Unmarshal(text, &cards); err != nil {
		return fmt.Errorf("cards: %w", err)
	}
	*s = SetOf(cards...)
	return nil
}
