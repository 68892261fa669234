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

func TestAStepCountsEveryCommandAndTellsOfFailures(t *testing.T) {
	tap := "printf '# tests 5\\n# pass 5\\n# fail 0\\n'"
	s := step{name: "a step", commands: []command{
		sh(one, "echo unheard"),
		sh(one, "echo heard >&2; exit 3"),
		sh(tapTests, tap),
		sh(tapTests, tap+"; exit 1"),                     // its exit code contradicts its output
		sh(tapTests, "printf '# tests 0\\n# pass 0\\n'"), // no test ran
	}}
	var out bytes.Buffer
	if got := s.run(t.Context(), &out, &out); got.count != (count{passed: 11, failed: 3}) {
		t.Errorf("counted %+v", got.count)
	}
	text := out.String()
	if strings.Contains(text, "unheard") || !strings.Contains(text, "\nheard") ||
		!strings.Contains(text, "exit status 3") {
		t.Errorf("told:\n%s", text)
	}
	if !strings.HasPrefix(text, "== a step\n") ||
		!strings.Contains(text, "failed: bash -euo pipefail -c 'echo heard >&2; exit 3'") {
		t.Errorf("no name or command in:\n%s", text)
	}
	if !strings.Contains(text, "FAILED, 3 failed and 11 passed in ") {
		t.Errorf("no sum in:\n%s", text)
	}
}

// answered is a writer that makes a file when it is told of a failure.
type answered struct {
	bytes.Buffer
	file string
}

func (a *answered) Write(text []byte) (int, error) {
	if err := os.WriteFile(a.file, nil, 0o666); err != nil {
		return 0, err
	}
	return a.Buffer.Write(text)
}

// TestAFailureIsToldAtOnce has commands that go on after a failed test until the failure has been told.
func TestAFailureIsToldAtOnce(t *testing.T) {
	for name, c := range map[string]struct {
		read reader
		says string
		then string
	}{
		"of Go":      {goTests, `{"Action":"output","Package":"p","Test":"A","Output":"it is wrong\\n"}\n{"Action":"fail","Package":"p","Test":"A"}\n`, `{"Action":"fail","Package":"p"}\n`},
		"under Node": {tapTests, `not ok 1 - A\n  ---\n  error: it is wrong\n  ...\n`, `# tests 1\n# pass 0\n# fail 1\n`},
	} {
		heard := filepath.Join(t.TempDir(), "heard")
		now := &answered{file: heard}
		s := step{name: "a step", commands: []command{sh(c.read,
			fmt.Sprintf("printf '%s'; until [ -e %s ]; do sleep .01; done; printf '%s'; exit 1",
				c.says, heard, c.then))}}
		var out bytes.Buffer
		if got := s.run(t.Context(), &out, now); got.count != (count{failed: 1}) {
			t.Errorf("%s: %+v\n%s", name, got.count, out.String())
		}
		if text := now.String(); !strings.HasPrefix(text, "!! a step: ") || !strings.Contains(text, "A") ||
			!strings.Contains(text, "it is wrong") {
			t.Errorf("%s: at once it tells %q", name, text)
		}
		if strings.Contains(out.String(), "it is wrong\n") || !strings.Contains(out.String(), "failed: bash") {
			t.Errorf("%s: in the end it tells\n%s", name, out.String())
		}
	}
}

// TestAForgivenHangIsTold reads the output of a browser that hung and was restarted. The test has passed, but the hang
// must be told.
func TestAForgivenHangIsTold(t *testing.T) {
	var told []string
	r := tapTests(func(text []byte) { told = append(told, string(text)) })
	for _, line := range []string{"ok 1 - it works", "  ---", "  duration_ms: 12.5", "  ...", "# 12 files",
		"# Firefox hangs: it has not answered in 20 s", "# tests 1", "# pass 1", "# fail 0"} {
		_, _ = r.Write([]byte(line + "\n"))
	}
	if o := r.end(nil); o.count != (count{passed: 1}) ||
		!slices.Equal(told, []string{"# Firefox hangs: it has not answered in 20 s\n"}) {
		t.Errorf("%+v, told %q", o.count, told)
	}
}

func TestAnInterruptedStepEnds(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	var out bytes.Buffer
	step{name: "long", commands: []command{sh(one, "sleep 60")}}.run(ctx, &out, &out)
	if !strings.Contains(out.String(), "interrupted") {
		t.Errorf("told %q", out.String())
	}
}

func TestABareEnvironmentIsSmall(t *testing.T) {
	t.Setenv("RUNEHALL_LARGE", strings.Repeat("x", 8000))
	size := 0
	for _, v := range (command{bare: true}).environment() {
		size += len(v) + 1
	}
	if size > 4000 {
		t.Errorf("%d bytes", size)
	}
}

func TestStepsHaveNamesAndReaders(t *testing.T) {
	seen := map[string]bool{}
	for _, s := range steps() {
		if seen[s.name] || s.name == "" || len(s.commands) == 0 {
			t.Errorf("step %q", s.name)
		}
		seen[s.name] = true
		for _, c := range s.commands {
			if c.read == nil || len(c.args) == 0 {
				t.Errorf("%s: %v", s.name, c)
			}
		}
	}
}
