package games_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest/toys/bids"
	"runehall/internal/workshop/gamestest/toys/cards"
	"runehall/internal/workshop/gamestest/toys/throws"
)

// scripted stands in for another program at a seat. An answer is there only after Wait, so that callers must wait for
// it.
type scripted struct {
	answer func(q question) []string
	lines  []string
	looked bool
	told   []string
	gone   int
}

// question has the fields of a question that the tests read.
type question struct {
	Line   string
	Number int
	Must   bool
	Moves  []struct{ Text string }
	Bounds any
}

func (s *scripted) Tell(line []byte) { s.told = append(s.told, string(line)) }

func (s *scripted) Ask(line []byte) {
	s.Tell(line)
	var q question
	if err := json.Unmarshal(line, &q); err != nil {
		panic(err)
	}
	s.lines = append(s.lines, s.answer(q)...)
}

func (s *scripted) Answer() ([]byte, error) {
	if !s.looked {
		return nil, nil
	}
	if len(s.lines) == 0 {
		return nil, errors.New("it ended")
	}
	line := s.lines[0]
	s.lines, s.looked = s.lines[1:], false
	return []byte(line), nil
}

func (s *scripted) Wait()  { s.looked = true }
func (s *scripted) Leave() { s.gone++ }

// first makes the first move if it must move, and otherwise keeps still.
func first(q question) []string {
	if !q.Must {
		return []string{fmt.Sprintf(`{"number":%d,"still":true}`, q.Number)}
	}
	return []string{fmt.Sprintf(`{"number":%d,"move":0}`, q.Number)}
}

// written names the last move by its text, not by its number.
func written(q question) []string {
	if !q.Must {
		return first(q)
	}
	text, _ := json.Marshal(q.Moves[len(q.Moves)-1].Text) // strings never fail
	return []string{fmt.Sprintf(`{"number":%d,"text":%s,"why":"it is the last"}`, q.Number, text)}
}

// floating makes the first move, and writes whole numbers as 1.0 or 1e0, as languages with only one type of number do.
// It also sends fields that nobody asked for.
func floating(q question) []string {
	if !q.Must {
		return []string{fmt.Sprintf(`{"number":%d.0,"still":true}`, q.Number)}
	}
	return []string{fmt.Sprintf(`{"number":%de0,"move":0.0,"info":{"score":1.5}}`, q.Number)}
}

func against(t *testing.T, entry games.Entry, seats, matches int,
	answer func(q question) []string) (*games.SimReport, []*scripted) {
	t.Helper()
	var all []*scripted
	config := games.SimConfig{
		Setup:   games.Setup{Seats: seats, Seed: 5},
		Players: driven(append([]string{"bot"}, slicesOf("chance", seats-1)...)...), Matches: matches,
		Rivals: map[string]games.RivalKind{"bot": {Command: "a bot", Seconds: 2, Open: func() (games.Rival, error) {
			s := &scripted{answer: answer}
			all = append(all, s)
			return s, nil
		}}},
		Record: func(match int, record *games.Record) error {
			if record.Players[0].Driver != games.RivalDriver || record.Players[1].Driver != "chance" {
				t.Errorf("match %d: players %+v", match, record.Players)
			}
			return nil
		},
	}
	report := simulate(t, entry, config)
	for i, s := range all {
		if s.gone != 1 || !strings.HasPrefix(s.told[0], `{"line":"hello","protocol":1,`) ||
			!strings.HasPrefix(s.told[len(s.told)-1], `{"line":"end",`) {
			t.Errorf("program %d left %d times and was told %q … %q", i, s.gone, s.told[0], s.told[len(s.told)-1])
		}
	}
	if len(all) != matches || report.Programs["bot"] != "a bot" {
		t.Errorf("%d programs for %d matches, %v", len(all), matches, report.Programs)
	}
	return report, all
}

func slicesOf(id string, n int) []string {
	list := make([]string, n)
	for i := range list {
		list[i] = id
	}
	return list
}

