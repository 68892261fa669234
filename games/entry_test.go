package games_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest/toys/cards"
	"runehall/internal/workshop/gamestest/toys/throws"
)

// told is a match of cards with an undo in it, to its end.
func told(t *testing.T) *games.Match[*cards.Game, cards.Move, cards.Event, cards.View] {
	t.Helper()
	match := begin(t, cards.Def, games.Setup{Seats: 3, Seed: 5, Starts: []games.Seat{1}})
	play(t, match, 10, 1)
	if _, err := match.Undo(4); err != nil {
		t.Fatal(err)
	}
	play(t, match, untilOver, 2)
	return match
}

// spoilt is the record of a match with a wrong step behind the first two.
func spoilt(t *testing.T) *games.Record {
	t.Helper()
	lines := unseal(told(t).Record().Text())
	at := slices.Index(lines, "moves") + 3
	record, err := games.ParseRecord(seal(slices.Insert(lines, at, "2 guard")...))
	if err != nil {
		t.Fatal(err)
	}
	return record
}

func TestEntrySaysWhatItIs(t *testing.T) {
	if cardsEntry.Info() != &cards.Def.Info || !slices.Equal(cardsEntry.Levels(), []string{"chance", "mute", "blind"}) {
		t.Errorf("info %+v, levels %q", cardsEntry.Info(), cardsEntry.Levels())
	}
}

func TestCheckSaysWhereARecordStands(t *testing.T) {
	match := told(t)
	standing, err := cardsEntry.Check(match.Record())
	result, _ := match.Core().Result()
	want := games.Standing{Moves: len(match.Made()), Steps: len(match.Record().Steps), Over: true, Result: result}
	if err != nil || standing != want {
		t.Errorf("standing %+v, %v; want %+v", standing, err, want)
	}
	standing, err = cardsEntry.Check(spoilt(t))
	wrong, ok := errors.AsType[*games.StepError](err)
	if !ok || wrong.Step != 3 || standing != (games.Standing{Moves: 2, Steps: 2}) {
		t.Errorf("a wrong third step: %+v, %v", standing, err)
	}
	if _, err := throwsEntry.Check(match.Record()); err == nil {
		t.Error("a record of cards is checked as one of throws")
	}
}

