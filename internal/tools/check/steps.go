package main

import (
	"fmt"
	"os/exec"
	"strings"
)

// static builds without cgo, as all programs are built.
var static = []string{"CGO_ENABLED=0"}

// wasm builds for the browser.
var wasm = []string{"GOOS=js", "GOARCH=wasm"}

// platforms are those that the game is built for, besides the browser.
var platforms = []struct{ os, arch string }{
	{"linux", "amd64"}, {"linux", "arm64"},
	{"windows", "amd64"}, {"windows", "arm64"},
	{"darwin", "amd64"}, {"darwin", "arm64"},
}

// steps lists what make test does.
func steps() []step {
	return []step{
		{"format", []command{sh(silence, `gofmt -l $(git ls-files --cached --others --exclude-standard -- '*.go')`)}},
		{"vet", []command{
			{args: words("go vet ./..."), env: static, read: one},
			{args: words("go vet -tags pilot ./..."), env: static, read: one},
			{args: words("go vet ./..."), env: wasm, read: one},
		}},
		{"staticcheck", []command{
			{args: words("go build -o build/staticcheck honnef.co/go/tools/cmd/staticcheck"), env: static, read: one},
			{args: words("build/staticcheck -tags pilot ./..."), env: static, read: silence},
			{args: words("build/staticcheck ./..."), env: wasm, read: silence},
		}},
		{"go fix", []command{{args: words("go fix -tags pilot -diff ./..."), env: static, read: silence}}},
		{"tests, shuffled", []command{{args: words("go test -json -shuffle=on ./..."), env: static, read: goTests}}},
		{"pseudo-words", []command{{args: words("scripts/pseudo.sh -json"), env: static, read: goTests}}},
		// What goes on at once: the rules of a game are pure, and run below the boards that are tested here.
		{"race detector", []command{{
			args: sh(nil, `go test -json -race -short -shuffle=on $(go list ./... | grep -v /games/)`).args,
			env:  []string{"CGO_ENABLED=1"}, read: goTests,
		}}},
		{"rules in WebAssembly", []command{{
			args: []string{"go", "test", "-json", "-short", "-exec", goRoot() + "/lib/wasm/go_js_wasm_exec", "./games/..."},
			env:  wasm, bare: true, read: goTests,
		}}},
		{"rules on other processors", processors()},
		{"builds", builds()},
		{"phones", []command{{args: words("scripts/phones.sh"), read: one}}},
		{"real program", []command{{
			args: words("scripts/pilot-tests.sh -json"), env: static, read: goTests,
		}}},
		{"browser", []command{
			{args: words("scripts/web.sh"), read: one},
			{args: words("go build -o build/serve ./wasm/serve"), env: static, read: one},
			sh(tapTests, "node --test --test-reporter=tap wasm/browser/*.test.mjs"),
		}},
	}
}

// builds links the program for every platform; the browser's is built for its tests.
func builds() []command {
	var all []command
	for _, p := range platforms {
		all = append(all, command{
			args: words(fmt.Sprintf("go build -o build/platforms/runehall-%s-%s .", p.os, p.arch)),
			env:  []string{"CGO_ENABLED=0", "GOOS=" + p.os, "GOARCH=" + p.arch},
			read: one,
		})
	}
	return all
}

// words splits a command line without quotes.
func words(line string) []string { return strings.Fields(line) }

// sh is a command line for the shell.
func sh(read reader, line string) command {
	return command{args: []string{"bash", "-euo", "pipefail", "-c", line}, read: read}
}

// goRoot returns the folder of the Go toolchain.
func goRoot() string {
	out, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return "GOROOT-is-unknown" // the command that needs it fails and names it
	}
	return strings.TrimSpace(string(out))
}
