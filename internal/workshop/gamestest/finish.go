package gamestest

import (
	"math"
	"reflect"

	"runehall/games"
)

// finish checks what can be checked after the last move, even if the match is not over.
func (w *walk[C, M, E, V]) finish(damage bool) {
	if result, over := w.core.Result(); over {
		w.checkEnd(result)
	}
	w.checkKept()
	for _, h := range w.told {
		if fingerprint(h.event) != h.print {
			fail(CheckEvents, "event %s of move %d changed after it was told", games.EventName(h.event), h.move)
		}
	}
	w.checkReplay()
	w.checkRecord(damage)
	w.release(w.core, w.silent)
	if w.follows {
		w.release(w.follower)
	}
}

func (w *walk[C, M, E, V]) checkEnd(result games.Result) {
	for _, made := range w.made {
		if w.core.Check(made.Seat, made.Move) == nil {
			fail(CheckEnd, "move %s of seat %d is accepted after the end", w.text(made.Move), made.Seat)
		}
	}
	w.checkClause(CheckEnd, result.Clause, "the result")
	w.checkBounds(result)
	for s := range w.setup.Seats {
		if points := int(result.Points[s]); points != w.tally[s] {
			fail(CheckTally, "the tallies of seat %d add up to %d; the result says %d points", s, w.tally[s], points)
		}
		if points := int(result.Points[s]); w.def.Course != nil && points != w.course[s] {
			fail(CheckTally, "the course of seat %d ends at %d; the result says %d points", s, w.course[s], points)
		}
	}
	w.checkRanks(result)
}

func (w *walk[C, M, E, V]) checkBounds(result games.Result) {
	first := int8(math.MaxInt8)
	for s := range games.MaxSeats {
		rank, points := result.Rank[s], int(result.Points[s])
		if s >= w.setup.Seats {
			if rank != 0 || points != 0 || result.Rematch[s] {
				fail(CheckBounds, "the result has entries for seat %d of %d: %+v", s, w.setup.Seats, result)
			}
			continue
		}
		first = min(first, rank)
		if rank < 1 || int(rank) > w.setup.Seats {
			fail(CheckBounds, "seat %d has rank %d of %d seats", s, rank, w.setup.Seats)
		}
		if points < w.def.MinPoints || points > w.def.MaxPoints {
			fail(CheckBounds, "seat %d has %d points; the bounds are %d and %d", s, points, w.def.MinPoints,
				w.def.MaxPoints)
		}
	}
	if first != 1 {
		fail(CheckBounds, "nobody has rank 1: %v", result.Rank)
	}
}

// ranking is whether more or fewer points are better in a game: unknown until a match tells.
type ranking int

const (
	moreIsBetter  ranking = 1
	fewerIsBetter ranking = -1
)

// checkRanks checks that ranks come from points: seats that share a rank have the same points, the rank of a seat is
// one more than the number of those before it, and a better rank never goes with worse points. Which points are worse
// is told by the first unequal result.
func (w *walk[C, M, E, V]) checkRanks(result games.Result) {
	for _, a := range w.seats() {
		before := int8(0)
		for _, b := range w.seats() {
			if result.Rank[b] < result.Rank[a] {
				before++
			}
		}
		if result.Rank[a] != before+1 {
			fail(CheckRanks, "seat %d has rank %d behind %d others", a, result.Rank[a], before)
		}
		for _, b := range w.seats() {
			ranks, points := result.Rank[a]-result.Rank[b], result.Points[a]-result.Points[b]
			switch {
			case ranks == 0 && points != 0:
				fail(CheckRanks, "seats %d and %d share rank %d with %d and %d points", a, b, result.Rank[a],
					result.Points[a], result.Points[b])
			case ranks >= 0 || points == 0:
				continue
			}
			direction := moreIsBetter
			if points < 0 {
				direction = fewerIsBetter
			}
			if w.better == 0 {
				w.better = direction
			}
			if w.better != direction {
				fail(CheckRanks, "seat %d is before seat %d with %d to %d points, but elsewhere it is the other way",
					a, b, result.Points[a], result.Points[b])
			}
		}
	}
}

// checkReplay makes the same moves on a new core.
func (w *walk[C, M, E, V]) checkReplay() {
	var events games.Events[E]
	core := w.def.New(w.setup, &events)
	heard := 0
	check := func(moves int) {
		if core.Hash() != w.hashes[moves] {
			fail(CheckDeterminism, "the same %d moves lead to another position", moves)
		}
		for _, e := range events.List() {
			if heard == len(w.told) || w.told[heard].move != moves || !reflect.DeepEqual(w.told[heard].event, e) {
				fail(CheckDeterminism, "the same %d moves tell other events: %s%+v", moves, games.EventName(e), e)
			}
			heard++
		}
		if heard < len(w.told) && w.told[heard].move <= moves {
			fail(CheckDeterminism, "the same %d moves tell fewer events", moves)
		}
		events.Clear()
	}
	check(0)
	core.Listen(&events)
	for i, made := range w.made {
		if refusal := core.Apply(made.Seat, made.Move); refusal != nil {
			fail(CheckDeterminism, "move %d was legal, and now it is refused: %v", i+1, refusal)
		}
		check(i + 1)
	}
}
