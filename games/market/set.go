package market

import (
	"encoding/json"
	"fmt"
	"math/bits"
	"strings"
)

// Set is a multiset of cards. It has four bits for each kind, since there are at most 15 cards of a kind.
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

func (s *Set) drop(c Card) {
	if s.Count(c) > 0 {
		s.remove(c)
	}
}

func (s Set) has(other Set) bool {
	if other>>(4*cardKinds) != 0 {
		return false
	}
	for ; other != 0; other = other.without(other.lowest()) {
		if c := other.lowest(); other.Count(c) > s.Count(c) {
			return false
		}
	}
	return true
}

// Size returns how many cards there are.
func (s Set) Size() int {
	n := 0
	for ; s != 0; s = s.without(s.lowest()) {
		n += s.Count(s.lowest())
	}
	return n
}

// numberSet has all bits of number cards.
const numberSet Set = (1<<(4*Highest) - 1) << 4

// lowest returns the lowest kind of a set, which must not be empty.
func (s Set) lowest() Card { return Card(bits.TrailingZeros64(uint64(s)) / 4) }

// from returns the cards of kind c and above.
func (s Set) from(c Card) Set { return s >> (4 * c) << (4 * c) }

func (s Set) without(c Card) Set { return s &^ (15 << (4 * c)) }

// Sum returns the sum of the number cards.
func (s Set) Sum() int {
	n := 0
	for s &= numberSet; s != 0; {
		c := s.lowest()
		n += int(c) * s.Count(c)
		s = s.without(c)
	}
	return n
}

// runeSums has a bit for each sum that buys a rune (MAR-19). moreSums has a bit for each sum that buys an outpost, a
// collector or a ransom (MAR-20, MAR-30).
const (
	runeSums uint64 = 1<<LowRuneSum | 1<<MiddleRuneSum | 1<<HighRuneSum
	moreSums uint64 = 1<<64 - 1<<SumForMore
)

// sums returns a bit for each sum up to 63 that some of the number cards add up to. Higher sums need no bit: cards that
// add up to more than 63 contain cards that add up to a sum between SumForMore and 63.
func (s Set) sums() uint64 {
	sums := uint64(1)
	for s &= numberSet; s != 0; {
		c := s.lowest()
		sums |= sums << c
		s.remove(c)
	}
	return sums
}

// buysRune reports whether number cards of a sum buy a rune.
func buysRune(sum int) bool { return runeSums>>uint(sum)&1 == 1 }

// numbers reports whether the set consists of number cards only, and is not empty.
func (s Set) numbers() bool { return s != 0 && s&15 == 0 && s>>(4*(Highest+1)) == 0 }

func (s Set) numberCards() int { return (s & numberSet).Size() }

// highest returns the highest number card, or Hidden.
func (s Set) highest() Card {
	if s &= numberSet; s == 0 {
		return Hidden
	}
	return Card((bits.Len64(uint64(s)) - 1) / 4)
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
