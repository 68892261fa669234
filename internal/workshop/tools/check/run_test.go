package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// pipes returns steps that can end only together: each waits until another has begun.
func pipes(t *testing.T, names ...string) (all []step) {
	t.Helper()
	dir := t.TempDir()
	for i, name := range names {
		other := names[(i+1)%len(names)]
		all = append(all, step{name: name, commands: []command{sh(one, fmt.Sprintf(
			"touch %[1]s/%[2]s; until [ -e %[1]s/%[3]s ]; do sleep .01; done", dir, name, other))}})
	}
	return all
}

// logged returns a step that notes its beginning and its end in a file.
func logged(file, name string) step {
	return step{name: name, commands: []command{sh(one,
		fmt.Sprintf("echo begin %[2]s >>%[1]s; sleep .2; echo end %[2]s >>%[1]s", file, name))}}
}

func TestStepsRunSideBySide(t *testing.T) {
	var out bytes.Buffer
	done, err := runAll(t.Context(), pipes(t, "one", "other"), 2, &out, nil)
	if err != nil || len(done) != 2 || done[0].passed+done[1].passed != 2 {
		t.Errorf("%+v, %v", done, err)
	}
	// the outputs of the steps must not be mixed
	text := out.String()
	for _, name := range []string{"one", "other"} {
		if !strings.Contains(text, "== "+name+"\n   ok, 1 passed in ") {
			t.Errorf("they say:\n%s", text)
		}
	}
}

func TestOneLaneKeepsTheOrder(t *testing.T) {
	file := filepath.Join(t.TempDir(), "log")
	if _, err := runAll(t.Context(), []step{logged(file, "a"), logged(file, "b")}, 1, &bytes.Buffer{},
		nil); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file)
	if want := "begin a\nend a\nbegin b\nend b\n"; err != nil || string(text) != want {
		t.Errorf("the steps ran as %q, %v", text, err)
	}
}

func TestAnInterruptionEndsAllSteps(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	var out bytes.Buffer
	if done, err := runAll(ctx, []step{logged(os.DevNull, "a")}, 2, &out, nil); err == nil || len(done) != 0 {
		t.Errorf("%+v, %v", done, err)
	}
}

func TestLongestTellsTheSlowestFirst(t *testing.T) {
	a := ran{name: "slow step", time: 9e9, processor: 5e9}
	for i := range 12 {
		a.tests = append(a.tests, took{fmt.Sprintf("test %d", i), 1e9})
	}
	a.tests[11].time = 3e9
	a.packages = []took{{"p", 4e9}, {"q", 6e9}}
	b := ran{name: "slower step", time: 10e9, processor: 2e9}
	var out bytes.Buffer
	longest(&out, []ran{a, b})
	got := strings.Split(strings.TrimSpace(out.String()), "\n")
	want := []string{
		"What took longest: steps", "    10.0 s  slower step (2.0 s of processors)",
		"     9.0 s  slow step (5.0 s of processors)", "What took longest: tests", "     3.0 s  test 11 (slow step)",
	}
	if len(got) < len(want) || !slices.Equal(got[:len(want)], want) {
		t.Errorf("it tells:\n%s", out.String())
	}
	if n := slices.Index(got, "What took longest: packages"); n != len(want)+9 ||
		!slices.Equal(got[n+1:], []string{"     6.0 s  q (slow step)", "     4.0 s  p (slow step)"}) {
		t.Errorf("it tells:\n%s", out.String())
	}
}
