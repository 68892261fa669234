package ritual

import "fmt"

// Card is a kind of ritual card (RIT-3). Cards of one kind do not differ. The zero Card is one that the reader does not
// know.
type Card uint8

// The fifteen kinds, in the order of the rulebook's table.
const (
	Hidden Card = iota
	RefillHand
	Reverse
	ReverseDirection
	CopyRitual
	QuickTurn
	ReplaceCoins
	StealTile
	StealHandTiles
	SwapHands
	StealGold
	Skip
	PlaceTile
	ExtraCoins
	RedrawHand
	Ward
	// Cards is one more than the last kind.
	Cards
)

// HandLimit is how many rituals a seat holds at most (RIT-30).
const HandLimit = 3

// maxCards is the number of ritual cards of the full game (RIT-3).
const maxCards = 28

// cardTable is the table of the rituals: a house number in it can be changed here.
var cardTable = [Cards]struct {
	id     string
	copies int
	strong bool
	die    bool
	target bool
	answer bool
}{
	Hidden:           {id: "hidden"},
	RefillHand:       {id: "refill-hand", copies: 2},
	Reverse:          {id: "reverse", copies: 2, answer: true},
	ReverseDirection: {id: "reverse-direction", copies: 2},
	CopyRitual:       {id: "copy", copies: 1},
	QuickTurn:        {id: "quick-turn", copies: 1},
	ReplaceCoins:     {id: "replace-coins", copies: 2, strong: true, die: true},
	StealTile:        {id: "steal-tile", copies: 2, strong: true},
	StealHandTiles:   {id: "steal-hand-tiles", copies: 2, strong: true, die: true, target: true},
	SwapHands:        {id: "swap-hands", copies: 2, strong: true, target: true},
	StealGold:        {id: "steal-gold", copies: 2, strong: true, target: true},
	Skip:             {id: "skip", copies: 2, target: true},
	PlaceTile:        {id: "place-tile", copies: 2},
	ExtraCoins:       {id: "extra-coins", copies: 2, die: true},
	RedrawHand:       {id: "redraw-hand", copies: 2},
	Ward:             {id: "ward", copies: 2, answer: true},
}

// String returns the id of a kind, as it stands in records and message keys.
func (c Card) String() string { return cardTable[c].id }

// Copies returns how many cards of the kind the full game has.
func (c Card) Copies() int { return cardTable[c].copies }

// Strong reports whether the Explorers variant leaves the kind out (RIT-41).
func (c Card) Strong() bool { return cardTable[c].strong }

// Rolls reports whether the die is rolled for the kind.
func (c Card) Rolls() bool { return cardTable[c].die }

// Targets reports whether a target seat is named when the kind is revealed (RIT-33).
func (c Card) Targets() bool { return cardTable[c].target }

// IsAnswer reports whether the kind only answers a card revealed by somebody else (RIT-36).
func (c Card) IsAnswer() bool { return cardTable[c].answer }

// MarshalText writes the id.
func (c Card) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads the id.
func (c *Card) UnmarshalText(text []byte) error {
	for kind := range Cards {
		if cardTable[kind].id == string(text) {
			*c = kind
			return nil
		}
	}
	return fmt.Errorf("no ritual is called %q", text)
}
