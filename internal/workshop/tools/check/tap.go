package main

import (
	"regexp"
	"strconv"
	"strings"
	"time"
)

// A test's end in TAP, its time, and the end of its details in the lines that follow; and the lines of the summary,
// which the reporter "spec" writes too.
var (
	tapTest = regexp.MustCompile(`^\s*(not )?ok \d+ - (.*)$`)
	tapTime = regexp.MustCompile(`^\s*duration_ms: ([0-9.]+)$`)
	tapSum  = regexp.MustCompile(`^(?:#|ℹ) (\w+) (\d+)$`)
	tapHang = regexp.MustCompile(`^\s*# .* hangs: `) // a browser that was forgiven; the test may have passed
)

// tapReading reads the output of node --test with its reporter "tap" or "spec". The output ends with a summary; without
// one, everything counts as one failure. With "tap", a failed test is reported as soon as it has ended.
type tapReading struct {
	lined
	tell    func([]byte)
	sum     map[string]int
	tests   []took
	ended   string // the test whose time comes next
	failure []byte // the details of a failed test so far
	told    bool
	all     []byte
}

// tapTests makes a reading of node --test.
func tapTests(tell func([]byte)) reading {
	t := &tapReading{tell: tell, sum: map[string]int{}}
	t.line = t.read
	return t
}

func (t *tapReading) read(line []byte) {
	t.all = append(t.all, line...)
	text := strings.TrimRight(string(line), "\n")
	if m := tapSum.FindStringSubmatch(text); m != nil {
		t.sum[m[1]], _ = strconv.Atoi(m[2]) // it is digits
	} else if tapHang.MatchString(text) {
		t.tell(line)
	} else if m := tapTest.FindStringSubmatch(text); m != nil {
		t.say()
		t.ended = m[2]
		if m[1] != "" {
			t.failure = append(t.failure, line...)
		}
		return
	} else if m := tapTime.FindStringSubmatch(text); m != nil && t.ended != "" {
		if ms, err := strconv.ParseFloat(m[1], 64); err == nil {
			t.tests = append(t.tests, took{t.ended, time.Duration(ms * float64(time.Millisecond))})
		}
		t.ended = ""
	}
	if t.failure != nil {
		t.failure = append(t.failure, line...)
		if strings.TrimSpace(text) == "..." {
			t.say()
		}
	}
}

// say tells of the failed test, if one is being read.
func (t *tapReading) say() {
	if t.failure != nil {
		t.tell(t.failure)
		t.failure, t.told = nil, true
	}
}

func (t *tapReading) end(error) outcome {
	t.flush()
	t.say()
	if _, ended := t.sum["tests"]; !ended {
		return outcome{count: count{failed: 1}, failures: t.all}
	}
	n := count{passed: t.sum["pass"], failed: t.sum["fail"] + t.sum["cancelled"],
		skipped: t.sum["skipped"] + t.sum["todo"]}
	o := outcome{count: n, tests: t.tests}
	if n.failed > 0 && !t.told {
		o.failures = t.all
	}
	return o
}
