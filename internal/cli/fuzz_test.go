package cli

import (
	"strconv"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/all"
)

// FuzzReplay replays records with sound lines but any steps. Every form of output must end without a panic, and with an
// exit code that is documented for records.
func FuzzReplay(f *testing.F) {
	entries := all.Entries()
	f.Add(uint8(0), uint8(2), uint64(7), "0 place 0,0 t12 r3\nundo 0\nsum 0 1\n")
	f.Add(uint8(0), uint8(5), uint64(0), "4 decline\n")
	f.Add(uint8(1), uint8(2), uint64(1), "1 play GBB/BGR -1,1 r2\n1 master -1,2\nundo 1\n1 draw\n")
	for n := range 3 * len(entries) {
		which, seats, seed := n%len(entries), entries[n%len(entries)].Info().MinSeats+n/len(entries)%2, uint64(n)
		game := entries[which]
		seats = min(seats, game.Info().MaxSeats)
		var text strings.Builder
		_, err := game.Simulate(games.SimConfig{
			Setup: games.Setup{Seats: seats, Seed: seed}, Players: players(seats, "random"), Matches: 1,
			Record: func(_ int, r *games.Record) error {
				for _, s := range r.Steps[:min(12, len(r.Steps))] { // few, since every try replays them all
					if s.Kind == games.StepMove {
						text.WriteString(strconv.Itoa(int(s.Seat)) + " " + s.Move + "\n")
					}
				}
				f.Add(uint8(which), uint8(seats), r.Setup.Seed, text.String())
				return nil
			},
		})
		if err != nil {
			f.Fatal(err)
		}
	}
	f.Fuzz(func(t *testing.T, which, seats uint8, seed uint64, steps string) {
		game := entries[int(which)%len(entries)]
		record, err := games.NewRecord(game.Info(), games.Setup{Seats: int(seats), Seed: seed},
			players(int(seats), games.Person))
		if err != nil {
			return
		}
		for line := range strings.Lines(steps) {
			word, rest, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
			n, _ := strconv.Atoi(word) // anything but a number becomes seat 0
			step := games.Step{Kind: games.StepMove, Seat: games.Seat(n % games.MaxSeats), Move: rest}
			switch word {
			case "undo":
				step = games.Step{Kind: games.StepUndo, N: len(rest)}
			case "sum":
				step = games.Step{Kind: games.StepSum, N: len(rest)}
			}
			record.Add(step)
		}
		for _, flag := range []string{"--json", "--all", "--lang=de"} {
			code, _, errs := call(t, string(record.Text()), "replay", flag, "-")
			if code != exitOK && code != exitFailed && code != exitUsage ||
				code != exitOK && strings.Count(errs, "\n") != 1 {
				t.Errorf("exit code %d, error %q", code, errs)
			}
		}
	})
}

func players(seats int, driver string) []games.Player {
	var list []games.Player
	for range seats {
		list = append(list, games.Player{Driver: driver, Colour: "amber", Emblem: "circle", Name: driver})
	}
	return list
}
