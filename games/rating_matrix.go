package games

import "math"

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

// inverse returns the inverse of a symmetric matrix without the row and column of the anchor, which stay zero: it is known. The rest is
// positive definite, so that no row need be exchanged.
func inverse(m [][]float64, anchor int) [][]float64 {
	n := len(m)
	left, right := square(n), square(n)
	for i := range n {
		copy(left[i], m[i])
		right[i][i] = 1
	}
	for k := range n {
		if k == anchor {
			continue
		}
		pivot := left[k][k]
		for j := range n {
			left[k][j] /= pivot
			right[k][j] /= pivot
		}
		for i := range n {
			if factor := left[i][k]; i != k && i != anchor {
				for j := range n {
					left[i][j] -= float64(factor * left[k][j])
					right[i][j] -= float64(factor * right[k][j])
				}
			}
		}
	}
	for i := range n {
		right[anchor][i], right[i][anchor] = 0, 0
	}
	return right
}

// logarithm is the natural one of a positive number. That of package math differs in the last digit between processors.
func logarithm(x float64) float64 {
	fraction, power := math.Frexp(x) // from a half to 1
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
