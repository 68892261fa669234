package market

import "runehall/games"

// checkEmptied ends the match when no rune is left in the market, or begins the last round (MAR-31). That round stays the last
// one, though runes that are paid come back to the market.
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

// end ends the match, or lets those who are tied play for it (MAR-33).
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

// crowd marks seats.
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

// figure is what a step of MAR-32 and MAR-33 compares: the highest one stays.
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

// best keeps those of a crowd for whom a figure is highest.
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

// tied returns those whom points and the first tie-breaks leave (MAR-32, MAR-33).
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

// showHighest shows the highest number cards of those still tied: they decide, or are equal.
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

// TieBreak is a step of MAR-33.
type TieBreak uint8

const (
	// ByPoints is no tie-break yet.
	ByPoints TieBreak = iota
	// ByOutposts: more outposts.
	ByOutposts
	// ByCollectors: fewer collectors on oneself.
	ByCollectors
	// ByCard: the highest number card in hand.
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
		g.events.Add(SeatScored{Seat: s, Runes: p.runes(), Outposts: p.outposts(), Collectors: p.collectors(), Points: p.points()})
	}
}
