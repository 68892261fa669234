package gamestest

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest/toys/cards"
	"runehall/internal/workshop/lane"
)

// heardT is a [T] that keeps what the kit reports.
type heardT struct{ errors []string }

func (t *heardT) Helper()             {}
func (t *heardT) Logf(string, ...any) {}
func (t *heardT) Errorf(format string, args ...any) {
	t.errors = append(t.errors, fmt.Sprintf(format, args...))
}

// check returns the check named in the first failure.
func (t *heardT) check() Check {
	if len(t.errors) == 0 {
		return "none"
	}
	parts := strings.SplitN(t.errors[0], ": ", 3)
	if len(parts) != 3 {
		return "unknown"
	}
	return Check(parts[1])
}

type bentOptions = Options[*bent, cards.Move]

// broken is a toy game of cards with bugs, and the options to check it with.
type broken struct {
	*bugs
	def     *bentDef
	options bentOptions
}

func newBroken(breaks func(b *broken)) *broken {
	b := &broken{bugs: &bugs{}}
	b.def = bentCards(b.bugs)
	b.options = bentOptions{
		Invariant: func(g *bent) error { return cards.Conserved(g.Game) },
		Secrets:   func(g *bent, reader games.Seat) map[string]string { return cards.Secrets(g.Game, reader) },
	}
	breaks(b)
	return b
}

// mutant is a toy that is broken in one way.
type mutant struct {
	name string
	// check is the check that must find it.
	check  Check
	breaks func(b *broken)
	// across marks a bug that shows only across matches, or at random, so that replaying one match does not show it.
	across bool
}

// TestMutants: no check is without effect. Each finds the toys that are broken in its way.
func TestMutants(t *testing.T) {
	t.Setenv(matchesVariable, "24")
	t.Setenv(lane.Variable, "all") // which check notices a bug first depends on the setups
	caught := map[Check]bool{}
	for _, m := range slices.Concat(moveMutants, positionMutants, endMutants, secretMutants, toldMutants) {
		caught[m.check] = true
		t.Run(string(m.check)+"/"+m.name, func(t *testing.T) {
			ear := &heardT{}
			b := newBroken(m.breaks)
			Run(ear, b.def, b.options)
			if got := ear.check(); got != m.check {
				t.Fatalf("found by check %q, not %q: %q", got, m.check, ear.errors)
			}
			if !m.across {
				repeat(t, m, ear.errors[0])
			}
		})
	}
	for _, m := range sampleMutants {
		caught[m.check] = true
		t.Run(string(m.check)+"/"+m.name, func(t *testing.T) {
			ear := &heardT{}
			def := slipperyThrows(m.sample)
			options := slipperyOptions{Sampled: throwsOptions().Sampled}
			if m.breaks != nil {
				m.breaks(def, &options)
			}
			Run(ear, def, options)
			if got := ear.check(); got != m.check {
				t.Fatalf("found by check %q, not %q: %q", got, m.check, ear.errors)
			}
		})
	}
	for _, check := range checks {
		if !caught[check] {
			t.Errorf("no toy is broken for check %q to find", check)
		}
	}
}

var (
	setupPattern = regexp.MustCompile(`gamestest\.Play\(t, def, options, games\.Setup\{Seats: (\d)(.*), ` +
		`Seed: (\d+)(, Starts: \[\]games\.Seat\{(\d)\})?\}`)
	movePattern = regexp.MustCompile(`\n\t\t"([^"]*)"`)
	yesPattern  = regexp.MustCompile(`"shields":"(\w+)"`)
)

// repeat runs the call of Play that a failure prints, and expects the same failure. Play checks each position
// thoroughly, so it may also find the bug some moves earlier and in another way.
func repeat(t *testing.T, m mutant, printed string) {
	t.Helper()
	found := setupPattern.FindStringSubmatch(printed)
	if found == nil {
		if m.check == CheckDef {
			return // found without a match
		}
		t.Fatalf("the failure has no call of Play: %s", printed)
	}
	var setup games.Setup
	fmt.Sscan(found[1], &setup.Seats)
	fmt.Sscan(found[3], &setup.Seed)
	if choice := yesPattern.FindStringSubmatch(found[2]); choice != nil {
		setup.Options = map[string]string{"shields": choice[1]}
	}
	if found[5] != "" {
		var start games.Seat
		fmt.Sscan(found[5], &start)
		setup.Starts = []games.Seat{start}
	}
	var lines []string
	for _, line := range movePattern.FindAllStringSubmatch(printed, -1) {
		lines = append(lines, line[1])
	}
	ear := &heardT{}
	b := newBroken(m.breaks)
	Play(ear, b.def, b.options, setup, lines...)
	got := ear.check()
	earlier := got != "none" && len(movePattern.FindAllString(ear.errors[0], -1)) < len(lines)
	if got != m.check && !earlier {
		t.Errorf("repeated with Play it is found by check %q, not %q: %q\nprinted before: %s", got, m.check, ear.errors,
			printed)
	}
}
