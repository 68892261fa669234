package masters

import (
	"slices"

	"runehall/games"
)

// Redeal deals anew everything that a seat cannot know: the order of the deck, the hands of others except for cards
// that were shown, and which layouts a wild deck left out. There is no other chance after the set-up.
func (g *Game) Redeal(s games.Seat, chance *games.Chance) {
	if s == games.All {
		return
	}
	var unseen pile
	g.eachUnseen(s, func(c *Card) { unseen.add(*c) })
	slices.Sort(unseen.list())
	games.Shuffle(chance, unseen.list())
	g.eachUnseen(s, func(c *Card) { *c = unseen.draw() })
}

// eachUnseen visits each card whose layout a reader does not know.
func (g *Game) eachUnseen(reader games.Seat, visit func(*Card)) {
	for i := range g.deck.list() {
		visit(&g.deck.cards[i])
	}
	for i := range g.box.list() {
		visit(&g.box.cards[i])
	}
	for s := range g.seats {
		if s == reader {
			continue
		}
		hand := &g.hands[s]
		for i := range hand.list() {
			if !hand.shown[i] {
				visit(&hand.cards[i])
			}
		}
	}
}
