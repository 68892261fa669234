package masters

import "fmt"

// Side is a side of an adept card (MAS-20). The zero Side means none.
type Side uint8

const (
	// NoSide is the side of a seat that has no adept, or has not chosen yet.
	NoSide Side = iota
	// GreenSide draws a card after the first master (MAS-21).
	GreenSide
	// BlueSide ignores a rune once a match (MAS-22).
	BlueSide
	sideKinds
)

var sideIDs = [sideKinds]string{NoSide: "none", GreenSide: "green", BlueSide: "blue"}

// String returns the id of a side, as it stands in records and message keys.
func (s Side) String() string { return sideIDs[s] }

// MarshalText writes the id.
func (s Side) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText reads the id.
func (s *Side) UnmarshalText(text []byte) error {
	for side, id := range sideIDs {
		if id == string(text) {
			*s = Side(side)
			return nil
		}
	}
	return fmt.Errorf("an adept has no side %q", text)
}