// tell collects the lines of a record in words.
func tell(t *testing.T, record *games.Record, reader games.Seat) []games.TellLine {
	t.Helper()
	var lines []games.TellLine
	if err := cardsEntry.Tell(record, reader, func(line games.TellLine) error {
		lines = append(lines, line)
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	return lines
}

func TestTellEachStep(t *testing.T) {
	record := told(t).Record()
	for _, reader := range []games.Seat{games.All, games.Public, 1} {
		lines := tell(t, record, reader)
		if len(lines) != len(record.Steps)+1 {
			t.Fatalf("%d lines for %d steps", len(lines), len(record.Steps))
		}
		if lines[0].Seat != games.Nobody || lines[0].Step != 0 || len(lines[0].Phrases) != 3 {
			t.Errorf("the setup is told as %+v", lines[0])
		}
		for i, step := range record.Steps {
			line := lines[i+1]
			if line.Step != i+1 || line.Kind != step.Kind || line.Seat != step.Seat ||
				line.Over != (i >= len(record.Steps)-2) {
				t.Errorf("step %+v is told as %+v", step, line)
			}
			if shown := line.Move != ""; shown != (reader == games.All && step.Kind == games.StepMove) {
				t.Errorf("reader %d is told the move %q", reader, line.Move)
			}
			if said := len(line.Phrases) > 0; said != (step.Kind == games.StepMove) {
				t.Errorf("step %+v is told with %d phrases", step, len(line.Phrases))
			}
		}
	}
}

func TestTellKeepsSecrets(t *testing.T) {
	record := told(t).Record()
	drawn := func(reader games.Seat) (known, hidden int) {
		for _, line := range tell(t, record, reader) {
			for _, phrase := range line.Phrases {
				if phrase.Key != "toy-cards.say.drew" {
					continue
				}
				if strings.HasSuffix(phrase.Args[1].Key, ".none") {
					hidden++
				} else {
					known++
				}
			}
		}
		return known, hidden
	}
	if known, hidden := drawn(games.All); known == 0 || hidden > 0 {
		t.Errorf("All is told of %d cards, and not of %d", known, hidden)
	}
	if known, hidden := drawn(games.Public); known > 0 || hidden == 0 {
		t.Errorf("the public is told of %d cards, and not of %d", known, hidden)
	}
	if known, hidden := drawn(1); known == 0 || hidden == 0 {
		t.Errorf("seat 1 is told of %d cards, and not of %d", known, hidden)
	}
}

func TestTellEndsWithAWrongStep(t *testing.T) {
	var last games.TellLine
	lines := 0
	err := cardsEntry.Tell(spoilt(t), games.Public, func(line games.TellLine) error {
		last = line
		lines++
		return nil
	})
	wrong, ok := errors.AsType[*games.StepError](err)
	if !ok || wrong.Step != 3 || last.Step != 3 || last.Err == nil || lines != 4 {
		t.Errorf("%d lines, the last %+v, error %v", lines, last, err)
	}
}

func TestTellAndReplayEndWhenNobodyListens(t *testing.T) {
	record := told(t).Record()
	full := errors.New("full")
	for stop := range 3 {
		lines := 0
		emit := func() error {
			if lines++; lines > stop {
				return full
			}
			return nil
		}
		err := cardsEntry.Tell(record, games.All, func(games.TellLine) error { return emit() })
		if !errors.Is(err, full) || lines != stop+1 {
			t.Errorf("told %d lines, error %v", lines, err)
		}
		lines = 0
		err = cardsEntry.Replay(record, func(games.ReplayLine) error { return emit() })
		if !errors.Is(err, full) || lines != stop+1 {
			t.Errorf("replayed %d lines, error %v", lines, err)
		}
	}
}

// replay collects the lines of a record as data, by way of their JSON.
func replay(entry games.Entry, record *games.Record) ([]games.ReplayLine, error) {
	var lines []games.ReplayLine
	err := entry.Replay(record, func(line games.ReplayLine) error {
		text, err := json.Marshal(line)
		if err != nil {
			return err
		}
		var back games.ReplayLine
		if err := json.Unmarshal(text, &back); err != nil {
			return err
		}
		lines = append(lines, back)
		return nil
	})
	return lines, err
}

func TestReplayHoldsEverything(t *testing.T) {
	match := told(t)
	record := match.Record()
	lines, err := replay(cardsEntry, record)
	if err != nil || len(lines) != len(record.Steps)+2 {
		t.Fatalf("%d lines for %d steps: %v", len(lines), len(record.Steps), err)
	}
	head := lines[0].Head
	if lines[0].Line != "head" || head == nil || head.Game != "toy-cards" || head.Seed != 5 ||
		head.Options["shields"] != games.Yes ||
		!slices.Equal(head.Starts, []games.Seat{1}) || len(head.Players) != 3 || len(lines[0].Events) != 4 {
		t.Errorf("head %+v with %d events", head, len(lines[0].Events))
	}
	moves := 0
	for i, step := range record.Steps {
		line := lines[i+1]
		if line.Line != "step" || line.Number != i+1 || line.Moves != moves || line.Position == nil ||
			len(line.Sum) != 16 {
			t.Fatalf("step %d is %+v", i+1, line)
		}
		switch step.Kind {
		case games.StepMove:
			moves++
			at := slices.IndexFunc(line.Acting, func(a games.ReplayActing) bool { return a.Seat == step.Seat })
			if line.Step.Kind != "move" || *line.Step.Seat != step.Seat || line.Step.Move.Text != step.Move || at < 0 ||
				!slices.ContainsFunc(line.Acting[at].Moves,
					func(m games.ReplayMove) bool { return m.Text == step.Move }) {
				t.Errorf("step %+v is %+v, with %+v acting", step, line.Step, line.Acting)
			}
			if len(line.Events) == 0 {
				t.Errorf("step %+v has no events", step)
			}
		case games.StepUndo:
			moves = step.N
			if line.Step.Kind != "undo" || *line.Step.To != step.N || len(line.Events) > 0 {
				t.Errorf("step %+v is %+v", step, line.Step)
			}
		case games.StepSum:
			if line.Step.Kind != "sum" || *line.Step.To != moves || line.Step.Sum != line.Sum ||
				line.Sum != fmt.Sprintf("%016x", step.Sum) {
				t.Errorf("step %+v is %+v at %s", step, line.Step, line.Sum)
			}
		}
	}
	end := lines[len(lines)-1]
	result, _ := match.Core().Result()
	if end.Line != "end" || end.Moves != len(match.Made()) || len(end.Acting) > 0 || end.Step != nil ||
		end.Result == nil ||
		!slices.Equal(end.Result.Points, result.Points[:3]) || !slices.Equal(end.Result.Rank, result.Rank[:3]) ||
		end.Result.Clause != "TCA-8" {
		t.Errorf("end %+v with %+v", end, end.Result)
	}
}

func TestReplayEndsWithAWrongStep(t *testing.T) {
	lines, err := replay(cardsEntry, spoilt(t))
	wrong, ok := errors.AsType[*games.StepError](err)
	if !ok || wrong.Step != 3 || len(lines) != 4 {
		t.Fatalf("%d lines, error %v", len(lines), err)
	}
	if last := lines[3]; last.Error == "" || last.Clause == "" || last.Step == nil ||
		last.Step.Move.Text != "guard" || last.Position == nil {
		t.Errorf("the last line is %+v", last)
	}
	good := unseal(told(t).Record().Text())
	good[slices.Index(good, "moves")+1] = "1 fly"
	record, err := games.ParseRecord(seal(good...))
	if err != nil {
		t.Fatal(err)
	}
	lines, err = replay(cardsEntry, record)
	last := lines[len(lines)-1]
	if err == nil || len(lines) != 2 || last.Step != nil || !strings.Contains(last.Error, "fly") ||
		last.Clause != games.NoSuchMove.Clause {
		t.Errorf("text that is no move: %+v, %v", last, err)
	}
	good[slices.Index(good, "moves")+1] = "1 " + strings.Repeat("f", 3<<20)
	if record, err = games.ParseRecord(seal(good...)); err != nil {
		t.Fatal(err)
	}
	lines, err = replay(cardsEntry, record)
	last = lines[len(lines)-1]
	if err == nil || len(last.Error) > 2*games.LongestMove || len(err.Error()) > 2*games.LongestMove ||
		last.Clause != games.NoSuchMove.Clause {
		t.Errorf("a line of 3 MB: an error of %d bytes, %q", len(err.Error()), last.Clause)
	}
}

// TestReplaySamples shows that a checker can draw the same samples, and finds them legal within the bounds.
func TestReplaySamples(t *testing.T) {
	match := begin(t, throws.Def, games.Setup{Seats: 3, Seed: 8})
	play(t, match, untilOver, 1)
	core := throws.Def.New(match.Record().Setup, nil)
	number := 0
	err := throwsEntry.Replay(match.Record(), func(line games.ReplayLine) error {
		if line.Line != "step" || line.Step.Kind != "move" {
			return nil
		}
		acting := line.Acting[0]
		if bounds, ok := acting.Bounds.(throws.Bounds); ok != (core.Phase == throws.Throwing) ||
			ok && bounds.Radius == 0 {
			t.Errorf("bounds %+v in phase %d", acting.Bounds, core.Phase)
		}
		want := 0
		if core.Phase == throws.Throwing {
			want = games.ReplaySamples
		}
		if len(acting.Samples.Moves) != want {
			t.Errorf("%d samples, want %d", len(acting.Samples.Moves), want)
		}
		chance := games.NewChance(acting.Samples.Seed, acting.Samples.Stream)
		for _, sample := range acting.Samples.Moves {
			m, err := throws.Def.Moves.Parse(sample.Text)
			if err != nil || core.Check(acting.Seat, m) != nil {
				t.Errorf("sample %q: %v, %v", sample.Text, err, core.Check(acting.Seat, m))
			}
			if again, _ := core.Sample(acting.Seat, &chance); again != m {
				t.Errorf("drawn again it is %+v, not %+v", again, m)
			}
		}
		made := match.Made()[number]
		number++
		if refusal := core.Apply(made.Seat, made.Move); refusal != nil {
			return refusal
		}
		return nil
	})
	if err != nil || number != len(match.Made()) {
		t.Errorf("%d moves of %d: %v", number, len(match.Made()), err)
	}
}
