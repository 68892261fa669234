package gamestest

import (
	"fmt"
	"os"
	"runtime/debug"
	"strconv"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/lane"
)

// T is the part of [testing.T] that the kit needs.
type T interface {
	Helper()
	Logf(format string, args ...any)
	Errorf(format string, args ...any)
}

// Options adds what only the game itself can say. The zero Options are fine for a game without secrets and samples.
type Options[C any, M comparable] struct {
	// Matches is how many matches Run plays in the whole lane unless RUNEHALL_MATCHES says otherwise; 0 means 200.
	// There is at least one for each number of seats and combination of options. By day there is a quarter of them, but
	// no fewer than a dozen, and at least one for each number of seats and for each choice of each option; with -short
	// a fifth of that.
	Matches int
	// Again says that another Run checks the same rules, and this one the same with another table or from another
	// position: by day it is one match, and no computer players.
	Again bool
	// Invariant returns an error for a position that cannot be. It also sees redealt positions.
	Invariant func(core C) error
	// Sampled reports whether a move belongs to the continuous set. A [games.Def] with Sample needs it.
	Sampled func(m M) bool
	// Secrets returns what a reader cannot know of a position, under names chosen by the game ("deck", "die"). It
	// serves to check that Redeal deals each of them anew. Leave out secrets that happen to have only one possible
	// value.
	Secrets func(core C, reader games.Seat) map[string]string
	// Transient names the types of events about chance that may leave no trace, such as a die without effect.
	// Everything that any other event tells a reader must show in that reader's view.
	Transient []string
	// Slow says that trying moves takes long, so that computer players need much time. Then the sample has only one
	// match for each player that thinks, with the fewest seats.
	Slow bool
	// Message reports whether a message key exists. Without it keys are only collected: see [Report].
	Message func(key string) bool
}

// matchesVariable is the environment variable that sets the number of matches.
const matchesVariable = "RUNEHALL_MATCHES"

const (
	standardMatches = 200
	dayDivisor      = 4
	dayLeast        = 12 // fewer leave the rare moves of a game untried
	shortDivisor    = 5
	maxFailures     = 3
)

// kit is what all matches of a Run share.
type kit[C games.Core[C, M, E], M comparable, E any, V any] struct {
	def     *games.Def[C, M, E, V]
	options Options[C, M]
	report  *Report
	// memory holds cores that other positions have been cloned into. Their old contents must not affect later clones.
	memory []C
	deals  map[string]*dealing
	seen   map[seenKey]seenSetup
	better ranking
}

// Run plays seeded matches of a game and reports the first few failures to t. Then the computer players play some, in
// which only the invariant is checked. It returns what it has met.
func Run[C games.Core[C, M, E], M comparable, E any, V any](
	t T, def *games.Def[C, M, E, V], options Options[C, M],
) *Report {
	t.Helper()
	k := newKit(def, options)
	if f := caught(k.checkDef); f != nil {
		t.Errorf("%s: %s: %s", def.ID, f.check, f.text)
		return k.report
	}
	setups := lane.Of(singles(&def.Info), setups(&def.Info))
	matches, err := matchCount(options.Matches, len(setups))
	if options.Again && !lane.Whole() {
		matches = min(matches, 1)
	}
	if err != nil {
		t.Errorf("%v", err)
		return k.report
	}
	failures := 0
	for i := 0; i < matches && failures < maxFailures; i++ {
		if failed := k.match(nth(setups, i), i/len(setups)%recordsEvery == 0); failed != "" {
			failures++
			t.Errorf("%s", failed)
		}
	}
	if f := caught(k.checkDeals); f != nil {
		t.Errorf("%s: %s: %s", def.ID, f.check, f.text)
		failures++
	}
	if f := caught(k.checkAsked); failures == 0 && f != nil {
		t.Errorf("%s: %s: %s", def.ID, f.check, f.text)
		failures++
	}
	if failures == 0 && (!options.Again || lane.Whole()) {
		if failed := k.soak(); failed != "" {
			t.Errorf("%s", failed)
		}
	}
	t.Logf("%s: %s", def.ID, k.report)
	return k.report
}

// Play makes moves, given as in records ("0 place 0,0 t12 r3"), with every check at every position, and returns the
// last position. Failures of Run print such calls.
func Play[C games.Core[C, M, E], M comparable, E any, V any](
	t T, def *games.Def[C, M, E, V], options Options[C, M], setup games.Setup, moves ...string,
) C {
	t.Helper()
	k := newKit(def, options)
	w := &walk[C, M, E, V]{kit: k, setup: setup}
	f := caught(func() {
		w.begin()
		for i, line := range moves {
			w.position(true)
			seat, move, err := parseLine(def, line)
			if err != nil {
				fail(CheckCodec, "move %d: %v", i+1, err)
			}
			w.step(seat, move)
		}
		w.position(true)
		w.finish(true)
	})
	if f != nil {
		t.Errorf("%s", f.regression(def.ID, setup, w.lines))
	}
	return w.core
}

func newKit[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V],
	options Options[C, M]) *kit[C, M, E, V] {
	return &kit[C, M, E, V]{
		def: def, options: options, report: newReport(&def.Info),
		deals: map[string]*dealing{}, seen: map[seenKey]seenSetup{},
	}
}

// match plays one match to its end and returns the failure that stopped it, or "".
func (k *kit[C, M, E, V]) match(setup games.Setup, damage bool) string {
	w := &walk[C, M, E, V]{kit: k, setup: setup}
	f := caught(func() {
		w.begin()
		for {
			w.position(w.thorough())
			if _, over := w.core.Result(); over {
				break
			}
			w.step(w.pick())
		}
		w.finish(damage)
	})
	k.report.Matches++
	if f == nil {
		return ""
	}
	return f.regression(k.def.ID, setup, w.lines)
}

// caught runs checks and returns how they failed, or nil.
func caught(checks func()) (f *failure) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case *failure:
			f = r
		default:
			f = &failure{check: CheckPanic, text: fmt.Sprintf("%v\n%s", r, debug.Stack())}
		}
	}()
	checks()
	return nil
}

func matchCount(wanted, atLeast int) (int, error) {
	if text := os.Getenv(matchesVariable); text != "" {
		n, err := strconv.Atoi(text)
		if err != nil || n < 1 {
			return 0, fmt.Errorf("%s is %q, which is no number of matches", matchesVariable, text)
		}
		return n, nil
	}
	if wanted == 0 {
		wanted = standardMatches
	}
	if !lane.Whole() {
		wanted = max(wanted/dayDivisor, min(wanted, dayLeast))
	}
	wanted = max(wanted, atLeast)
	if testing.Short() {
		wanted = max(wanted/shortDivisor, 1)
	}
	return wanted, nil
}

func parseLine[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V],
	line string) (games.Seat, M, error) {
	number, text, _ := strings.Cut(line, " ")
	var none M
	seat, err := strconv.Atoi(number)
	if err != nil {
		return 0, none, fmt.Errorf("%q does not begin with a seat: %w", line, err)
	}
	move, err := def.Moves.Parse(text)
	if err != nil {
		return 0, none, fmt.Errorf("%q: %w", line, err)
	}
	return games.Seat(seat), move, nil
}
