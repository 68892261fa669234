package masters

import (
	"fmt"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boards"
	"runehall/scenes/hands"
	"runehall/scenes/things"
)

type kind uint8

const (
	nothing kind = iota
	plane        // the whole table, as one stop of the focus
	section      // the square of one rune, by its cell
	place        // where a card can lie, by its cell and how the card is turned
	draft
	hand     // a card of a hand
	deck     // where cards are drawn from
	away     // where cards leave the match
	beside   // the cards beside a seat
	masters  // the masters that a seat still has
	standing // a master, by its cell
	holdings // the areas of a seat
	chip
	ledge
	choice // a button that stands for a move
	leaf   // a button that leads to the lit place before, or to the one after
	kinds
)

type thing = things.Thing[kind]

var catalogue = func() things.Kinds[kind] {
	cell := func(n, m int) string { return fmt.Sprintf("%d.%d", n, m) }
	return things.Kinds[kind]{Game: "masters", Of: []things.Kind[kind]{
		plane:    {Name: "field", Single: true},
		section:  {Name: "cell", Part: cell},
		place:    {Name: "place", Part: cell},
		draft:    {Name: "draft", Single: true},
		hand:     {Name: "card", Theirs: "their-card", Seated: true, Role: hands.Told, In: beside},
		deck:     {Name: "deck", Single: true, Role: hands.Thing, In: away},
		away:     {Name: "away", Single: true},
		beside:   {Name: "beside", Seated: true, Single: true},
		masters:  {Name: "masters", Seated: true, Single: true},
		standing: {Name: "master", Seated: true, Part: cell},
		holdings: {Name: "areas", Seated: true, Single: true},
		chip:     {Name: "seat", Seated: true, Single: true},
		ledge:    {Name: "ledge", Single: true, Inert: true},
		choice:   {Name: "choice", Role: hands.Thing},
		leaf:     {Name: "leaf", Role: hands.Thing},
	}}
}()

// Things that exist once.
var (
	deckThing  = things.The(deck)
	awayThing  = things.The(away)
	draftThing = things.The(draft)
)

// cardAt returns the n-th card of a seat's hand.
func cardAt[N int | int16](s games.Seat, n N) thing { return things.OwnNth(hand, s, n) }

func chipOf(s games.Seat) thing     { return things.Own(chip, s) }
func mastersOf(s games.Seat) thing  { return things.Own(masters, s) }
func besideOf(s games.Seat) thing   { return things.Own(beside, s) }
func holdingsOf(s games.Seat) thing { return things.Own(holdings, s) }

// standingAt returns a seat's master that stands on a cell.
func standingAt(s games.Seat, c rules.Cell) thing {
	return thing{Kind: standing, Seat: s, N: int16(c.X), M: int16(c.Y)}
}

func sectionAt(c rules.Cell) thing { return thing{Kind: section, N: int16(c.X), M: int16(c.Y)} }

func isSection(t thing) bool { return t.Kind == section }

// planar reports whether a thing is part of the plane that can be pointed at: a section, or the draft that hovers over
// it.
func planar(t thing) bool { return isSection(t) || t.Kind == draft }

// placeOf returns the place where a card lies. laidOn is its inverse: the card as it lies on a place.
func placeOf(l rules.Laid) thing {
	return thing{Kind: place, N: int16(l.Cell.X), M: int16(l.Cell.Y), Way: int8(l.Turn)}
}

func laidOn(t thing, card rules.Card) rules.Laid {
	return rules.Laid{Card: card, Cell: cellOf(t), Turn: uint8(t.Way)}
}

// cellOf returns the cell of a thing on the plane; for a place, its upper left one.
func cellOf(t thing) rules.Cell { return rules.Cell{X: int8(t.N), Y: int8(t.M)} }

type gesture = boards.Gesture[kind]
