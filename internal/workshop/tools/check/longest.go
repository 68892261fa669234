package main

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"time"
)

// most is how many tests and packages are told of.
const most = 10

// longest prints what took longest: all steps, with wall time and processor time, and the slowest tests and packages of
// all steps.
func longest(w io.Writer, steps []ran) {
	fmt.Fprintf(w, "\nWhat took longest: steps\n")
	for _, s := range slices.SortedFunc(slices.Values(steps),
		func(a, b ran) int { return cmp.Compare(b.time, a.time) }) {
		fmt.Fprintf(w, "%8.1f s  %s (%.1f s of processors)\n", s.time.Seconds(), s.name, s.processor.Seconds())
	}
	var tests, packages []took
	for _, s := range steps {
		tests, packages = append(tests, in(s.name, s.tests)...), append(packages, in(s.name, s.packages)...)
	}
	slowest(w, "tests", tests)
	slowest(w, "packages", packages)
}

// in names the step of what took so long.
func in(step string, list []took) []took {
	named := slices.Clone(list)
	for i := range named {
		named[i].what += " (" + step + ")"
	}
	return named
}

// slowest writes the slowest of some, if there are any.
func slowest(w io.Writer, what string, list []took) {
	if len(list) == 0 {
		return
	}
	fmt.Fprintf(w, "What took longest: %s\n", what)
	slices.SortStableFunc(list, func(a, b took) int { return cmp.Compare(b.time, a.time) })
	for _, t := range list[:min(most, len(list))] {
		fmt.Fprintf(w, "%8.1f s  %s\n", t.time.Round(time.Millisecond).Seconds(), t.what)
	}
}
