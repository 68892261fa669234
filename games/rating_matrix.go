package games

import (
	"fmt"
	"math"

	"runehall/games/equations"
)

// ln10 is the natural logarithm of 10.
const ln10 = math.Ln10

func square(n int) [][]float64 {
	m := make([][]float64, n)
	for i := range m {
		m[i] = make([]float64, n)
	}
	return m
}

func times(a, b [][]float64) [][]float64 {
	c := square(len(a))
	for i := range a {
		for j := range a {
			for k := range a {
				c[i][j] += float64(a[i][k] * b[k][j])
			}
		}
	}
	return c
}

// inverse returns the inverse of a symmetric matrix without the row and column of the anchor, which stay zero because
// the anchor's strength is fixed. The rest is positive definite, since every two players have met.
func inverse(m [][]float64, anchor int) [][]float64 {
	left, right := square(len(m)), square(len(m))
	for i := range m {
		if i == anchor {
			left[i][i] = 1
			continue
		}
		copy(left[i], m[i])
		left[i][anchor], right[i][i] = 0, 1
	}
	if err := equations.Solve(left, right); err != nil {
		panic(fmt.Sprintf("games: ratings: %v", err))
	}
	return right
}

// logarithm returns the natural logarithm of a positive number. math.Log differs in its last digit between processors.
func logarithm(x float64) float64 {
	fraction, power := math.Frexp(x) // fraction is at least a half and less than 1
	if fraction < math.Sqrt2/2 {
		fraction, power = 2*fraction, power-1
	}
	// 2·(s + s³/3 + s⁵/5 + …), where s is less than 0.18.
	s := (fraction - 1) / (fraction + 1)
	sum, term := 0.0, s
	for k := 1; k < 40; k += 2 {
		sum += term / float64(k)
		term = float64(term * float64(s*s))
	}
	return 2*sum + float64(float64(power)*math.Ln2)
}
