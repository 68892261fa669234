package toss

import "runehall/games"

// Redeal deals anew all that a seat cannot know: which runes are in hands, in the bag and face down on the table, the
// own runs of others, and all chance. What everybody saw go into the bag in this settling stays there.
func (g *Game) Redeal(s games.Seat, chance *games.Chance) {
	if s == games.All {
		return
	}
	hidden := g.bag
	for o := range g.seats {
		hidden |= setOf(g.hands[o].list()...)
	}
	for _, d := range g.discs[:g.lying] {
		if !d.Up {
			hidden |= bit(d.Rune)
		}
	}
	g.bag = hidden &^ g.back
	deal := func(r *Rune) {
		*r = g.bag.nth(chance.IntN(g.bag.size()))
		g.bag &^= bit(*r)
	}
	for o := range g.seats {
		for i := range g.hands[o].list() {
			deal(&g.hands[o].runes[i])
		}
	}
	for i := range g.discs[:g.lying] {
		if d := &g.discs[i]; !d.Up {
			deal(&d.Rune)
		}
	}
	g.bag |= g.back
	if g.phase == RunPhase {
		for o := range g.seats {
			if o != s && (g.done[o] || o == g.onTurn) {
				g.dealRun(o, chance)
			}
		}
	}
	g.bagChance = games.NewChance(chance.Uint64(), bagStream)
	g.faceChance = games.NewChance(chance.Uint64(), faceStream)
	g.handChance = games.NewChance(chance.Uint64(), handStream)
}

// dealRun makes up a seat's own run: visible runes in any order, up to a tick that it may have reached.
func (g *Game) dealRun(s games.Seat, chance *games.Chance) {
	g.runs[s] = run{}
	tick := int32(0)
	for range chance.IntN(2 * handSize) {
		choice := g.runVisible(s)
		tick += 1 + int32(chance.IntN(TicksPerSecond))
		if choice == 0 || tick > g.limit {
			return
		}
		g.runs[s].add(choice.nth(chance.IntN(choice.size())), tick)
	}
}
