package all

import (
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"testing"

	"runehall/games"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// TestEntries: ids are unique and lead to their games.
func TestEntries(t *testing.T) {
	seen := map[string]bool{}
	for i, e := range Entries() {
		id := e.Info().ID
		if seen[id] || IDs()[i] != id {
			t.Errorf("id %q at %d of %q", id, i, IDs())
		}
		seen[id] = true
		if got, ok := Entry(id); !ok || got.Info().Version != e.Info().Version {
			t.Errorf("no entry for %q", id)
		}
		if len(e.Levels()) == 0 {
			t.Errorf("%s has no computer player", id)
		}
	}
	if _, ok := Entry("chess"); ok {
		t.Error("there is an entry for a game that there is not")
	}
}

// TestSameEverywhere compares a simulation report of each game with a golden file, on every processor and under wasm:
// the same seed must give the same report. A change of rules or of a computer player changes it: look at the
// difference, and rewrite the file with -update.
func TestSameEverywhere(t *testing.T) {
	for _, e := range Entries() {
		id := e.Info().ID
		config := games.SimConfig{Setup: games.Setup{Seats: 3, Seed: 20261121}, Matches: 5}
		for i := range config.Setup.Seats {
			level := e.Levels()[i%len(e.Levels())]
			config.Players = append(config.Players, games.Player{Driver: level, Colour: "amber", Emblem: "circle",
				Name: level})
		}
		report, err := e.Simulate(config)
		if err != nil {
			t.Errorf("%s: %v", id, err)
			continue
		}
		got, err := json.MarshalIndent(report, "", "  ")
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, '\n')
		path := filepath.Join("testdata", id+".golden.json")
		if *update {
			if err := os.WriteFile(path, got, 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		want, err := os.ReadFile(path)
		if err != nil {
			t.Errorf("%s has no golden table: %v", id, err)
			continue
		}
		if string(got) != string(want) {
			t.Errorf("%s: the table is\n%s", id, got)
		}
	}
}
