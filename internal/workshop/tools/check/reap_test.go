package main

import (
	"bytes"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"
)

// TestWhatIsLeftBehindIsCounted has a command start a process that works on after the command ends, as browsers do. Its
// processor time must count.
func TestWhatIsLeftBehindIsCounted(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("orphans are counted on Linux only")
	}
	worked := filepath.Join(t.TempDir(), "worked")
	apart := `until [ "$(cut -d" " -f14 /proc/$$/stat)" -ge 20 ]; do for i in {1..2000}; do :; done; done; touch ` +
		worked
	c := sh(one, "(setsid bash -c '"+apart+"' >/dev/null 2>&1 &); until [ -e "+worked+" ]; do sleep .01; done")
	took, err := c.run(t.Context(), &bytes.Buffer{})
	if err != nil || took < 150*time.Millisecond {
		t.Errorf("it took %v, though what was left behind worked for 200 ms; %v", took, err)
	}
}

func TestACommandEndsAsItEnds(t *testing.T) {
	for line, want := range map[string]string{
		"true": "", "exit 3": "exit status 3", "kill -9 $$": "exit status 137",
	} {
		if runtime.GOOS != "linux" && strings.Contains(line, "kill") {
			continue
		}
		var out bytes.Buffer
		_, err := sh(one, line).run(t.Context(), &out)
		if got := errorText(err); got != want {
			t.Errorf("%s: %q, not %q", line, got, want)
		}
	}
	if _, err := (command{args: []string{"no-such-program-anywhere"}}).run(t.Context(), &bytes.Buffer{}); err == nil {
		t.Error("a program that is not there has run")
	}
}

func errorText(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

// TestWhatMostlyWaitsGoesFirst asks commands how nice they are, and what they start.
func TestWhatMostlyWaitsGoesFirst(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("nobody steps back there")
	}
	const last = 19 // nobody is nicer
	niceness := func(first bool) int {
		c := sh(one, "bash -c nice")
		c.first = first
		var out bytes.Buffer
		if _, err := c.run(t.Context(), &out); err != nil {
			t.Fatal(err)
		}
		n, err := strconv.Atoi(strings.TrimSpace(out.String()))
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	if first, other := niceness(true), niceness(false); other <= first && first < last {
		t.Errorf("what goes first is as nice as %d, and others %d", first, other)
	}
}
