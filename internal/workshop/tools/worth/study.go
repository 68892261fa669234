package main

import (
	"fmt"
	"log"
	"os"
	"path/filepath"
	"sync"

	"runehall/games"
	"runehall/games/bots"
)

// study plays and learns, round by round, and writes what it learnt if that wins.
func study[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V], p *plan) error {
	weights := def.Worth.Weights
	if p.rounds > 0 {
		var err error
		if weights, err = rounds(def, p); err != nil {
			return err
		}
	}
	if weights == nil {
		return fmt.Errorf("%s has no weights that were learnt", def.ID)
	}
	for i, id := range def.Worth.Parts {
		log.Printf("%-12s early %5d %%, late %5d %%", id, weights[i].Early, weights[i].Late)
	}
	won, err := duel(def, weigh(def, weights), p)
	if err != nil || p.rounds == 0 {
		return err
	}
	if !won {
		log.Printf("%s: too little is gained: nothing is written", def.ID)
		return nil
	}
	file := filepath.Join(p.dir, def.ID, "weights.go")
	text, err := table(def.ID, def.Worth.Parts, weights)
	if err != nil {
		return err
	}
	if err := os.WriteFile(file, text, 0o644); err != nil {
		return fmt.Errorf("write the weights: %w", err)
	}
	return nil
}

// rounds plays and learns by turns: who learnt something plays otherwise, and what comes of that is learnt too.
func rounds[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V],
	p *plan) ([]games.Weight, error) {
	first := def.Worth.First
	if first == nil {
		for range def.Worth.Parts {
			first = append(first, games.Weight{Early: 100, Late: 100})
		}
	}
	weights := first
	var played [][]lesson
	for round := range p.rounds {
		list, err := collect(weigh(def, weights), p, p.seed+uint64(round))
		if err != nil {
			return nil, err
		}
		played = append(played, list)
		var all []lesson
		for _, list := range played[max(0, len(played)-p.last):] {
			all = append(all, list...)
		}
		learnt, err := fit(all, first, p.ridge, p.grain)
		if err != nil {
			return nil, err
		}
		if weights = learnt.weights; def.Worth.Hold != nil {
			def.Worth.Hold(weights)
		}
		log.Printf("round %d: %d positions, loss %.4f instead of %.4f", round+1, len(all), learnt.loss, learnt.before)
	}
	return weights, nil
}

// evaluator returns what evaluates positions by their parts, in several matches at once.
func evaluator[C any](worth *games.Worth[C]) func(core C, s games.Seat) int {
	pool := sync.Pool{New: func() any { return new([]int) }}
	return func(core C, s games.Seat) int {
		parts := pool.Get().(*[]int)
		defer pool.Put(parts)
		*parts = worth.Append((*parts)[:0], core, s)
		return worth.Weigh(*parts, core, s)
	}
}

// teacher is how those think from whose matches is learnt: as masters do, but less, and with a slip now and then, so
// that there is something to compare.
func teacher(info *games.Info, turns bool) games.Mind {
	mind := games.Mind{Slips: 5, Few: 3, Field: 6, Playouts: 18, Width: 8}
	if !turns {
		mind.Ahead = min(2, bots.MindsOf(info)[3].Ahead)
	}
	return mind
}
