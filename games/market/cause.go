package market

import "runehall/games"

// Cause says how a seat got rid of a collector.
type Cause uint8

const (
	// ByRansom: by paying cards or runes (MAR-30 I and II).
	ByRansom Cause = iota
	// ByOutpost: by giving an outpost; both return to the market (MAR-30 III).
	ByOutpost
	causes
)

var causeIDs = [causes]string{"ransom", "outpost"}

// String returns the id of a cause, as it stands in message keys.
func (c Cause) String() string { return causeIDs[c] }

// MarshalText writes the id.
func (c Cause) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads the id.
func (c *Cause) UnmarshalText(text []byte) error {
	n, err := games.ParseID("cause", causeIDs[:], text)
	*c = Cause(n)
	return err
}
