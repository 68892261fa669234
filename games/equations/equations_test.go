package equations

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"
)

// TestSolutionsFit checks solutions by inserting them into the equations, with several right sides at once.
func TestSolutionsFit(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 0))
	for n := range 12 {
		left := positive(rng, n)
		right, solved := make([][]float64, n), make([][]float64, n)
		for i := range n {
			right[i] = []float64{rng.Float64(), float64(i), 0}
			solved[i] = append([]float64(nil), right[i]...)
		}
		rest := make([][]float64, n)
		for i, row := range left {
			rest[i] = append([]float64(nil), row...)
		}
		if err := Solve(rest, solved); err != nil {
			t.Fatal(err)
		}
		for i, row := range left {
			for column, want := range right[i] {
				got := 0.0
				for j, x := range row {
					got += x * solved[j][column]
				}
				if math.Abs(got-want) > 1e-9 {
					t.Errorf("%d unknowns, equation %d, column %d: %g, not %g", n, i, column, got, want)
				}
			}
		}
	}
}

// positive returns a random symmetric positive definite matrix: a matrix times its transpose, plus the identity.
func positive(rng *rand.Rand, n int) [][]float64 {
	random, m := make([][]float64, n), make([][]float64, n)
	for i := range n {
		random[i], m[i] = make([]float64, n), make([]float64, n)
		for j := range n {
			random[i][j] = rng.NormFloat64()
		}
	}
	for i := range n {
		for j := range n {
			for k := range n {
				m[i][j] += random[i][k] * random[j][k]
			}
		}
		m[i][i]++
	}
	return m
}

// TestUnknownsThatAreAlike: equations that cannot be solved are refused, and the error names the unknown at which that
// shows.
func TestUnknownsThatAreAlike(t *testing.T) {
	for name, left := range map[string][][]float64{
		"alike":     {{2, 1, 1}, {1, 3, 3}, {1, 3, 3}},
		"nothing":   {{1, 0, 0}, {0, 1, 0}, {0, 0, 0}},
		"negative":  {{1, 0, 2}, {0, 1, 0}, {2, 0, 1}},
		"no number": {{1, 0, 0}, {0, 1, 0}, {0, 0, math.NaN()}},
	} {
		err := Solve(left, [][]float64{{1}, {1}, {1}})
		if err == nil || !strings.Contains(err.Error(), "unknown 2 ") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
