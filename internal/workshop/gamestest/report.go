package gamestest

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"runehall/games"
)

// Report is what a Run has met.
type Report struct {
	Matches, Moves, Redeals int
	// Widest is the longest view met, in bytes on the wire.
	Widest int
	// Asked counts the answers of views that came over the wire, by the names of the methods.
	Asked map[string]int
	// Soaked counts the matches of the computer players, by level.
	Soaked map[string]int
	// Refusals counts how often each refusal was met, by pointer: the game's own and the common ones.
	Refusals map[*games.Refusal]int
	// Events counts the events told, by the name of their type.
	Events map[string]int
	// Words counts the moves made, by the first word of their text.
	Words map[string]int
	// Keys are the message keys met, each with the names of its placeholders: phrases, their arguments, tallies,
	// refusals.
	Keys map[string][]string

	own []*games.Refusal
}

func newReport(info *games.Info) *Report {
	return &Report{
		Refusals: map[*games.Refusal]int{}, Events: map[string]int{}, Words: map[string]int{},
		Keys: map[string][]string{}, Soaked: map[string]int{}, Asked: map[string]int{}, own: info.Refusals,
	}
}

// Unmet returns the refusals of the game's own list that no move met.
func (r *Report) Unmet() []*games.Refusal {
	var unmet []*games.Refusal
	for _, refusal := range r.own {
		if r.Refusals[refusal] == 0 {
			unmet = append(unmet, refusal)
		}
	}
	return unmet
}

// String sums the report up for the test's log.
func (r *Report) String() string {
	refused := 0
	for _, n := range r.Refusals {
		refused += n
	}
	var b strings.Builder
	fmt.Fprintf(&b,
		"%d matches, %d moves, %d refused moves, %d redeals; views of up to %d bytes, %d questions compared\n",
		r.Matches, r.Moves, refused, r.Redeals, r.Widest, r.asked())
	for _, counts := range []struct {
		name string
		of   map[string]int
	}{{"moves", r.Words}, {"events", r.Events}, {"matches of computer players", r.Soaked}} {
		fmt.Fprintf(&b, "%s:", counts.name)
		for _, name := range slices.Sorted(maps.Keys(counts.of)) {
			fmt.Fprintf(&b, " %s %d", name, counts.of[name])
		}
		b.WriteByte('\n')
	}
	b.WriteString("refusals never met:")
	for _, refusal := range r.Unmet() {
		fmt.Fprintf(&b, " %s", refusal.Reason)
	}
	return b.String()
}

func (r *Report) asked() int {
	all := 0
	for _, n := range r.Asked {
		all += n
	}
	return all
}
