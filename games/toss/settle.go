package toss

import "runehall/games"

// Step is one of the settling (TOS-11 to TOS-17).
type Step uint8

const (
	// NoStep is before the settling.
	NoStep Step = iota
	// FalseStep: false pairs go back, each with a pair of the loot (TOS-11).
	FalseStep
	// SplitStep: pairs that two players snatched one rune each of go back (TOS-12).
	SplitStep
	// TheftStep: Balance runes are stolen, with all of their colour (TOS-13, TOS-14).
	TheftStep
	// BalanceStep: Balance runes are replaced (TOS-15).
	BalanceStep
	// FaceDownStep: face-down runes go back (TOS-16).
	FaceDownStep
	// BagStep: the bag is handed on (TOS-17).
	BagStep
	stepCount
)

// SnatchEnd says why a snatch ended (TOS-10).
type SnatchEnd uint8

const (
	// NoPairs: no visible pair or twin is left.
	NoPairs SnatchEnd = iota
	// AllDone: every seat says done, or passes; or all own runs are over, each for its own reason, and something is
	// still visible.
	AllDone
	// TimeOver: the time ran out. In an own run that ends only this run.
	TimeOver
	snatchEnds
)

func (g *Game) settle(why SnatchEnd) {
	if g.events != nil {
		g.events.Add(SnatchEnded{Why: why})
	}
	g.falses = g.findFalse()
	g.enter(FalseStep)
	g.goOn()
}

func (g *Game) enter(step Step) {
	g.step, g.place, g.colour = step, 0, Black
	if g.events != nil {
		g.events.Add(StepBegan{Step: step})
	}
}

// goOn goes on with the settling until something has to be chosen.
func (g *Game) goOn() {
	for {
		switch g.step {
		case FalseStep:
			if !g.returnFalse() {
				return
			}
			g.enter(SplitStep)
		case SplitStep:
			g.returnSplits()
			g.enter(TheftStep)
		case TheftStep:
			if !g.steal() {
				return
			}
			g.enter(BalanceStep)
		case BalanceStep:
			g.replaceBalances()
			g.enter(FaceDownStep)
		case FaceDownStep:
			g.returnFaceDown()
			g.enter(BagStep)
		case BagStep:
			g.first = (g.first + 1) % g.seats
			g.step, g.taken = NoStep, 0
			g.beginRound()
			return
		default:
			return
		}
	}
}

// findFalse returns the false runes: runes snatched this round whose partner nobody has snatched, and that are no twin
// of a Balance rune as it was at the throw (TOS-11).
func (g *Game) findFalse() set {
	return g.taken &^ (g.taken | setOf(g.balanceThen[:g.seats]...)).partners()
}

func (g *Game) falseOf(s games.Seat) set {
	var own set
	for rest := g.falses; rest != 0; rest &= rest - 1 {
		if r := rest.first(); g.taker[r] == s {
			own |= bit(r)
		}
	}
	return own
}

// returnFalse puts false pairs back. It returns false if a seat first has to choose a pair to give with one. Two false
// runes of a seat make a false pair, and so does a single one that is left over.
func (g *Game) returnFalse() bool {
	for ; g.place < g.seats; g.place++ {
		s := g.inTurn(g.place)
		for own := g.falseOf(s); own != 0; own = g.falseOf(s) {
			var pair [2]Rune
			n := 0
			for _, r := range g.loot[s].list() { // in the order of snatching
				if own.has(r) && n < 2 {
					pair[n] = r
					n++
				}
			}
			for _, r := range pair[:n] {
				g.loot[s].remove(r)
				g.putBackOpenly(r)
				g.falses &^= bit(r)
			}
			if g.events != nil {
				g.events.Add(FalseReturned{Seat: s, Runes: append([]Rune{}, pair[:n]...)})
			}
			if g.loot[s].set().whole() != 0 {
				g.phase, g.onTurn = GivePhase, s
				return false
			}
		}
	}
	return true
}

// give puts the chosen pair of a loot back with a false one.
func (g *Game) give(s games.Seat, pair int8) {
	for r := Rune(2 * pair); r <= Rune(2*pair+1); r++ {
		g.loot[s].remove(r)
		g.putBackOpenly(r)
	}
	if g.events != nil {
		g.events.Add(PairGiven{Seat: s, Pair: int(pair)})
	}
	g.goOn()
}

// splits returns the runes whose partner another seat snatched, the lower one of each pair (TOS-12).
func (g *Game) splits() set {
	var split set
	for rest := g.taken.whole(); rest != 0; rest &= rest - 1 {
		if r := rest.first(); g.taker[r] != g.taker[r.Partner()] {
			split |= bit(r)
		}
	}
	return split
}

// returnSplits puts split pairs back, player by player from the first, and of each player the lowest first. A pair that
// two seats share counts for the earlier seat.
func (g *Game) returnSplits() {
	left := g.splits()
	for i := range g.seats {
		s := g.inTurn(i)
		for rest := left; rest != 0; rest &= rest - 1 {
			r := rest.first()
			seats := [2]games.Seat{g.taker[r], g.taker[r.Partner()]}
			if s != seats[0] && s != seats[1] {
				continue
			}
			left &^= bit(r)
			for n, half := range [2]Rune{r, r.Partner()} {
				g.loot[seats[n]].remove(half)
				g.putBackOpenly(half)
			}
			if g.events != nil {
				g.events.Add(SplitReturned{Runes: [2]Rune{r, r.Partner()}, Seats: seats})
			}
		}
	}
}

// replaceBalances gives those without a Balance rune the nearest that differs from all others (TOS-15).
func (g *Game) replaceBalances() {
	for i := range g.seats {
		s := g.inTurn(i)
		if g.balance[s] != NoRune {
			continue
		}
		r, distance := g.nearest()
		if r != NoRune {
			g.lift(r)
			g.balance[s] = r
		}
		if g.events != nil {
			g.events.Add(BalanceTaken{Seat: s, Rune: r, Distance: int(distance)})
		}
	}
}

// nearest returns the face-up rune nearest to Destiny that differs from every Balance rune, the lowest of equally near
// ones; or NoRune.
func (g *Game) nearest() (Rune, int32) {
	best, distance := NoRune, int32(0)
	balances := setOf(g.balance[:g.seats]...)
	for _, d := range g.discs[1:g.lying] {
		if !d.Up || balances.has(d.Rune.Partner()) {
			continue
		}
		if far := gap(d, g.discs[0]); best == NoRune || far < distance || far == distance && d.Rune < best {
			best, distance = d.Rune, far
		}
	}
	return best, distance
}

// returnFaceDown puts the face-down runes back into the bag. Nobody sees them (TOS-16).
func (g *Game) returnFaceDown() {
	var down [Runes]Rune
	n := 0
	for _, d := range g.discs[1:g.lying] {
		if !d.Up {
			down[n] = d.Rune
			n++
		}
	}
	g.putBack(down[:n]...)
	g.clear(func(d Disc) bool { return !d.Up })
	if g.events != nil {
		g.events.Add(FaceDownReturned{Runes: append([]Rune{}, down[:n]...)})
	}
}
