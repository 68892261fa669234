package all

import (
	"bytes"
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/bots"
)

// recordSeed is the seed of the matches of the golden digests.
const recordSeed = 20261121

// setupsOf lists the setups that a game is tried with: for each number of seats the defaults, and each other choice of
// each option.
func setupsOf(info *games.Info) []games.Setup {
	var list []games.Setup
	for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
		list = append(list, games.Setup{Seats: seats, Seed: recordSeed})
		for _, option := range info.Options {
			for _, choice := range option.Choices {
				if choice != option.Default {
					list = append(list, games.Setup{Seats: seats, Seed: recordSeed,
						Options: map[string]string{option.ID: choice}})
				}
			}
		}
	}
	return list
}

// digest returns a line about a match of a setup: its name, the number of steps (moves and checksums) in its record,
// and a checksum of the record.
func digest(e games.Entry, setup games.Setup, level string) (string, error) {
	config := games.SimConfig{Setup: setup, Matches: 1}
	for range setup.Seats {
		config.Players = append(config.Players, games.Player{Driver: level, Colour: "amber", Emblem: "circle",
			Name: level})
	}
	sum, moves := fnv.New64a(), 0
	config.Record = func(_ int, r *games.Record) error {
		moves += len(r.Steps)
		_, err := sum.Write(r.Text())
		return err
	}
	if _, err := e.Simulate(config); err != nil {
		return "", err
	}
	name := []string{fmt.Sprint(setup.Seats, " seats")}
	for _, option := range e.Info().Options {
		if choice, ok := setup.Options[option.ID]; ok {
			name = append(name, option.ID+"="+choice)
		}
	}
	return fmt.Sprintf("%s, %s: %d steps, %016x\n", strings.Join(name, ", "), level, moves, sum.Sum64()), nil
}

// TestSameRecordsEverywhere compares the records of seeded matches with golden digests. The random player plays each
// number of seats with each choice of each option; the other computer players play each number of seats with the
// defaults, or with -short only the fewest seats. Masters think too long: package bots tests their decisions. make test
// runs this on every processor and under wasm, since the same seed must give the same record to the byte. If a change
// of rules or of a computer player changes the digests, rewrite them with -update.
func TestSameRecordsEverywhere(t *testing.T) {
	for _, e := range Entries() {
		t.Run(e.Info().ID, func(t *testing.T) {
			t.Parallel()
			path := filepath.Join("testdata", e.Info().ID+".records")
			golden, err := os.ReadFile(path)
			if err != nil && !*update {
				t.Fatalf("there are no golden digests: %v", err)
			}
			want := slices.Collect(strings.Lines(string(golden)))
			var got bytes.Buffer
			for _, level := range e.Levels() {
				if level == bots.Master || level == bots.FormerMaster {
					continue
				}
				for i, setup := range setupsOf(e.Info()) {
					if level != "random" && (len(setup.Options) > 0 || testing.Short() && i > 0) {
						continue // they think longer
					}
					line, err := digest(e, setup, level)
					if err != nil {
						t.Fatal(err)
					}
					if !*update && !slices.Contains(want, line) {
						t.Errorf("no golden digest is %s", line)
					}
					got.WriteString(line)
				}
			}
			if *update {
				if err := os.WriteFile(path, got.Bytes(), 0o644); err != nil {
					t.Fatal(err)
				}
			} else if !testing.Short() && got.String() != string(golden) {
				t.Errorf("the digests are not the golden ones:\n%s", &got)
			}
		})
	}
}
