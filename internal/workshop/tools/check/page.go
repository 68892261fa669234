package main

import (
	"cmp"
	"os"
	"strings"
)

// pageByDay are the files of tests in Chromium that run in both lanes: the page's own parts, and one match. A test holds that each file of
// wasm/browser is here or among the others.
const pageByDay = "address back colours files frame kept keys languages lost names page pads policy smoke title touches typing visit wheel wishes stones trimmed"

// pageInAll are the others: every other game's match, what takes long, and the pages that are built otherwise.
const pageInAll = "comeback lesson market masters mirror ritual rooms sound toss"

// pageRests is what the page, the host beside it and their tests are made of.
var pageRests = rests{
	files: append(words("go.mod go.sum wasm assets scripts/web.sh scripts/trimmed.sh scripts/go.sh scripts/needs.sh scenes/*.record internal/cli/shell_js.go"), ":(exclude)*_test.go"),
	programs: []program{
		{wasm, words(".")},
		{static, words(". ./wasm/serve ./wasm/front ./wasm/seal ./wasm/patch")},
	},
	says: [][]string{words("go version"), words("go env GOFLAGS GOARCH GOOS"), words("node --version"), {chromium(), "--version"}},
}

// chromium is the browser that the tests start.
func chromium() string { return cmp.Or(os.Getenv("CHROMIUM"), "/usr/bin/chromium") }

// page builds the page and what its tests need beside it.
func page() []command {
	return []command{
		{args: words("scripts/web.sh"), read: one},
		{args: words("go build -o build/serve ./wasm/serve"), env: static, read: one},
		{args: words("go build -o build/host ."), env: static, read: one}, // it has the rooms that pages play in
		{args: words("scripts/trimmed.sh stacks build/stacks.wasm"), read: one},
	}
}

// inPage runs files of tests under Node, which start Chromium. node --test itself knows no limit.
func inPage(files string) command {
	c := command{args: words("node --test --test-reporter=tap"), read: tapTests}
	for name := range strings.FieldsSeq(files) {
		c.args = append(c.args, "wasm/browser/"+name+".test.mjs")
	}
	return c
}

// journey hands a match from the desktop's program to the page and back.
func journey() command {
	return command{
		args: words("scripts/pilot-tests.sh -vet=off -json -timeout", testLimit, "./internal/workshop/pilot/journey"), env: static, read: goTests, inAll: again, from: all,
	}
}

// plainPage are the page as Go's linker makes it, and what the shaders of the trimmed one are compared with.
func plainPage() []command {
	smoke := inPage("smoke").only(all)
	smoke.env = []string{"RUNEHALL_WEB=" + absolute("build/web-plain")}
	return []command{
		{args: words("scripts/web.sh build/web-filters ./wasm/patch/filters"), read: one, from: all},
		{args: words("scripts/web.sh -plain build/web-filters-plain ./wasm/patch/filters"), read: one, from: all},
		inPage("filters").only(all),
		{args: words("scripts/web.sh -plain build/web-plain"), read: one, from: all},
		smoke,
	}
}
