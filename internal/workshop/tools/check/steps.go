package main

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
)

// static builds without cgo, as all programs are built.
var static = []string{"CGO_ENABLED=0"}

// wasm builds for the browser.
var wasm = []string{"GOOS=js", "GOARCH=wasm"}

// platforms are the systems that the game is built for besides the browser and phones, each with one kind of processor.
// No file is for another processor alone; make dist builds for all.
var platforms = []struct{ os, arch string }{{"linux", "amd64"}, {"windows", "amd64"}, {"darwin", "arm64"}}

// again are the flags with which the lane of all runs Go's tests: earlier results do not count, and the order of tests
// is random. By day Go may reuse results, which it does not do with -shuffle.
var again = words("-count=1 -shuffle=on")

// steps lists what make test does, in both lanes, what takes longest first, so that at the end no processor waits for
// another. What is not said to be from all runs by day too.
func steps() []step {
	itself := inPage(pageByDay)
	itself.own = pageOwnRests()
	list := []step{
		realProgram(1),
		{
			name: "browser", checks: "the page in Chromium; in all every game by every file of tests, and the page as Go's linker makes it",
			needs: words("x browser"), rests: &pageRests,
			commands: slices.Concat(page(), []command{inPage(pageAlways), itself, inPage(pageInAll).only(all), journey()},
				plainPage()),
		},
		realProgram(2),
		{
			name: "tests", checks: "every package's own tests, which need no window", needs: words("python reader"),
			commands: []command{
				{args: words(goTest), packages: nonStarters, env: static, read: goTests, inAll: again},
				{args: words(goTest), packages: starters, env: static, read: goTests, inAll: again,
					rests: &rests{files: []string{"."}}},
				building(),
				{args: words(leanTest), env: static, read: goTests, inAll: again, rests: &rests{files: words(lean)}},
			},
		},
		otherEngines(),
		{
			name: "race detector", checks: "two goroutines that touch the same, wherever something goes on at once",
			needs: words("race"),
			commands: []command{
				{args: words(goTest, "-race -short", racing), env: []string{"CGO_ENABLED=1"}, read: goTests, from: all,
					inAll: again},
				{args: words(goTest, "-race -short -run", racingScenes, "./scenes", "./scenes/results"),
					env: []string{"CGO_ENABLED=1"}, read: goTests, from: all, inAll: again},
				{args: words("go test -C", lean, "-vet=off -json -race -short -timeout", testLimit, "./trim"),
					env: []string{"CGO_ENABLED=1"}, read: goTests, from: all, inAll: again},
			},
		},
		realWindow(),
		{name: "builds", checks: "the program for Linux, Windows and macOS", commands: builds()},
		{
			name: "staticcheck", checks: "what staticcheck finds, also in what only the browser has", rests: &goFiles,
			commands: []command{
				{args: words("go build -o build/staticcheck honnef.co/go/tools/cmd/staticcheck"), env: static,
					read: one},
				{args: words("build/staticcheck -tags pilot ./..."), env: static, read: silence},
				{args: words("build/staticcheck -tags", guestOnly), env: static, read: silence},
				{args: words("build/staticcheck", wasmOnly), env: wasm, read: silence},
				sh(silence, "staticcheck=$PWD/build/staticcheck; cd "+lean+" && $staticcheck ./..."),
			},
		},
		{
			name: "rules in WebAssembly", checks: "the rules' golden files in WebAssembly, trimmed as the page is",
			needs: words("node"), rests: &trimmedRests,
			commands: []command{trimmedTests("")},
		},
		{name: "rules on other processors", checks: "the rules' golden files on arm64", needs: words("arm64"),
			commands: processors()},
		{
			name: "pseudo-words", checks: "what does not fit when words are longer, and which text is no message",
			commands: []command{{args: words("scripts/pseudo.sh -vet=off -json"), env: static, read: goTests, from: all,
				inAll: again}},
		},
		{
			name: "phones", checks: "the library of the apps: linked, started in an emulator; Java compiled, Swift parsed", needs: words("phones"),
			commands: []command{{args: words("scripts/phones.sh"), read: one, from: all}},
		},
		// No file is left out by the tag pilot.
		{
			name: "vet", checks: "what go vet finds, also for the browser", rests: &goFiles,
			commands: []command{
				{args: words("go vet -tags pilot ./..."), env: static, read: one},
				{args: words("go vet -tags", guestOnly), env: static, read: one},
				{args: words("go vet", wasmOnly), env: wasm, read: one},
				{args: words("go vet -C", lean, "./..."), env: static, read: one},
				{args: words("go vet -C", lean, "./..."), env: wasm, read: one},
			},
		},
		{
			name: "go fix", checks: "that Go is written as today's Go writes it", rests: &goFiles,
			commands: []command{
				{args: words("go fix -tags pilot -diff ./..."), env: static, read: silence},
				{args: words("go fix -C", lean, "-diff ./..."), env: static, read: silence},
			},
		},
		{
			name: "format", checks: "gofmt", rests: &goFiles,
			commands: []command{sh(silence, `gofmt -l $(git ls-files --cached --others --exclude-standard -- '*.go')`)},
		},
	}
	return append(list, elsewhere()...)
}

