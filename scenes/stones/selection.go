package stones

import (
	"slices"

	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

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

// restep forgets what was chosen for an icon, an exchange or the die.
func (s *selection) restep() {
	s.icon, s.slot, s.gem, s.pay, s.declined = 0, 0, rules.NoColour, tiles{}, false
}

// keptPicks drops the oldest of the picks that are too many.
func (s *selection) keptPicks(most int) {
	for s.picked() > most {
		without(s.picks[:], 0)
	}
}

func (s *selection) unpick(k rules.Stone) bool {
	i := slices.Index(s.picks[:], k)
	if i >= 0 {
		without(s.picks[:], i)
	}
	return i >= 0
}
