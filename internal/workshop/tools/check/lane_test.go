package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	tests "runehall/internal/workshop/lane"
)

func TestNothingThatAStrangerSetsGivesLess(t *testing.T) {
	for _, c := range []struct {
		asked       bool
		ci, release string
		want        lane
	}{
		{false, "", "", day}, {false, "0", "", day}, {false, "false", "", day},
		{true, "", "", all}, {true, "false", "", all}, {false, "1", "", all}, {false, "true", "", all},
		{false, "woodpecker", "", all}, {false, "yes", "", all}, {false, "no such word", "", all},
		{false, "", "records", all}, {false, "false", "records", all},
	} {
		getenv := func(name string) string { return map[string]string{"CI": c.ci, releaseVar: c.release}[name] }
		if got := laneOf(c.asked, getenv); got != c.want {
			t.Errorf("%+v: %v", c, got)
		}
	}
}

// TestAllHoldsTheDay checks that the lane "all" runs every command of the lane "day", in the same step and order. The
// arguments that a lane adds must be those that it declares.
func TestAllHoldsTheDay(t *testing.T) {
	byDay, inAll := chosen(steps(), day, everything), chosen(steps(), all, everything)
	for _, s := range byDay {
		i := slices.IndexFunc(inAll, func(other step) bool { return other.name == s.name })
		if i < 0 {
			t.Errorf("%s runs by day only", s.name)
			continue
		}
		rest := inAll[i].commands
		for _, c := range s.commands {
			own := strings.Join(c.args[:len(c.args)-len(c.byDay)], " ")
			at := slices.IndexFunc(rest, func(other command) bool {
				return strings.HasPrefix(strings.Join(other.args, " "), own) && other.packages == c.packages &&
					slices.Equal(other.env, c.env)
			})
			if at < 0 {
				t.Errorf("%s: by day only, or later: %s", s.name, c)
				continue
			}
			if more := strings.TrimPrefix(strings.Join(rest[at].args, " "),
				own); strings.TrimSpace(more) != strings.Join(rest[at].inAll, " ") {
				t.Errorf("%s: %q are added to %s", s.name, more, own)
			}
			rest = rest[at+1:]
		}
	}
}

// TestADayLeavesOutNoPackageOfTheRealProgram asks the script which packages it would run. Every package with such tests
// must run in one of the steps, and by day all but one of them.
func TestADayLeavesOutNoPackageOfTheRealProgram(t *testing.T) {
	const root = "../../../.."
	lists := map[lane][]string{}
	for _, l := range []lane{day, all} {
		for _, s := range chosen(steps(), l, everything) {
			for _, c := range s.commands {
				if c.args[0] != "scripts/pilot-tests.sh" {
					continue
				}
				cmd := exec.Command("bash", append(slices.Clone(c.args), "--list")...)
				cmd.Dir = root
				out, err := cmd.Output()
				if err != nil {
					t.Fatalf("%v: %v", c, err)
				}
				lists[l] = append(lists[l], strings.Fields(string(out))...)
			}
		}
		slices.Sort(lists[l])
		lists[l] = slices.Compact(lists[l]) // the tests of fit run in two goes: TestFarTestsRunOnce
	}
	cmd := exec.Command("git", "grep", "-l", "--untracked", "^//go:build pilot", "--", "*_test.go")
	cmd.Dir = root
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	var have []string
	for file := range strings.FieldsSeq(string(out)) {
		have = append(have, "./"+filepath.ToSlash(filepath.Dir(file)))
	}
	slices.Sort(have)
	if have = slices.Compact(have); !slices.Equal(lists[all], have) {
		t.Errorf("there are %v\nin all run %v", have, lists[all])
	}
	const journey = "./internal/workshop/pilot/journey" // it hands a match to the page and back
	if byDay := append(lists[day], journey); !slices.Equal(slices.Sorted(slices.Values(byDay)), have) {
		t.Errorf("there are %v\nby day run %v", have, lists[day])
	}
}

