package main

import (
	"fmt"
	"math"

	"runehall/games"
	"runehall/games/bots"
)

// lesson is a position at the end of a seat's turn, and what came of it for that seat.
type lesson struct {
	lead  []float32 // in each part, against half of the best and half of all others
	stage float32   // from 0 to 1
	gap   float64   // by how many points the seat was ahead in the end
	won   float64   // the same from 0 to 1
}

// collect plays matches and takes the lessons of them.
func collect[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V], p *plan,
	seed uint64) ([]lesson, error) {
	config := games.SimConfig{Setup: games.Setup{Seats: def.MinSeats, Seed: seed}, Matches: p.matches,
		Workers: p.workers}
	const id = "student"
	for seat := range def.MinSeats {
		name := fmt.Sprint(id, seat)
		config.Players = append(config.Players, games.Player{Driver: id, Colour: name, Emblem: name, Name: name})
	}
	var all []lesson
	config.Record = func(_ int, record *games.Record) error {
		list, err := lessons(def, record)
		all = append(all, list...)
		return err
	}
	student := bots.Thinking(id, def, teacher(&def.Info, def.Turns))
	if _, err := games.NewEntry(def, []games.Level[C, M]{student}).Simulate(config); err != nil {
		return nil, err
	}
	judge(all)
	return all, nil
}

// judge says how much of a win each result was: a close one is nearly a draw. That tells more of a match than who won
// it.
func judge(all []lesson) {
	total := 0.0
	for i := range all {
		total += math.Abs(all[i].gap)
	}
	usual := max(1, total/float64(len(all)))
	for i := range all {
		all[i].won = sigmoid(2 * all[i].gap / usual)
	}
}

// lessons plays a record once more, and takes the lessons of its match.
func lessons[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V],
	record *games.Record) ([]lesson, error) {
	core := def.New(record.Setup, nil)
	var list []lesson
	var seats []games.Seat
	for i, step := range record.Steps {
		if step.Kind != games.StepMove {
			continue
		}
		m, err := def.Moves.Parse(step.Move)
		if err != nil {
			return nil, fmt.Errorf("move %d: %w", i+1, err)
		}
		if refusal := core.Apply(step.Seat, m); refusal != nil {
			return nil, fmt.Errorf("move %d: %w", i+1, refusal)
		}
		if _, over := core.Result(); over || !def.Quiet(core) || waits(core, step.Seat) {
			continue
		}
		list = append(list, take(def.Worth, core, step.Seat))
		seats = append(seats, step.Seat)
	}
	result, over := core.Result()
	if !over {
		return nil, fmt.Errorf("the match has not ended after %d steps", len(record.Steps))
	}
	for i, s := range seats {
		list[i].gap = gap(&result, record.Setup.Seats, s)
	}
	return list, nil
}

// take takes the lesson of a position for a seat. Who is the best of the others depends on what the parts count now.
func take[C any](worth *games.Worth[C], core C, s games.Seat) lesson {
	parts := worth.Append(nil, core, s)
	n := len(worth.Parts)
	row := func(o int) []int { return parts[o*n:][:n] }
	stage := 0
	if worth.Stage != nil {
		stage = worth.Stage(core)
	}
	best, seats := -1, len(parts)/n
	for o := range seats {
		if o != int(s) && (best < 0 || worth.Sum(row(o), seats, stage) > worth.Sum(row(best), seats, stage)) {
			best = o
		}
	}
	l := lesson{lead: make([]float32, n), stage: float32(stage) / games.Stages}
	for k := range n {
		total := 0
		for o := range seats {
			if o != int(s) {
				total += row(o)[k]
			}
		}
		l.lead[k] = float32(row(int(s))[k]) - float32(row(best)[k])/2 - float32(total)/float32(2*(seats-1))
	}
	return l
}

// gap returns by how many points a seat is ahead of the best of the others, or behind the winner, and one more for the
// win itself; none if the win is shared.
func gap(r *games.Result, seats int, s games.Seat) float64 {
	won, least := r.Rank[s] == 1, math.Inf(1)
	for o := range seats {
		if o == int(s) || !won && r.Rank[o] != 1 {
			continue
		}
		if won && r.Rank[o] == 1 {
			return 0
		}
		least = min(least, math.Abs(float64(r.Points[s]-r.Points[o])))
	}
	if won {
		return least + 1
	}
	return -least - 1
}

// waits reports whether the match goes on and the seat must act.
func waits[C games.Core[C, M, E], M comparable, E any](core C, s games.Seat) bool {
	for _, a := range core.AppendActing(nil) {
		if a.Must && a.Seat == s {
			return true
		}
	}
	return false
}
