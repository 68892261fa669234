package main

import "runehall/games/equations"

// system are linear equations with a symmetric positive matrix, of which the lower half is filled in.
type system struct {
	left  [][]float64
	right []float64
	some  []int // which unknowns a result tells something of
}

func newSystem(n int) *system {
	s := &system{left: make([][]float64, n), right: make([]float64, n)}
	for i := range s.left {
		s.left[i] = make([]float64, n)
	}
	return s
}

// add adds the result of one position to the equations of a step of Newton's method. row holds the features of the
// position, one for each unknown weight; worth is their weighted sum with the weights so far. won is the result, which
// counts as much as grain says, 1 being a whole one.
func (s *system) add(row []float64, worth, won, grain float64) {
	prob := sigmoid(worth)
	d, v := grain*(won-prob), grain*prob*(1-prob)
	s.some = s.some[:0]
	for a, x := range row {
		if x == 0 {
			continue
		}
		s.some = append(s.some, a)
		s.right[a] += d * x
		line, vx := s.left[a], v*x
		for _, b := range s.some {
			line[b] += vx * row[b]
		}
	}
}

// solve replaces the right side by the solution.
func (s *system) solve() error {
	right := make([][]float64, len(s.right))
	for a, line := range s.left {
		for b := range a {
			s.left[b][a] = line[b]
		}
		right[a] = s.right[a : a+1]
	}
	return equations.Solve(s.left, right)
}

// steps are how many of Newton's steps are made; the last ones change nothing.
const steps = 8

// newton looks for the weights with the least cost by Newton's method, beginning with those in at. add fills in the
// equations of a step for the weights so far.
func newton(at []float64, cost func([]float64) float64, add func(s *system, at []float64)) ([]float64, error) {
	now := cost(at)
	for range steps {
		s := newSystem(len(at))
		add(s, at)
		if err := s.solve(); err != nil {
			return nil, err
		}
		at, now = stride(at, s.right, now, cost)
	}
	return at, nil
}

// stride makes a step, or so small a part of it that the cost does not rise: where wins are certain, a whole one may
// lead anywhere.
func stride(from, step []float64, now float64, cost func([]float64) float64) (to []float64, then float64) {
	for part := 1.0; part > 1e-3; part /= 2 {
		to = append([]float64(nil), from...)
		for i, d := range step {
			to[i] += part * d
		}
		if then = cost(to); then <= now {
			return to, then
		}
	}
	return from, now
}
