package market

import (
	"slices"

	"runehall/games"
)

// scatter makes a random position at the start of a turn, with things in any place where they can be. Few seats have
// much, the deck is often nearly empty, and often the match is nearly over.
func scatter(seats int, open string, seed uint64) *Game {
	chance := games.NewChance(seed, 102)
	g := newGame(games.Setup{Seats: seats, Seed: seed, Options: map[string]string{OptionOpen: open}}, nil)
	for s := range g.seats {
		for _, c := range g.hands[s].Cards() {
			g.deck.add(c)
		}
		g.hands[s], g.sizes[s] = 0, 0
	}
	games.Shuffle(&chance, g.deck.list())
	odds := func(n int) bool { return chance.IntN(n) == 0 }
	runes := func(c Colour, most int) int8 {
		n := int8(chance.IntN(min(most, int(g.market.Runes[c])) + 1))
		g.market.Runes[c] -= n
		return n
	}
	poor := odds(2) // nobody but the seat on turn has anything within reach
	g.onTurn = games.Seat(chance.IntN(seats))
	for s := range g.seats {
		p := &g.players[s]
		for _, at := range []Place{RedMain, BlueMain, Post1, Post2, Pile1, Pile2} {
			mains, posts := p.count()
			card := RedCard + Card(at-RedMain)
			if !odds(3) || !at.Pile() && mains+posts == 2 || at.Pile() && g.market.Collectors == 0 ||
				at.Post() && g.market.Outposts == 0 || at.Main() && !slices.Contains(g.deck.list(), card) {
				continue
			}
			store := Store{There: true, Colour: at.colour()}
			if !at.Main() {
				store.Colour = Red + Colour(chance.IntN(2))
			}
			store.Runes = runes(store.Colour, 4)
			if !at.Main() && store.Runes == 0 {
				store.Colour = NoColour
			}
			switch {
			case at.Post():
				g.market.Outposts--
			case at.Main():
				i := slices.Index(g.deck.list(), card)
				g.deck.cards[i] = g.deck.cards[g.deck.count-1]
				g.deck.draw()
				if store.Joined = g.market.Outposts > 0 && odds(3); store.Joined {
					g.market.Outposts--
				}
			}
			if store.Occupied = at.Pile() || at.Main() && !store.Joined && g.market.Collectors > 0 &&
				odds(3); store.Occupied {
				store.Collector = (s + 1 + games.Seat(chance.IntN(seats-1))) % g.seats
				g.market.Collectors--
			}
			p.set(at, store)
		}
		if s != g.onTurn && poor {
			continue
		}
		p.loose[Red], p.loose[Blue] = runes(Red, 3), runes(Blue, 3)
		for range chance.IntN(5) {
			c := g.deck.draw()
			g.hands[s].add(c)
			g.sizes[s]++
		}
	}
	for range []int{0, 0, 40, 200}[chance.IntN(4)] {
		if g.deck.count > 0 && (!odds(60) || g.deck.count > 30) {
			g.discards.add(g.deck.draw())
		}
	}
	if g.turns = int16(chance.IntN(20)); odds(4) {
		g.turns = MaxTurns*int16(seats) - 3
	}
	g.finish = odds(2)
	g.last = g.finish && (g.market.Runes[Red]+g.market.Runes[Blue] == 0 || odds(4))
	return g
}
