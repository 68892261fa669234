//go:build !js

package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"runehall/games"
	"runehall/games/all"
	"runehall/internal/rival"
	"runehall/scenes/stage"
)

const simHelp = `runehall sim: computer players play matches against one another

The table goes to the standard output and is the same for the same flags on every
machine; the speed goes to the standard error, with --json into "measured".
A shared first place counts as a fraction of a win for each winner. The share of wins
comes with its 95 % confidence interval. The ratings are Elo ratings, from the order in
which the players finished each match; the adept, or else the first seat, has 1000.
With --bot a program of your own plays too: docs/bot-protocol.md says how it is asked
and how it answers. It takes the first seats; --bots says who takes the others.

`

type simFlags struct {
	game, bots, record string
	seats, matches     int
	seed               uint64
	json, rotate       bool
	options, programs  list
	botTime, botStart  time.Duration
}

func simulate(args []string, c console) error {
	var o simFlags
	f := newFlags("sim", simHelp)
	f.StringVar(&o.game, "game", "ritual", "`ID` of the game: "+strings.Join(all.IDs(), ", "))
	f.IntVar(&o.seats, "seats", 2, "`NUMBER` of seats")
	f.StringVar(&o.bots, "bots", "", "levels by seat, as `A,B`, repeated if too few; by default all but programs are greedy")
	f.Var(&o.programs, "bot", "`COMMAND` of a program that plays; can be repeated")
	f.DurationVar(&o.botTime, "bot-time", defaultBotTime, "`TIME` a program has for a move, such as 500ms; 0: no limit")
	f.DurationVar(&o.botStart, "bot-start", defaultBotStart, "`TIME` a program has from its start until it is ready")
	f.BoolVar(&o.rotate, "rotate", false, "players move up one seat after each match")
	f.IntVar(&o.matches, "matches", 100, "`NUMBER` of matches")
	f.Uint64Var(&o.seed, "seed", 1, "`NUMBER` that decides everything")
	f.Var(&o.options, "option", "a choice of rules, as `ID=CHOICE`; can be repeated")
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
	pool := rival.NewPool(c.err)
	game, config, err := o.config(pool)
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
			return writeRecord(filepath.Join(o.record, fmt.Sprintf("%s-%d-%05d.runehall", o.game, o.seed, match+1)),
				r.Text())
		}
	}
	release := interruptible(&config, pool)
	report, err := game.Simulate(config)
	release()
	if err != nil {
		return err
	}
	if o.json {
		e := json.NewEncoder(escapes{c.out})
		e.SetIndent("", "  ")
		return e.Encode(report)
	}
	if err := printReport(c.out, report); err != nil {
		return err
	}
	_, err = fmt.Fprintf(c.err, "%d moves in %.2f s, %.0f moves/s\n", report.Moves, report.Measured.Seconds,
		report.Measured.MovesPerSecond)
	return err
}

// config checks the flags against the game that they name.
func (o *simFlags) config(pool *rival.Pool) (games.Entry, games.SimConfig, error) {
	none := games.SimConfig{}
	game, ok := all.Entry(o.game)
	if !ok {
		return nil, none, badUsage("there is no game %q, only %s", o.game, strings.Join(all.IDs(), ", "))
	}
	if o.matches < 1 {
		return nil, none, badUsage("--matches %d: at least 1 is needed", o.matches)
	}
	setup := games.Setup{Seats: o.seats, Seed: o.seed, Options: map[string]string{}}
	given := map[string]string{}
	for _, text := range o.options {
		id, choice, ok := strings.Cut(text, "=")
		if _, twice := given[id]; !ok || twice {
			return nil, none, badUsage("--option %s: each option is given once, as ID=CHOICE", text)
		}
		given[id] = choice
		game.Info().Choose(setup.Options, id, choice)
	}
	maps.Copy(setup.Options, given) // options that were given win over options that go along with others
	if err := game.Info().Validate(setup); err != nil {
		return nil, none, &usageError{err}
	}
	config := games.SimConfig{Setup: setup, Matches: o.matches, Rotate: o.rotate, Workers: runtime.NumCPU()}
	drivers, err := o.programDrivers(&config, pool)
	if err != nil {
		return nil, none, err
	}
	levels := []string{"greedy"}
	if o.bots != "" {
		levels = strings.Split(o.bots, ",")
	}
	if free := o.seats - len(drivers); free < 0 || o.bots != "" && len(levels) > free {
		return nil, none, badUsage("--bots names %d levels, and there are %d programs, for %d seats", len(levels),
			len(drivers), o.seats)
	}
	for i := range o.seats - len(drivers) {
		level := levels[i%len(levels)]
		if !slices.Contains(game.Levels(), level) {
			return nil, none, badUsage("%s has no computer player %q, only %s", o.game, level,
				strings.Join(game.Levels(), ", "))
		}
		drivers = append(drivers, level)
	}
	for i, driver := range drivers {
		config.Players = append(config.Players, games.Player{
			Driver: driver, Colour: stage.Colours[i], Emblem: stage.Emblems[i], Name: fmt.Sprintf("%s %d", driver, i+1),
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

// list collects the values of a flag that may be given more than once.
type list []string

func (l *list) String() string { return strings.Join(*l, ",") }

func (l *list) Set(value string) error {
	*l = append(*l, value)
	return nil
}
