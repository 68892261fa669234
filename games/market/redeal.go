package market

import "runehall/games"

// Redeal deals anew all that a seat cannot know: the deck, the cards of others save for those it is certain of, a secret
// pick, and all chance. What others know of hands then shrinks to what everybody knows.
func (g *Game) Redeal(s games.Seat, chance *games.Chance) {
	if s == games.All {
		return
	}
	var unseen pile
	var pool [cardKinds]int
	for _, c := range g.deck.list() {
		pool[c]++
	}
	sure := g.known[reader(s)]
	for o := range g.seats {
		if o == s {
			continue
		}
		for c := Card(1); c < cardKinds; c++ {
			pool[c] += g.hands[o].Count(c) - sure[o].Count(c)
		}
	}
	for c := Card(1); c < cardKinds; c++ {
		for range pool[c] {
			unseen.add(c)
		}
	}
	games.Shuffle(chance, unseen.list())
	for o := range g.seats {
		if o == s {
			continue
		}
		hand := sure[o]
		for range int(g.sizes[o]) - sure[o].Size() {
			hand.add(unseen.draw())
		}
		g.hands[o] = hand
	}
	g.deck = unseen
	for r := range g.known {
		if games.Seat(r) != s && r != public {
			g.known[r] = g.known[public]
			g.known[r][r] = 0
		}
	}
	if t := &g.match; t.picks[0] != NoPick && t.seats[0] != s {
		t.picks[0] = Rock + Pick(chance.IntN(3))
	}
	g.deckChance = games.NewChance(chance.Uint64(), deckStream)
	g.stealChance = games.NewChance(chance.Uint64(), stealStream)
	g.throwChance = games.NewChance(chance.Uint64(), throwStream)
}

// reader returns the index of a reader in [Game.known].
func reader(s games.Seat) int {
	if s < 0 {
		return public
	}
	return int(s)
}
