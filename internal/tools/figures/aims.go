package main

import (
	"fmt"
	"strconv"
	"strings"
)

// The benchmarks that every game has.
const (
	decisionPrefix = "BenchmarkDecision"
	clonePrefix    = "BenchmarkClone"
)

// aim says how a benchmark's figure is printed, and what it should be.
type aim struct {
	game   string // "" for all games
	prefix string // of the benchmark's name, or the name, a space and a unit that it reports
	unit   unit
	text   string
	// whole says that an operation is a whole match of thinking players: only what it reports counts.
	whole bool
}

// unit is what a time per operation is printed as.
type unit uint8

const (
	ns unit = iota
	ms
	decisions // in a second
	matches   // in a second
)

// aims are gone through from the first: a game's own lines stand before those of all games.
var aims = []aim{
	{"ritual", decisionPrefix, decisions, "aim 60000", false},
	{"masters", decisionPrefix, decisions, "aim 20000", false},
	{"masters", "BenchmarkListing", ms, "aim under 1 ms", false},
	{"market", decisionPrefix, decisions, "aim 1000000", false},
	{"market", clonePrefix, ns, "aim under 300", false},
	{"market", "BenchmarkGreedyMatch/seats=2 rounds/match", ns, "aim 6 to 14", false},
	{"market", "BenchmarkGreedyMatch/seats=3 rounds/match", ns, "aim 6 to 14", false},
	{"market", "BenchmarkGreedyMatch/seats=4 rounds/match", ns, "aim 6 to 14", false},
	{"market", "BenchmarkGreedyMatch/seats=5 rounds/match", ns, "aim 6 to 14", false},
	{"stones", decisionPrefix, decisions, "aim 300000", false},
	{"", decisionPrefix, decisions, "", false}, // a new game's: no aim yet
	{"", clonePrefix, ns, "aim under 500", false},
	{"", "BenchmarkGreedyMatch", ms, "", true},
	{"", "", ns, "", false},
}

// aimOf returns the line for a benchmark, or for what it reports.
func aimOf(game, name string) aim {
	for _, a := range aims {
		if (a.game == "" || a.game == game) && strings.HasPrefix(name, a.prefix) && strings.Contains(a.prefix, " ") == strings.Contains(name, " ") {
			return a
		}
	}
	return aim{}
}

// value returns a time per operation, in nanoseconds, as the aim speaks of it.
func (a aim) value(perOperation float64) string {
	switch a.unit {
	case decisions:
		return fmt.Sprintf("%.0f decisions/s", 1e9/perOperation)
	case matches:
		return fmt.Sprintf("%.0f matches/s", 1e9/perOperation)
	case ms:
		return fmt.Sprintf("%.3f ms", perOperation/1e6)
	default:
		return fmt.Sprintf("%.0f ns", perOperation)
	}
}

// number returns a figure with as many decimals as it needs.
func number(v float64) string {
	if v >= 100 {
		return fmt.Sprintf("%.0f", v)
	}
	return strconv.FormatFloat(v, 'f', 1, 64)
}
