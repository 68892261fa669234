package main

import (
	"bytes"
	"context"
	"strings"
	"testing"
)

func TestAStepCountsEveryCommandAndTellsOfFailures(t *testing.T) {
	tap := "printf '# tests 5\\n# pass 5\\n# fail 0\\n'"
	s := step{name: "a step", commands: []command{
		sh(one, "echo unheard"),
		sh(one, "echo heard >&2; exit 3"),
		sh(tapTests, tap),
		sh(tapTests, tap+"; exit 1"),                     // disagrees with its output
		sh(tapTests, "printf '# tests 0\\n# pass 0\\n'"), // nothing ran
	}}
	var out bytes.Buffer
	if got := s.run(t.Context(), &out); got.count != (count{passed: 11, failed: 3}) {
		t.Errorf("counted %+v", got.count)
	}
	text := out.String()
	if strings.Contains(text, "unheard") || !strings.Contains(text, "\nheard") || !strings.Contains(text, "exit status 3") {
		t.Errorf("told:\n%s", text)
	}
	if !strings.HasPrefix(text, "== a step\n") || !strings.Contains(text, "failed: bash -euo pipefail -c 'echo heard >&2; exit 3'") {
		t.Errorf("no name or command in:\n%s", text)
	}
	if !strings.Contains(text, "FAILED, 3 failed and 11 passed in ") {
		t.Errorf("no sum in:\n%s", text)
	}
}

func TestAnInterruptedStepEnds(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	var out bytes.Buffer
	step{name: "long", commands: []command{sh(one, "sleep 60")}}.run(ctx, &out)
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
