package main

import (
	"slices"
	"testing"
	"time"
)

func TestMedian(t *testing.T) {
	if m := median([]time.Duration{9, 1, 5}); m != 5 {
		t.Errorf("median = %v", m)
	}
	if m := median([]float64{4, 1, 3, 2}); m != 3 {
		t.Errorf("median of four = %v", m)
	}
}

func TestReadBenchmarks(t *testing.T) {
	got, err := readBenchmarks(`goos: linux
BenchmarkDecision       1000   2000 ns/op   0 B/op   0 allocs/op
BenchmarkClone/4     9000    300.5 ns/op   12 moves/op   0 B/op   1 allocs/op
BenchmarkDecision       1000   3000 ns/op   0 B/op   0 allocs/op
PASS
`)
	if err != nil || len(got) != 2 {
		t.Fatalf("%+v, %v", got, err)
	}
	if got[0].name != "BenchmarkDecision" || !slices.Equal(got[0].ns, []float64{2000, 3000}) || got[1].allocs[0] != 1 {
		t.Errorf("%+v", got)
	}
	for _, bad := range []string{"BenchmarkX 1 many ns/op 0 B/op 0 allocs/op\n", "BenchmarkX 1 5 ns/op\n"} {
		if _, err := readBenchmarks(bad); err == nil {
			t.Errorf("%q is read without an error", bad)
		}
	}
}
