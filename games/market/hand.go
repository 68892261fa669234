package market

import "runehall/games"

// public is the index, in [Game.known], of what everybody knows.
const public = games.MaxSeats

// discard puts a card from a hand onto the discards. That reveals it, unless everybody knew it.
func (g *Game) discard(s games.Seat, c Card) {
	g.lose(s, c)
	g.discards.add(c)
}

// lose removes a card from a hand for all to see.
func (g *Game) lose(s games.Seat, c Card) {
	if g.known[public][s].Count(c) == 0 {
		g.revealed = true
	}
	g.hands[s].remove(c)
	g.sizes[s]--
	for r := range g.known {
		g.known[r][s].drop(c)
	}
}

func (g *Game) discardAll(s games.Seat, cards Set) {
	for ; cards != 0; cards.remove(cards.lowest()) {
		g.discard(s, cards.lowest())
	}
}

// showCard makes everybody know that a seat holds a card.
func (g *Game) showCard(s games.Seat, c Card) {
	g.revealed = true
	for r := range g.known {
		if games.Seat(r) != s && g.known[r][s].Count(c) == 0 {
			g.known[r][s].add(c)
		}
	}
}

// steal takes a card from a hand at random. Only the thief and the victim see it (MAR-23). The others then know one
// card less of each kind that they knew in the victim's hand, unless they knew the whole hand to be of one kind.
func (g *Game) steal(thief, victim games.Seat) Card {
	n := g.stealChance.IntN(int(g.sizes[victim]))
	left := g.hands[victim]
	for ; n > 0; n-- {
		left.remove(left.lowest())
	}
	card := left.lowest()
	for r := range g.known {
		of := &g.known[r][victim]
		switch {
		case games.Seat(r) == thief:
			of.drop(card)
		case games.Seat(r) == victim:
			g.known[r][thief].add(card)
		case of.Count(card) == int(g.sizes[victim]):
			of.drop(card)
			g.known[r][thief].add(card)
		default:
			for known := *of; known != 0; known = known.without(known.lowest()) {
				of.remove(known.lowest())
			}
		}
	}
	g.hands[victim].remove(card)
	g.sizes[victim]--
	g.hands[thief].add(card)
	g.sizes[thief]++
	g.yielded[thief] = Hidden
	g.revealed = true
	return card
}

// refill draws up to three cards (MAR-13).
func (g *Game) refill(s games.Seat) {
	var drawn Set
	for g.sizes[s] < HandCards {
		if g.deck.count == 0 {
			if g.discards.count == 0 {
				break
			}
			g.tellDrawn(s, drawn) // the cards from the old deck
			drawn = 0
			g.deck, g.discards = g.discards, pile{}
			games.Shuffle(&g.deckChance, g.deck.list())
			if g.events != nil {
				g.events.Add(DiscardsShuffled{Cards: int(g.deck.count)})
			}
		}
		c := g.deck.draw()
		g.hands[s].add(c)
		g.sizes[s]++
		g.yielded[s] = Hidden
		drawn.add(c)
		g.revealed = true
	}
	g.tellDrawn(s, drawn)
}

// tellDrawn sends the event for cards drawn from the deck, if there are any.
func (g *Game) tellDrawn(s games.Seat, drawn Set) {
	if g.events != nil && drawn != 0 {
		g.events.Add(CardsDrawn{Seat: s, Cards: drawn.Cards(), Deck: int(g.deck.count)})
	}
}
