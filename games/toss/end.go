package toss

import "runehall/games"

// end counts the loot, and lets tied seats flick for the match (TOS-19, TOS-20).
func (g *Game) end(clause string) {
	g.clause = clause
	most := uint8(0)
	for s := range g.seats {
		most = max(most, g.loot[s].count)
		if g.events != nil {
			g.events.Add(SeatScored{Seat: s, Runes: int(g.loot[s].count)})
		}
	}
	var best crowd
	for s := range g.seats {
		best[s] = g.loot[s].count == most
	}
	if best.count() > 1 {
		g.beginContest(ForMatch, best)
		return
	}
	g.win(best)
}

func (g *Game) win(winners crowd) {
	g.phase, g.winners = OverPhase, winners
	if g.events != nil {
		g.events.Add(MatchEnded{Clause: g.clause, Winners: winners.list()})
	}
}

// tally appends what an event does to the scores. All points come at the end (TOS-19).
func tally(dst []games.Tally, event Event) []games.Tally {
	if e, ok := event.(SeatScored); ok && e.Runes > 0 {
		dst = append(dst, games.Tally{Seat: e.Seat, Points: e.Runes, Reason: "toss.tally.loot", Clause: "TOS-19"})
	}
	return dst
}
