package main

import (
	"os"
	"slices"
	"testing"
	"time"

	"runehall/games"
	"runehall/games/all"
)

func TestMedian(t *testing.T) {
	if m := median([]time.Duration{9, 1, 5}); m != 5 {
		t.Errorf("median = %v", m)
	}
	if m := median([]float64{4, 1, 3, 2}); m != 3 {
		t.Errorf("median of four = %v", m)
	}
}

// TestOnePersonIsLeft checks the record that make bench opens to measure a board at rest: one person has to decide,
// among many moves.
func TestOnePersonIsLeft(t *testing.T) {
	file, err := alone("../../../../scenes/stones/testdata/tiny.record", t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	r, err := games.ParseRecord(text)
	if err != nil {
		t.Fatal(err)
	}
	var drivers []string
	for _, p := range r.Players {
		drivers = append(drivers, p.Driver)
	}
	person := slices.Index(drivers, games.Person)
	if slices.Sort(drivers); !slices.Equal(drivers, []string{games.Person, "random"}) {
		t.Errorf("they are %q", drivers)
	}
	entry, _ := all.Entry(r.Game)
	var last games.ReplayLine
	if err := entry.Replay(r, func(line games.ReplayLine) error { last = line; return nil }); err != nil {
		t.Fatal(err)
	}
	if a := last.Acting; len(r.Steps) < 100 || len(a) != 1 || int(a[0].Seat) != person || len(a[0].Moves) < fewest {
		t.Errorf("after %d steps %+v; want many, and then a decision of seat %d", len(r.Steps), a, person)
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
	if got[1].units[0] != "moves/op" || got[1].extras["moves/op"][0] != 12 || len(got[0].units) != 0 {
		t.Errorf("%+v", got)
	}
	for _, bad := range []string{"BenchmarkX 1 many ns/op 0 B/op 0 allocs/op\n", "BenchmarkX 1 5 ns/op\n"} {
		if _, err := readBenchmarks(bad); err == nil {
			t.Errorf("%q is read without an error", bad)
		}
	}
}

func TestAimsOfBenchmarks(t *testing.T) {
	for _, c := range []struct {
		game, name, reports string
		ns                  float64
		value, aim          string
	}{
		{"market", "BenchmarkDecisions/seats=3", "", 500, "2000000 decisions/s", "aim 1000000"},
		{"masters", "BenchmarkDecisions", "", 1000, "1000000 decisions/s", "aim 20000"},
		{"new", "BenchmarkDecisions", "", 1000, "1000000 decisions/s", ""},
		{"market", "BenchmarkClone", "", 250, "250 ns", "aim under 300"},
		{"masters", "BenchmarkClone", "", 250, "250 ns", "aim under 500"},
		{"market", "BenchmarkGreedyMatch/seats=2", "", 2.5e6, "400 matches/s", ""},
		{"market", "BenchmarkGreedyMatch/seats=2", "rounds/match", 0, "0 ns", "aim 6 to 14"},
		{"market", "BenchmarkGreedyMatch/seats=2", "moves/match", 0, "0 ns", ""},
		{"ritual", "BenchmarkEvaluate", "", 90, "90 ns", ""},
	} {
		if a := aimOf(c.game, c.name, c.reports); a.value(c.ns) != c.value || a.text != c.aim {
			t.Errorf("%s, %s: %s, %q", c.game, c.name, a.value(c.ns), a.text)
		}
	}
}
