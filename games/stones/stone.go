package stones

import (
	"fmt"

	"runehall/games"
)

// Stone is a kind of rune stone (STO-30 to STO-37).
type Stone uint8

const (
	// NoStone means no rune stone.
	NoStone Stone = iota
	// MagicStone adds magic points when summoning (STO-30).
	MagicStone
	// HandStone refills the hand to six cards (STO-31).
	HandStone
	// SwapStone swaps a gem and an ore once a turn (STO-32).
	SwapStone
	// JokerStone makes the gems of one colour jokers (STO-33).
	JokerStone
	// PlusStone carries out both icons of a choice (STO-34).
	PlusStone
	// DoubleStone does the result of a card's die twice (STO-35).
	DoubleStone
	// ExtraStone adds a power point for each played card that gives some (STO-36).
	ExtraStone
	// ThreeStone plays up to three cards for their abilities (STO-37).
	ThreeStone
	// Stones is one more than there are kinds.
	Stones
)

var stoneIDs = [Stones]string{"none", "magic", "hand", "swap", "joker", "plus", "double", "extra", "three"}

// String returns the id of a rune stone, as it stands in records and message keys.
func (s Stone) String() string { return stoneIDs[s] }

// MarshalText writes the id.
func (s Stone) MarshalText() ([]byte, error) {
	if s >= Stones {
		return nil, fmt.Errorf("no rune stone %d", s)
	}
	return []byte(s.String()), nil
}

// UnmarshalText reads the id.
func (s *Stone) UnmarshalText(text []byte) error {
	n, err := games.ParseID("rune stone", stoneIDs[:], text)
	*s = Stone(n)
	return err
}

// stoneSet is a set of rune stones of different kinds.
type stoneSet uint16

func (s stoneSet) has(k Stone) bool { return s>>k&1 != 0 }

func (s *stoneSet) add(k Stone) { *s |= 1 << k }

func (s stoneSet) size() int {
	n := 0
	for k := MagicStone; k < Stones; k++ {
		if s.has(k) {
			n++
		}
	}
	return n
}
