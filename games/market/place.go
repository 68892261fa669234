package market

import (
	"math/bits"

	"runehall/games"
)

// Place says where runes of a seat lie: loose, or in one of its stores. A store keeps its place as long as it exists.
type Place uint8

const (
	// Loose is no store; runes there can be stolen. As the place of a bought outpost it means a store of its own.
	Loose Place = iota
	// RedMain is the red main store (MAR-14).
	RedMain
	// BlueMain is the blue main store.
	BlueMain
	// Post1 is the first of two outposts that are stores of their own (MAR-15).
	Post1
	// Post2 is the second one.
	Post2
	// Pile1 is the first of the frozen piles under collectors (MAR-26).
	Pile1
	// Pile2 is the second one.
	Pile2
	// Pile3 is the third one.
	Pile3
	// Pile4 is the last one.
	Pile4
	// Places is the number of places.
	Places
)

var placeIDs = [Places]string{"loose", "red", "blue", "post1", "post2", "pile1", "pile2", "pile3", "pile4"}

// String returns the id of a place, as it stands in records.
func (p Place) String() string { return placeIDs[p] }

// Main reports whether it is a main store.
func (p Place) Main() bool { return p == RedMain || p == BlueMain }

// Post reports whether it is an outpost of its own.
func (p Place) Post() bool { return p == Post1 || p == Post2 }

// Pile reports whether it is a frozen pile.
func (p Place) Pile() bool { return p >= Pile1 && p <= Pile4 }

// places is a set of places, a bit each.
type places uint16

// The sets of all places for stores of each kind. All other places are for piles.
const (
	mainPlaces  places = 1<<RedMain | 1<<BlueMain
	postPlaces  places = 1<<Post1 | 1<<Post2
	storePlaces        = mainPlaces | postPlaces
)

func (p places) first() Place { return Place(bits.TrailingZeros16(uint16(p))) }

// rest returns a set without its first place.
func (p places) rest() places { return p & (p - 1) }

func (p places) size() int { return bits.OnesCount16(uint16(p)) }

// kind is the word for a place in message keys.
func (p Place) kind() string {
	switch {
	case p.Main():
		//says:keys market.place.main-{red,blue}
		return "main-" + p.String()
	case p.Post():
		return "post"
	case p.Pile():
		return "pile"
	default:
		return "loose"
	}
}

// colour returns the colour of a main store.
func (p Place) colour() Colour {
	if p.Main() {
		return Colour(p)
	}
	return NoColour
}

// MarshalText writes the id.
func (p Place) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads the id.
func (p *Place) UnmarshalText(text []byte) error {
	n, err := games.ParseID("place", placeIDs[:], text)
	*p = Place(n)
	return err
}