// TestAllTakesNothingFromEarlierRuns checks that the lane "all" uses no cached results, and shuffles the tests.
func TestAllTakesNothingFromEarlierRuns(t *testing.T) {
	n := 0
	for _, s := range chosen(steps(), all, everything) {
		if s.rests != nil {
			t.Errorf("%s: it is left out when it has passed earlier", s.name)
		}
		for _, c := range s.commands {
			if !slices.Equal(c.inAll, again) && len(c.inAll) > 0 {
				t.Errorf("%s: %v are added to %s", s.name, c.inAll, c)
			}
			line := c.String()
			if strings.Contains(line, "go test -c ") ||
				!strings.Contains(line, "go test") && !strings.Contains(line, "pilot-tests.sh") &&
					!strings.Contains(line, "pseudo.sh") && !strings.Contains(line, "trimmed.sh test") {
				continue
			}
			if n++; !slices.Contains(c.args, "-count=1") || !slices.Contains(c.args, "-shuffle=on") {
				t.Errorf("%s: a result of an earlier run would do: %s", s.name, line)
			}
		}
	}
	if n < 8 {
		t.Errorf("only %d runs of tests", n)
	}
}

func TestEachFileOfTestsInTheBrowserRunsOnce(t *testing.T) {
	files, err := filepath.Glob("../../../../wasm/browser/*.test.mjs")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	var have []string
	for _, f := range files {
		have = append(have, strings.TrimSuffix(filepath.Base(f), ".test.mjs"))
	}
	// The page of filters.test.mjs is built apart, so it is in none of the lists.
	listed := strings.Fields(pageAlways + " " + pageByDay + " " + pageInAll + " filters")
	slices.Sort(listed)
	if slices.Sort(have); !slices.Equal(have, listed) {
		t.Errorf("there are %v\nlisted are %v", have, listed)
	}
}

// TestEveryEngineIsListed finds the scripts that run the page in other engines than Chromium's, and compares them with
// the list.
func TestEveryEngineIsListed(t *testing.T) {
	files, err := filepath.Glob("../../../../scripts/*.sh")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	var have []string
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(text), "/engine.sh") {
			have = append(have, strings.TrimSuffix(filepath.Base(f), ".sh"))
		}
	}
	listed := slices.Sorted(slices.Values(engines))
	if slices.Sort(have); !slices.Equal(have, listed) {
		t.Errorf("there are %v\nlisted are %v", have, listed)
	}
}

func TestWhatADayNeedsIsLess(t *testing.T) {
	byDay, inAll := needs(chosen(steps(), day, everything)), needs(chosen(steps(), all, everything))
	for _, group := range byDay {
		if !slices.Contains(inAll, group) {
			t.Errorf("%s is needed by day only", group)
		}
	}
	if slices.Contains(byDay, "phones") || !slices.Contains(inAll, "phones") || !slices.Contains(byDay, "browser") {
		t.Errorf("by day %v, in all %v", byDay, inAll)
	}
}

func everything(string) bool { return true }

func TestTestsKnowTheLane(t *testing.T) {
	t.Setenv(tests.Variable, "anything")
	if err := day.tell(); err != nil || tests.Whole() {
		t.Errorf("by day: %v", err)
	}
	if err := all.tell(); err != nil || !tests.Whole() {
		t.Errorf("in all: %v", err)
	}
	if bare := (command{bare: true}).environment(); !slices.Contains(bare, tests.Variable+"=all") {
		t.Errorf("programs under Node get %v", bare)
	}
}

func TestWhatStepsNeedIsKnown(t *testing.T) {
	text, err := os.ReadFile("../../../../scripts/needs.sh")
	if err != nil {
		t.Fatal(err)
	}
	for _, group := range needs(chosen(steps(), all, everything)) {
		if !strings.Contains(string(text), "\nneed_"+group+"() {") {
			t.Errorf("scripts/needs.sh has no group %s", group)
		}
	}
}
