package main

import (
	"os"
	"runtime"
	"slices"
	"strings"
)

// everywhere runs the tests of the rules that compare with golden files: whole matches, tables of many, digests of
// records, paths of throws. They must be the same on every processor, to the byte. Their names hold Golden, Everywhere
// or EveryProcessor.
const (
	golden     = "Golden|Everywhere|EveryProcessor"
	everywhere = goTest + " -short -run " + golden
)

// rules are the games, and the toys with what tests all of them.
const rules = "./games/... ./internal/workshop/gamestest/..."

// transcripts are the rules whose golden files hold whole matches of every game, and all figures with fractions: paths
// of throws and ratings. Those of the other packages are parts of these, in whole numbers.
const transcripts = "./games ./games/all ./games/toss"

// trimmedTests runs them, and the proofs of the page's line to a room and of what a trimmed program knows of its own
// functions, in WebAssembly as the page's program is made: trimmed. For a release it runs all tests of the rules.
//
// It runs those in some packages if packages are named.
func trimmedTests(packages string) command {
	c := command{args: words("scripts/trimmed.sh test -vet=off -json -short -timeout", testLimit, packages), bare: true,
		read: goTests, inAll: again}
	if !release() {
		c.args = append(c.args, "-run", golden)
	}
	return c
}

// trimmedRests is what their outcome rests on. Go keeps no results of tests that another program runs.
var trimmedRests = rests{
	files:    words("go.mod go.sum games internal/workshop/gamestest internal/rooms/away wasm/lean wasm/hot.pprof scripts/trimmed.sh scripts/go.sh"),
	programs: []program{{wasm, words("-test", rules, "./internal/rooms/away")}},
	says:     [][]string{words("go version"), words("go env GOFLAGS"), words("node --version")},
}

// processors lists the runs of the rules on other processors than this one and WebAssembly: arm64, in an emulator
// unless this is one. For a release amd64 with the instructions of newer ones (GOAMD64=v3) runs them too: those join a
// product and a sum into one operation, as arm64 does.
func processors() []command {
	list := []command{arm64(rules)}
	cpu, err := os.ReadFile("/proc/cpuinfo")
	if err == nil && release() && runtime.GOARCH == "amd64" && isV3(string(cpu)) {
		list = append(list, command{
			args: words(everywhere, rules), env: append([]string{"GOAMD64=v3"}, static...),
			read: goTests, from: all, inAll: again,
		})
	}
	return list
}

func arm64(packages string) command {
	c := command{args: words(everywhere), env: append([]string{"GOARCH=arm64"}, static...), read: goTests, from: all,
		inAll: again}
	if runtime.GOARCH != "arm64" {
		c.args = append(c.args, "-exec", "qemu-aarch64-static")
	}
	c.args = append(c.args, words(packages)...)
	return c
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
