package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// static builds without cgo, as all programs are built.
var static = []string{"CGO_ENABLED=0"}

// wasm builds for the browser.
var wasm = []string{"GOOS=js", "GOARCH=wasm"}

// platforms are the systems that the game is built for besides the browser and phones, each with one kind of processor. No file is for
// another processor alone; make dist builds for all.
var platforms = []struct{ os, arch string }{{"linux", "amd64"}, {"windows", "amd64"}, {"darwin", "arm64"}}

// whole reports whether everything is to be run that make test knows, as before a release: whole matches from each board's first
// move by each hand, and the rules on more processors. That takes hours. RUNEHALL_WHOLE names a folder for the records of those matches.
func whole() bool { return os.Getenv("RUNEHALL_WHOLE") != "" }

// steps lists what make test does, what takes longest first, so that at the end no processor waits for another.
func steps() []step {
	return []step{
		realProgram(1),
		{name: "browser", commands: []command{
			{args: words("scripts/web.sh"), read: one},
			{args: words("go build -o build/serve ./wasm/serve"), env: static, read: one},
			{args: words("go build -o build/host ."), env: static, read: one}, // it has the rooms that pages play in
			{args: words("go run ./wasm/patch -trimmed -dir build/patched-page"), env: static, read: one},
			{args: words("rm -f build/stacks.wasm"), read: silence}, // Go takes the one that was trimmed for one that it need not link anew
			{args: words("go test -c -timeout", testLimit, "-overlay build/patched-page/overlay.json -o build/stacks.wasm", stacks), env: wasm, read: one},
			{args: words("go run ./wasm/trim build/stacks.wasm"), env: static, read: one},
			{args: words("scripts/web.sh build/web-filters ./wasm/patch/filters"), read: one},
			{args: words("scripts/web.sh -plain build/web-filters-plain ./wasm/patch/filters"), read: one},
			sh(tapTests, "node --test --test-reporter=tap wasm/browser/*.test.mjs"), // node --test itself knows no limit
			{args: words("scripts/web.sh -plain build/web-plain"), read: one},
			sh(tapTests, "RUNEHALL_WEB=$PWD/build/web-plain node --test --test-reporter=tap wasm/browser/smoke.test.mjs"),
			{args: words("scripts/pilot-tests.sh -vet=off -json -timeout", testLimit, "./internal/workshop/pilot/journey"), env: static, read: goTests},
		}},
		realProgram(2),
		{name: "tests, shuffled", commands: []command{{args: words(goTest, "-shuffle=on ./..."), env: static, read: goTests}}},
		{name: "race detector", commands: []command{
			{args: words(goTest, "-race -short -shuffle=on", racing), env: []string{"CGO_ENABLED=1"}, read: goTests},
			{args: words(goTest, "-race -short -shuffle=on -run", racingScenes, "./scenes", "./scenes/results"), env: []string{"CGO_ENABLED=1"}, read: goTests},
		}},
		{name: "real window", commands: []command{{
			args: words("scripts/pilot-tests.sh -vet=off -json -timeout", testLimit, "./internal/workshop/pilot/desk"), env: static, read: goTests,
		}}},
		{name: "builds", commands: builds()},
		{name: "staticcheck", commands: []command{
			{args: words("go build -o build/staticcheck honnef.co/go/tools/cmd/staticcheck"), env: static, read: one},
			{args: words("build/staticcheck -tags pilot ./..."), env: static, read: silence},
			{args: words("build/staticcheck", wasmOnly), env: wasm, read: silence},
		}},
		{name: "rules on other processors", commands: processors()},
		{name: "pseudo-words", commands: []command{{args: words("scripts/pseudo.sh -vet=off -json"), env: static, read: goTests}}},
		{name: "phones", commands: []command{{args: words("scripts/phones.sh"), read: one}}},
		// No file is left out by the tag pilot.
		{name: "vet", commands: []command{
			{args: words("go vet -tags pilot ./..."), env: static, read: one},
			{args: words("go vet ./..."), env: wasm, read: one},
		}},
		{name: "go fix", commands: []command{{args: words("go fix -tags pilot -diff ./..."), env: static, read: silence}}},
		{name: "format", commands: []command{sh(silence, `gofmt -l $(git ls-files --cached --others --exclude-standard -- '*.go')`)}},
	}
}

// realProgram drives the real program in every other package that does: it mostly waits for a frame, and in one go it would take longer
// than all else.
func realProgram(half int) step {
	return step{name: fmt.Sprintf("real program, half %d", half), commands: []command{{
		args: words(fmt.Sprintf("scripts/pilot-tests.sh --half=%d -vet=off -json -timeout", half), testLimit), env: static, read: goTests,
	}}}
}

// racing are the packages in which something goes on at once. Each game's rules, the boards, the texts and the making of assets run
// in one goroutine.
const racing = "./assets/art ./games ./internal/aloud ./internal/atspi ./internal/cli ./internal/mixer/... ./internal/rival ./internal/rooms/... ./internal/stats ./internal/store ./internal/sysfont ./internal/workshop/tools/check ./mobile ./scenes/table ./ui ./wasm/trim"

// racingScenes are the tests that put those packages together: they play at every table while pictures are loaded, and store, list,
// open and delete records. The others of the package do the same things at once, and would take minutes.
const racingScenes = "RandomTapsAtEveryTable|OpenGoes|SecondWriter|DamagedRecords|ChosenFile|Keepsake|DeleteAsks|PanicLeads|SettingsAct"

// wasmOnly are the packages with files that only the browser's program has; of all others staticcheck has seen each file.
const wasmOnly = "./assets/... ./internal/cli ./internal/fetch ./internal/mixer/... ./internal/rooms/away ./internal/store ./internal/sysfont ./internal/workshop/tools/empty ./scenes ./scenes/gallery ./ui ./wasm/..."

// goTest runs tests and says how each went. Another step vets everything.
const goTest = "go test -vet=off -json -timeout " + testLimit

// builds links the program for every platform; the browser's is built for its tests.
func builds() []command {
	var all []command
	for _, p := range platforms {
		all = append(all, command{
			args: words(fmt.Sprintf("go build -ldflags=-s -o build/platforms/runehall-%s-%s .", p.os, p.arch)),
			env:  []string{"CGO_ENABLED=0", "GOOS=" + p.os, "GOARCH=" + p.arch},
			read: one,
		})
	}
	return all
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
		return path // there is no such folder any more, which whatever uses it will say
	}
	return whole
}

func goRoot() string {
	out, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return "GOROOT-is-unknown" // the command that needs it fails and names it
	}
	return strings.TrimSpace(string(out))
}
