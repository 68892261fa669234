package main

import (
	"bytes"
	"os"
	"strings"
	"testing"
)

// TestThePlanIsWhatRuns has a step with a command that rests on less, and asks before and after each run what would
// run. The plan must say what then happens, and run nothing itself.
func TestThePlanIsWhatRuns(t *testing.T) {
	house(t)
	s := counted(rests{files: []string{"page", "asset.txt"}})
	s.commands = append(s.commands, sh(tapTests, "echo >>build/own; printf '# tests 2\\n# pass 2\\n# fail 0\\n'"))
	s.commands[1].own = &rests{files: []string{"page"}}
	length := func(file string) int {
		text, err := os.ReadFile(file)
		if err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
		return len(text)
	}
	for _, c := range []struct {
		changes string
		lane    lane
		want    []string // of each line but the first
	}{
		{"", day, []string{"runs", "runs"}},
		{"", day, []string{"unchanged since"}},
		{"asset.txt", day, []string{"runs", "unchanged since"}},
		{"page/one.js", day, []string{"runs", "runs"}},
		{"doc.md", day, []string{"unchanged since"}},
		{"", all, []string{"runs", "runs"}},
	} {
		if c.changes != "" {
			write(t, c.changes, "another for "+c.changes)
		}
		var out bytes.Buffer
		list := chosen([]step{s}, c.lane, everything)
		before := [2]int{length("build/runs"), length("build/own")}
		plan(t.Context(), &out, list)
		if after := [2]int{length("build/runs"), length("build/own")}; after != before {
			t.Errorf("after a change of %q the plan ran what it tells of", c.changes)
		}
		lines := strings.Split(strings.TrimSpace(out.String()), "\n")
		if len(lines) != 1+len(c.want) || lines[0] != "== a step" {
			t.Fatalf("after a change of %q it says\n%s", c.changes, out.String())
		}
		for i, want := range c.want {
			if !strings.HasPrefix(lines[1+i], "   "+want) {
				t.Errorf("after a change of %q: %q, want %s", c.changes, lines[1+i], want)
			}
		}
		list[0].run(t.Context(), &out, &out)
		runs, own := length("build/runs")-before[0], length("build/own")-before[1]
		if will := strings.Count(out.String(), "   runs: "); will != runs+own {
			t.Errorf("after a change of %q %d commands ran, and the plan is\n%s", c.changes, runs+own, out.String())
		}
	}
}

// TestThePlanKnowsWhatGoKeeps has commands whose tests Go may know unchanged, and some whose it may not.
func TestThePlanKnowsWhatGoKeeps(t *testing.T) {
	for _, c := range []struct {
		command
		keeps bool
	}{
		{command{args: words(goTest, "./part")}, true},
		{command{args: words(leanTest)}, true},
		{inProgram(fit), true},
		{command{args: words(goTest, "./part", "-count=1")}, false},
		{trimmedTests(""), false}, // another program runs them
		{inPage(pageAlways), false},
		{command{args: words("scripts/web.sh")}, false},
	} {
		if c.reuses() != c.keeps {
			t.Errorf("Go keeps results of %s: %v", c.command, c.reuses())
		}
	}
}