func TestProgramsPlayToTheEnd(t *testing.T) {
	for _, entry := range []games.Entry{cardsEntry, throwsEntry, games.NewEntry(bids.Def, levels(bids.Def))} {
		for _, answer := range []func(question) []string{first, written, floating} {
			report, all := against(t, entry, 3, 6, answer)
			if len(report.Forfeits) != 0 || report.Levels[0].Level != "bot" || report.Levels[0].Played != 6 ||
				report.Length.Min == 0 {
				t.Errorf("%s: %+v", entry.Info().ID, report)
			}
			again, others := against(t, entry, 3, 6, answer)
			if !reflect.DeepEqual(report, again) || !reflect.DeepEqual(all[0].told, others[0].told) {
				t.Errorf("%s: the second time it is another table", entry.Info().ID)
			}
			var end games.RivalEnd
			if err := json.Unmarshal([]byte(all[0].told[len(all[0].told)-1]), &end); err != nil || end.Result == nil ||
				len(end.Result.Rank) != 3 {
				t.Errorf("%s: at the end it is told %+v, %v", entry.Info().ID, end, err)
			}
		}
	}
}

// TestProgramsForfeitWithALine: whatever a program does wrong, its forfeit says what that was.
func TestProgramsForfeitWithALine(t *testing.T) {
	number := func(q question, format string) []string {
		return []string{fmt.Sprintf(`{"number":%d,`+format+`}`, q.Number)}
	}
	for name, c := range map[string]struct {
		answer func(q question) []string
		want   string
	}{
		"fraction": {func(q question) []string { return number(q, `"move":0.5`) }, "0.5 is no whole number"},
		"huge":     {func(q question) []string { return number(q, `"move":1e999`) }, "1e999 is no whole number"},
		"ends":     {func(question) []string { return nil }, "it ended"},
		"no JSON":  {func(question) []string { return []string{"hello?"} }, `it sent "hello?", which is no answer`},
		"too much": {func(q question) []string { return []string{first(q)[0] + "{}"} }, "which is no answer"},
		"empty":    {func(question) []string { return []string{"{}"} }, "the number of the question"},
		"nothing":  {func(q question) []string { return number(q, `"say":1`) }, "one of move, text and still"},
		"two": {func(q question) []string { return number(q, `"move":0,"text":"pass"`) },
			"one of move, text and still"},
		"behind": {func(q question) []string { return number(q, fmt.Sprintf(`"move":%d`, len(q.Moves))) },
			"counted from 0, of"},
		"before":  {func(q question) []string { return number(q, `"move":-1`) }, "it chose move -1"},
		"no move": {func(q question) []string { return number(q, `"text":"fly"`) }, `it wrote the move "fly"`},
		"against": {func(q question) []string { return number(q, `"text":"play shield"`) },
			"which is against the rules: "},
		"still": {func(q question) []string { return number(q, `"still":true`) },
			"it kept still where it must move"},
		"ahead": {func(q question) []string {
			return []string{fmt.Sprintf(`{"number":%d,"move":0}`, q.Number+1)}
		}, "it answered question 2 where 1 was asked"},
		"twice": {func(q question) []string { return append(first(q), first(q)...) },
			"it answered question 1 where 2 was asked"},
		"long": {func(question) []string { return []string{strings.Repeat("x", 1000)} }, "xxx\", which"},
		"long a move": {func(q question) []string { return number(q, `"text":"`+strings.Repeat("y", 1000)+`"`) },
			"move of 1000 bytes"},
	} {
		t.Run(name, func(t *testing.T) {
			report, all := against(t, cardsEntry, 3, 3, c.answer)
			bot, others := report.Levels[0], report.Levels[1]
			if len(report.Forfeits) != 3 || bot.Played != 3 || bot.Wins != 0 || others.Wins != 3 ||
				others.Shared != 0 || report.Ties != 0 ||
				report.Length != (games.SimSpread{}) || report.Turns[0].Played != 0 ||
				report.Ratings[0].Elo >= report.Ratings[1].Elo {
				t.Errorf("%+v", report)
			}
			f := report.Forfeits[1]
			if f.Match != 2 || f.Seat != 0 || f.Level != "bot" || !strings.Contains(f.Did, c.want) ||
				len(f.Did) > 300 || f.Err.Error() != f.Did {
				t.Errorf("%+v, want %q", f, c.want)
			}
			if (f.Clause != "") != (name == "against" || strings.Contains(name, "move")) {
				t.Errorf("clause %q", f.Clause)
			}
			if last := all[1].told[len(all[1].told)-1]; !strings.Contains(last, `"forfeit":{"seat":0,"did":"it `) {
				t.Errorf("at the end it is told %s", last)
			}
		})
	}
}

