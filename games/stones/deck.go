package stones

import (
	_ "embed"
	"sync"

	"runehall/games"
)

const (
	// creatures is how many creature cards there are, druids how many each seat has.
	creatures = int(LastCreature-FirstCreature) + 1
	druids    = int(LastDruid-FirstDruid) + 1
	// maxSeats is how many seats the game has at most; there are as many sets of druids.
	maxSeats = 4
)

// Deck is a card table: what is printed on the cards (STO-6), and the prices of the display (STO-3) and the smithies
// (STO-4). It never changes after it has been read, and all matches share it.
type Deck struct {
	creatures [creatures]Face
	druids    [maxSeats][druids]Face
	// slots are the prices of cards in the display, in magic points, from the right slot on. smithies are the prices of
	// artifacts, in gems.
	slots    [Slots]int8
	smithies [Smithies]int8
	digest   string
	rates    [maxSeats]rates
}

// Digest identifies the table: tables that say the same have the same digest.
func (d *Deck) Digest() string { return d.digest }

// Face returns what is printed on a card. The seat matters only for druids. The card must exist.
func (d *Deck) Face(s games.Seat, c Card) *Face {
	if c >= FirstDruid {
		return &d.druids[s][c-FirstDruid]
	}
	return &d.creatures[c-FirstCreature]
}

// SlotPrice returns how many magic points the card in a slot of the display costs; slots count from 1 on the right
// (STO-3).
func (d *Deck) SlotPrice(slot int) int { return int(d.slots[slot-1]) }

// SmithyPrice returns how many gems an artifact costs at a smithy (STO-4).
func (d *Deck) SmithyPrice(at Smithy) int { return int(d.smithies[at]) }

// Face is what is printed on a card (STO-1, STO-20).
type Face struct {
	// Colour is the colour of a creature, White for dragons. Druids have none.
	Colour Colour
	// Of is the colour of the card's magic, White for many-coloured.
	Of Colour
	// Magic is how many magic points it has.
	Magic int8
	Kind  AbilityKind
	// Icons are the icons of a basic or a choice card. The second may be NoIcon.
	Icons [2]Icon
	// Give and Get are the gems of an exchange, Points the power points that it brings.
	Give   Gems
	Get    Gems
	Points int8
}

func (f *Face) icons() int8 {
	switch {
	case f.Icons[0].Kind == NoIcon:
		return 0
	case f.Icons[1].Kind == NoIcon:
		return 1
	default:
		return 2
	}
}

// AbilityKind tells abilities apart (STO-20).
type AbilityKind uint8

const (
	// BasicAbility carries out its icons.
	BasicAbility AbilityKind = iota + 1
	// ChoiceAbility carries out one of its two icons.
	ChoiceAbility
	// ExchangeAbility gives gems for gems or power points.
	ExchangeAbility
	abilityKinds
)

var abilityIDs = [abilityKinds]string{"none", "basic", "choice", "exchange"}

// String returns the id of a kind of ability.
func (k AbilityKind) String() string { return abilityIDs[k] }

// Icon is one thing that an ability does (STO-21).
type Icon struct {
	Kind IconKind
	// Colour is the colour of a gem or card icon, and NoColour for the other icons.
	Colour Colour
}

// IconKind tells icons apart.
type IconKind uint8

const (
	// NoIcon means no icon.
	NoIcon IconKind = iota
	// GemIcon takes a gem of its colour.
	GemIcon
	// AnyGemIcon takes a gem of choice, not a joker.
	AnyGemIcon
	// CardIcon takes a display card of its colour.
	CardIcon
	// AnyCardIcon takes any display card.
	AnyCardIcon
	// JokerIcon takes a joker gem.
	JokerIcon
	// DieIcon rolls the die.
	DieIcon
	iconKinds
)

var iconIDs = [iconKinds]string{"none", "gem", "anygem", "card", "anycard", "joker", "die"}

// String returns the id of a kind of icon, as it stands in the card table.
func (k IconKind) String() string { return iconIDs[k] }

// ourDeck is the digest of the card table that the program is published with. It is fixed, so that screens can tell
// when somebody has edited the table.
const ourDeck = "256862d8ac6ac21f"

//go:embed cards.json
var cardsFile []byte

// standard reads the built-in card table, once, when it is first needed.
var standard = sync.OnceValues(func() (*Deck, error) { return ParseDeck(cardsFile) })

// StandardDeck returns the built-in card table, or an error if it has faults.
func StandardDeck() (*Deck, error) { return standard() }
