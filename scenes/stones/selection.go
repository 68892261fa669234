package stones

import (
	"slices"

	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// selection is what a person has chosen and not made a move of yet. It is a value, so that selections can be compared.
type selection struct {
	action action
	cards  [rules.ManyCards]rules.Card // chosen hand cards, in the order of choice; then Hidden
	slots  [rules.Slots + 1]bool       // display cards to be bought, by slot
	// What is chosen for the ability that is carried out: the card, its icon (1 or 2), a slot of the display, a gem.
	card rules.Card
	icon int8
	slot int8
	gem  rules.Colour
	// left are the cards whose ability, or the rest of it, is to be left out. declined says that the result of the die
	// is to be declined.
	left     rules.Set
	declined bool
	// Whether something is forged, where, how it is paid and where it is placed.
	forges bool
	smithy rules.Smithy
	ore    bool
	pay    tiles   // the gems for a smithy or an exchange; none: as proposed
	at     fieldAt // the field for the artifact; none: as proposed
	// The rows to be traded in, and the rune stones for them in the order in which they were picked.
	trade [rules.Rows]bool
	picks [rules.Rows]rules.Stone
	overlay
}

// overlay says which sheet lies over the board, and which page of a pile it shows.
type overlay struct {
	boards.Overlay[kind]
	page int
}

func (s *selection) chosen() int { return len(filled(s.cards[:])) }

func (s *selection) set() rules.Set { return rules.SetOf(filled(s.cards[:])...) }

func (s *selection) indexOf(c rules.Card) int { return slices.Index(filled(s.cards[:]), c) }

// take adds a hand card to the chosen ones, if there is room for one more.
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

// toAction returns the selection with another action, for which nothing is chosen yet. An open sheet stays.
func (s selection) toAction(a action) selection { return selection{action: a, overlay: s.overlay} }

// restep forgets what was chosen for an icon, an exchange or the die.
func (s *selection) restep() {
	s.icon, s.slot, s.gem, s.pay, s.declined = 0, 0, rules.NoColour, tiles{}, false
}

// keptPicks drops the oldest picks until there are no more than most.
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