func TestAProgramThatDoesNotStartForfeits(t *testing.T) {
	var there []*scripted
	opened := 0
	config := games.SimConfig{
		Setup: games.Setup{Seats: 2, Seed: 5}, Players: driven("bot", "bot"), Matches: 2,
		Rivals: map[string]games.RivalKind{"bot": {Open: func() (games.Rival, error) {
			if opened++; opened%2 == 0 {
				return nil, errors.New("it could not be started")
			}
			there = append(there, &scripted{answer: first})
			return there[len(there)-1], nil
		}}},
	}
	report := simulate(t, cardsEntry, config)
	if len(report.Forfeits) != 2 || report.Forfeits[0].Seat != 1 || report.Seats[0].Wins != 2 {
		t.Errorf("%+v", report)
	}
	for _, s := range there {
		if s.gone != 1 || !strings.Contains(s.told[len(s.told)-1], "could not be started") {
			t.Errorf("the other one left %d times, told %q", s.gone, s.told)
		}
	}
}

func TestASimulationIsStopped(t *testing.T) {
	stop := make(chan struct{})
	close(stop)
	_, err := cardsEntry.Simulate(games.SimConfig{Setup: games.Setup{Seats: 2}, Players: driven("chance", "chance"),
		Matches: 3, Stop: stop})
	if !errors.Is(err, games.ErrStopped) {
		t.Errorf("%v", err)
	}
}

// TestAnAnswerThatIsLate: a question can be given up, and an answer that comes afterwards is not taken for an answer to
// the next one.
func TestAnAnswerThatIsLate(t *testing.T) {
	var late []string
	s := &scripted{}
	s.answer = func(q question) []string {
		if q.Number == 1 {
			late = number(1, len(q.Moves)-1)
			return nil
		}
		return append(late, number(q.Number, 0)...)
	}
	setup := games.Setup{Seats: 2, Seed: 3}
	mind := games.NewRivalMind(cards.Def, s, games.NewRivalHello(&cards.Def.Info, setup, 0, 1, 0))
	core := cards.Def.New(setup, nil)
	seat := cards.Def.First(core)
	moves := core.AppendMoves(nil, seat)
	if len(moves) < 2 {
		t.Fatalf("too few moves: %v", moves)
	}
	for range 2 {
		mind.Start(core, seat, true)
		if _, done := mind.Step(9); done {
			t.Fatal("it decided before there was an answer")
		}
	}
	for range 2 { // once for each answer
		s.Wait()
		if d, done := mind.Step(1); done != (len(s.lines) == 0) || done && d.Move != moves[0] {
			t.Errorf("it decides %+v, %v", d, done)
		}
	}
	if mind.Lost() != nil {
		t.Error(mind.Lost())
	}
	s.answer = func(question) []string { return number(1, 0) } // answered long ago
	mind.Start(core, seat, true)
	s.Wait()
	if _, done := mind.Step(1); done || mind.Lost() == nil {
		t.Errorf("%v, %v", done, mind.Lost())
	}
	if _, done := mind.Step(1); done {
		t.Error("it decides although it is lost")
	}
}

func number(n, move int) []string { return []string{fmt.Sprintf(`{"number":%d,"move":%d}`, n, move)} }

// TestQuestionsHaveContinuousMovesToo: a program is offered sampled moves too, here throws.
func TestQuestionsHaveContinuousMovesToo(t *testing.T) {
	setup := games.Setup{Seats: 2, Seed: 3}
	core := throws.Def.New(setup, nil)
	chance := games.NewChance(1, 2)
	listed := core.AppendMoves(nil, throws.Def.First(core))
	q, moves := games.NewRivalQuestion(throws.Def, core, games.Acting{Seat: throws.Def.First(core), Must: true}, 7,
		&chance)
	if q.Number != 7 || !q.Must || q.Bounds == nil || len(q.Moves) != len(listed)+16 || len(moves) != len(q.Moves) {
		t.Errorf("%+v", q)
	}
	for i, m := range moves {
		if q.Moves[i].Text != throws.Def.Moves.Text(m) || core.Check(throws.Def.First(core), m) != nil {
			t.Errorf("move %d: %+v, %+v", i, q.Moves[i], m)
		}
	}
}

// TestTheSeedOfAProgramTellsNoOther: a program's seed is not its player's own seed, which would give away the seeds of
// the other players.
func TestTheSeedOfAProgramTellsNoOther(t *testing.T) {
	setup := games.Setup{Seats: 2}
	one, other := games.NewRivalHello(&cards.Def.Info, setup, 0, 41, 0),
		games.NewRivalHello(&cards.Def.Info, setup, 0, 42, 0)
	if one.Seed == 41 || one.Seed^other.Seed == 41^42 || one.Seed-other.Seed == ^uint64(0) {
		t.Errorf("seeds %x and %x", one.Seed, other.Seed)
	}
}
