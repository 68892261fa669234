package toss

import "runehall/games"

// beginSnatch begins what follows a throw (TOS-8).
func (g *Game) beginSnatch() {
	g.balanceThen = g.balance
	g.clock, g.got, g.done, g.passes = 0, [games.MaxSeats]uint8{}, [games.MaxSeats]bool{}, 0
	g.taker, g.reached = [Runes]games.Seat{}, [games.MaxSeats]int32{}
	if g.visible() == 0 {
		g.settle(NoPairs)
		return
	}
	g.onTurn = g.first
	switch g.way {
	case Snatch:
		g.phase = SnatchPhase
	case Calm:
		g.phase = CalmPhase
	default:
		g.beginRuns()
	}
}

// visible returns the face-up runes that make a visible pair, or are twins of Balance runes (TOS-8, TOS-10).
func (g *Game) visible() set { return seen(g.up, g.taken, g.balance[:g.seats]) }

// seen returns the runes that belong to a visible pair: they lie face up, and their partner does too, was snatched, or
// is a Balance rune.
func seen(up, taken set, balance []Rune) set {
	return up & (up | taken | setOf(balance...)).partners()
}

// reach settles the claims of one tick. Of several claims to one rune, the seat that got fewer runes before this tick
// wins, then the seat that is earlier in turn order (TOS-40). A rune that is gone goes to nobody.
func (g *Game) reach(tick int32, claims [games.MaxSeats]Rune) {
	g.clock = tick
	got := g.got
	for i := range g.seats {
		s := g.inTurn(i)
		r := claims[s]
		if r == NoRune {
			continue
		}
		g.reached[s] = tick
		first := true
		for j := range g.seats {
			o := g.inTurn(j)
			if o != s && claims[o] == r && (got[o] < got[s] || got[o] == got[s] && j < i) {
				first = false
			}
		}
		switch {
		case first && g.up.has(r):
			g.snatch(s, r, tick)
		case g.events != nil:
			g.events.Add(ClaimMissed{Seat: s, Rune: r, Tick: tick})
		}
	}
}

// snatch gives a rune of the table to a seat: the twin of its own Balance rune completes that pair, the twin of another
// seat's is set apart (TOS-9).
func (g *Game) snatch(s games.Seat, r Rune, tick int32) {
	g.lift(r)
	g.taken |= bit(r)
	g.taker[r] = s
	g.got[s]++
	owner := g.ownerOf(r.Partner())
	if g.events != nil {
		g.events.Add(Snatched{Seat: s, Rune: r, Tick: tick, TwinOf: owner})
	}
	switch owner {
	case games.Nobody:
		g.loot[s].add(r)
	case s:
		g.loot[s].add(r)
		g.loot[s].add(g.balance[s])
		g.balance[s] = NoRune
		if g.events != nil {
			g.events.Add(BalanceCompleted{Seat: s, Rune: r.Partner()})
		}
	default:
		g.apart[owner] = r
	}
}

func (g *Game) ownerOf(r Rune) games.Seat {
	for s := range g.seats {
		if g.balance[s] == r {
			return s
		}
	}
	return games.Nobody
}

// lift takes a face-up rune off the table.
func (g *Game) lift(r Rune) {
	g.up &^= bit(r)
	g.clear(func(d Disc) bool { return d.Rune == r })
}

// clear removes discs from the table. The others keep their order.
func (g *Game) clear(goes func(Disc) bool) {
	stays := uint8(0)
	for _, d := range g.discs[:g.lying] {
		if !goes(d) {
			g.discs[stays] = d
			stays++
		}
	}
	clear(g.discs[stays:g.lying])
	g.lying = stays
}

// claim settles a tick, and asks whether the snatch has ended (TOS-10).
func (g *Game) claim(m Move) {
	g.revealed = true
	g.reach(m.Tick, m.Claims)
	g.askEnd()
}

// askEnd ends the snatch when nothing is visible, everybody is done, or time has run out.
func (g *Game) askEnd() {
	switch {
	case g.visible() == 0:
		g.settle(NoPairs)
	case g.allDone():
		g.settle(AllDone)
	case g.timed && g.clock >= g.limit:
		g.settle(TimeOver)
	}
}

func (g *Game) allDone() bool {
	for s := range g.seats {
		if !g.done[s] {
			return false
		}
	}
	return true
}

// sayDone ends the snatching of a seat for this round.
func (g *Game) sayDone(s games.Seat) {
	g.done[s] = true
	if g.events != nil {
		g.events.Add(SaidDone{Seat: s})
	}
	g.askEnd()
}

// timeUp ends the snatch at its limit.
func (g *Game) timeUp() {
	g.clock = g.limit
	g.askEnd()
}
