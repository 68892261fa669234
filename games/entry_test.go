package games_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/bots"
	"runehall/games/gamestest/toys/cards"
	"runehall/games/gamestest/toys/throws"
)

var (
	cardsEntry  = games.NewEntry(cards.Def, bots.Levels(cards.Def))
	throwsEntry = games.NewEntry(throws.Def, bots.Levels(throws.Def))
)

// sit returns players of levels, which are repeated.
func sit(seats int, levels ...string) []games.Player {
	var players []games.Player
	for i := range seats {
		players = append(players, games.Player{Driver: levels[i%len(levels)], Colour: "amber", Emblem: "circle", Name: fmt.Sprint(i)})
	}
	return players
}

// records plays matches and returns their records.
func records(t *testing.T, entry games.Entry, seats, matches int) []*games.Record {
	t.Helper()
	var list []*games.Record
	_, err := entry.Simulate(games.SimConfig{
		Setup: games.Setup{Seats: seats, Seed: 5}, Players: sit(seats, "greedy", "random"), Matches: matches,
		Record: func(_ int, r *games.Record) error {
			list = append(list, r)
			return nil
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// TestSimulateTwice shows that a table depends on its seed only: not on the records made or the clock.
func TestSimulateTwice(t *testing.T) {
	for _, entry := range []games.Entry{cardsEntry, throwsEntry} {
		config := games.SimConfig{Setup: games.Setup{Seats: 2, Seed: 9}, Players: sit(2, "greedy", "random"), Matches: 20}
		first, err := entry.Simulate(config)
		if err != nil {
			t.Fatal(err)
		}
		if first.Measured != nil {
			t.Error("a rate without a clock")
		}
		ticks := 0.0
		config.Clock = func() float64 { ticks += 2; return ticks }
		config.Record = func(int, *games.Record) error { return nil }
		second, err := entry.Simulate(config)
		if err != nil {
			t.Fatal(err)
		}
		want := games.SimMeasured{Seconds: 2, MovesPerSecond: float64(second.Moves) / 2}
		if second.Measured == nil || *second.Measured != want {
			t.Errorf("measured %+v, want %+v", second.Measured, want)
		}
		second.Measured = nil
		if !reflect.DeepEqual(first, second) {
			t.Errorf("%s: the same seed gives\n%+v and\n%+v", first.Game, first, second)
		}
		config.Setup.Seed++
		third, err := entry.Simulate(config)
		if err != nil {
			t.Fatal(err)
		}
		if third.Moves == first.Moves && third.Decisions == first.Decisions {
			t.Errorf("%s: another seed gives the same matches", first.Game)
		}
	}
}

// TestSimulateCounts adds up a table: each match has one win to give, however it is shared.
func TestSimulateCounts(t *testing.T) {
	const matches = 60
	report, err := cardsEntry.Simulate(games.SimConfig{
		Setup: games.Setup{Seats: 3, Seed: 2}, Players: sit(3, "random", "greedy"), Matches: matches,
	})
	if err != nil {
		t.Fatal(err)
	}
	seats, levels, shared := 0.0, 0.0, 0
	for i, row := range report.Seats {
		seats += row.Wins
		shared += row.Shared
		if int(row.Seat) != i || row.Played != matches {
			t.Errorf("row %d: %+v", i, row)
		}
		if p := row.Points; p.Min > p.Median || p.Median > p.Max || p.Mean < float64(p.Min) || p.Mean > float64(p.Max) {
			t.Errorf("points %+v", p)
		}
	}
	for _, row := range report.Levels {
		levels += row.Wins
	}
	const rounding = 1e-9
	if d := seats - matches; d > rounding || d < -rounding {
		t.Errorf("%v wins by seat in %d matches", seats, matches)
	}
	if d := levels - matches; d > rounding || d < -rounding {
		t.Errorf("%v wins by level in %d matches", levels, matches)
	}
	if report.Ties == 0 || shared < 2*report.Ties || shared > 3*report.Ties {
		t.Errorf("%d ties, %d shared first places", report.Ties, shared)
	}
	if report.Levels[0].Level != "random" || report.Levels[0].Played != 2*matches || report.Levels[1].Played != matches {
		t.Errorf("levels %+v", report.Levels)
	}
	if report.Moves < matches*report.Length.Min || report.Decisions < report.Moves {
		t.Errorf("%d moves, %d decisions, length %+v", report.Moves, report.Decisions, report.Length)
	}
}

func TestSimulateRefuses(t *testing.T) {
	good := games.SimConfig{Setup: games.Setup{Seats: 2, Seed: 1}, Players: sit(2, "random"), Matches: 1}
	fault := errors.New("no room")
	for name, change := range map[string]func(*games.SimConfig){
		"seats":   func(c *games.SimConfig) { c.Setup.Seats = 99 },
		"option":  func(c *games.SimConfig) { c.Setup.Options = map[string]string{"none": "x"} },
		"matches": func(c *games.SimConfig) { c.Matches = 0 },
		"players": func(c *games.SimConfig) { c.Players = sit(1, "random") },
		"level":   func(c *games.SimConfig) { c.Players = sit(2, "grandmaster") },
		"record":  func(c *games.SimConfig) { c.Record = func(int, *games.Record) error { return fault } },
	} {
		config := good
		change(&config)
		_, err := cardsEntry.Simulate(config)
		if err == nil {
			t.Errorf("%s: simulated", name)
		}
		if name == "level" && !errors.Is(err, games.ErrNoLevel) || name == "record" && !errors.Is(err, fault) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestCheck checks whole records, and stops before the first step that does not fit.
func TestCheck(t *testing.T) {
	for _, record := range records(t, cardsEntry, 3, 5) {
		standing, err := cardsEntry.Check(record)
		if err != nil || !standing.Over || standing.Steps != len(record.Steps) {
			t.Fatalf("a whole record: %+v, %v", standing, err)
		}
		cut := *record
		cut.Steps = append(cut.Steps[:4:4], games.Step{Kind: games.StepMove, Seat: 2, Move: "no move"})
		standing, err = cardsEntry.Check(&cut)
		wrong, ok := errors.AsType[*games.StepError](err)
		if !ok || wrong.Step != 5 || standing.Steps != 4 || standing.Moves != 4 || standing.Over {
			t.Errorf("a record with a bad fifth step: %+v, %v", standing, err)
		}
		other := *record
		other.Version++
		if _, err := cardsEntry.Check(&other); err == nil {
			t.Error("a record of another version is accepted")
		}
		if _, err := throwsEntry.Check(record); err == nil {
			t.Error("a record of another game is accepted")
		}
	}
}

// TestReplay reads replays as a program written elsewhere does: from their JSON.
func TestReplay(t *testing.T) {
	for _, entry := range []games.Entry{cardsEntry, throwsEntry} {
		record := records(t, entry, 2, 1)[0]
		record.Add(games.Step{Kind: games.StepUndo, N: 2})
		var lines []map[string]any
		emit := func(line games.ReplayLine) error {
			text, err := json.Marshal(line)
			if err != nil {
				return err
			}
			var object map[string]any
			if err := json.Unmarshal(text, &object); err != nil {
				return err
			}
			lines = append(lines, object)
			return nil
		}
		if err := entry.Replay(record, emit); err != nil {
			t.Fatal(err)
		}
		if len(lines) != len(record.Steps)+2 || lines[0]["line"] != "head" || lines[len(lines)-1]["line"] != "end" {
			t.Fatalf("%d lines for %d steps", len(lines), len(record.Steps))
		}
		samples := 0
		for i, line := range lines[1:] {
			if line["position"] == nil || len(line["sum"].(string)) != 16 {
				t.Fatalf("line %d has no position", i+1)
			}
			var offered []string
			acting, _ := line["acting"].([]any)
			for _, a := range acting {
				a := a.(map[string]any)
				for _, m := range a["moves"].([]any) {
					offered = append(offered, fmt.Sprint(a["seat"], " ", m.(map[string]any)["text"]))
				}
				if s, ok := a["samples"].(map[string]any); ok {
					samples += len(s["moves"].([]any))
				}
			}
			step, _ := line["step"].(map[string]any)
			if step == nil || step["kind"] != "move" {
				continue
			}
			made := fmt.Sprint(step["seat"], " ", step["move"].(map[string]any)["text"])
			if entry == cardsEntry && !strings.Contains(strings.Join(offered, "\n")+"\n", made+"\n") {
				t.Errorf("line %d: the move %q is not among\n%q", i+1, made, offered)
			}
			if line["events"] == nil {
				t.Errorf("line %d: a move without events", i+1)
			}
		}
		if (samples > 0) != (entry == throwsEntry) {
			t.Errorf("%s: %d samples", record.Game, samples)
		}
		last := lines[len(lines)-1]
		if last["moves"] != 2.0 || last["result"] != nil || lines[len(lines)-2]["result"] == nil {
			t.Errorf("the end after an undo: %v moves, result %v", last["moves"], last["result"])
		}
	}
}

// TestReplayError shows that a step that does not fit has its line, and that the error names it.
func TestReplayError(t *testing.T) {
	record := records(t, cardsEntry, 2, 1)[0]
	record.Steps = append(record.Steps[:3:3], games.Step{Kind: games.StepSum, N: 3, Sum: 1})
	var last games.ReplayLine
	err := cardsEntry.Replay(record, func(line games.ReplayLine) error { last = line; return nil })
	if wrong, ok := errors.AsType[*games.StepError](err); !ok || wrong.Step != 4 {
		t.Errorf("error %v", err)
	}
	if last.Number != 4 || last.Error == "" || last.Step == nil || last.Step.Kind != "sum" {
		t.Errorf("the last line is %+v", last)
	}
	full := errors.New("full")
	if err := cardsEntry.Replay(record, func(games.ReplayLine) error { return full }); !errors.Is(err, full) {
		t.Errorf("an error of emit: %v", err)
	}
}

// TestTell shows that moves stand as text only in what is told with all secrets, since what is chosen can be a secret.
func TestTell(t *testing.T) {
	record := records(t, cardsEntry, 3, 1)[0]
	phrases := map[games.Seat]int{}
	for _, reader := range []games.Seat{games.Public, games.All} {
		err := cardsEntry.Tell(record, reader, func(line games.TellLine) error {
			phrases[reader] += len(line.Phrases)
			if (line.Move != "") != (reader == games.All && line.Step > 0 && line.Kind == games.StepMove) {
				t.Errorf("reader %d, step %d: move %q", reader, line.Step, line.Move)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if phrases[games.Public] == 0 || phrases[games.Public] > phrases[games.All] {
		t.Errorf("%d phrases for everybody, %d with all secrets", phrases[games.Public], phrases[games.All])
	}
	record.Steps = append(record.Steps[:2:2], games.Step{Kind: games.StepMove, Seat: 0, Move: "no move"})
	var last games.TellLine
	err := cardsEntry.Tell(record, games.Public, func(line games.TellLine) error { last = line; return nil })
	if _, ok := errors.AsType[*games.StepError](err); !ok || last.Step != 3 || last.Err == nil {
		t.Errorf("a bad step: %+v, %v", last, err)
	}
}
