package main

import (
	"fmt"
	"log"
	"math"
	"slices"
	"sync/atomic"
	"time"

	"runehall/games"
	"runehall/games/bots"
)

const (
	// gain is the least share of matches that what was learnt must win to be taken, and surely more than half.
	gain = 0.55
	half = 0.5
)

// duel has masters with the learnt weights play against masters with the hand-set weights, and reports whether the
// learnt ones win often enough. It says how long both think, since only a gain in equal time is one.
func duel[C games.Core[C, M, E], M comparable, E any, V any](def, learnt *games.Def[C, M, E, V],
	p *plan) (bool, error) {
	if slices.Equal(learnt.Worth.Weights, def.Worth.Weights) {
		learnt = def // which evaluates the same, and faster
	}
	by := def
	if def.Worth.Weights != nil {
		by = weigh(def, def.Worth.First)
	}
	if def.Plain != nil {
		by.Evaluate = def.Plain
	}
	how := bots.MindsOf(&def.Info)[3]
	more := p.more(how)
	var clocks [2]atomic.Int64
	levels := []games.Level[C, M]{
		timed(bots.Thinking("learnt", learnt, how), &clocks[0]), timed(bots.Thinking("by hand", by, more), &clocks[1]),
	}
	config := games.SimConfig{Setup: games.Setup{Seats: def.MinSeats, Seed: p.seed + 1<<32}, Matches: p.duels,
		Rotate: true, Workers: p.workers}
	for seat := range def.MinSeats {
		config.Players = append(config.Players, games.Player{Driver: levels[min(seat, 1)].ID})
	}
	report, err := games.NewEntry(def, levels).Simulate(config)
	if err != nil {
		return false, fmt.Errorf("duel: %w", err)
	}
	row := report.Levels[0]
	share := row.Wins / float64(row.Played)
	log.Printf("%s: %s wins %.1f %% of %d matches, %.1f to %.1f; thinking took %.2f times as long", def.ID, row.Level,
		100*share, row.Played,
		100*row.Low, 100*row.High, float64(clocks[0].Load())/float64(max(1, clocks[1].Load())))
	return share >= gain && row.Low > half, nil
}

// more returns how masters with hand-set weights think: they evaluate faster, and may try more in the same time. Where
// whole turns are candidates, they also look for turns that much longer.
func (p *plan) more(how games.Mind) games.Mind {
	grow := func(n int) int { return int(math.Round(p.times * float64(n))) }
	how.Playouts, how.Width = grow(how.Playouts), grow(how.Width)
	return how
}

// timed returns a level whose thinking is timed.
func timed[C any, M comparable](l games.Level[C, M], clock *atomic.Int64) games.Level[C, M] {
	return games.Level[C, M]{ID: l.ID, New: func(seed uint64) games.Thinker[C, M] {
		return &timer[C, M]{Thinker: l.New(seed), clock: clock}
	}}
}

// timer is a thinker whose thinking is timed.
type timer[C any, M comparable] struct {
	games.Thinker[C, M]
	clock *atomic.Int64
}

func (t *timer[C, M]) Step(n int) (games.Decision[M], bool) {
	begin := time.Now()
	defer func() { t.clock.Add(int64(time.Since(begin))) }()
	return t.Thinker.Step(n)
}
