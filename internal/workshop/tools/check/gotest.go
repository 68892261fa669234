package main

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"time"
)

// event is a line of go test -json.
type event struct {
	Action, Package, Test, Output string
	ImportPath                    string  // instead of Package while building
	Elapsed                       float64 // seconds, where something ends
}

// goTests reads the output of go test -json: tests and their parts count, and a
// package that fails without a failing test, or does not build, counts as one
// failure. Lines that are no events are kept for the explanation.
func goTests(output []byte, _ error) outcome {
	type name struct{ pkg, test string }
	var n count
	var loose []byte
	var tests, packages []took
	said := map[name][]byte{}
	var failures []name
	failedIn := map[string]bool{} // packages with a failed test
	for line := range bytes.Lines(output) {
		var e event
		if json.Unmarshal(line, &e) != nil || e.Action == "" {
			loose = append(loose, line...)
			continue
		}
		id := name{e.Package, e.Test}
		if e.Action == "pass" || e.Action == "fail" {
			took := took{strings.TrimPrefix(e.Package, "runehall/"), time.Duration(e.Elapsed * float64(time.Second))}
			switch {
			case e.Test == "":
				packages = append(packages, took)
			case !strings.Contains(e.Test, "/"): // the parts of a test are in its time
				took.what += " " + e.Test
				tests = append(tests, took)
			}
		}
		switch e.Action {
		case "output":
			said[id] = append(said[id], e.Output...)
		case "build-output":
			loose = append(loose, e.Output...)
		case "pass":
			if e.Test != "" {
				n.passed++
			}
			delete(said, id)
		case "skip":
			if e.Test != "" {
				n.skipped++
			}
			delete(said, id)
		case "fail":
			if e.Test != "" {
				failedIn[e.Package] = true
			} else if failedIn[e.Package] {
				break // its tests are counted
			}
			n.failed++
			failures = append(failures, id)
		}
	}
	// A test that a panic or a time limit cut off has only its output.
	for id := range said {
		if id.test != "" && !slices.Contains(failures, id) {
			failures = append(failures, id)
			if !failedIn[id.pkg] {
				continue // its package is counted
			}
			n.failed++
		}
	}
	slices.SortFunc(failures, func(a, b name) int {
		return bytes.Compare([]byte(a.pkg+" "+a.test), []byte(b.pkg+" "+b.test))
	})
	for _, id := range failures {
		loose = append(loose, said[id]...)
	}
	return outcome{n, loose, tests, packages}
}
