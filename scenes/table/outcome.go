package table

import (
	"slices"
	"sort"

	"runehall/games"
	"runehall/scenes/stage"
)

// Outcome says how a match ended, and where each point came from.
type Outcome struct {
	Game    string
	Setup   games.Setup
	Players []games.Player
	Sitters []Sitter
	Result  games.Result
	Rows    []Row
	// Moves is how many moves were made.
	Moves int
	// Replay returns the scene in which the match is watched again, beginning after a number of its moves.
	Replay func(moves int) stage.Scene
	// Curve is each seat's points after set-up and after each move, by move then seat: those counted, or what it would score.
	Curve [][]int
}

// Row sums up, by seat, the points that changed for one reason.
type Row struct {
	Reason string
	Clause string
	Points [games.MaxSeats]int
	// First is the move in which the reason first came up; rows are in this order.
	First int
	// Changes are what the sums are made of, in the order of the match.
	Changes []Change
}

// Change is a change of one seat's points.
type Change struct {
	// Move counts the moves made before it, its own included; 0 is the set-up.
	Move   int
	Seat   games.Seat
	Points int
}

// outcome works out the results of a match that is over, from its events alone.
func outcome[C games.Core[C, M, E], M comparable, E any, V any](st *stage.Stage, kind *Kind[C, M, E, V], match *games.Match[C, M, E, V]) Outcome {
	result, _ := match.Core().Result()
	record := match.Record()
	sitters := st.Sitters(record.Players)
	o := Outcome{
		Game: kind.Def.ID, Setup: record.Setup, Players: record.Players,
		Sitters: sitters, Result: result, Moves: len(match.Made()),
		Replay: func(moves int) stage.Scene { return newReplay(st, kind, match, moves) },
	}
	points, live := make([]int, len(sitters)), make([]int, len(sitters))
	shown := points
	if kind.Live != nil {
		shown = live
	}
	o.Curve = make([][]int, o.Moves+1)
	var tallies []games.Tally
	move := 0
	for _, told := range match.Told() {
		for ; move < told.Move; move++ {
			o.Curve[move] = slices.Clone(shown)
		}
		if kind.Live != nil {
			seat, change := kind.Live(told.Event)
			live[max(0, seat)] += change
		}
		tallies = kind.Def.Tally(tallies[:0], told.Event)
		for _, t := range tallies {
			points[t.Seat] += t.Points
			at := slices.IndexFunc(o.Rows, func(r Row) bool { return r.Reason == t.Reason && r.Clause == t.Clause })
			if at < 0 {
				at = len(o.Rows)
				o.Rows = append(o.Rows, Row{Reason: t.Reason, Clause: t.Clause, First: told.Move})
			}
			o.Rows[at].Points[t.Seat] += t.Points
			o.Rows[at].add(Change{Move: told.Move, Seat: t.Seat, Points: t.Points})
		}
	}
	for ; move <= o.Moves; move++ {
		o.Curve[move] = slices.Clone(shown)
	}
	return o
}

// add adds a change. Those of one seat in one move become one.
func (r *Row) add(c Change) {
	for i := len(r.Changes) - 1; i >= 0 && r.Changes[i].Move == c.Move; i-- {
		if r.Changes[i].Seat == c.Seat {
			r.Changes[i].Points += c.Points
			return
		}
	}
	r.Changes = append(r.Changes, c)
}

// Order returns the seats by rank, ties in seat order.
func (o *Outcome) Order() []games.Seat {
	order := make([]games.Seat, len(o.Sitters))
	for i := range order {
		order[i] = games.Seat(i)
	}
	sort.SliceStable(order, func(i, j int) bool { return o.Result.Rank[order[i]] < o.Result.Rank[order[j]] })
	return order
}
