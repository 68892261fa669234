package main

import (
	"fmt"
	"math"
)

// system are linear equations with a symmetric positive matrix, of which the lower half is kept.
type system struct {
	n           int
	left, right []float64
}

func newSystem(n int) *system {
	return &system{n: n, left: make([]float64, n*n), right: make([]float64, n)}
}

// add adds what one of Newton's steps towards the results of lessons takes.
func (s *system) add(lessons []lesson, theta []float64, grain float64) {
	row := make([]float64, s.n)
	var some []int
	for i := range lessons {
		l := &lessons[i]
		prob := sigmoid(l.fill(row, theta))
		d, v := grain*(l.won-prob), grain*prob*(1-prob)
		some = some[:0]
		for a, x := range row {
			if x == 0 {
				continue
			}
			some = append(some, a)
			s.right[a] += d * x
			line, vx := s.left[a*s.n:], v*x
			for _, b := range some {
				line[b] += vx * row[b]
			}
		}
	}
}

// solve replaces the right side by the solution (Cholesky).
func (s *system) solve() error {
	n, m, v := s.n, s.left, s.right
	for i := range n {
		for j := range i + 1 {
			sum := m[i*n+j]
			for k := range j {
				sum -= m[i*n+k] * m[j*n+k]
			}
			if i != j {
				m[i*n+j] = sum / m[j*n+j]
				continue
			}
			if sum <= 0 {
				return fmt.Errorf("unknown %d cannot be told apart from others", i)
			}
			m[i*n+i] = math.Sqrt(sum)
		}
	}
	for i := range n {
		for k := range i {
			v[i] -= m[i*n+k] * v[k]
		}
		v[i] /= m[i*n+i]
	}
	for i := n - 1; i >= 0; i-- {
		for k := i + 1; k < n; k++ {
			v[i] -= m[k*n+i] * v[k]
		}
		v[i] /= m[i*n+i]
	}
	return nil
}
