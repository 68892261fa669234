package main

import (
	"cmp"
	"os"
	"strings"
)

// pageAlways is the test file that runs in Chromium whenever the program is another one. A test checks that each file of
// wasm/browser is here, in pageByDay or in pageInAll.
const pageAlways = "smoke"

// pageByDay are the other test files that run in both lanes: for the page's own parts, and for one match.
const pageByDay = "address awake back colours described files frame kept keys languages lost names page pads policy summon title touches typing visit wheel wishes stones trimmed"

// pageInAll are the other files: the other games' matches, tests that take long, and pages built in other ways.
const pageInAll = "comeback lesson market masters mirror ritual rooms sound toss"

// pageRests is everything that the page, the host beside it and their tests depend on.
var pageRests = rests{
	files: append(words("go.mod go.sum wasm assets internal/workshop/learntest/taps scripts/web.sh scripts/trimmed.sh scripts/go.sh",
		"scripts/needs.sh scenes/*.record internal/cli/shell_js.go"), ":(exclude)*_test.go"),
	programs: []program{
		{wasm, words(".")},
		{static, words(". ./wasm/serve ./wasm/front ./wasm/seal ./wasm/patch")},
	},
	says: [][]string{words("go version"), words("go env GOFLAGS GOARCH GOOS"), words("node --version"),
		{chromium(), "--version"}},
}

// pageOwnRests is what the tests of the page's own parts rest on by day: everything but screens to which they hardly
// come, and the rules and the board of each game. Those have tests of their own, and a smoke test in the page.
func pageOwnRests() *rests {
	own := pageRests
	own.less = words("scenes/archive scenes/credits scenes/gallery scenes/rulebook scenes/statistics")
	for _, game := range words("ritual masters stones market toss") {
		own.less = append(own.less, "games/"+game, "scenes/"+game)
	}
	return &own
}

// chromium is the browser that the tests start.
func chromium() string { return cmp.Or(os.Getenv("CHROMIUM"), "/usr/bin/chromium") }

// page builds the page and what its tests need beside it.
func page() []command {
	return []command{
		{args: words("scripts/web.sh"), read: one, first: true},
		{args: words("go build -o build/serve ./wasm/serve"), env: static, read: one, first: true},
		// It has the rooms that pages play in.
		{args: words("go build -o build/host ."), env: static, read: one, first: true},
		{args: words("scripts/trimmed.sh stacks build/stacks.wasm"), read: one, first: true},
	}
}

// inPage runs test files under Node, which start Chromium. node --test has no time limit of its own.
func inPage(files string) command {
	c := command{args: words("node --test --test-reporter=tap"), read: tapTests, first: true}
	for name := range strings.FieldsSeq(files) {
		c.args = append(c.args, "wasm/browser/"+name+".test.mjs")
	}
	return c
}

// journey hands a match from the desktop's program to the page and back.
func journey() command {
	return command{
		args: words("scripts/pilot-tests.sh -vet=off -json -timeout", testLimit, "./internal/workshop/pilot/journey"),
		env:  static, read: goTests, first: true, inAll: again, from: all,
	}
}

// plainPage builds the page with Go's own linker, and compares shaders with those of the trimmed page.
func plainPage() []command {
	smoke := inPage("smoke").only(all)
	smoke.env = []string{"RUNEHALL_WEB=" + absolute("build/web-plain")}
	return []command{
		{args: words("scripts/web.sh build/web-filters ./wasm/patch/filters"), read: one, first: true, from: all},
		{args: words("scripts/web.sh -plain build/web-filters-plain ./wasm/patch/filters"), read: one, first: true, from: all},
		inPage("filters").only(all),
		{args: words("scripts/web.sh -plain build/web-plain"), read: one, first: true, from: all},
		smoke,
	}
}
