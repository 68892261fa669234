package main

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"
)

func lines(l ...string) []byte { return []byte(strings.Join(l, "\n") + "\n") }

// readAll has a reader read output in small pieces. The outcome's failures include those that it told at once.
func readAll(r reader, output []byte, ended error) outcome {
	var told []byte
	reading := r(func(failure []byte) { told = append(told, failure...) })
	for piece := range slices.Chunk(output, 7) {
		if n, err := reading.Write(piece); n != len(piece) || err != nil {
			panic(err)
		}
	}
	o := reading.end(ended)
	o.failures = append(told, o.failures...)
	return o
}

func TestReaders(t *testing.T) {
	ended := errors.New("exit status 1")
	for name, c := range map[string]struct {
		read   reader
		output []byte
		ended  error
		want   count
		says   string
	}{
		"a command that works":      {one, lines("hello"), nil, count{passed: 1}, ""},
		"a command that fails":      {one, lines("oh"), ended, count{failed: 1}, "oh"},
		"a silent check":            {silence, lines(""), nil, count{passed: 1}, ""},
		"a check with a finding":    {silence, lines("main.go"), nil, count{failed: 1}, "main.go"},
		"a silent check that fails": {silence, nil, ended, count{failed: 1}, ""},
		"tests under Node": {tapTests,
			lines("ok 1", "# tests 3", "# pass 2", "# fail 0", "# cancelled 0", "# skipped 1", "# todo 0"), nil,
			count{passed: 2, skipped: 1}, ""},
		"tests under Node in words": {tapTests,
			lines("✔ it works (1ms)", "ℹ tests 2", "ℹ suites 0", "ℹ pass 2", "ℹ fail 0"), nil, count{passed: 2}, ""},
		"a failed test under Node": {tapTests,
			lines("not ok 1 - bad", "# tests 2", "# pass 1", "# fail 1", "# cancelled 0"), ended,
			count{passed: 1, failed: 1}, "not ok 1 - bad"},
		"a cut-off test under Node": {tapTests, lines("# tests 2", "# pass 1", "# fail 0", "# cancelled 1"), ended,
			count{passed: 1, failed: 1}, ""},
		"Node that breaks": {tapTests, lines("SyntaxError"), ended, count{failed: 1}, "SyntaxError"},
		"Go tests and their parts": {goTests, lines(
			`{"Action":"run","Package":"p","Test":"A"}`,
			`{"Action":"output","Package":"p","Test":"A","Output":"=== RUN A\n"}`,
			`{"Action":"pass","Package":"p","Test":"A/x"}`, `{"Action":"skip","Package":"p","Test":"A/y"}`,
			`{"Action":"pass","Package":"p","Test":"A"}`, `{"Action":"output","Package":"p","Output":"ok p\n"}`,
			`{"Action":"pass","Package":"p"}`,
		), nil, count{passed: 2, skipped: 1}, ""},
		"a failed Go test": {goTests, lines(
			`{"Action":"output","Package":"p","Test":"A","Output":"a_test.go:1: wrong\n"}`,
			`{"Action":"fail","Package":"p","Test":"A"}`,
			`{"Action":"pass","Package":"p","Test":"B"}`, `{"Action":"output","Package":"p","Output":"FAIL\n"}`,
			`{"Action":"fail","Package":"p"}`,
		), ended, count{passed: 1, failed: 1}, "a_test.go:1: wrong"},
		"Go tests of an earlier run": {goTests, lines(
			`{"Action":"pass","Package":"p","Test":"A"}`, `{"Action":"pass","Package":"q","Test":"B"}`,
			`{"Action":"output","Package":"p","Output":"ok  \tp\t(cached)\n"}`,
			`{"Action":"pass","Package":"p"}`, `{"Action":"output","Package":"q","Output":"ok  \tq\t1.2s\n"}`,
			`{"Action":"pass","Package":"q"}`,
		), nil, count{passed: 2, cached: 1}, ""},
		"a Go package that does not build": {goTests, lines(
			`{"ImportPath":"p","Action":"build-output","Output":"p.go:1: undefined: x\n"}`,
			`{"ImportPath":"p","Action":"build-fail"}`,
			`{"Action":"output","Package":"p","Output":"FAIL p [build failed]\n"}`,
			`{"Action":"fail","Package":"p","FailedBuild":"p"}`,
		), ended, count{failed: 1}, "undefined: x"},
		"a Go test that is cut off": {goTests, lines(
			`{"Action":"output","Package":"p","Test":"A","Output":"=== RUN A\n"}`,
			`{"Action":"output","Package":"p","Test":"A","Output":"panic: boom\n"}`,
			`{"Action":"fail","Package":"p"}`,
		), ended, count{failed: 1}, "panic: boom"},
		"a Go test that is cut off beside a failed one": {goTests, lines(
			`{"Action":"fail","Package":"p","Test":"B"}`,
			`{"Action":"output","Package":"p","Test":"A","Output":"panic: boom\n"}`,
			`{"Action":"fail","Package":"p"}`,
		), ended, count{failed: 2}, "panic: boom"},
		"a word of the go command": {goTests, lines("go: no such tool", `{"Action":"pass","Package":"p","Test":"A"}`),
			nil, count{passed: 1}, "no such tool"},
	} {
		got := readAll(c.read, c.output, c.ended)
		if got.count != c.want || !strings.Contains(string(got.failures), c.says) {
			t.Errorf("%s: %+v, %q; want %+v, %q", name, got.count, got.failures, c.want, c.says)
		}
	}
}

func TestReadersTellWhatTookHowLong(t *testing.T) {
	o := readAll(goTests, lines(
		`{"Action":"pass","Package":"runehall/ui","Test":"TestA/part","Elapsed":1.5}`,
		`{"Action":"fail","Package":"runehall/ui","Test":"TestA","Elapsed":1.75}`,
		`{"Action":"skip","Package":"runehall/ui","Test":"TestB","Elapsed":9}`,
		`{"Action":"fail","Package":"runehall/ui","Elapsed":2}`,
	), nil)
	if want := []took{{"ui TestA", 1750 * time.Millisecond}}; !slices.Equal(o.tests, want) {
		t.Errorf("Go tests: %v, want %v", o.tests, want)
	}
	if want := []took{{"ui", 2 * time.Second}}; !slices.Equal(o.packages, want) {
		t.Errorf("Go packages: %v, want %v", o.packages, want)
	}
	o = readAll(tapTests, lines(
		"# Subtest: a.test.mjs", "    # Subtest: it works", "    ok 1 - it works", "      ---",
		"      duration_ms: 12.5", "      ...", "    1..1", "not ok 1 - a.test.mjs", "  ---", "  duration_ms: 20",
		"  failureType: 'x'", "# tests 2", "# pass 1", "# fail 1", "# duration_ms 30",
	), nil)
	if want := []took{{"it works", 12500 * time.Microsecond},
		{"a.test.mjs", 20 * time.Millisecond}}; !slices.Equal(o.tests, want) {
		t.Errorf("tests under Node: %v, want %v", o.tests, want)
	}
}
