package stones

import (
	"fmt"

	"runehall/games"
)

// Smithy is one of the six smithies (STO-4).
type Smithy uint8

const (
	// Plain1 and Plain2 have no bonus.
	Plain1 Smithy = iota
	// Plain2 is the second of them.
	Plain2
	// DieSmithy gives a die roll.
	DieSmithy
	// OreSmithy gives an ore.
	OreSmithy
	// PointSmithy gives three power points.
	PointSmithy
	// WildSmithy forges wild artifacts for gems of any colours.
	WildSmithy
	// Smithies is how many there are.
	Smithies
)

var smithyIDs = [Smithies]string{"plain1", "plain2", "die", "ore", "points", "wild"}

// Bonus is what a smithy gives together with the artifact, unless that was paid for with ore (STO-4, STO-12). The zero
// Bonus means none.
type Bonus struct {
	// Die says that the die is rolled, Ore that there is an ore.
	Die, Ore bool
	// Points are power points.
	Points int
}

// smithyBonus is what each smithy gives besides the artifact (STO-4).
var smithyBonus = [Smithies]Bonus{DieSmithy: {Die: true}, OreSmithy: {Ore: true}, PointSmithy: {Points: 3}}

// Bonus returns what the smithy gives together with an artifact.
func (s Smithy) Bonus() Bonus { return smithyBonus[s] }

// String returns the id of a smithy, as it stands in records and message keys.
func (s Smithy) String() string { return smithyIDs[s] }

// MarshalText writes the id.
func (s Smithy) MarshalText() ([]byte, error) {
	if s >= Smithies {
		return nil, fmt.Errorf("no smithy %d", s)
	}
	return []byte(s.String()), nil
}

// UnmarshalText reads the id.
func (s *Smithy) UnmarshalText(text []byte) error {
	n, err := games.ParseID("smithy", smithyIDs[:], text)
	*s = Smithy(n)
	return err
}
