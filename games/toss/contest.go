package toss

import "runehall/games"

// Purpose is what a contest decides.
type Purpose uint8

const (
	// ForOrder: who chooses the order of thefts (TOS-14). Touching Destiny is worst.
	ForOrder Purpose = iota
	// ForMatch: who wins the match (TOS-20). Touching Destiny is best.
	ForMatch
	purposes
)

// contest is a flick contest (TOS-22).
type contest struct {
	purpose Purpose
	// in are the seats that flick in this repeat. repeat counts from 0. place is how many places of the turn order have
	// been decided.
	in     crowd
	repeat uint8
	place  games.Seat
	// reached are the distances of the seats that have flicked, in tenths of a millimetre.
	reached [games.MaxSeats]int32
}

const (
	// repeats is how often the equal best flick again.
	repeats = 3
	// Touched is the distance that counts for a flick that touched Destiny, in contests where touching is worst. It is
	// more than any real distance.
	Touched = 10_000
)

func (g *Game) beginContest(p Purpose, in crowd) {
	g.phase = FlickPhase
	g.contest = contest{purpose: p, in: in}
	g.tellContest()
	g.nextFlick()
}

func (g *Game) tellContest() {
	if g.events != nil {
		g.events.Add(ContestBegan{For: g.contest.purpose, Repeat: int(g.contest.repeat),
			Seats: g.inOrder(g.contest.in)})
	}
}

// inOrder lists a crowd in the round's turn order.
func (g *Game) inOrder(in crowd) []games.Seat {
	list := []games.Seat{}
	for i := range g.seats {
		if s := g.inTurn(i); in[s] {
			list = append(list, s)
		}
	}
	return list
}

// nextFlick lets the next seat flick, or finds the best one.
func (g *Game) nextFlick() {
	c := &g.contest
	for ; c.place < g.seats; c.place++ {
		if s := g.inTurn(c.place); c.in[s] {
			g.onTurn = s
			return
		}
	}
	best, nearest := c.in, int32(Touched+1)
	for s := range g.seats {
		if c.in[s] {
			nearest = min(nearest, c.reached[s])
		}
	}
	for s := range g.seats {
		best[s] = c.in[s] && c.reached[s] == nearest
	}
	if best.count() > 1 && c.repeat < repeats {
		*c = contest{purpose: c.purpose, in: best, repeat: c.repeat + 1}
		g.tellContest()
		g.nextFlick()
		return
	}
	g.decide(best)
}

// decide ends a contest: the first of the best in turn order chooses the order of thefts (TOS-22), or all of them win
// the match (TOS-20).
func (g *Game) decide(best crowd) {
	purpose := g.contest.purpose
	g.contest = contest{}
	if purpose == ForMatch {
		g.win(best)
		return
	}
	g.phase = OrderPhase
	for i := range g.seats {
		if s := g.inTurn(i); best[s] {
			g.onTurn = s
			break
		}
	}
	if g.events != nil {
		g.events.Add(ContestWon{Seat: g.onTurn})
	}
}

// flick lets a seat flick in a contest. Only Destiny is on the table, and afterwards everything lies as before
// (TOS-22).
func (g *Game) flick(s games.Seat, m Move) {
	g.revealed = true
	launches := g.flickLaunches(s, m.Gesture)
	var motion Motion
	motion.begin(launches[:])
	motion.run()
	destiny, flicked := launches[0].Disc, launches[1].Disc
	motion.rest(0, &destiny)
	motion.rest(1, &flicked)
	distance, touched := gap(flicked, destiny), motion.touched[1]
	counts := distance
	if g.contest.purpose == ForOrder && touched {
		counts = Touched
	}
	g.contest.reached[s] = counts
	if g.events != nil {
		g.events.Add(Flicked{
			For: g.contest.purpose, Seat: s, Gesture: m.Gesture, Launches: launches, Rest: [2]Disc{destiny, flicked},
			Distance: int(distance), Touched: touched,
			Counts: int(counts),
		})
	}
	g.contest.place++
	g.nextFlick()
}

// flickLaunches returns Destiny and the flicked rune as they begin.
func (g *Game) flickLaunches(s games.Seat, gesture Gesture) [2]Launch {
	destiny := g.discs[0]
	if g.contest.purpose == ForMatch {
		destiny.X, destiny.Y = 0, 0
	}
	launches := [2]Launch{lies(destiny)}
	d := Disc{Rune: g.flicks(s), Up: true}
	d.X, d.Y = place(launches[:1], edges[g.seats][s], gesture.Start)
	launches[1] = gesture.launch(edges[g.seats][s], d, s)
	return launches
}

// flicks returns the rune that a seat flicks: a twin that it stole, the lowest of several; in the last contest the last
// of its loot, or its Balance rune; NoRune for one that it borrows.
func (g *Game) flicks(s games.Seat) Rune {
	if g.contest.purpose == ForMatch {
		if n := g.loot[s].count; n > 0 {
			return g.loot[s].runes[n-1]
		}
		return g.balance[s]
	}
	lowest := NoRune
	for v := range g.seats {
		if r := g.apart[v]; r != NoRune && g.taker[r] == s && r.Colour() == g.colour &&
			(lowest == NoRune || r < lowest) {
			lowest = r
		}
	}
	return lowest
}
