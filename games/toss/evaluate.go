package toss

import "runehall/games"

// What things are worth, in hundredths of a point (TOS-3).
const (
	// worthHalf is a snatched rune whose partner can still be snatched, worthSplit one whose partner another seat has.
	worthHalf, worthSplit = 40, -20
	// worthFalse is the worth of a false rune: half of a false pair, which costs a pair of the loot.
	worthFalse = -110
	// worthBalance is a Balance rune: a chance of a pair.
	worthBalance = 30
	// worthWin decides everything else.
	worthWin = 1000
)

// The parts of what a seat has.
const (
	lootPart = iota
	// balancePart is a Balance rune, singlePart what runes without their partners lose.
	balancePart
	singlePart
	// stakePart is what the seat will lose and gain in the settling.
	stakePart
	// flickPart is the best flick so far, and runPart the seat's own run.
	flickPart
	runPart
	wonPart
	partCount
)

// worth takes the evaluation apart.
var worth = &games.Worth[*Game]{
	Parts: []string{"loot", "balance", "single", "stake", "flick", "run", "won"},
	Clauses: map[string]string{
		"loot": "TOS-19", "balance": "TOS-15", "single": "TOS-8", "stake": "TOS-13", "won": "TOS-19",
	},
	Moves: map[string]string{
		"throw": "TOS-7", "claims": "TOS-8", "done": "TOS-8", "time": "TOS-10", "take": "TOS-8", "pass": "TOS-42",
		"give": "TOS-11", "order": "TOS-14", "flick": "TOS-32",
	},
	Append: appendParts,
	Stage:  stage,
}

// stage says how far the match has come: by the runes in all loot.
func stage(g *Game) int {
	if g.phase == OverPhase {
		return games.Stages
	}
	loot := 0
	for s := range g.seats {
		loot += int(g.loot[s].count)
	}
	return loot * games.Stages / Runes
}

func appendParts(dst []int, g *Game, s games.Seat) []int {
	var rows [games.MaxSeats]games.Row
	dst = games.AppendRows(dst, rows[:g.seats], partCount)
	g.takeApart(&rows, s)
	return dst
}

// evaluate says how good a position is for a seat: what it has, less half of what the others have on average and half
// of what the best of them has.
func evaluate(g *Game, s games.Seat) int {
	var rows [games.MaxSeats]games.Row
	g.takeApart(&rows, s)
	return games.Lead(rows[:g.seats], s)
}

// takeApart fills the rows of the seats, as one of them counts: each cares for its own win.
func (g *Game) takeApart(rows *[games.MaxSeats]games.Row, s games.Seat) {
	for o := range g.seats {
		g.seatWorth(&rows[o], o)
	}
	if g.phase == OverPhase && g.winners[s] {
		rows[s].Add(wonPart, worthWin)
	}
}

// seatWorth fills the row of a seat with what it has, and with what it will lose and gain in the settling.
func (g *Game) seatWorth(row *games.Row, s games.Seat) {
	row.Add(lootPart, 100*int(g.loot[s].count))
	if g.balance[s] != NoRune {
		row.Add(balancePart, worthBalance)
	}
	if g.step == NoStep {
		row.Add(singlePart, g.snatchWorth(s))
	}
	for v := range g.seats {
		if twin := g.apart[v]; twin != NoRune {
			if g.taker[twin] == s {
				row.Add(stakePart, 200+g.stakeWorth(v))
			} else if v == s {
				row.Add(stakePart, -g.stakeWorth(v))
			}
		}
	}
	switch g.phase {
	case FlickPhase:
		row.Add(flickPart, g.flickWorth(s))
	case RunPhase:
		row.Add(runPart, g.runWorth(s))
	}
}

// stakeWorth returns the worth of what a victim can lose: the runes in the colour of its Balance rune.
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

func (g *Game) flickWorth(s games.Seat) int {
	if !g.contest.in[s] || g.contest.reached[s] == 0 {
		return 0
	}
	return 60 - int(min(g.contest.reached[s], 3000))/50
}

func (g *Game) runWorth(s games.Seat) int {
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
