package main

import (
	"cmp"
	"slices"
)

// median returns the middle one of values, of an even number the upper of the
// middle two. There must be at least one.
func median[T cmp.Ordered](values []T) T {
	sorted := slices.Sorted(slices.Values(values))
	return sorted[len(sorted)/2]
}
