package table

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"runehall/games"
	"runehall/games/bots"
	"runehall/games/ritual"
)

// visitor stands for an outside program. It makes the first move that it is offered, one look after it was asked, until
// it fails.
type visitor struct {
	asked int
	due   bool
	fails int // fails at this question; 0: never
	told  []string
	gone  int
}

func (v *visitor) Tell(line []byte) { v.told = append(v.told, string(line)) }
func (v *visitor) Ask(line []byte) {
	v.Tell(line)
	v.asked++
	v.due = false
}
func (v *visitor) Wait()  {}
func (v *visitor) Leave() { v.gone++ }
func (v *visitor) Answer() ([]byte, error) {
	if v.fails > 0 && v.asked >= v.fails {
		return nil, errors.New("it ended")
	}
	if !v.due {
		v.due = true
		return nil, nil
	}
	var q games.RivalQuestion
	if err := json.Unmarshal([]byte(v.told[len(v.told)-1]), &q); err != nil {
		return nil, err
	}
	if !q.Must {
		return fmt.Appendf(nil, `{"number":%d,"still":true}`, q.Number), nil
	}
	return fmt.Appendf(nil, `{"number":%d,"move":0}`, q.Number), nil
}

// visited returns a table at which a program plays against computer players.
func visited(t *testing.T, fails int, others ...string) (*rig, *visitor, *[]string) {
	t.Helper()
	r := newRig(t, "explorers", 5, append([]string{games.RivalDriver}, others...)...)
	v, lost := &visitor{fails: fails}, &[]string{}
	r.programs.Start(r.match, &games.RivalKind{Open: func() (games.Rival, error) { return v, nil }}, &r.play.thinkers,
		func(s games.Seat, why error) {
			*lost = append(*lost, fmt.Sprintf("%d: %v", s, why))
		})
	return r, v, lost
}

// firsts counts a seat's moves, and how many of them were the first in the list of legal moves.
func firsts(t *testing.T, r *rig, s games.Seat) (first, all int) {
	t.Helper()
	core := ritual.Def.New(r.match.Record().Setup, nil)
	for _, m := range r.match.Made() {
		if m.Seat == s {
			all++
			if core.AppendMoves(nil, s)[0] == m.Move {
				first++
			}
		}
		if refusal := core.Apply(m.Seat, m.Move); refusal != nil {
			t.Fatal(refusal)
		}
	}
	return first, all
}

func TestAProgramPlaysAtTheTable(t *testing.T) {
	r, v, lost := visited(t, 0, bots.Novice)
	r.until("the end", r.over)
	if first, all := firsts(t, r, 0); first != all || all < 3 || len(*lost) > 0 {
		t.Errorf("%d of %d moves are its own; lost: %q", first, all, *lost)
	}
	r.programs.Dismiss(r.match)
	r.programs.Dismiss(r.match)
	if last := v.told[len(v.told)-1]; v.gone != 1 || !strings.HasPrefix(last, `{"line":"end","result":{"rank":[`) {
		t.Errorf("it left %d times, told %s", v.gone, last)
	}
	if strings.Contains(v.told[0], fmt.Sprint(r.match.Record().Setup.Seed)+`"`) ||
		!strings.HasPrefix(v.told[0], `{"line":"hello",`) {
		t.Errorf("it is greeted with %s", v.told[0])
	}
}

// TestAnotherOneTakesTheSeatOfAProgram: a match goes on when its program fails in the middle of a decision.
func TestAnotherOneTakesTheSeatOfAProgram(t *testing.T) {
	r, v, lost := visited(t, 3, bots.Novice)
	r.until("the end", r.over)
	if len(*lost) != 1 || (*lost)[0] != "0: it ended" || v.gone != 1 || v.asked != 3 {
		t.Errorf("lost: %q, left %d times, asked %d times", *lost, v.gone, v.asked)
	}
	first, all := firsts(t, r, 0)
	if all < 3 || first == all {
		t.Errorf("%d of %d moves are the program's", first, all)
	}
	r.programs.Dismiss(r.match)
	if v.gone != 1 || !strings.Contains(v.told[len(v.told)-1], `"forfeit":{"seat":0,"did":"it ended"}`) {
		t.Errorf("it left %d times, told %s", v.gone, v.told[len(v.told)-1])
	}
}

// TestAMatchOfAProgramGoesOnWithoutIt resumes the record where there is no program, or none that starts.
func TestAMatchOfAProgramGoesOnWithoutIt(t *testing.T) {
	r, _, _ := visited(t, 0, bots.Novice)
	r.until("some moves", func() bool { return len(r.match.Made()) > 3 })
	text := string(r.match.Record().Text())
	if !strings.Contains(text, "seat program amber") {
		t.Fatalf("the record does not name the program:\n%s", text)
	}
	for _, kind := range []*games.RivalKind{
		nil, {Open: func() (games.Rival, error) { return nil, errors.New("not there") }},
	} {
		record, err := games.ParseRecord([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		m, err := games.Resume(ritual.Def, record)
		if err != nil {
			t.Fatal(err)
		}
		again := &rig{t: t, keeper: &keeper{}}
		if again.play, err = newPlay(&ritualKind, m, again.keeper, ritualParts); err != nil {
			t.Fatal(err)
		}
		lost := 0
		again.programs.Start(again.match, kind, &again.play.thinkers, func(games.Seat, error) { lost++ })
		again.until("the end", again.over)
		if (lost == 1) != (kind != nil) {
			t.Errorf("%d programs are missed", lost)
		}
		again.programs.Dismiss(again.match)
		// Nobody has to be there for a match that is over.
		again.programs.Start(again.match, &games.RivalKind{Open: func() (games.Rival, error) {
			t.Error("a program is started for a match that is over")
			return nil, errors.New("over")
		}}, &again.play.thinkers, func(games.Seat, error) {})
	}
}

// TestUndoGivesUpAQuestion takes a person's move back while a program is thinking about its answer.
func TestUndoGivesUpAQuestion(t *testing.T) {
	r, v, lost := visited(t, 0, games.Person)
	made := func(n int) func() bool { return func() bool { return len(r.match.Made()) >= n } }
	r.until("the program's move", made(1))
	if refusal := r.person(1, r.match.Core().AppendMoves(nil, 1)[0]); refusal != nil {
		t.Fatal(refusal)
	}
	v.due = false
	r.until("a question", func() bool { return r.thinkers.Wait().On && r.thinkers.Wait().Thinks })
	asked := v.asked
	if _, err := r.match.Undo(1); err != nil {
		t.Fatal(err)
	}
	r.play.begin()
	if refusal := r.person(1, r.match.Core().AppendMoves(nil, 1)[0]); refusal != nil {
		t.Fatal(refusal)
	}
	r.until("its answer", made(3))
	if len(*lost) > 0 || v.asked <= asked {
		t.Errorf("lost: %q, asked %d times and then %d", *lost, asked, v.asked)
	}
}

// TestWaitingForAProgramTakesNoTime: the table looks for an outside answer once in a tick, whatever its clock says.
func TestWaitingForAProgramTakesNoTime(t *testing.T) {
	r, v, _ := visited(t, 0, games.Person)
	looks := 0
	// No time passes: waiting in a loop would never end.
	r.play.thinkers.Breath.Clock = func() time.Duration { looks++; return 0 }
	r.run(3)
	if v.asked != 1 || looks == 0 {
		t.Errorf("asked %d times, %d looks at the clock", v.asked, looks)
	}
}
