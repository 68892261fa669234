package stones

import (
	"fmt"

	"runehall/games"
)

// Die is a face of the die (STO-5).
type Die uint8

const (
	// NoDie is no result.
	NoDie Die = iota
	// DieGem takes any gem.
	DieGem
	// DieSwap swaps one own coloured gem for a joker gem.
	DieSwap
	// DieCard takes the top card of the common pile.
	DieCard
	// DieOre takes an ore.
	DieOre
	// DieOne gives one power point.
	DieOne
	// DieTwo gives two power points.
	DieTwo
	dieFaces
)

var dieIDs = [dieFaces]string{"none", "gem", "swap", "card", "ore", "one", "two"}

// String returns the id of a face, as it stands in message keys.
func (d Die) String() string { return dieIDs[d] }

// points returns how many power points a face gives.
func (d Die) points() int16 {
	switch d {
	case DieOne:
		return 1
	case DieTwo:
		return 2
	default:
		return 0
	}
}

// Points returns how many power points a face gives.
func (d Die) Points() int { return int(d.points()) }

// MarshalText writes the id.
func (d Die) MarshalText() ([]byte, error) {
	if d >= dieFaces {
		return nil, fmt.Errorf("no face %d of the die", d)
	}
	return []byte(d.String()), nil
}

// UnmarshalText reads the id.
func (d *Die) UnmarshalText(text []byte) error {
	n, err := games.ParseID("face of the die", dieIDs[:], text)
	*d = Die(n)
	return err
}
