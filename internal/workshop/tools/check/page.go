package main

import (
	"cmp"
	"os"
	"slices"
	"strings"
)

// pageAlways is the test file that runs in Chromium whenever the program is another one. A test checks that each file
// of wasm/browser is here, in pageByDay or in pageInAll.
const pageAlways = "smoke"

// pageByDay are the other test files that run in both lanes: for the page's own parts, and for one match.
const pageByDay = "address awake back colours described files frame kept keys languages lost names page pads policy start summon title touches typing visit wheel wishes stones trimmed"

// pageInAll are the other files: the other games' matches, tests that take long, and pages built in other ways. An
// evening is played only with RUNEHALL_WHOLE.
const pageInAll = "comeback evening lesson market masters mirror ritual rooms sound toss"

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
	own.less = aside()
	return &own
}

// chromium is the browser that the tests start. The whole browser, which some of them start, has the same version.
func chromium() string { return cmp.Or(os.Getenv("CHROMIUM"), "/usr/bin/chromium-headless-shell") }

// page builds the page and what its tests need beside it.
func page() []command {
	return append(servedPage(),
		command{args: words("scripts/trimmed.sh stacks build/stacks.wasm"), read: one, first: true, makes: "build/stacks.wasm", own: &rests{
			files: words("scripts/trimmed.sh scripts/go.sh", lean),
			says:  [][]string{words("go version"), words("go env GOFLAGS GOROOT")},
		}})
}

// servedPage builds the page, what sends it to a browser, and a host that has the rooms that pages play in.
func servedPage() []command {
	return []command{
		{args: words("scripts/web.sh"), read: one, first: true, once: true},
		server(),
		{args: words("go build -o build/host ."), env: static, read: one, first: true, once: true},
	}
}

// server builds what sends a page to a browser in tests.
func server() command {
	return command{args: words("go build -o build/serve ./wasm/serve"), env: static, read: one, first: true, once: true}
}

// inPage runs test files under Node, which start Chromium. node --test has no time limit of its own.
func inPage(files string) command {
	c := command{args: words("node --test --test-reporter=tap"), read: tapTests, first: true}
	for name := range strings.FieldsSeq(files) {
		c.args = append(c.args, "wasm/browser/"+name+".test.mjs")
	}
	return c
}

// smokeOnly opens a page that was built in another way than the one on which all of smoke runs: the program draws, and
// a match begins. The browser's language and the program's last words come from scripts that are the same in both.
func smokeOnly() command {
	c := inPage("smoke")
	c.args = slices.Insert(c.args, len(c.args)-1, "--test-name-pattern=^the.first.frame|^browsers.with.less")
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
	smoke := smokeOnly().only(all)
	smoke.env = []string{"RUNEHALL_WEB=" + absolute("build/web-plain")}
	return []command{
		{args: words("scripts/web.sh build/web-filters ./wasm/patch/filters"), read: one, first: true, from: all},
		{args: words("scripts/web.sh -plain build/web-filters-plain ./wasm/patch/filters"), read: one, first: true, from: all},
		inPage("filters").only(all),
		{args: words("scripts/web.sh -plain build/web-plain"), read: one, first: true, from: all},
		smoke,
	}
}
