package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestWhatStepsShareRunsOnce has two steps side by side that begin with the same command. It must run once, both must
// have what it makes before they go on, and it must count once.
func TestWhatStepsShareRunsOnce(t *testing.T) {
	dir := t.TempDir()
	build := sh(one, fmt.Sprintf("echo >>%[1]s/runs; sleep .3; touch %[1]s/made", dir))
	build.once = true
	var all []step
	for _, name := range words("one other") {
		all = append(all, step{name: name, commands: []command{build, sh(one, "test -e "+dir+"/made")}})
	}
	var out bytes.Buffer
	done, err := runAll(t.Context(), all, 2, &out, nil)
	if err != nil || len(done) != 2 {
		t.Fatal(done, err)
	}
	if n := done[0].count.plus(done[1].count); n != (count{passed: 3}) {
		t.Errorf("they count %+v\n%s", n, out.String())
	}
	text, err := os.ReadFile(filepath.Join(dir, "runs"))
	if err != nil || len(text) != 1 {
		t.Errorf("it ran %d times, %v", len(text), err)
	}
}

// TestWhatFailedInAnotherStepFailsHere has two steps that begin with the same command, which fails: neither may pass.
func TestWhatFailedInAnotherStepFailsHere(t *testing.T) {
	build := sh(one, "echo "+t.TempDir()+"; exit 1")
	build.once = true
	var out bytes.Buffer
	done, err := runAll(t.Context(), []step{{name: "one", commands: []command{build}},
		{name: "other", commands: []command{build, sh(one, "true")}}}, 2, &out, nil)
	if err != nil || len(done) != 2 {
		t.Fatal(done, err)
	}
	for _, s := range done {
		if s.failed != 1 {
			t.Errorf("%s: %+v\n%s", s.name, s.count, out.String())
		}
	}
	if !strings.Contains(out.String(), "failed in another step: bash") {
		t.Errorf("they say\n%s", out.String())
	}
}

// TestNothingIsMadeTwice finds commands that are in several steps: all of them must be shared. The programs that tests
// start must not be built by a command that is not, and by another Go.
func TestNothingIsMadeTwice(t *testing.T) {
	for _, l := range []lane{day, all} {
		seen, places := map[string]string{}, map[string]string{}
		for _, s := range chosen(steps(), l, everything) {
			for _, c := range s.commands {
				line := c.String()
				if other := seen[line]; other != "" && !c.once {
					t.Errorf("in the lane %v both %s and %s run %s", l, other, s.name, line)
				}
				seen[line] = s.name
				i := slices.Index(c.args, "-o")
				if i < 0 {
					continue
				}
				if other := places[c.args[i+1]]; other != "" && other != line {
					t.Errorf("%s is made by %s and by %s", c.args[i+1], other, line)
				}
				places[c.args[i+1]] = line
			}
		}
	}
	shared := 0
	for _, c := range slices.Concat(page(), otherEngines().commands) {
		if c.once {
			shared++
		}
	}
	if shared != 6 {
		t.Errorf("%d commands are shared with the other engines", shared)
	}
}

// TestThePageForDevelopersIsMadeOfThePublishedOne has a page of a few files. One that is not to be published must fail.
func TestThePageForDevelopersIsMadeOfThePublishedOne(t *testing.T) {
	t.Chdir("../../../..")
	if err := os.MkdirAll("build", 0o755); err != nil {
		t.Fatal(err)
	}
	dir, err := os.MkdirTemp("build", "page-of-a-test-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := os.RemoveAll(dir); err != nil {
			t.Error(err)
		}
	})
	write(t, dir+"/sw.js", "sealed")
	write(t, dir+"/index.html", "<!doctype html>\n<html lang=\"en\" data-published>\n")
	for i, want := range []count{{passed: 1}, {failed: 1}} {
		var out bytes.Buffer
		s := step{name: "page", commands: []command{forDevelopers(dir)}}
		if got := s.run(t.Context(), &out, &out).count; got != want {
			t.Errorf("%d: %+v\n%s", i, got, out.String())
		}
		text, err := os.ReadFile(dir + "/index.html")
		if err != nil || string(text) != "<!doctype html>\n<html lang=\"en\">\n" {
			t.Errorf("%d: the page is %q, %v", i, text, err)
		}
		worker, err := os.ReadFile(dir + "/sw.js")
		if err != nil || !strings.Contains(string(worker), "index.html") ||
			!strings.Contains(string(worker), "sha256-") {
			t.Errorf("%d: it is not sealed: %.200s, %v", i, worker, err)
		}
	}
}
