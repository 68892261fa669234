//go:build pilot

package desk_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/internal/stats"
	"runehall/internal/workshop/gamestest"
	"runehall/internal/workshop/pilot/desk"
	"runehall/internal/workshop/pilot/probe"
)

func runehall(t *testing.T, data string, args ...string) *desk.Program {
	t.Helper()
	p, err := desk.Start(program, append([]string{"--probe", "--stats", "--silent", "--seed", "7", "--lang", "en",
		"--size", "1280x720", "--data", data}, args...)...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { must(t, p.Kill()) })
	return p
}

// played writes the record of a match of random moves up to where the condition holds, and returns its file.
func played(t *testing.T, seats int, is func(rules.View) bool) string {
	t.Helper()
	m := gamestest.Until(t, rules.Def, seats, func(m rules.Move) bool { return m.Kind == rules.RevealAt }, is)
	file := filepath.Join(t.TempDir(), "match.rune")
	must(t, os.WriteFile(file, m.Record().Text(), 0o666))
	return file
}

func rest(r probe.Report) bool { return !r.Busy }

// restTime is how long a program at rest must neither update nor draw.
const restTime = time.Second

// quiet waits until the program rests. It fails the test if the program never stops updating and drawing. How long that
// takes depends on the machine, and on late events that wake the program once more.
func quiet(t *testing.T, p *desk.Program, where string) {
	t.Helper()
	if _, err := p.Until("at rest: "+where, rest); err != nil {
		t.Fatal(err)
	}
	must(t, p.Move(3, 400)) // a mouse that rests on a thing has it explained
	end := time.Now().Add(patience)
	for did := stirs(t, p); did != (stats.Figures{}); did = stirs(t, p) {
		if time.Now().After(end) {
			t.Fatalf("%s: for %v the program has not been at rest; at last %d draws and %d updates in %v", where,
				patience, did.Draws, did.Updates, restTime)
		}
	}
}

// stirs returns how often the program updates and draws during restTime.
func stirs(t *testing.T, p *desk.Program) stats.Figures {
	t.Helper()
	before, err := p.Figures()
	must(t, err)
	time.Sleep(restTime)
	after, err := p.Figures()
	must(t, err)
	return stats.Figures{Updates: after.Updates - before.Updates, Draws: after.Draws - before.Draws}
}

// TestNothingIsDrawnAtRest visits the program's screens, and checks that each comes to rest.
func TestNothingIsDrawnAtRest(t *testing.T) {
	p := runehall(t, t.TempDir(), "--open", played(t, 3, func(v rules.View) bool {
		return v.Phase() == rules.TurnPhase && v.RitualCount(v.OnTurn()) > 0
	}))
	for _, step := range []struct{ tap, where string }{
		{"", "table"}, {"table.log", "log"}, {"log.close", "table again"}, {"ritual.piles", "piles"},
		{"ritual.close", "table"},
		{"table.pause", "pause"},
		{"pause.settings", "settings"},
		{"settings.back", "pause again"},
		{"pause.rules", "rulebook"},
		{"rules.back", "pause"},
		{"pause.continue", "table"},
		{"ritual.cards", "shut curtain"},
		{"curtain.away", "table"},
		{"table.back", "title"}, {"title.play", "set-up"},
	} {
		if step.tap != "" {
			must(t, p.Tap(step.tap))
		}
		quiet(t, p, step.where)
	}
	quiet(t, runehall(t, t.TempDir(), "--open", played(t, 3, asked)), "public question")
}

// asked reports whether there is a question for somebody who holds something to answer with.
func asked(v rules.View) bool {
	if v.Phase() != rules.AnswerPhase {
		return false
	}
	for s := range games.Seat(v.Seats()) {
		if s != v.Chain()[0].Seat && v.RitualCount(s) > 0 {
			return true
		}
	}
	return false
}

// TestTheCurtainClosesWithTheFocus opens a seat's curtain, and takes the focus from the window: the curtain must close.
func TestTheCurtainClosesWithTheFocus(t *testing.T) {
	p := runehall(t, t.TempDir(), "--open", played(t, 2, func(v rules.View) bool {
		return v.Phase() == rules.TurnPhase && v.RitualCount(v.OnTurn()) > 0
	}))
	must(t, p.Tap("ritual.cards"))
	r, err := p.Until("a shut curtain", func(r probe.Report) bool { return r.Text("overlay") == "curtain" && !r.Busy })
	must(t, err)
	x, y := r.Targets["curtain.open"].Middle()
	must(t, p.Hold(x, y))
	_, err = p.Until("an open curtain", func(r probe.Report) bool { v, _ := r.Number("viewer"); return v >= 0 })
	must(t, err)
	must(t, p.Drop())
	must(t, p.Unfocus())
	r, err = p.Until("a curtain that shut itself", func(r probe.Report) bool { v, _ := r.Number("viewer"); return v < 0 })
	must(t, err)
	for name := range r.Targets {
		if strings.HasPrefix(name, "ritual.card.") {
			t.Errorf("%s can still be pressed", name)
		}
	}
	must(t, p.Focus())
	quiet(t, p, "with the focus again")
}

// TestAMatchOutlivesTheProgram closes the window during a question, and then kills the process there. Each time the
// match must come back at that question.
func TestAMatchOutlivesTheProgram(t *testing.T) {
	for _, c := range []struct {
		name string
		end  func(*desk.Program) error
	}{{"closed", (*desk.Program).Close}, {"killed", (*desk.Program).Kill}} {
		t.Run(c.name, func(t *testing.T) {
			data := t.TempDir()
			p := runehall(t, data, "--open", played(t, 3, asked))
			question := func(r probe.Report) bool { _, there := r.Targets["question.nobody"]; return there && !r.Busy }
			before, err := p.Until("the question", question)
			must(t, err)
			must(t, c.end(p))
			again := runehall(t, data)
			must(t, again.Tap("title.continue.0"))
			after, err := again.Until("the question again", question)
			must(t, err)
			if before.State["moves"] != after.State["moves"] || after.State["viewer"] != before.State["viewer"] {
				t.Errorf("before %v, after %v", before.State, after.State)
			}
		})
	}
}
