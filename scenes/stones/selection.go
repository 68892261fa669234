package stones

import (
	"slices"

	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// action is one of the three things that a turn can be used for.
type action uint8

const (
	summon action = iota
	useAbilities
	forge
	actions // how many there are
)

// maxTiles is how many gems a payment can have: those of the dearest exchange that a card table may print.
const maxTiles = 8

// tiles are the gems of a payment or of a choice in the order in which they lie, up to the first that is none.
type tiles [maxTiles]rules.Colour

// selection is what a person has chosen and not yet made a move of. It is a value: two are the same if they are equal.
type selection struct {
	action action
	cards  [rules.ManyCards]rules.Card // hand cards in the order in which they were chosen; then Hidden
	slots  [rules.Slots + 1]bool       // display cards to be bought, by slot
	// What is chosen for the ability that is being carried out: the card, its icon (1 or 2), a slot of the display, and a gem.
	card rules.Card
	icon int8
	slot int8
	gem  rules.Colour
	// left are the cards whose abilities, or the rest of them, are to be left out; declined says so of the die's result.
	left     rules.Set
	declined bool
	// What is forged where, how it is paid and where it is placed.
	forges bool
	smithy rules.Smithy
	ore    bool
	pay    tiles   // of a smithy or an exchange; none: as proposed
	at     fieldAt // none: as proposed
	// What is traded in, and the stones for it in the order in which they were picked.
	trade [rules.Rows]bool
	picks [rules.Rows]rules.Stone
	overlay
}

// overlay is what lies over the board, and which page of a pile is looked at in it.
type overlay struct {
	boards.Overlay[kind]
	page int
}

// The sheets over the board besides explanations.
const (
	seatSheet   = boards.FirstSheet + iota // the board of a seat
	smithySheet                            // behind the doors of small screens
	rowsSheet
	stonesSheet
	handSheet
	pileSheet  // the cards of a discard pile
	swapSheet  // what the stone Swap can do now (STO-32)
	jokerSheet // which gem lies on the stone Joker from now on (STO-33)
)

// doorSheets are the sheets behind the doors.
var doorSheets = [doors]boards.SheetKind{smithySheet, rowsSheet, stonesSheet, handSheet}

// over reports whether a sheet lies over all of the board, and not over a part of it, beside which things can still be chosen.
func over(k boards.SheetKind) bool { return k != boards.NoSheet && !slices.Contains(doorSheets[:], k) }

// filled returns what there is in a list that ends with the first zero value.
func filled[T comparable](list []T) []T {
	var none T
	if n := slices.Index(list, none); n >= 0 {
		return list[:n]
	}
	return list
}

func without[T any](list []T, i int) {
	copy(list[i:], list[i+1:])
	clear(list[len(list)-1:])
}

func (s *selection) chosen() int { return len(filled(s.cards[:])) }

func (s *selection) set() rules.Set { return rules.SetOf(filled(s.cards[:])...) }

func (s *selection) indexOf(c rules.Card) int { return slices.Index(filled(s.cards[:]), c) }

// take chooses a hand card after those that are chosen, as long as there is room.
func (s *selection) take(c rules.Card) {
	if n := s.chosen(); n < len(s.cards) {
		s.cards[n] = c
	}
}

func (s *selection) put(c rules.Card) {
	if i := s.indexOf(c); i >= 0 {
		without(s.cards[:], i)
	}
}

func (s *selection) picked() int { return len(filled(s.picks[:])) }

// toAction returns the selection with another action, for which nothing is chosen yet.
func (s selection) toAction(a action) selection { return selection{action: a, overlay: s.overlay} }

// dropped returns the selection without anything that is chosen; the action stays, and the order of cards that are played.
func (s selection) dropped(o *options) selection {
	d := s.toAction(s.action)
	if o.stepping() {
		d.cards = s.cards
	}
	return d
}

// back forgets what lies uppermost over the board, or else what is chosen.
func (s selection) back(o *options) selection {
	if s.Sheet != boards.NoSheet {
		return s.closed()
	}
	return s.dropped(o)
}

func (s *selection) anything(o *options) bool { return *s != s.dropped(o) }

// restep forgets what was chosen for an icon, an exchange or the die.
func (s *selection) restep() {
	s.icon, s.slot, s.gem, s.pay, s.declined = 0, 0, rules.NoColour, tiles{}, false
}

func less(set rules.Set, c rules.Card) rules.Set {
	return rules.SetOf(slices.DeleteFunc(set.Cards(), func(has rules.Card) bool { return has == c })...)
}
