package toss

import (
	"fmt"
	"math/bits"

	"runehall/games"
)

// whole checks what holds in every position: each of the 49 runes is in exactly one place; loot consists of pairs,
// except for what was snatched this round; Balance runes differ from one another; discs do not overlap; and what is
// counted twice agrees.
func whole(g *Game) error {
	seen := [Runes + 1]int{}
	count := func(list ...Rune) {
		for _, r := range list {
			if r != NoRune {
				seen[r]++
			}
		}
	}
	count(g.bag.list()...)
	for s := range g.seats {
		count(g.hands[s].list()...)
		count(g.loot[s].list()...)
		count(g.balance[s], g.apart[s])
	}
	up := set(0)
	for i, d := range g.discs[:g.lying] {
		count(d.Rune)
		if (d.Rune == Destiny) != (i == 0) || d.Rune == Destiny && !d.Up {
			return fmt.Errorf("disc %d is %+v", i, d)
		}
		if d.Up {
			up |= bit(d.Rune)
		}
		if x, y := int64(d.X), int64(d.Y); x*x+y*y > (reachMicro+2)*(reachMicro+2) {
			return fmt.Errorf("disc %+v is beyond the rim", d)
		}
		for _, o := range g.discs[:i] {
			if x, y := int64(d.X-o.X), int64(d.Y-o.Y); x*x+y*y < (2*DiscRadius-3)*(2*DiscRadius-3) {
				return fmt.Errorf("discs %+v and %+v overlap", d, o)
			}
		}
	}
	for r, n := range seen {
		if n != 1 {
			return fmt.Errorf("rune %d is at %d places", r, n)
		}
	}
	if up != g.up || int(g.bagSize) != bits.OnesCount64(uint64(g.bag)) {
		return fmt.Errorf("face up are %v, not %v; %d in the bag, not %d", up.list(), g.up.list(), g.bag.size(),
			g.bagSize)
	}
	return wholeSeats(g)
}

func wholeSeats(g *Game) error {
	for s := range g.seats {
		loot := g.loot[s].set()
		if single := loot &^ loot.partners(); single&^g.taken != 0 {
			return fmt.Errorf("seat %d has the singles %v", s, single.list())
		}
		if g.apart[s] != NoRune && (g.balance[s] == NoRune || g.apart[s].Partner() != g.balance[s] ||
			g.taker[g.apart[s]] == s) {
			return fmt.Errorf("of seat %d the twin %d is apart, with the Balance rune %d", s, g.apart[s], g.balance[s])
		}
		for o := range s {
			if b := g.balance[s]; b != NoRune && (g.balance[o] == b || g.balance[o] == b.Partner()) {
				return fmt.Errorf("seats %d and %d have the same Balance rune", o, s)
			}
		}
		r := &g.runs[s]
		if r.set().size() != int(r.count) || r.set()&^g.fell != 0 {
			return fmt.Errorf("the run of seat %d is %v", s, r.runes[:r.count])
		}
		for i := 1; i < int(r.count); i++ {
			if r.ticks[i] <= r.ticks[i-1] {
				return fmt.Errorf("the run of seat %d has the ticks %v", s, r.ticks[:r.count])
			}
		}
		if g.hands[s].count > 0 && g.phase != ThrowPhase {
			return fmt.Errorf("seat %d has runes in hand in the phase %v", s, g.phase)
		}
	}
	if g.phase == ThrowPhase || g.phase == OverPhase {
		if g.taken != 0 || g.falses != 0 || g.step != NoStep || int(g.lying)-1 != g.up.size() {
			return fmt.Errorf("something of the last round is left: %+v", position(view(g, games.All)))
		}
	}
	if (g.phase == SnatchPhase || g.phase == CalmPhase) && g.visible() == 0 {
		return fmt.Errorf("nothing is visible, and the snatch goes on")
	}
	return nil
}
