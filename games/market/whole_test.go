package market

import (
	"fmt"

	"runehall/games"
)

// whole checks what holds in every position: cards, runes, outposts and collectors are all there; nobody has more than
// two stores, an outpost beside two main stores, or two collectors on one store; and what is known of hands is true.
func whole(g *Game) error {
	if err := wholeCards(g); err != nil {
		return err
	}
	runes := [colours]int{Red: int(g.market.Runes[Red]), Blue: int(g.market.Runes[Blue])}
	outposts, collectors := int(g.market.Outposts), int(g.market.Collectors)
	for s := range g.seats {
		p := &g.players[s]
		for c := range p.loose {
			runes[c] += int(p.loose[c])
		}
		for at, store := range p.stores {
			runes[store.Colour] += int(store.Runes)
			if err := wholeStore(s, Place(at), store); err != nil {
				return err
			}
			if store.There != (p.there>>at&1 == 1) || store.Occupied != (p.occupied>>at&1 == 1) {
				return fmt.Errorf("seat %d notes stores at %b, collectors at %b, and has at %v %+v", s, p.there,
					p.occupied, Place(at), store)
			}
		}
		outposts += p.outposts()
		collectors += p.collectors()
		mains, posts := p.count()
		if mains+posts > 2 || mains == 2 && posts > 0 || p.outposts() > 2 {
			return fmt.Errorf("seat %d has %d main stores and %d outposts of its own, %d in all", s, mains, posts,
				p.outposts())
		}
		if min(p.loose[Red], p.loose[Blue]) < 0 || p.loose[NoColour] != 0 {
			return fmt.Errorf("seat %d has the loose runes %v", s, p.loose)
		}
	}
	if runes != [colours]int{Red: MarketRunes, Blue: MarketRunes} || outposts != MarketOutposts ||
		collectors != MarketCollectors {
		return fmt.Errorf("there are %v runes, %d outposts, %d collectors", runes, outposts, collectors)
	}
	if m := g.market; min(m.Runes[Red], m.Runes[Blue], m.Outposts, m.Collectors) < 0 {
		return fmt.Errorf("the market has %+v", m)
	}
	if g.market.Runes[Red]+g.market.Runes[Blue] == 0 && !g.last && g.phase != OverPhase && g.phase != ThrowPhase {
		return fmt.Errorf("the market is empty and the match goes on")
	}
	if g.last && !g.finish {
		return fmt.Errorf("a sudden end has a last round")
	}
	return nil
}

func wholeStore(s games.Seat, at Place, store Store) error {
	bad := store.Runes < 0 || store.Runes > 0 && store.Colour != Red && store.Colour != Blue
	switch {
	case !store.There:
		bad = bad || store != Store{}
	case at == Loose:
		bad = true
	case at.Main():
		bad = bad || store.Colour != at.colour() || store.Joined && store.Occupied
	case at.Post():
		bad = bad || store.Joined || store.Occupied || store.Runes == 0 && store.Colour != NoColour
	default:
		bad = bad || store.Joined || !store.Occupied
	}
	if store.Occupied && store.Collector == s || !store.Occupied && store.Collector != 0 {
		bad = true
	}
	if bad {
		return fmt.Errorf("seat %d has at %v the store %+v", s, at, store)
	}
	return nil
}

func wholeCards(g *Game) error {
	var seen [cardKinds]int
	for _, c := range g.deck.list() {
		seen[c]++
	}
	for _, c := range g.discards.list() {
		seen[c]++
	}
	for s := range g.seats {
		for _, c := range g.hands[s].Cards() {
			seen[c]++
		}
		for at := RedMain; at <= BlueMain; at++ {
			if g.players[s].stores[at].There {
				seen[RedCard+Card(at-RedMain)]++
			}
		}
		if g.hands[s].Size() != int(g.sizes[s]) {
			return fmt.Errorf("seat %d holds %v, not %d cards", s, g.hands[s], g.sizes[s])
		}
		for r := range g.known {
			if !g.hands[s].has(g.known[r][s]) {
				return fmt.Errorf("reader %d thinks that seat %d has %v of %v", r, s, g.known[r][s], g.hands[s])
			}
			if !g.known[r][s].has(g.known[public][s]) && games.Seat(r) != s {
				return fmt.Errorf("everybody knows %v of seat %d, but %d only %v", g.known[public][s], s, r,
					g.known[r][s])
			}
		}
	}
	for s := range g.seats {
		if g.yielded[s] != Hidden && g.hands[s].highest() >= g.yielded[s] {
			return fmt.Errorf("seat %d gave up against a %v, and holds %v", s, g.yielded[s], g.hands[s])
		}
	}
	if seen != copies {
		return fmt.Errorf("there are %v cards", seen)
	}
	return nil
}
