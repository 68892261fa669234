package market

import "runehall/games"

// checkEmptied acts when the market's last rune has been taken: the match ends or, with the option to finish the round,
// the last round begins (MAR-31). That round stays the last one even if runes are paid back to the market.
func (g *Game) checkEmptied() {
	if g.last || g.market.Runes[Red]+g.market.Runes[Blue] > 0 {
		return
	}
	if g.events != nil {
		g.events.Add(MarketEmptied{})
	}
	if !g.finish {
		g.end("MAR-31")
		return
	}
	g.last = true
	if g.events != nil {
		g.events.Add(LastRound{})
	}
}

// end ends the match by a rule, or lets seats that are still tied play for it (MAR-33).
func (g *Game) end(clause string) {
	g.clause = clause
	if g.events != nil {
		g.tellScores()
	}
	tied := g.tied()
	if n := tied.count(); n > 1 {
		g.beginThrows(tied)
		return
	}
	g.win(tied.first())
}

func (g *Game) win(s games.Seat) {
	g.phase, g.winner = OverPhase, s
	if g.events != nil {
		g.events.Add(MatchEnded{Clause: g.clause, Winner: s})
	}
}

// crowd is a set of seats.
type crowd [games.MaxSeats]bool

func (c crowd) count() (n int) {
	for _, in := range c {
		if in {
			n++
		}
	}
	return n
}

func (c crowd) first() games.Seat {
	for s, in := range c {
		if in {
			return games.Seat(s)
		}
	}
	return games.Nobody
}

// figure returns what a step of MAR-32 or MAR-33 compares. Seats with the highest figure stay in the running. Fewer
// collectors are better, so they count negative.
func (g *Game) figure(by TieBreak, s games.Seat) int {
	switch by {
	case ByPoints:
		return g.players[s].points()
	case ByOutposts:
		return g.players[s].outposts()
	case ByCollectors:
		return -g.players[s].collectors()
	default:
		return int(g.hands[s].highest())
	}
}

// best returns the seats of a crowd with the highest figure.
func (g *Game) best(c crowd, by TieBreak) crowd {
	most, first := 0, true
	for s := range g.seats {
		if n := g.figure(by, s); c[s] && (first || n > most) {
			most, first = n, false
		}
	}
	for s := range g.seats {
		c[s] = c[s] && g.figure(by, s) == most
	}
	return c
}

func (g *Game) all() (c crowd) {
	for s := range g.seats {
		c[s] = true
	}
	return c
}

// tied returns the seats that are still equal after the points and the first tie-breaks (MAR-32, MAR-33).
func (g *Game) tied() crowd {
	left := g.all()
	for by := range tieBreaks {
		before := left.count()
		if before == 1 {
			break
		}
		if by == ByCard {
			g.showHighest(left)
		}
		left = g.best(left, by)
		if g.events != nil && by != ByPoints && left.count() < before {
			g.events.Add(TieBroken{By: by, Left: left.list()})
		}
	}
	return left
}

// showHighest shows the highest number cards of seats that are still tied. They decide, unless they are equal.
func (g *Game) showHighest(c crowd) {
	g.revealed = true
	for s := range g.seats {
		if c[s] {
			if card := g.hands[s].highest(); card != Hidden {
				g.showCard(s, card)
			}
			if g.events != nil {
				g.events.Add(HighestShown{Seat: s, Card: g.hands[s].highest()})
			}
		}
	}
}

func (c crowd) list() []games.Seat {
	list := []games.Seat{}
	for s, in := range c {
		if in {
			list = append(list, games.Seat(s))
		}
	}
	return list
}

// TieBreak is a step in breaking a tie (MAR-33).
type TieBreak uint8

const (
	// ByPoints: the points decided, without a tie-break.
	ByPoints TieBreak = iota
	// ByOutposts: more outposts win.
	ByOutposts
	// ByCollectors: fewer collectors on one's own stores win.
	ByCollectors
	// ByCard: the highest number card in hand wins.
	ByCard
	tieBreaks
)

var tieBreakIDs = [tieBreaks]string{"points", "outposts", "collectors", "card"}

// String returns the id of a step, as it stands in message keys.
func (b TieBreak) String() string { return tieBreakIDs[b] }

// MarshalText writes the id.
func (b TieBreak) MarshalText() ([]byte, error) { return []byte(b.String()), nil }

// UnmarshalText reads the id.
func (b *TieBreak) UnmarshalText(text []byte) error {
	n, err := games.ParseID("tie-break", tieBreakIDs[:], text)
	*b = TieBreak(n)
	return err
}

// tellScores tells where each point comes from (MAR-32).
func (g *Game) tellScores() {
	for s := range g.seats {
		p := &g.players[s]
		g.events.Add(SeatScored{Seat: s, Runes: p.runes(), Outposts: p.outposts(), Collectors: p.collectors(),
			Points: p.points()})
	}
}
