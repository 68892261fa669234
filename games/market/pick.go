package market

import "runehall/games"

// Pick is what a seat shows in rock-paper-scissors (MAR-33).
type Pick uint8

const (
	// NoPick means no pick, or one that the reader does not know.
	NoPick Pick = iota
	// Rock beats Scissors.
	Rock
	// Paper beats Rock.
	Paper
	// Scissors beat Paper.
	Scissors
	pickKinds
)

var pickIDs = [pickKinds]string{"none", "rock", "paper", "scissors"}

// String returns the id of a pick.
func (p Pick) String() string { return pickIDs[p] }

func (p Pick) beats(other Pick) bool { return (p+3-other)%3 == 1 }

// MarshalText writes the id.
func (p Pick) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads the id.
func (p *Pick) UnmarshalText(text []byte) error {
	n, err := games.ParseID("pick", pickIDs[:], text)
	*p = Pick(n)
	return err
}
