package market

import (
	"fmt"

	"runehall/games"
)

// Card is a kind of card of the main deck. The values 1 to 10 are number cards with that number. The zero Card stands
// for a card that the reader does not know.
type Card uint8

const (
	// Hidden is a card that the reader does not know.
	Hidden Card = 0
	// Highest is the highest number card.
	Highest Card = 10
	// Thief takes a rune or a card of another seat (MAR-22).
	Thief Card = 11
	// RedCard is a red main store as a hand card (MAR-14).
	RedCard Card = 12
	// BlueCard is a blue main store as a hand card.
	BlueCard  Card = 13
	cardKinds Card = 14
)

// The numbers of the rules. Somebody with a printed game can check them against it (MAR-1, MAR-11, MAR-19, MAR-20).
const (
	// DeckCards is how many cards the main deck has.
	DeckCards = 76
	// HandCards is how many cards a hand is refilled to (MAR-13).
	HandCards = 3
	// MarketRunes is how many runes of each colour there are.
	MarketRunes = 12
	// MarketOutposts is how many outposts there are.
	MarketOutposts = 4
	// MarketCollectors is how many collectors there are.
	MarketCollectors = 4
	// LowRuneSum, MiddleRuneSum and HighRuneSum are the sums of number cards that buy a rune (MAR-19).
	LowRuneSum    = 5
	MiddleRuneSum = 10
	HighRuneSum   = 15
	// RunePoints and OutpostPoints are the points for each at the end; CollectorPoints is what a collector costs
	// (MAR-2).
	RunePoints      = 1
	OutpostPoints   = 2
	CollectorPoints = 1
	// SumForMore is the least sum of number cards for an outpost, a collector or a ransom (MAR-20, MAR-30).
	SumForMore = 21
	// RansomRunes is how many runes free a store of its collector (MAR-30 II).
	RansomRunes = 3
	// MaxTurns is how many turns each seat has, at most, before the points decide (MAR-34).
	MaxTurns = 200
)

// copies is how many cards of each kind the main deck has (MAR-1).
var copies = [cardKinds]int{1: 6, 2: 6, 3: 6, 4: 6, 5: 6, 6: 6, 7: 6, 8: 6, 9: 6, 10: 6, Thief: 6, RedCard: 5,
	BlueCard: 5}

// prices are the costs of an outpost or a collector, in runes of one colour, by number of seats (MAR-11).
var prices = [6]int8{2: 4, 3: 3, 4: 2, 5: 2}

var cardIDs = [cardKinds]string{
	"hidden", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "thief", "red-store", "blue-store",
}

// String returns the id of a card, as it stands in records and message keys.
func (c Card) String() string { return cardIDs[c] }

// Number reports whether it is a number card.
func (c Card) Number() bool { return c >= 1 && c <= Highest }

// store returns the place of the main store on a card, and false for other cards.
func (c Card) store() (Place, bool) {
	switch c {
	case RedCard:
		return RedMain, true
	case BlueCard:
		return BlueMain, true
	default:
		return Loose, false
	}
}

// MarshalText writes the id.
func (c Card) MarshalText() ([]byte, error) {
	if c >= cardKinds {
		return nil, fmt.Errorf("no card %d", c)
	}
	return []byte(c.String()), nil
}

// UnmarshalText reads the id.
func (c *Card) UnmarshalText(text []byte) error {
	n, err := games.ParseID("card", cardIDs[:], text)
	*c = Card(n)
	return err
}
