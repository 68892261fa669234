// Command levels lets the computer players of neighbouring levels play against each other in every game, and writes the
// results into docs/computer-players.md. The figures are the same on every machine.
package main

import (
	"flag"
	"fmt"
	"io"
	"log"
	"os"
	"runtime"
	"strings"

	"runehall/games"
	"runehall/games/all"
	"runehall/games/bots"
)

// marker stands before the generated part of the page. The part above it is written by hand.
const marker = "<!-- What follows is made by `make levels`. -->\n"

func main() {
	log.SetFlags(0)
	file := flag.String("file", "docs/computer-players.md", "the `FILE` to write into")
	matches := flag.Int("matches", 160, "`NUMBER` of matches of two seats; of more seats half of it")
	only := flag.String("only", "", "play the rows that begin with `TEXT`, such as \"| ritual | 2\", and write no file")
	above := flag.Bool("ceiling", false,
		"let masters who try ten times as much play against masters, print what came of it, and write no file")
	before := flag.Bool("former", false,
		"let masters play against masters of earlier versions, two seats each, print how it stands after every "+fmt.Sprint(portion)+" matches, and write no file")
	flag.Parse()
	if *before {
		if err := former(os.Stdout, *matches, *only); err != nil {
			log.Fatalf("levels: %v", err)
		}
		return
	}
	if *above {
		if err := ceiling(os.Stdout, *matches, *only); err != nil {
			log.Fatalf("levels: %v", err)
		}
		return
	}
	if *only != "" {
		if err := tables(io.Discard, *matches, *only); err != nil {
			log.Fatalf("levels: %v", err)
		}
		return
	}
	if err := run(*file, *matches); err != nil {
		log.Fatalf("levels: %v", err)
	}
}

func run(file string, matches int) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return fmt.Errorf("read the text above the tables: %w", err)
	}
	above, _, ok := strings.Cut(string(text), marker)
	if !ok {
		return fmt.Errorf("%s has no line %q", file, strings.TrimSpace(marker))
	}
	var b strings.Builder
	b.WriteString(above + marker + "\n" + thoughts() + "\n")
	if err := tables(&b, matches, ""); err != nil {
		return err
	}
	if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
		return fmt.Errorf("write the tables: %w", err)
	}
	return nil
}

// thoughts says how each level of each game thinks: a test compares it with the levels, so that the figures below
// always belong to them.
func thoughts() string {
	var b strings.Builder
	b.WriteString("| game | level | slips | best of | field | playouts | ahead | width | brief | many seats | by hand | gentle |\n|---|---|---:|---:|---:|---:|---:|---:|---:|---|---|---|\n")
	for _, e := range all.Entries() {
		for i, m := range bots.MindsOf(e.Info()) {
			fmt.Fprintf(&b, "| %s | %s | %d %% | %s | %s | %s | %s | %s | %s | %s | %s | %s |\n", e.Info().ID,
				rungs[i],
				m.Slips, number(m.Few), number(m.Field), number(m.Playouts), number(m.Ahead), number(m.Width),
				number(m.Brief), counted(m), yes(m.Plain), yes(m.Gentle))
		}
	}
	return b.String()
}

// counted says how trials end with more than two seats.
func counted(m games.Mind) string {
	switch {
	case m.Playouts == 0:
		return "–"
	case m.Chances:
		return "chances"
	}
	return "worth"
}

func yes(is bool) string {
	if is {
		return "yes"
	}
	return "–"
}

func number(n int) string {
	if n == 0 {
		return "–"
	}
	return fmt.Sprint(n)
}

// tables plays the matches of the rows that begin with a text.
func tables(w io.Writer, matches int, only string) error {
	fmt.Fprint(w, columns)
	for _, e := range all.Entries() {
		for _, seats := range []int{e.Info().MinSeats, e.Info().MaxSeats} {
			for _, pair := range pairs(e.Info(), seats) {
				begins := fmt.Sprintf("| %s | %d | %s | %s |", e.Info().ID, seats, pair[0], pair[1])
				if !strings.HasPrefix(begins, only) {
					continue
				}
				n := matches
				if seats > 2 {
					n = (matches/2 + seats - 1) / seats * seats // everybody sits everywhere as often
				}
				report, err := e.Simulate(config(seats, n, pair[0], pair[1]))
				if err != nil {
					return fmt.Errorf("%s, %d seats: %w", e.Info().ID, seats, err)
				}
				row := report.Levels[0]
				line := fmt.Sprintf("%s %d | %.1f | %.1f–%.1f | %s | %s | %s | %.0f |\n", begins, n,
					100*row.Wins/float64(row.Played), 100*row.Low, 100*row.High, ahead(report.Ratings),
					share(report.Turns[0].SimRow), share(report.Turns[seats-1].SimRow), report.Length.Mean)
				fmt.Fprint(w, line)
				log.Print(strings.TrimSpace(line))
			}
		}
	}
	return lengths(w, matches, only)
}

