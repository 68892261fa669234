package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// house makes a small repository with a program in a new folder, and changes to it. The folder's name is in
// page/one.js, so that Go finds no cached result of an earlier run of the same tests.
func house(t *testing.T) (dir string) {
	t.Helper()
	dir = t.TempDir()
	t.Chdir(dir)
	for name, text := range map[string]string{
		".gitignore": "/build/\n", "go.mod": "module house\n\ngo 1.26\n", "asset.txt": "a", "page/one.js": dir,
		"doc.md":        "d",
		"main.go":       "package main\n\nimport (\n\t_ \"embed\"\n\t_ \"house/part\"\n)\n\n//go:embed asset.txt\nvar asset string\n\nfunc main() { println(asset) }\n",
		"part/part.go":  "package part\n",
		"other/main.go": "package main\n\nfunc main() {}\n",
		"build/made":    "m",
	} {
		write(t, name, text)
	}
	if out, err := exec.Command("git", "init", "-q").CombinedOutput(); err != nil {
		t.Fatal(string(out), err)
	}
	return dir
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// counted returns a step that notes each of its runs.
func counted(what rests) step {
	return step{name: "a step", rests: &what,
		commands: []command{sh(tapTests, "echo >>build/runs; printf '# tests 2\\n# pass 2\\n# fail 0\\n'")}}
}

// runs runs the step, and returns how often its command has run in total.
func runs(t *testing.T, s step) int {
	t.Helper()
	var out bytes.Buffer
	got := s.run(t.Context(), &out, &out)
	if got.passed != 2 || got.failed != 0 {
		t.Errorf("%+v\n%s", got.count, out.String())
	}
	text, err := os.ReadFile("build/runs")
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(out.String(), "unchanged since ") != (got.cached == 2) {
		t.Errorf("it does not say that it is unchanged, or how many checks that were: %+v\n%s", got.count, out.String())
	}
	return len(text)
}

// TestAStepRunsAgainWhenAnythingItRestsOnChanges changes one thing after another. The step must run again exactly if it
// rests on that.
func TestAStepRunsAgainWhenAnythingItRestsOnChanges(t *testing.T) {
	house(t)
	s := counted(rests{
		files: []string{"page"}, made: []string{"build/made"}, programs: []program{{static, []string{"."}}},
		says: [][]string{{"cat", "build/version"}},
	})
	write(t, "build/version", "1")
	n := runs(t, s)
	same := func(what string) {
		t.Helper()
		if got := runs(t, s); got != n {
			t.Errorf("%s: it ran again", what)
			n = got
		}
	}
	same("nothing has changed")
	write(t, "doc.md", "other")
	write(t, "other/main.go", "package main\n\nfunc main() { println() }\n")
	write(t, "part/part_test.go", "package part\n")
	same("a file on which it does not rest")
	must(t, os.Rename("page/one.js", "build/kept"))
	must(t, os.Rename("build/kept", "page/one.js"))
	same("a file that was away")
	for _, c := range []struct {
		what   string
		change func()
	}{
		{"a file", func() { write(t, "page/one.js", "2") }},
		{"a new file", func() { write(t, "page/two.js", "") }},
		{"a file that is executable", func() { must(t, os.Chmod("page/two.js", 0o777)) }},
		{"a file that is gone", func() { must(t, os.Remove("page/one.js")) }},
		{"what was made", func() { write(t, "build/made", "n") }},
		{"an imported package", func() { write(t, "part/part.go", "package part\n\nvar A int\n") }},
		{"a new file of a package", func() { write(t, "part/new.go", "package part\n") }},
		{"an embedded file", func() { write(t, "asset.txt", "b") }},
		{"a version", func() { write(t, "build/version", "2") }},
		{"the step's own commands", func() { s.commands[0].env = []string{"A=1"} }},
		{"a stamp that makes no sense", func() { write(t, s.stampPath(), "{") }},
	} {
		c.change()
		if got := runs(t, s); got != n+1 {
			t.Errorf("%s: it did not run again", c.what)
		}
		n++
		same(c.what)
	}
	if got := runs(t, chosen([]step{s}, all, everything)[0]); got != n+1 {
		t.Error("in the lane of all it did not run again")
	}
}

// TestAFailureIsNotRemembered checks that a step runs again after a failure, and after a change during its run.
func TestAFailureIsNotRemembered(t *testing.T) {
	house(t)
	for what, line := range map[string]string{
		"a failure":             "exit 1",
		"a change while it ran": "echo >>page/one.js",
		"a file while it ran":   "touch page/n$(wc -c <build/runs)",
	} {
		s := step{name: "a step", rests: &rests{files: []string{"page"}},
			commands: []command{sh(one, "echo >>build/runs; "+line)}}
		for range 2 {
			before, _ := os.ReadFile("build/runs")
			s.run(t.Context(), &bytes.Buffer{}, &bytes.Buffer{})
			if after, err := os.ReadFile("build/runs"); err != nil || len(after) != len(before)+1 {
				t.Errorf("%s: it did not run again, %v", what, err)
			}
		}
	}
}

// TestWhatRestsOnNothingKnownRuns has a step whose dependencies cannot be found: it must always run.
func TestWhatRestsOnNothingKnownRuns(t *testing.T) {
	house(t)
	s := counted(rests{programs: []program{{static, []string{"./nowhere"}}}})
	if a, b := runs(t, s), runs(t, s); b != a+1 {
		t.Errorf("it ran %d times, then %d", a, b)
	}
}

// TestWhatGoDoesNotSeeIsAFlag has tests that depend on files that Go does not know of. They must run again when such a
// file changes.
func TestWhatGoDoesNotSeeIsAFlag(t *testing.T) {
	dir := house(t)
	write(t, "part/part_test.go", "package part\n\nimport \"testing\"\n\nfunc TestA(*testing.T) {}\n")
	s := step{name: "tests", commands: []command{{args: words(goTest, "./part"), env: static, read: goTests,
		rests: &rests{files: []string{"page"}}, inAll: again}}}
	run := func(l lane) count {
		t.Helper()
		var out bytes.Buffer
		n := chosen([]step{s}, l, everything)[0].run(t.Context(), &out, &out).count
		if n.passed != 1 || n.failed+n.skipped != 0 {
			t.Errorf("%+v\n%s", n, out.String())
		}
		return n
	}
	for i, c := range []struct {
		change string
		in     lane
		cached int
	}{{"", day, 0}, {"", day, 1}, {"page/one.js", day, 0}, {"", day, 1}, {"", all, 0}, {"", day, 1},
		{"doc.md", day, 1}} {
		if c.change != "" {
			write(t, c.change, fmt.Sprint("changed ", i, dir))
		}
		if got := run(c.in); got.cached != c.cached {
			t.Errorf("%d, after a change of %q in the lane %v: %+v", i, c.change, c.in, got)
		}
	}
}

// TestACommandOfItsOwnRunsAgainWhenWhatItRestsOnChanges has a step in which one command depends on less than the whole.
// It must run again only if that changes.
func TestACommandOfItsOwnRunsAgainWhenWhatItRestsOnChanges(t *testing.T) {
	house(t)
	s := step{name: "a step", rests: &rests{files: []string{"page", "asset.txt"}}}
	for _, name := range []string{"always", "own"} {
		s.commands = append(s.commands, sh(tapTests,
			"echo >>build/"+name+"; printf '# tests 2\\n# pass 2\\n# fail 0\\n'"))
	}
	s.commands[1].own = &rests{files: []string{"page"}}
	for _, c := range []struct {
		changes     string
		always, own int
		cached      int
		lane        lane
	}{{"", 1, 1, 0, day}, {"asset.txt", 2, 1, 2, day}, {"page/one.js", 3, 2, 0, day}, {"asset.txt", 4, 3, 0, all}} {
		if c.changes != "" {
			write(t, c.changes, fmt.Sprint("another ", c.always))
		}
		var out bytes.Buffer
		if got := s.in(c.lane).run(t.Context(), &out, &out); got.passed != 4 || got.failed != 0 ||
			got.cached != c.cached {
			t.Errorf("after a change of %q: %+v\n%s", c.changes, got.count, out.String())
		}
		for name, want := range map[string]int{"always": c.always, "own": c.own} {
			text, err := os.ReadFile("build/" + name)
			if err != nil || len(text) != want {
				t.Errorf("after a change of %q %s has run %d times, not %d: %v", c.changes, name, len(text), want, err)
			}
		}
	}
}

// TestWhatIsMadeIsThere has a command that makes a file. When the file is gone it must run again, although nothing that
// it rests on has changed.
func TestWhatIsMadeIsThere(t *testing.T) {
	house(t)
	s := step{name: "a step", commands: []command{sh(one, "echo >>build/runs; touch build/wanted")}}
	s.commands[0].own, s.commands[0].makes = &rests{files: []string{"page"}}, "build/wanted"
	for i, want := range []int{1, 1, 2, 2} {
		if i == 2 {
			must(t, os.Remove("build/wanted"))
		}
		var out bytes.Buffer
		if got := s.run(t.Context(), &out, &out); got.passed != 1 || got.failed != 0 {
			t.Errorf("%d: %+v\n%s", i, got.count, out.String())
		}
		if text, err := os.ReadFile("build/runs"); err != nil || len(text) != want {
			t.Errorf("%d: it has run %d times, not %d: %v", i, len(text), want, err)
		}
	}
}
