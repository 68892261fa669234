package toss

import "runehall/games"

// What things are worth, in hundredths of a point (TOS-3).
const (
	// worthHalf is a snatched rune whose partner can still be snatched, worthSplit one whose partner another seat has.
	worthHalf, worthSplit = 40, -20
	// worthFalse is a false rune: half of a false pair, which costs a pair of the loot.
	worthFalse = -110
	// worthBalance is a Balance rune: a chance of a pair.
	worthBalance = 30
	// worthWin decides everything else.
	worthWin = 1000
)

// evaluate says how good a position is for a seat: what it has, less half of what the others have on average and half of what
// the best of them has.
func evaluate(g *Game, s games.Seat) int {
	most, total := 0, 0
	for i := range g.seats - 1 {
		worth := g.worth((s + 1 + i) % g.seats)
		total += worth
		if i == 0 || worth > most {
			most = worth
		}
	}
	worth := g.worth(s) - (most+total/int(g.seats-1))/2
	if g.phase == OverPhase && g.winners[s] {
		worth += worthWin
	}
	return worth
}

// worth returns what a seat has, with what the settling will take and bring.
func (g *Game) worth(s games.Seat) int {
	worth := 100 * int(g.loot[s].count)
	if g.balance[s] != NoRune {
		worth += worthBalance
	}
	if g.step == NoStep {
		worth += g.snatchWorth(s)
	}
	for v := range g.seats {
		if twin := g.apart[v]; twin != NoRune {
			if g.taker[twin] == s {
				worth += 200 + g.stakeWorth(v)
			} else if v == s {
				worth -= g.stakeWorth(v)
			}
		}
	}
	if g.phase == FlickPhase || g.phase == RunPhase {
		worth += g.deedWorth(s)
	}
	return worth
}

// stakeWorth returns what a victim has to lose in its Balance rune's colour.
func (g *Game) stakeWorth(victim games.Seat) int {
	worth := 0
	for _, r := range g.loot[victim].list() {
		if r.Colour() == g.balance[victim].Colour() {
			worth += 100
		}
	}
	return worth
}

// snatchWorth corrects what single runes in the loot are worth while runes are snatched.
func (g *Game) snatchWorth(s games.Seat) int {
	loot := g.loot[s].set()
	single := loot &^ loot.partners()
	worth := -100 * single.size()
	for ; single != 0; single &= single - 1 {
		switch p := single.first().Partner(); {
		case g.up.has(p):
			worth += worthHalf
		case g.taken.has(p):
			worth += worthSplit
		default:
			worth += worthFalse
		}
	}
	return worth
}

// deedWorth returns what a flick, or an own run so far, is worth.
func (g *Game) deedWorth(s games.Seat) int {
	if g.phase == FlickPhase {
		if !g.contest.in[s] || g.contest.reached[s] == 0 {
			return 0
		}
		return 60 - int(min(g.contest.reached[s], 3000))/50
	}
	worth := 0
	own := g.runs[s].set()
	for rest := own; rest != 0; rest &= rest - 1 {
		switch r := rest.first(); {
		case g.ownerOf(r.Partner()) != games.Nobody, own.has(r.Partner()):
			worth += 100
		case g.fell.has(r.Partner()):
			worth += worthHalf
		default:
			worth += worthFalse
		}
	}
	return worth
}