// lengths prints how long matches of novices take compared with matches of adepts.
func lengths(w io.Writer, matches int, only string) error {
	fmt.Fprint(w, "\nA match among novices should not take longer than one and a half among adepts, in moves:\n\n"+
		"| game | seats | among | novices | adepts | times as long |\n|---|---:|---|---:|---:|---:|\n")
	for _, e := range all.Entries() {
		begins := fmt.Sprintf("| %s | %d | among |", e.Info().ID, e.Info().MinSeats)
		if !strings.HasPrefix(begins, only) {
			continue
		}
		var means [2]float64
		for i, level := range [...]string{bots.Novice, bots.Adept} {
			report, err := e.Simulate(config(e.Info().MinSeats, matches, level, level))
			if err != nil {
				return fmt.Errorf("%s, %s: %w", e.Info().ID, level, err)
			}
			means[i] = report.Length.Mean
		}
		line := fmt.Sprintf("%s %.0f | %.0f | %.2f |\n", begins, means[0], means[1], means[0]/means[1])
		fmt.Fprint(w, line)
		log.Print(strings.TrimSpace(line))
	}
	return nil
}

// columns is the heading of the table of matches, with an explanation.
const columns = "*Elo* is how far the level is ahead of the other one, told by who came before whom in each match; *first* and *last* are the shares of\n" +
	"wins, in %, of the seat that is first and last in turn order, whoever sits there. All stand with a confidence of 95 %.\n\n" +
	"| game | seats | level | against | matches | wins % | 95 % | Elo | first | last | moves a match |\n" +
	"|---|---:|---|---|---:|---:|---|---|---|---|---:|\n"

// ahead formats how far the first of two players is ahead of the other, with the interval.
func ahead(r []games.Rating) string {
	one, other := r[0], r[1]
	if !one.Anchor { // the other player is the anchor, and the interval is this one's
		return fmt.Sprintf("%+.0f (%+.0f to %+.0f)", one.Elo-other.Elo, one.Low-other.Elo, one.High-other.Elo)
	}
	return fmt.Sprintf("%+.0f (%+.0f to %+.0f)", one.Elo-other.Elo, one.Elo-other.High, one.Elo-other.Low)
}

// share formats a share of wins, with its interval.
func share(row games.SimRow) string {
	return fmt.Sprintf("%.1f (%.1f–%.1f)", 100*row.Wins/float64(row.Played), 100*row.Low, 100*row.High)
}

// rungs are the levels of the tables: the master of them is that of earlier versions, since masters of today are
// measured against that one ([former]).
var rungs = [...]string{bots.Novice, bots.Apprentice, bots.Adept, bots.FormerMaster}

// pairs lists who plays against whom: each level against the one below, and, with the fewest seats, the best one
// against the player that was best before.
func pairs(info *games.Info, seats int) (list [][2]string) {
	for i := len(rungs) - 1; i > 0; i-- {
		list = append(list, [2]string{rungs[i], rungs[i-1]})
	}
	if seats == info.MinSeats {
		list = append(list, [2]string{rungs[len(rungs)-1], "greedy"})
	}
	return list
}

// config sets one player of a level against others of another.
func config(seats, matches int, one, others string) games.SimConfig {
	c := games.SimConfig{
		Setup: games.Setup{Seats: seats, Seed: 20261123}, Matches: matches, Rotate: true, Workers: runtime.NumCPU(),
		Players: []games.Player{{Driver: one}},
	}
	for len(c.Players) < seats {
		c.Players = append(c.Players, games.Player{Driver: others})
	}
	return c
}
