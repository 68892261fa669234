package main

import (
	"os"
	"runtime"
	"slices"
	"strings"
)

// everywhere runs the tests of the rules that compare with golden files: whole matches, tables of many, digests of records,
// paths of throws. They must be the same on every processor, to the byte. Their names hold Golden, Everywhere or EveryProcessor.
const everywhere = goTest + " -short -run Golden|Everywhere|EveryProcessor"

// trim is the program that trims others, from wherever tests run: go test starts it in the folder of each package.
var trim = absolute("build/trim")

// stacks are the tests of what a trimmed program knows of its own functions.
const stacks = "./wasm/trim/stacks"

// processors lists the runs of the rules on other processors than this one: WebAssembly, and arm64, in an emulator unless this is one.
// WebAssembly runs them as the page's program is made, trimmed (wasm/trim), and the proofs of that and the page's line to a room besides.
// For a release WebAssembly runs all their tests, and amd64 with the instructions of newer ones (GOAMD64=v3), which join a product and a sum
// into one operation as arm64 does, runs those of everywhere.
func processors() []command {
	web, arm64 := words(everywhere), words(everywhere)
	if release() {
		web = words(goTest, "-short")
	}
	if runtime.GOARCH != "arm64" {
		arm64 = append(arm64, "-exec", "qemu-aarch64-static")
	}
	web = append(web, "-pgo", "wasm/hot.pprof", "-overlay", "build/patched/overlay.json", "-exec", trim+" -exec "+goRoot()+"/lib/wasm/go_js_wasm_exec", "./games/...", "./internal/rooms/away", stacks)
	list := []command{
		{args: words("go build -o", trim, "./wasm/trim"), env: static, read: one},
		{args: words("go run ./wasm/patch -trimmed -dir build/patched"), env: static, read: one},
		{args: web, env: wasm, bare: true, read: goTests, inAll: again, rests: &rests{
			made: []string{trim, goRoot() + "/lib/wasm/go_js_wasm_exec", goRoot() + "/lib/wasm/wasm_exec.js", goRoot() + "/lib/wasm/wasm_exec_node.js"},
			says: [][]string{words("node --version")},
		}},
		{args: append(arm64, "./games/..."), env: append([]string{"GOARCH=arm64"}, static...), read: goTests, from: all, inAll: again},
	}
	cpu, err := os.ReadFile("/proc/cpuinfo")
	if err == nil && release() && runtime.GOARCH == "amd64" && isV3(string(cpu)) {
		list = append(list, command{
			args: append(words(everywhere), "./games/..."), env: append([]string{"GOAMD64=v3"}, static...), read: goTests, from: all, inAll: again,
		})
	}
	return list
}

// isV3 reports whether Linux says of a processor that it has all of GOAMD64=v3.
func isV3(cpu string) bool {
	for line := range strings.Lines(cpu) {
		name, flags, _ := strings.Cut(line, ":")
		if strings.TrimSpace(name) != "flags" {
			continue
		}
		has := strings.Fields(flags)
		for _, flag := range []string{"abm", "avx2", "bmi1", "bmi2", "f16c", "fma", "movbe"} {
			if !slices.Contains(has, flag) {
				return false
			}
		}
		return true
	}
	return false
}
