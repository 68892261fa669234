package ritual

import "fmt"

// Cause says why coins move onto a tile or home from it.
type Cause uint8

const (
	// ByPlacing: the coins of a tile just laid (RIT-12, RIT-14).
	ByPlacing Cause = iota
	// ByBuildingOver: the coins of a tile just covered (RIT-19).
	ByBuildingOver
	// ByReplacing: Replace coins.
	ByReplacing
	// ByExtraCoins: Extra coins.
	ByExtraCoins
)

var causes = [...]struct{ id, clause string }{
	ByPlacing:      {"placing", "RIT-14"},
	ByBuildingOver: {"building-over", "RIT-19"},
	ByReplacing:    {"replacing", "RIT-34"},
	ByExtraCoins:   {"extra-coins", "RIT-34"},
}

// String returns the id of a cause, as it stands in message keys.
func (c Cause) String() string { return causes[c].id }

// Clause returns the id of the rule that moves the coins.
func (c Cause) Clause() string { return causes[c].clause }

// MarshalText writes the id.
func (c Cause) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads the id.
func (c *Cause) UnmarshalText(text []byte) error {
	for i, cause := range causes {
		if cause.id == string(text) {
			*c = Cause(i)
			return nil
		}
	}
	return fmt.Errorf("coins do not move because of %q", text)
}
