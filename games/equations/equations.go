// Package equations solves linear equations, to the last bit the same on every processor. It knows nothing of games.
package equations

import "fmt"

// Solve solves equations whose left side is a symmetric positive definite matrix, which is used up. Each column of the
// right side becomes its solution. An error says that the matrix is not positive definite: then the right side is
// worthless.
func Solve(left, right [][]float64) error {
	for k := range left {
		pivot := left[k][k] // is positive in such a matrix, so no rows need to be exchanged
		if !(pivot > 0) {
			return fmt.Errorf("unknown %d cannot be told apart from others", k)
		}
		for _, side := range [][][]float64{left, right} {
			for j := range side[k] {
				side[k][j] /= pivot
			}
		}
		for i := range left {
			if i == k {
				continue
			}
			factor := left[i][k]
			for _, side := range [][][]float64{left, right} {
				for j, x := range side[k] {
					side[i][j] -= float64(factor * x) // rounded first: then no processor fuses the two
				}
			}
		}
	}
	return nil
}
