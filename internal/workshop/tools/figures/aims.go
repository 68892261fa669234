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

// aim says how to print a benchmark's figure, and what it should be.
type aim struct {
	game   string // "" for all games
	prefix string // the beginning of the benchmark's name
	// reports is the unit of a figure that the benchmark reports besides its time; "" for the time.
	reports string
	unit    unit
	text    string
	// whole says that an operation is a whole match of thinking players, whose allocations do not matter.
	whole bool
}

// unit is how a time per operation is printed.
type unit uint8

const (
	ns unit = iota
	ms
	decisions // per second, as are the following
	turns
	matches
)

// aims are gone through from the first: a game's own lines stand before the lines for all games.
var aims = []aim{
	{game: "ritual", prefix: decisionPrefix, unit: decisions, text: "aim 60000"},
	{game: "masters", prefix: decisionPrefix, unit: decisions, text: "aim 20000"},
	{game: "masters", prefix: "BenchmarkListing", unit: ms, text: "aim under 1 ms"},
	{game: "market", prefix: decisionPrefix, unit: decisions, text: "aim 1000000"},
	{game: "market", prefix: clonePrefix, text: "aim under 300"},
	{game: "market", reports: "rounds/match", text: "aim 6 to 14"},
	{game: "stones", prefix: decisionPrefix, unit: decisions, text: "aim 300000"},
	{game: "stones", prefix: "BenchmarkTurns", unit: turns, text: "aim 80000"},
	{game: "stones", reports: "rounds/match", text: "aim 20 to 45"},
	{game: "toss", prefix: "BenchmarkThrow/runes=10", unit: ms, text: "aim under 2 ms"},
	{game: "toss", prefix: "BenchmarkThrow/runes=48", unit: ms, text: "aim under 10 ms"},
	{game: "toss", prefix: "BenchmarkMatch/calm", unit: matches, text: "aim 60", whole: true},
	{prefix: decisionPrefix, unit: decisions}, // a new game's: no aim yet
	{prefix: clonePrefix, text: "aim under 500"},
	{prefix: "BenchmarkMatch", unit: matches, whole: true},
	{prefix: "BenchmarkGreedyMatch", unit: matches, whole: true},
}

// aimOf returns the aim for a benchmark's time, or for something else that it reports.
func aimOf(game, name, reports string) aim {
	for _, a := range aims {
		if (a.game == "" || a.game == game) && strings.HasPrefix(name, a.prefix) && a.reports == reports {
			return a
		}
	}
	return aim{}
}

// value formats a time per operation, in nanoseconds, in the unit of the aim.
func (a aim) value(perOperation float64) string {
	switch a.unit {
	case decisions:
		return fmt.Sprintf("%.0f decisions/s", 1e9/perOperation)
	case turns:
		return fmt.Sprintf("%.0f turns/s", 1e9/perOperation)
	case matches:
		return fmt.Sprintf("%.0f matches/s", 1e9/perOperation)
	case ms:
		return fmt.Sprintf("%.3f ms", perOperation/1e6)
	default:
		return fmt.Sprintf("%.0f ns", perOperation)
	}
}

// number formats a figure with as many decimals as it needs.
func number(v float64) string {
	if v >= 100 {
		return fmt.Sprintf("%.0f", v)
	}
	return strconv.FormatFloat(v, 'f', 1, 64)
}
