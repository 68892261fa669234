package market

import "runehall/games"

// Redeal deals anew everything that a seat cannot know: the deck, other seats' cards except those it is certain of, a
// secret pick, and all chance. What other readers know of hands shrinks to what everybody knows.
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
	// A seat that yielded in a duel must get no card that would have won it. The lower its limit, the fewer cards suit
	// it, so seats with low limits come first.
	for limit := Card(1); limit <= noLimit; limit++ {
		for o := range g.seats {
			if o == s || g.limit(o) != limit {
				continue
			}
			hand := sure[o]
			for range int(g.sizes[o]) - sure[o].Size() {
				hand.add(unseen.drawBelow(limit))
			}
			g.hands[o] = hand
		}
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

// noLimit is the limit of a seat that may hold any number card.
const noLimit = Highest + 1

// limit returns the lowest number card that a seat is known not to have (MAR-21).
func (g *Game) limit(s games.Seat) Card {
	if g.yielded[s] == Hidden {
		return noLimit
	}
	return g.yielded[s]
}

// reader returns the index of a reader in [Game.known].
func reader(s games.Seat) int {
	if s < 0 {
		return public
	}
	return int(s)
}
