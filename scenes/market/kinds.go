package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/things"
)

// kind is a kind of thing on the board. [catalogue] says what its number and seat mean.
type kind uint8

const (
	nothing kind = iota
	phase
	bay
	tag
	deck
	heap
	ring
	ringCard
	chip
	badge
	hand
	card
	loose
	store
	toggle
	tile
	offer
	pick
	line
	act
	ledge
	edge
	closer
	sheet
	item
	face
	kinds
)

type thing = things.Thing[kind]

// catalogue says what kinds of things there are.
var catalogue = things.Kinds[kind]{Game: "market", Of: []things.Kind[kind]{
	nothing:  {Inert: true},
	phase:    {Name: "phase", Part: things.Parts("interest", "runes", "cards", "refill")},
	bay:      {Name: "bay", Part: things.Parts("red", "blue", "outposts", "collectors")},
	tag:      {Name: "tag", Inert: true}, // the price of the bay with this number
	deck:     {Name: "deck", Single: true},
	heap:     {Name: "heap", Single: true}, // the discards
	ring:     {Name: "ring", Single: true}, // with a duel, or rock-paper-scissors
	ringCard: {Name: "ring-card", In: ring, Inert: true},
	chip:     {Name: "seat", Seated: true, Single: true, In: edge},
	badge:    {Name: "badge", Seated: true, Single: true, In: chip, Inert: true},
	hand:     {Name: "their-hand", Seated: true, Single: true, In: chip}, // the whole hand, face down
	card:     {Name: "hand", Seated: true, Theirs: "their-card", In: hand},
	loose: {Name: "loose", Seated: true, Theirs: "their-loose",
		Part: func(n, _ int) string { return rules.Colour(n).String() }, In: chip},
	// A store or a pile. At the place Loose there is room for a store.
	store:  {Name: "store", Seated: true, Theirs: "their-store", Part: placeName, In: chip},
	toggle: {Name: "switch", Part: placeName}, // the interest of a store is taken, or left out
	tile:   {Name: "tile"},                    // a rune that pays
	offer:  {Name: "offer"},
	pick:   {Name: "pick", Part: func(n, _ int) string { return rules.Pick(n).String() }},
	line:   {Name: "line", Single: true}, // says what is chosen; a tap takes its proposal
	act:    {Name: "act"},                // a button beside the golden one
	ledge:  {Name: "ledge", Single: true, Inert: true},
	edge:   {Name: "edge", Single: true, Inert: true}, // stands for seats that have no place
	closer: {Name: "close", Single: true},             // closes a sheet; so does all beside the sheet
	sheet:  {Name: "sheet", Single: true},             // the empty parts of a sheet
	item:   {Name: "item"},                            // a part of a sheet that stands for another thing
	face:   {Name: "card", Single: true},              // a kind of card, by its number; it lies in a sheet
}}

func placeName(n, _ int) string { return rules.Place(n).String() }

// Things of each kind, by what the rules call them.

func storeAt(s games.Seat, at rules.Place) thing { return things.OwnNth(store, s, at) }
func toggleOf(at rules.Place) thing              { return things.Nth(toggle, at) }
func looseOf(s games.Seat, c rules.Colour) thing { return things.OwnNth(loose, s, c) }
func cardAt(s games.Seat, i int) thing           { return things.OwnNth(card, s, i) }
func handBacks(s games.Seat) thing               { return things.Own(hand, s) }
func chipOf(s games.Seat) thing                  { return things.Own(chip, s) }
func badgeOf(s games.Seat) thing                 { return things.Own(badge, s) }
func bayAt(i int) thing                          { return things.Nth(bay, i) }
func ringCardAt(side int) thing                  { return things.Nth(ringCard, side) }
func pickOf(p rules.Pick) thing                  { return things.Nth(pick, p) }

// theLine is the thing that says what is chosen.
var theLine = things.The(line)

// runeBay returns the bay in which the runes of a colour lie.
func runeBay(c rules.Colour) thing { return bayAt(bayRed + int(c-rules.Red)) }

// runesOf returns where runes of a colour lie: loose, or in a store.
func runesOf(s games.Seat, at rules.Place, c rules.Colour) thing {
	if at == rules.Loose {
		return looseOf(s, c)
	}
	return storeAt(s, at)
}

// The bays of the stall.
const (
	bayRed = iota
	bayBlue
	bayOutposts
	bayCollectors
	bays
)

// How many things of some kinds there are in layouts.
const (
	phases      = 4
	colourKinds = int(rules.Blue) + 1 // entry 0 stays empty
	maxOffers   = 6
)

// The phases of a turn, in the order of the strip that shows them (MAR-7).
const (
	interestPhase = iota
	runesPhase
	cardsPhase
	refillPhase
)

// The sides of the ring.
const (
	attackSide = iota
	answerSide
)

// holding says which stores and piles a seat has, a bit for each place.
type holding uint16

func (h holding) has(at rules.Place) bool { return h>>at&1 == 1 }

// list returns the places of the stores and piles that a seat has.
func (h holding) list() []rules.Place {
	var list []rules.Place
	for at := rules.RedMain; at < rules.Places; at++ {
		if h.has(at) {
			list = append(list, at)
		}
	}
	return list
}

// bayOf returns the number of the bay in which the runes of a colour lie.
func bayOf(c rules.Colour) int {
	if c == rules.Blue {
		return bayBlue
	}
	return bayRed
}

// colourOf returns the colour of a main store card, and none for others.
func colourOf(one rules.Card) rules.Colour {
	switch one {
	case rules.RedCard:
		return rules.Red
	case rules.BlueCard:
		return rules.Blue
	}
	return rules.NoColour
}

func mainCard(at rules.Place) rules.Card { return rules.RedCard + rules.Card(at-rules.RedMain) }

func mainColour(at rules.Place) rules.Colour {
	if at == rules.BlueMain {
		return rules.Blue
	}
	return rules.Red
}