// goFiles is what those rest on that read all that is written in Go, and nothing else.
var goFiles = rests{files: words("*.go *go.mod *go.sum *.s"),
	says: [][]string{words("go version"), words("go env GOFLAGS GOARCH GOOS")}}

// only says from which lane on a command runs.
func (c command) only(from lane) command {
	c.from = from
	return c
}

// racing are the packages in which something goes on at once. Each game's rules, the boards, the texts and the making
// of assets run in one goroutine.
const racing = "./assets/art ./games ./internal/aloud ./internal/atspi ./internal/awake ./internal/cli ./internal/mixer/... ./internal/rival ./internal/rooms/... ./internal/stats ./internal/store ./internal/sysfont ./internal/wishes ./internal/workshop/journaltest ./internal/workshop/tools/check ./mobile ./scenes/table/thinkers ./ui"

// racingScenes are the tests that put those packages together: they play at every table while pictures are loaded, play
// an evening in a room, and store, list, open and delete records. The others of the package do the same things at
// once, and would take minutes.
const racingScenes = "RandomTapsAtEveryTable|AWholeEvening|OpenGoes|SecondWriter|DamagedRecords|ChosenFile|Keepsake|DeleteAsks|PanicLeads|SettingsAct"

// wasmOnly are the packages with files that only the browser's program has; of all others vet and staticcheck have seen
// each file.
const wasmOnly = "./assets/... ./internal/awake ./internal/cli ./internal/fetch ./internal/incoming ./internal/mixer/... ./internal/rival ./internal/rooms/away ./internal/stats ./internal/store ./internal/sysfont ./internal/wishes ./internal/zone ./internal/workshop/tools/empty ./scenes ./scenes/gallery ./ui ./wasm/..."

// guestOnly is the tag of the program that tests of the real program start, and the package with files that only this
// one has.
const guestOnly = "ebitenginevmguest ./internal/cli"

// goTest runs tests and says how each went. Another step vets everything.
const goTest = "go test -vet=off -json -timeout " + testLimit

// lean is a separate module that does not depend on the rest: a test checks that. leanTest runs its tests, which start
// programs.
const (
	lean     = "wasm/lean"
	leanTest = "go test -C " + lean + " -vet=off -json -timeout " + testLimit + " ./..."
)

// building runs the tests that compile much of the program once more, changed (with another game, without rooms), that
// list what the page is made of, or that build a large program of others. A screen that few others know, or a board
// that is there, seldom matters to them: by day they do not run again for those.
func building() command {
	return command{args: words(goTest), packages: builders, env: static, read: goTests, inAll: again, own: &rests{
		files: words("*.go *go.mod *go.sum *.s assets internal/workshop scripts wasm docs/add-a-game.md docs/upstream"),
		less:  aside(),
		says:  [][]string{words("go version"), words("go env GOFLAGS GOARCH GOOS")},
	}}
}

// builds links the program for every platform; the browser's is built for its tests. What is only linked, and started
// nowhere, is compiled without optimizing: that takes two thirds of the time and finds the same.
func builds() []command {
	var list []command
	for _, p := range platforms {
		args := words("go build -ldflags=-s")
		if p.os != "linux" { // for Linux the tests have compiled everything already
			args = append(args, "-gcflags=all=-N -l")
		}
		list = append(list, command{
			args: append(args, "-o", fmt.Sprintf("build/platforms/runehall-%s-%s", p.os, p.arch), "."),
			env:  []string{"CGO_ENABLED=0", "GOOS=" + p.os, "GOARCH=" + p.arch},
			read: one,
			from: all,
		})
	}
	return list
}

// words splits the parts of a command line without quotes.
func words(parts ...string) []string { return strings.Fields(strings.Join(parts, " ")) }

// sh is a command line for the shell.
func sh(read reader, line string) command {
	return command{args: []string{"bash", "-euo", "pipefail", "-c", line}, read: read}
}

// absolute returns a path below this folder from the root of the disk.
func absolute(path string) string {
	whole, err := filepath.Abs(path)
	if err != nil {
		return path // the folder is gone; whatever uses it will say so
	}
	return whole
}
