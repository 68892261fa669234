package stones

import (
	"math/bits"
	"strconv"
)

// Card is the number printed on a card: 11 to 78 for creatures, and 100 to 107 for druids, of which each seat has its
// own. The zero Card means none, or a card that the reader does not know.
type Card int8

const (
	// Hidden is a card that the reader does not know, or none.
	Hidden Card = 0
	// FirstCreature to LastColoured are the numbers of the coloured creatures (STO-1).
	FirstCreature Card = 11
	// LastColoured is the last of them.
	LastColoured Card = 70
	// LastCreature is the last dragon; the first follows the last coloured creature.
	LastCreature Card = 78
	// FirstDruid to LastDruid are the druids of a seat.
	FirstDruid Card = 100
	// LastDruid is the last of them.
	LastDruid Card = 107
)

// The numbers of the rules. Somebody with a printed game can check them against it; the numbers of cards are in
// cards.json.
const (
	// Slots is how many cards the display has (STO-3).
	Slots = 6
	// ColourGems is how many gems of each colour there are, JokerGems how many joker gems, AllOre how much ore (STO-2).
	ColourGems = 15
	// JokerGems is how many joker gems there are.
	JokerGems = 15
	// AllOre is how much ore there is.
	AllOre = 20
	// ColourArtifacts is how many artifacts of each colour there are, WildArtifacts how many wild ones (STO-2).
	ColourArtifacts = 7
	// WildArtifacts is how many wild artifacts there are.
	WildArtifacts = 8
	// OrePrice is how much ore an artifact costs instead of gems (STO-12).
	OrePrice = 3
	// HandCards is how many cards a hand is refilled to, ManyCards how many with the stone of STO-31 (STO-17).
	HandCards = 4
	// ManyCards is how many with the stone.
	ManyCards = 6
	// StoneMagic is how much magic the stone of STO-30 adds.
	StoneMagic = 2
	// ExtraPoints is how many power points the stone of STO-36 adds.
	ExtraPoints = 1
	// GemsAPoint is how many gems and ore together give a power point at the end (STO-40).
	GemsAPoint = 3
	// MaxStones is how many rune stones a seat can have (STO-16).
	MaxStones = 4
	// Throne is the place of the throne on the power track (STO-2, STO-40).
	Throne = 65
	// LowThrone is its place in short matches.
	LowThrone = 45
	// MaxRounds is the number of rounds after which the match ends in any case (STO-41).
	MaxRounds = 200
)

// tradePoints are the points for a row, by its number of artifacts (STO-15).
var tradePoints = [6]int16{2: 3, 3: 6, 4: 10, 5: 15}

// TradePoints returns the power points for a row with so many artifacts (STO-15).
func TradePoints(artifacts int) int { return int(tradePoints[artifacts]) }

// String returns the number.
func (c Card) String() string { return strconv.Itoa(int(c)) }

// Creature reports whether there is a creature of that number.
func (c Card) Creature() bool { return c >= FirstCreature && c <= LastCreature }

// Dragon reports whether the card is a dragon.
func (c Card) Dragon() bool { return c > LastColoured && c <= LastCreature }

// Druid reports whether there is a druid of that number.
func (c Card) Druid() bool { return c >= FirstDruid && c <= LastDruid }

// real reports whether there is a card of that number.
func (c Card) real() bool { return c.Creature() || c.Druid() }

// Set is a set of cards.
type Set struct{ low, high uint64 }

// SetOf returns the set of some cards.
func SetOf(cards ...Card) Set {
	var s Set
	for _, c := range cards {
		s.add(c)
	}
	return s
}

func (s *Set) add(c Card) {
	if c < 64 {
		s.low |= 1 << uint(c)
	} else {
		s.high |= 1 << uint(c-64)
	}
}

func (s *Set) remove(c Card) {
	if c < 64 {
		s.low &^= 1 << uint(c)
	} else {
		s.high &^= 1 << uint(c-64)
	}
}

// Has reports whether a card is in the set.
func (s Set) Has(c Card) bool {
	if c < 64 {
		return c > Hidden && s.low>>uint(c)&1 != 0
	}
	return s.high>>uint(c-64)&1 != 0
}

// Size returns how many cards the set has.
func (s Set) Size() int { return bits.OnesCount64(s.low) + bits.OnesCount64(s.high) }

// Empty reports whether the set has no card.
func (s Set) Empty() bool { return s == Set{} }

func (s Set) join(o Set) Set { return Set{s.low | o.low, s.high | o.high} }

// without returns the cards that another set lacks.
func (s Set) without(o Set) Set { return Set{s.low &^ o.low, s.high &^ o.high} }

// lowest returns the lowest card, or Hidden.
func (s Set) lowest() Card {
	switch {
	case s.low != 0:
		return Card(bits.TrailingZeros64(s.low))
	case s.high != 0:
		return Card(64 + bits.TrailingZeros64(s.high))
	default:
		return Hidden
	}
}

// pop removes the lowest card from a set that is not empty.
func (s *Set) pop() Card {
	c := s.lowest()
	s.remove(c)
	return c
}

// drop removes the lowest card from a set that is not empty.
func (s *Set) drop() {
	if s.low != 0 {
		s.low &= s.low - 1
	} else {
		s.high &= s.high - 1
	}
}

// Cards lists the cards, the lowest first; never nil.
func (s Set) Cards() []Card {
	return s.appendTo(make([]Card, 0, s.Size()))
}

func (s Set) appendTo(list []Card) []Card {
	for low := s.low; low != 0; low &= low - 1 {
		list = append(list, Card(bits.TrailingZeros64(low)))
	}
	for high := s.high; high != 0; high &= high - 1 {
		list = append(list, Card(64+bits.TrailingZeros64(high)))
	}
	return list
}
