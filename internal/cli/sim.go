//go:build !js

package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"runehall/games"
	"runehall/games/all"
	"runehall/scenes/stage"
)

const simHelp = `runehall sim: computer players play matches against one another

The table goes to the standard output and is the same for the same flags on every
machine; the rate goes to the standard error, with --json into "measured".
A first place that several share counts as a fraction of a win for each. Beside the
share of wins stands where it lies with a confidence of 95 %.

`

// simFlags are the flags of the command sim.
type simFlags struct {
	game, bots, record string
	seats, matches     int
	seed               uint64
	json, rotate       bool
	options            list
}

func simulate(args []string, c console) error {
	var o simFlags
	f := newFlags("sim", simHelp)
	f.StringVar(&o.game, "game", "ritual", "`ID` of the game: "+strings.Join(all.IDs(), ", "))
	f.IntVar(&o.seats, "seats", 2, "`NUMBER` of seats")
	f.StringVar(&o.bots, "bots", "", "levels by seat, as `A,B`; fewer than seats are repeated; without it all are greedy")
	f.BoolVar(&o.rotate, "rotate", false, "the players move up by a seat from match to match")
	f.IntVar(&o.matches, "matches", 100, "`NUMBER` of matches")
	f.Uint64Var(&o.seed, "seed", 1, "`NUMBER` that decides everything")
	f.Var(&o.options, "option", "a choice of rules, as `ID=CHOICE`; may be given several times")
	f.BoolVar(&o.json, "json", false, "print the table as JSON")
	f.StringVar(&o.record, "record", "", "write the record of each match into `DIR`")
	rest, err := f.parse(args, c)
	switch {
	case errors.Is(err, errHelp):
		return nil
	case err != nil:
		return err
	case len(rest) > 0:
		return badUsage("sim takes no argument %q", rest[0])
	}
	game, config, err := o.config()
	if err != nil {
		return err
	}
	start := time.Now()
	config.Clock = func() float64 { return time.Since(start).Seconds() }
	if o.record != "" {
		if err := os.MkdirAll(o.record, 0o700); err != nil {
			return badUsage("the folder for records: %w", err)
		}
		config.Record = func(match int, r *games.Record) error {
			return writeRecord(filepath.Join(o.record, fmt.Sprintf("%s-%d-%05d.runehall", o.game, o.seed, match+1)), r.Text())
		}
	}
	report, err := game.Simulate(config)
	if err != nil {
		return err
	}
	if o.json {
		e := json.NewEncoder(c.out)
		e.SetIndent("", "  ")
		return e.Encode(report)
	}
	if err := printReport(c.out, report); err != nil {
		return err
	}
	_, err = fmt.Fprintf(c.err, "%d moves in %.2f s, %.0f moves/s\n", report.Moves, report.Measured.Seconds, report.Measured.MovesPerSecond)
	return err
}

// config checks the flags against the game that they name.
func (o *simFlags) config() (games.Entry, games.SimConfig, error) {
	none := games.SimConfig{}
	game, ok := all.Entry(o.game)
	if !ok {
		return nil, none, badUsage("there is no game %q, only %s", o.game, strings.Join(all.IDs(), ", "))
	}
	if o.matches < 1 {
		return nil, none, badUsage("--matches %d: at least 1 is needed", o.matches)
	}
	setup := games.Setup{Seats: o.seats, Seed: o.seed, Options: map[string]string{}}
	for _, text := range o.options {
		id, choice, ok := strings.Cut(text, "=")
		if _, twice := setup.Options[id]; !ok || twice {
			return nil, none, badUsage("--option %s: each option is given once, as ID=CHOICE", text)
		}
		setup.Options[id] = choice
	}
	if err := game.Info().Validate(setup); err != nil {
		return nil, none, &usageError{err}
	}
	levels := []string{"greedy"}
	if o.bots != "" {
		levels = strings.Split(o.bots, ",")
	}
	if len(levels) > o.seats {
		return nil, none, badUsage("--bots names %d levels for %d seats", len(levels), o.seats)
	}
	config := games.SimConfig{Setup: setup, Matches: o.matches, Rotate: o.rotate, Workers: runtime.NumCPU()}
	for i := range o.seats {
		level := levels[i%len(levels)]
		if !slices.Contains(game.Levels(), level) {
			return nil, none, badUsage("%s has no computer player %q, only %s", o.game, level, strings.Join(game.Levels(), ", "))
		}
		config.Players = append(config.Players, games.Player{
			Driver: level, Colour: stage.Colours[i], Emblem: stage.Emblems[i], Name: fmt.Sprintf("%s %d", level, i+1),
		})
	}
	return game, config, nil
}

// writeRecord writes a new file, and accepts one that already has the same content.
func writeRecord(path string, text []byte) error {
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if errors.Is(err, os.ErrExist) {
		old, err := os.ReadFile(path)
		if err == nil && string(old) != string(text) {
			err = fmt.Errorf("%s is there already, with another match", path)
		}
		return err
	}
	if err != nil {
		return err
	}
	_, err = file.Write(text)
	return errors.Join(err, file.Close())
}

// printReport writes the table. Seats count from 1 here, as people do.
func printReport(w io.Writer, r *games.SimReport) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%s, rules version %d, %d seats, %d matches, seed %d\n", r.Game, r.Version, len(r.Seats), r.Matches, r.Seed)
	game, _ := all.Entry(r.Game) // the one that made the report
	for _, o := range game.Info().Options {
		fmt.Fprintf(&b, "%s: %s\n", o.ID, r.Options[o.ID])
	}
	t := tabwriter.NewWriter(&b, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(t, "\nseat\tlevel\tmatches\twins\twins %\t95 %\tshared\tpoints min\tmedian\tmax\tmean\t\n")
	for _, row := range r.Seats {
		fmt.Fprintf(t, "%d\t%s", row.Seat+1, simCells(row.SimRow))
	}
	for _, row := range r.Levels {
		fmt.Fprintf(t, "all\t%s", simCells(row))
	}
	if err := t.Flush(); err != nil {
		return err
	}
	fmt.Fprintf(&b, "\nties %d; moves a match: min %d, median %d, max %d, mean %.2f; decisions %d\n", r.Ties,
		r.Length.Min, r.Length.Median, r.Length.Max, r.Length.Mean, r.Decisions)
	_, err := io.WriteString(w, b.String())
	return err
}

func simCells(row games.SimRow) string {
	level := row.Level
	if level == "" {
		level = "in turn"
	}
	return fmt.Sprintf("%s\t%d\t%.2f\t%.2f\t%.1f-%.1f\t%d\t%d\t%d\t%d\t%.2f\t\n", level, row.Played, row.Wins,
		100*row.Wins/float64(row.Played), 100*row.Low, 100*row.High, row.Shared, row.Points.Min, row.Points.Median, row.Points.Max, row.Points.Mean)
}

// list collects the values of a flag that may be given more than once.
type list []string

func (l *list) String() string { return strings.Join(*l, ",") }

func (l *list) Set(value string) error {
	*l = append(*l, value)
	return nil
}
