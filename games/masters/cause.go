package masters

import "fmt"

// Cause says why a card is drawn.
type Cause uint8

const (
	// ByTurn: instead of placing a master (MAS-13).
	ByTurn Cause = iota
	// ByAdept: for the first master, by the green side (MAS-21).
	ByAdept
	// ByExtra: at the start of a turn (MAS-23).
	ByExtra
)

var causeIDs = [...]string{ByTurn: "turn", ByAdept: "adept", ByExtra: "extra"}

// String returns the id of a cause, as it stands in message keys.
func (c Cause) String() string { return causeIDs[c] }

// MarshalText writes the id.
func (c Cause) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads the id.
func (c *Cause) UnmarshalText(text []byte) error {
	for i, id := range causeIDs {
		if id == string(text) {
			*c = Cause(i)
			return nil
		}
	}
	return fmt.Errorf("no card is drawn because of %q", text)
}
