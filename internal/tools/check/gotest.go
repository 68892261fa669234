package main

import (
	"bytes"
	"encoding/json"
	"slices"
)

// event is a line of go test -json.
type event struct {
	Action, Package, Test, Output string
	ImportPath                    string // instead of Package while building
}

// goTests reads the output of go test -json: tests and their parts count, and a
// package that fails without a failing test, or does not build, counts as one
// failure. Lines that are no events are kept for the explanation.
func goTests(output []byte, _ error) (count, []byte) {
	type name struct{ pkg, test string }
	var n count
	var loose []byte
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
	return n, loose
}
