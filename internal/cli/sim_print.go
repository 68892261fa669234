//go:build !js

package cli

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"text/tabwriter"

	"runehall/games"
	"runehall/games/all"
)

// printReport writes the tables. Seats count from 1 here, as people do.
func printReport(w io.Writer, r *games.SimReport) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%s, rules version %d, %d seats, %d matches, seed %d\n", r.Game, r.Version, len(r.Seats), r.Matches,
		r.Seed)
	game, _ := all.Entry(r.Game) // the one that made the report
	for _, o := range game.Info().AllOptions() {
		fmt.Fprintf(&b, "%s: %s\n", o.ID, r.Options[o.ID])
	}
	for _, name := range slices.Sorted(maps.Keys(r.Programs)) {
		fmt.Fprintf(&b, "%s: %s\n", name, printable(r.Programs[name]))
	}
	b.WriteString("\n")
	for _, table := range []func(io.Writer){
		func(t io.Writer) { printRows(t, r) },
		func(t io.Writer) { printTurns(t, r) },
		func(t io.Writer) { printRatings(t, r) },
	} {
		t := tabwriter.NewWriter(&b, 0, 0, 2, ' ', tabwriter.AlignRight)
		table(t)
		if err := t.Flush(); err != nil {
			return err
		}
	}
	fmt.Fprintf(&b, "\nties %d; moves a match: min %d, median %d, max %d, mean %.2f; decisions %d\n", r.Ties,
		r.Length.Min, r.Length.Median, r.Length.Max, r.Length.Mean, r.Decisions)
	for _, f := range r.Forfeits {
		fmt.Fprintf(&b, "match %d: %s at seat %d forfeits after %d moves: %v\n", f.Match, f.Level, f.Seat+1, f.Moves,
			oneLine(plain(f.Err)))
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// Errors of the writers below show when they are flushed.

func printRows(w io.Writer, r *games.SimReport) {
	fmt.Fprint(w, "seat\tlevel\tmatches\twins\twins %\t95 %\tshared\tpoints min\tmedian\tmax\tmean\t\n")
	for _, row := range r.Seats {
		fmt.Fprintf(w, "%d\t%s", row.Seat+1, simCells(row.SimRow))
	}
	for _, row := range r.Levels {
		fmt.Fprintf(w, "all\t%s", simCells(row))
	}
}

func simCells(row games.SimRow) string {
	level := row.Level
	if level == "" {
		level = "in turn"
	}
	return fmt.Sprintf("%s\t%s\t%d\t%d\t%d\t%d\t%.2f\t\n", level, simShare(row), row.Shared,
		row.Points.Min, row.Points.Median, row.Points.Max, row.Points.Mean)
}

// simShare tells how many matches there were and what share of them was won.
func simShare(row games.SimRow) string {
	share := 0.0
	if row.Played > 0 {
		share = 100 * row.Wins / float64(row.Played)
	}
	return fmt.Sprintf("%d\t%.2f\t%.2f\t%.1f-%.1f", row.Played, row.Wins, share, 100*row.Low, 100*row.High)
}

// printTurns prints the advantage of being first, or last, in turn order.
func printTurns(w io.Writer, r *games.SimReport) {
	fmt.Fprint(w, "\nturn\tmatches\twins\twins %\t95 %\teven share\t\n")
	for _, row := range r.Turns {
		place := fmt.Sprint(row.Turn + 1)
		switch row.Turn {
		case 0:
			place = "first"
		case len(r.Turns) - 1:
			place = "last"
		}
		fmt.Fprintf(w, "%s\t%s\t%.2f\t\n", place, simShare(row.SimRow), 100/float64(len(r.Turns)))
	}
}

func printRatings(w io.Writer, r *games.SimReport) {
	if len(r.Ratings) == 0 {
		return
	}
	fmt.Fprint(w, "\nlevel\tElo\t95 %\t\n")
	for _, row := range r.Ratings {
		bounds := fmt.Sprintf("%.0f-%.0f", row.Low, row.High)
		if row.Anchor {
			bounds = "anchor"
		}
		fmt.Fprintf(w, "%s\t%.0f\t%s\t\n", row.Level, row.Elo, bounds)
	}
}
