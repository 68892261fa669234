package stones

import "runehall/games"

// Cause says where gems, ore and power points come from.
type Cause uint8

const (
	// ByAbility: from a card's ability (STO-20, STO-21).
	ByAbility Cause = iota
	// ByDie: from a die roll (STO-5).
	ByDie
	// BySmithy: a smithy's bonus (STO-4).
	BySmithy
	// ByExtra: the stone of an extra power point (STO-36).
	ByExtra
	// ByTrade: a power row that is traded in (STO-15).
	ByTrade
	// ByGems: gems and ore at the end (STO-40).
	ByGems
	// ByRows: power rows at the end (STO-40).
	ByRows
	causes
)

var causeIDs = [causes]string{"ability", "die", "smithy", "extra", "trade", "gems", "rows"}

// clauseOfCause names the rule that each cause comes from.
var clauseOfCause = [causes]string{"STO-20", "STO-5", "STO-4", "STO-36", "STO-15", "STO-40", "STO-40"}

// String returns the id of a cause, as it stands in message keys.
func (c Cause) String() string { return causeIDs[c] }

// inTurn reports whether points are scored in a turn, not after the end.
func (c Cause) inTurn() bool { return c < ByGems }

// MarshalText writes the id.
func (c Cause) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads the id.
func (c *Cause) UnmarshalText(text []byte) error {
	n, err := games.ParseID("cause", causeIDs[:], text)
	*c = Cause(n)
	return err
}
