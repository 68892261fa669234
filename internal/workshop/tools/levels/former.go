package main

import (
	"fmt"
	"io"
	"log"
	"math"
	"strings"

	"runehall/games"
	"runehall/games/all"
	"runehall/games/bots"
)

// portion is after how many matches against the former masters it is told how they stand. Each portion has a seed of
// its own, so that more matches go on where fewer have ended.
const portion = 20

// former lets masters play against the masters of earlier versions. Where both think alike there is nothing to play.
func former(w io.Writer, matches int, only string) error {
	fmt.Fprint(w, "| game | seats | matches | wins % | 95 % | moves a match |\n|---|---:|---:|---:|---|---:|\n")
	for _, e := range all.Entries() {
		begins := fmt.Sprintf("| %s | %d |", e.Info().ID, e.Info().MinSeats)
		if e.Info().Master == nil || !strings.HasPrefix(begins, only) {
			continue
		}
		var line string
		played, wins, moves := 0, 0.0, 0.0
		for played < matches {
			c := config(e.Info().MinSeats, min(portion, matches-played), bots.Master, bots.FormerMaster)
			c.Setup.Seed += uint64(1 + played/portion)
			report, err := e.Simulate(c)
			if err != nil {
				return fmt.Errorf("%s: %w", e.Info().ID, err)
			}
			row := report.Levels[0]
			played, wins, moves = played+row.Played, wins+row.Wins, moves+report.Length.Mean*float64(row.Played)
			low, high := games.Wilson(wins, float64(played))
			line = fmt.Sprintf("%s %d | %.1f | %.1f–%.1f | %.0f |\n", begins, played, 100*wins/float64(played), 100*low,
				100*high, math.Round(moves/float64(played)))
			log.Print(strings.TrimSpace(line))
		}
		if _, err := io.WriteString(w, line); err != nil {
			return err
		}
	}
	return nil
}
