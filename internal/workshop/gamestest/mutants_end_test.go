package gamestest

import (
	"slices"

	"runehall/games"
	"runehall/internal/workshop/gamestest/toys/cards"
)

// endMutants are broken in how matches end.
var endMutants = []mutant{
	{name: "too long", check: CheckLength, breaks: func(b *broken) { b.def.MaxMoves = 10 }},
	{name: "somebody acts", check: CheckEnd, breaks: func(b *broken) {
		b.acting = func(g *bent, dst []games.Acting) []games.Acting {
			if g.Phase == cards.Over {
				return append(dst, games.Acting{Seat: g.OnTurn})
			}
			return g.Game.AppendActing(dst)
		}
	}},
	{name: "a move is accepted", check: CheckEnd, breaks: func(b *broken) {
		b.check = func(g *bent, s games.Seat, m cards.Move) *games.Refusal {
			if g.Phase == cards.Over && m.Kind == cards.Pass {
				return nil
			}
			return g.Game.Check(s, m)
		}
	}},
	{name: "the result changes", check: CheckEnd, breaks: func(b *broken) {
		n := int32(0)
		breakResult(b, func(g *bent, r *games.Result) {
			n++
			r.Points[0] += n
		})
	}},
	{name: "a result before the end", check: CheckEnd, breaks: func(b *broken) {
		b.result = func(g *bent) (games.Result, bool) {
			r, over := g.Game.Result()
			r.Rank[0]++
			return r, over
		}
	}},
	{name: "no clause", check: CheckEnd, breaks: func(b *broken) {
		breakResult(b, func(_ *bent, r *games.Result) { r.Clause = "" })
	}},
	{name: "too many points", check: CheckBounds, breaks: func(b *broken) { b.def.MaxPoints = 1 }},
	{name: "no winner", check: CheckBounds, breaks: func(b *broken) {
		breakResult(b, func(g *bent, r *games.Result) {
			for s := range g.Seats {
				r.Rank[s] = 2
			}
		})
	}},
	{name: "a rank of nobody", check: CheckBounds, breaks: func(b *broken) {
		breakResult(b, func(g *bent, r *games.Result) { r.Rank[g.Seats] = 1 })
	}},
	{name: "a rematch started by nobody", check: CheckBounds, breaks: func(b *broken) {
		breakResult(b, func(g *bent, r *games.Result) { r.Rematch[g.Seats] = true })
	}},
	{name: "all win", check: CheckRanks, breaks: func(b *broken) {
		breakResult(b, func(g *bent, r *games.Result) {
			for s := range g.Seats {
				r.Rank[s] = 1
			}
		})
	}},
	{name: "no rank is left out behind equal ones", check: CheckRanks, breaks: func(b *broken) {
		breakResult(b, func(g *bent, r *games.Result) {
			ranks := slices.Compact(slices.Sorted(slices.Values(r.Rank[:g.Seats])))
			for s := range g.Seats {
				r.Rank[s] = int8(slices.Index(ranks, r.Rank[s])) + 1
			}
		})
	}},
	{name: "fewest points win among two only", check: CheckRanks, across: true, breaks: func(b *broken) {
		breakResult(b, func(g *bent, r *games.Result) {
			if g.Seats == 2 && r.Rank[0] != r.Rank[1] {
				r.Rank[0], r.Rank[1] = r.Rank[1], r.Rank[0]
			}
		})
	}},
	{name: "something does not count", check: CheckTally, breaks: func(b *broken) {
		tally := b.def.Tally
		b.def.Tally = func(dst []games.Tally, e cards.Event) []games.Tally {
			if scored, ok := e.(cards.Scored); ok && scored.Clause == "TCA-5" {
				return dst
			}
			return tally(dst, e)
		}
	}},
	{name: "the course misses something", check: CheckTally, breaks: func(b *broken) {
		b.def.Course = func(dst []games.Tally, e cards.Event) []games.Tally {
			if scored, ok := e.(cards.Scored); ok && scored.Clause == "TCA-5" {
				return dst
			}
			return b.def.Tally(dst, e)
		}
	}},
	{name: "a clause that is none", check: CheckTally, breaks: func(b *broken) {
		b.def.Tally = func(dst []games.Tally, e cards.Event) []games.Tally {
			if scored, ok := e.(cards.Scored); ok {
				dst = append(dst, games.Tally{Seat: scored.Seat, Points: scored.Points, Reason: "toy-cards.tally.all",
					Clause: "TCA"})
			}
			return dst
		}
	}},
	{name: "nobody's points", check: CheckTally, breaks: func(b *broken) {
		b.def.Tally = func(dst []games.Tally, e cards.Event) []games.Tally {
			return append(dst, games.Tally{Seat: games.Nobody, Reason: "toy-cards.tally.all", Clause: "TCA-4"})
		}
	}},
}

func breakResult(b *broken, breaks func(g *bent, r *games.Result)) {
	b.result = func(g *bent) (games.Result, bool) {
		r, over := g.Game.Result()
		if over {
			breaks(g, &r)
		}
		return r, over
	}
}
