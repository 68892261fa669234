package pagetest

import (
	"fmt"
	"testing"

	"runehall/games"
	"runehall/games/all"
	"runehall/internal/store"
)

// Finished returns the record of a match that is over, played by computer players, as if those named had played it.
func Finished(t *testing.T, game string, seed uint64, players ...games.Player) *games.Record {
	t.Helper()
	entry, _ := all.Entry(game)
	setup := games.Setup{Seats: len(players), Seed: seed}
	config := games.SimConfig{Setup: setup, Matches: 1}
	for range players {
		config.Players = append(config.Players,
			games.Player{Driver: "random", Colour: "amber", Emblem: "circle", Name: "X"})
	}
	var record *games.Record
	config.Record = func(_ int, played *games.Record) error {
		for i := range players {
			players[i].Colour, players[i].Emblem = []string{"amber", "sky", "jade"}[i],
				[]string{"circle", "diamond", "triangle"}[i]
		}
		setup.Seed = played.Setup.Seed
		var err error
		if record, err = games.NewRecord(entry.Info(), setup, players); err != nil {
			return err
		}
		for _, step := range played.Steps {
			record.Add(step)
		}
		return nil
	}
	if _, err := entry.Simulate(config); err != nil {
		t.Fatal(err)
	}
	return record
}

// Person is a person at a table.
func Person(name string) games.Player { return games.Player{Driver: games.Person, Name: name} }

// Adopt puts a record into a store, as one that was begun here.
func Adopt(t *testing.T, s *store.Store, n int, record *games.Record) {
	t.Helper()
	s.Adopt(fmt.Sprintf("%s-202603%02d-120000", record.Game, n), record.Text(), func(_ string, err error) {
		if err != nil {
			t.Error(err)
		}
	})
	s.Poll()
}
