package toss

import (
	"fmt"
	"math/bits"
)

// Rune is a rune by its number: colour × 16 + sign × 2 + 0 or 1 (TOS-1).
type Rune int8

const (
	// NoRune means no rune, or a rune that the reader cannot know.
	NoRune Rune = -1
	// Destiny is the rune with a dot (TOS-2).
	Destiny Rune = 48
	// Runes is how many are in the bag at the start.
	Runes = 48
	// Pairs is how many pairs they make.
	Pairs = Runes / 2
	// Signs is how many signs each colour has.
	Signs = 8
)

// Colour is the colour of a rune (TOS-1).
type Colour uint8

// The colours, in the order in which they are settled (TOS-13).
const (
	Black Colour = iota
	Grey
	White
	colours
)

var colourIDs = [colours]string{Black: "black", Grey: "grey", White: "white"}

// String returns the id of a colour, as it stands in message keys.
func (c Colour) String() string { return colourIDs[c] }

// MarshalText writes the id.
func (c Colour) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads the id.
func (c *Colour) UnmarshalText(text []byte) error {
	for i, id := range colourIDs {
		if id == string(text) {
			*c = Colour(i)
			return nil
		}
	}
	return fmt.Errorf("%q is no colour", text)
}

// signIDs are the ids of the signs, as they stand in message keys. No two of them look alike when they are turned.
var signIDs = [Signs]string{"raido", "algiz", "mannaz", "hagalaz", "berkano", "ingwaz", "kenaz", "jera"}

// SignID returns the id of the sign of a rune of the bag, as it stands in message keys.
func (r Rune) SignID() string { return signIDs[r.Sign()] }

// Colour returns the colour of a rune of the bag.
func (r Rune) Colour() Colour { return Colour(r / 16) }

// Sign returns the sign of a rune of the bag, from 0.
func (r Rune) Sign() int { return int(r) / 2 % Signs }

// Partner returns the other rune of the pair.
func (r Rune) Partner() Rune { return r ^ 1 }

// Pair returns the number of the rune's pair, from 0 to Pairs-1.
func (r Rune) Pair() int { return int(r) / 2 }

// isRune reports whether a rune is one of the bag's.
func (r Rune) isRune() bool { return r >= 0 && r < Runes }

// set is a set of runes of the bag, a bit for each.
type set uint64

// all holds all 48.
const all set = 1<<Runes - 1

func setOf(list ...Rune) set {
	var s set
	for _, r := range list {
		s |= bit(r)
	}
	return s
}

// bit returns the set of a single rune; for NoRune and Destiny it is empty.
func bit(r Rune) set {
	if !r.isRune() {
		return 0
	}
	return 1 << r
}

func (s set) has(r Rune) bool { return s&bit(r) != 0 }

func (s set) size() int { return bits.OnesCount64(uint64(s)) }

// first returns the lowest rune of a set that is not empty.
func (s set) first() Rune { return Rune(bits.TrailingZeros64(uint64(s))) }

// nth returns the rune that has n lower ones in the set.
func (s set) nth(n int) Rune {
	for range n {
		s &= s - 1
	}
	return s.first()
}

// partners returns the partners of all runes in the set.
func (s set) partners() set {
	const even set = 0x5555_5555_5555
	return s&even<<1 | s>>1&even
}

// whole returns the complete pairs in the set, each by its lower rune.
func (s set) whole() set { return s & s.partners() & 0x5555_5555_5555 }

// list returns the runes of a set, the lowest first.
func (s set) list() []Rune {
	list := []Rune{}
	for ; s != 0; s &= s - 1 {
		list = append(list, s.first())
	}
	return list
}
