package ritual

import (
	"slices"

	"runehall/games"
)

// Redeal deals anew all that a seat cannot know: the order of the supply and of the ritual pile, and which cards of
// those not seen are held by others, lie in the pile or were put out of the match.
func (g *Game) Redeal(s games.Seat, chance *games.Chance) {
	if s != games.All {
		tiles := g.supply.list()
		slices.Sort(tiles)
		games.Shuffle(chance, tiles)
		g.redealCards(s, chance)
	}
	for _, stream := range []*games.Chance{&g.tileChance, &g.cardChance, &g.dieChance} {
		*stream = games.NewChance(chance.Uint64(), chance.Uint64())
	}
}

func (g *Game) redealCards(s games.Seat, chance *games.Chance) {
	var unseen deck
	g.eachUnseen(s, func(c *Card) { unseen.add(*c) })
	slices.Sort(unseen.list())
	games.Shuffle(chance, unseen.list())
	g.eachUnseen(s, func(c *Card) { *c = unseen.draw() })
	for o := range g.seats {
		slices.Sort(g.cards.hand(o))
	}
}

// eachUnseen visits each card whose kind a reader does not know.
func (g *Game) eachUnseen(reader games.Seat, visit func(*Card)) {
	c := &g.cards
	for i := range c.pile.list() {
		visit(&c.pile.cards[i])
	}
	for s := range g.seats {
		if s == reader {
			continue
		}
		for i := range c.hand(s) {
			visit(&c.held[s][i])
		}
	}
	for i := range c.out.list() {
		if c.outBy[i] != reader {
			visit(&c.out.cards[i])
		}
	}
}
