package main

import (
	"fmt"
	"io"
	"log"
	"strings"

	"runehall/games"
	"runehall/games/bots"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
	"runehall/games/stones"
)

// tenfold is how many times as much as a master somebody tries who shows how much more there would be to win by that,
// and thorough is who it is.
const (
	tenfold  = 10
	thorough = "tenfold"
)

// ceiling lets masters who try ten times as much play against masters, two seats each. In Rune Toss nothing is tried.
func ceiling(w io.Writer, matches int, only string) error {
	fmt.Fprint(w, "| game | playouts | against | matches | wins % | 95 % |\n|---|---:|---:|---:|---:|---|\n")
	return first(
		under(ritual.Def, w, matches, only), under(masters.Def, w, matches, only), under(stones.Def, w, matches, only),
		under(market.Def, w, matches, only),
	)
}

// first does one after another, up to the first that fails.
func first(all ...func() error) error {
	for _, do := range all {
		if err := do(); err != nil {
			return err
		}
	}
	return nil
}

// under returns what plays the row of a game, if that begins with a text.
func under[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V], w io.Writer, matches int,
	only string) func() error {
	return func() error {
		usual := bots.MindsOf(&def.Info)[len(games.Minds{})-1]
		more := usual
		more.Playouts *= tenfold
		begins := fmt.Sprintf("| %s | %d | %d |", def.ID, more.Playouts, usual.Playouts)
		if !strings.HasPrefix(begins, only) {
			return nil
		}
		entry := games.NewEntry(def, append(bots.Former(def), bots.Thinking(thorough, def, more)))
		report, err := entry.Simulate(config(2, matches, thorough, bots.FormerMaster))
		if err != nil {
			return fmt.Errorf("%s, %d playouts: %w", def.ID, more.Playouts, err)
		}
		row := report.Levels[0]
		line := fmt.Sprintf("%s %d | %.1f | %.1f–%.1f |\n", begins, matches, 100*row.Wins/float64(row.Played),
			100*row.Low, 100*row.High)
		log.Print(strings.TrimSpace(line))
		_, err = io.WriteString(w, line)
		return err
	}
}
