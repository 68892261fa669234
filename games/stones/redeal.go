package stones

import "runehall/games"

// Redeal deals anew all that a seat cannot know: the order of all piles, the hands of others save for the cards that
// everybody is certain of, and all chance.
func (g *Game) Redeal(s games.Seat, chance *games.Chance) {
	if s == games.All {
		return
	}
	g.common.fill(g.common.set(), chance)
	g.vault.fill(g.vault.counts(), chance)
	for o := range g.seats {
		p := &g.players[o]
		if o == s {
			p.pile.fill(p.pile.set(), chance)
			continue
		}
		p.pile.fill(p.pile.set().join(p.hand.without(p.known)), chance)
		p.hand = p.known
		for range int(p.size) - p.known.Size() {
			p.hand.add(p.pile.draw())
		}
	}
	g.cardChance = games.NewChance(chance.Uint64(), cardStream)
	g.artifactChance = games.NewChance(chance.Uint64(), artifactStream)
	g.dieChance = games.NewChance(chance.Uint64(), dieStream)
}
