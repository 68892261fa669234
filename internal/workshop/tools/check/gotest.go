package main

import (
	"encoding/json"
	"maps"
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

// testName is one test, or with an empty test its package.
type testName struct{ pkg, test string }

// goReading reads the output of go test -json. Tests and subtests count; a package that fails without a failing test,
// or does not build, counts as one failure. Lines that are no events are kept for the explanation. A failure is
// reported as soon as its test has ended.
type goReading struct {
	lined
	tell            func([]byte)
	n               count
	loose           []byte
	tests, packages []took
	said            map[testName][]byte
	failedIn        map[string]bool // packages with a failed test
	passedIn        map[string]int  // passed tests of packages that have not ended
}

// goTests makes a reading of go test -json.
func goTests(tell func([]byte)) reading {
	g := &goReading{tell: tell, said: map[testName][]byte{}, failedIn: map[string]bool{}, passedIn: map[string]int{}}
	g.line = g.event
	return g
}

// event reads a line.
func (g *goReading) event(line []byte) {
	var e event
	if json.Unmarshal(line, &e) != nil || e.Action == "" {
		g.loose = append(g.loose, line...)
		return
	}
	id := testName{e.Package, e.Test}
	switch e.Action {
	case "output":
		g.said[id] = append(g.said[id], e.Output...)
	case "build-output":
		g.loose = append(g.loose, e.Output...)
	case "pass":
		g.timed(e)
		if e.Test != "" {
			g.n.passed++
			g.passedIn[e.Package]++
		} else if strings.Contains(string(g.said[id]), "\t(cached)") {
			g.n.cached += g.passedIn[e.Package]
		}
		delete(g.said, id)
	case "skip":
		if e.Test != "" {
			g.n.skipped++
		}
		delete(g.said, id)
	case "fail":
		g.timed(e)
		if e.Test == "" {
			g.cutOff(e.Package)
		}
		if e.Test != "" {
			g.failedIn[e.Package] = true
		} else if g.failedIn[e.Package] {
			delete(g.said, id)
			return // its tests are counted
		}
		g.fail(id)
	}
}

// timed notes how long a test or a package took that ends.
func (g *goReading) timed(e event) {
	took := took{strings.TrimPrefix(e.Package, "runehall/"), time.Duration(e.Elapsed * float64(time.Second))}
	switch {
	case e.Test == "":
		g.packages = append(g.packages, took)
	case !strings.Contains(e.Test, "/"): // the parts of a test are in its time
		took.what += " " + e.Test
		g.tests = append(g.tests, took)
	}
}

// fail counts a failure, and reports it with all its output.
func (g *goReading) fail(id testName) {
	g.n.failed++
	g.tell(append([]byte(strings.TrimSpace(id.pkg+" "+id.test)+"\n"), g.said[id]...))
	delete(g.said, id)
}

// cutOff tells of the tests of a package that a panic or a time limit cut off: there is only their output. They count
// if another test of the package has failed; otherwise the package does.
func (g *goReading) cutOff(pkg string) {
	for _, id := range g.open(pkg) {
		if g.failedIn[pkg] {
			g.fail(id)
			continue
		}
		g.tell(append([]byte(id.pkg+" "+id.test+"\n"), g.said[id]...))
		delete(g.said, id)
	}
}

// open returns the tests of a package, or of all packages, that have begun and not ended.
func (g *goReading) open(pkg string) []testName {
	var list []testName
	for id := range maps.Keys(g.said) {
		if id.test != "" && (pkg == "" || id.pkg == pkg) {
			list = append(list, id)
		}
	}
	slices.SortFunc(list, func(a, b testName) int { return strings.Compare(a.pkg+" "+a.test, b.pkg+" "+b.test) })
	return list
}

func (g *goReading) end(error) outcome {
	g.flush()
	for _, id := range g.open("") {
		g.cutOff(id.pkg)
	}
	return outcome{g.n, g.loose, g.tests, g.packages}
}
