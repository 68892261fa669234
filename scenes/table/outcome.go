package table

import (
	"slices"

	"runehall/games"
)

// Outcome is how a match ended and where each point came from, for the results.
type Outcome struct {
	Game    string
	Setup   games.Setup
	Players []games.Player
	Sitters []Sitter
	Result  games.Result
	Rows    []Row
	// Moves is how many moves were made.
	Moves int
	// Curve is each seat's points after set-up and after each move, by move then seat.
	Curve [][]int
}

// Row is a reason for which points changed, summed up by seat.
type Row struct {
	Reason string
	Clause string
	Points [games.MaxSeats]int
	// First is the move in which the reason came up first; rows are in this order.
	First int
}

// outcome derives the results of a match that is over from its events alone.
func outcome[C games.Core[C, M, E], M comparable, E any, V any](p *play[C, M, E, V], sitters []Sitter) Outcome {
	result, _ := p.match.Core().Result()
	record := p.match.Record()
	o := Outcome{
		Game: p.kind.Def.ID, Setup: record.Setup, Players: record.Players,
		Sitters: sitters, Result: result, Moves: len(p.match.Made()),
	}
	points := make([]int, len(sitters))
	o.Curve = make([][]int, o.Moves+1)
	var tallies []games.Tally
	move := 0
	for _, told := range p.match.Told() {
		for ; move < told.Move; move++ {
			o.Curve[move] = slices.Clone(points)
		}
		tallies = p.kind.Def.Tally(tallies[:0], told.Event)
		for _, t := range tallies {
			points[t.Seat] += t.Points
			at := slices.IndexFunc(o.Rows, func(r Row) bool { return r.Reason == t.Reason && r.Clause == t.Clause })
			if at < 0 {
				at = len(o.Rows)
				o.Rows = append(o.Rows, Row{Reason: t.Reason, Clause: t.Clause, First: told.Move})
			}
			o.Rows[at].Points[t.Seat] += t.Points
		}
	}
	for ; move <= o.Moves; move++ {
		o.Curve[move] = slices.Clone(points)
	}
	return o
}

// Order returns the seats by rank, ties in seat order.
func (o *Outcome) Order() []games.Seat {
	order := make([]games.Seat, len(o.Sitters))
	for i := range order {
		order[i] = games.Seat(i)
	}
	slices.SortStableFunc(order, func(a, b games.Seat) int { return int(o.Result.Rank[a]) - int(o.Result.Rank[b]) })
	return order
}
