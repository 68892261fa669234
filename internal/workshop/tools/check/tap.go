package main

import (
	"bytes"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// A test's end in TAP, and its time in the lines that follow; and the lines of the summary, which the reporter "spec" writes too.
var (
	tapSum  = regexp.MustCompile(`^(?:#|ℹ) (\w+) (\d+)$`)
	tapTest = regexp.MustCompile(`^\s*(?:not )?ok \d+ - (.*)$`)
	tapTime = regexp.MustCompile(`^\s*duration_ms: ([0-9.]+)$`)
)

// tapTests reads the output of node --test with its reporter "tap" or "spec", which ends with a
// summary. Without one, everything is one failure.
func tapTests(output []byte, _ error) outcome {
	sum := map[string]int{}
	var tests []took
	ended := "" // the test whose time comes next
	for line := range bytes.Lines(output) {
		text := strings.TrimRight(string(line), "\n")
		if m := tapSum.FindStringSubmatch(text); m != nil {
			sum[m[1]], _ = strconv.Atoi(m[2]) // it is digits
		} else if m := tapTest.FindStringSubmatch(text); m != nil {
			ended = m[1]
		} else if m := tapTime.FindStringSubmatch(text); m != nil && ended != "" {
			if ms, err := strconv.ParseFloat(m[1], 64); err == nil {
				tests = append(tests, took{ended, time.Duration(ms * float64(time.Millisecond))})
			}
			ended = ""
		}
	}
	if _, ended := sum["tests"]; !ended {
		return outcome{count: count{failed: 1}, failures: output}
	}
	n := count{passed: sum["pass"], failed: sum["fail"] + sum["cancelled"], skipped: sum["skipped"] + sum["todo"]}
	if n.failed == 0 {
		output = nil
	}
	return outcome{count: n, failures: output, tests: tests}
}
