package main

import (
	"runtime"
	"slices"
	"strings"
	"testing"
)

func TestIsV3(t *testing.T) {
	for cpu, want := range map[string]bool{
		"processor\t: 0\nflags\t\t: fpu abm avx avx2 bmi1 bmi2 f16c fma movbe\nbugs\t: none\n": true,
		"flags\t\t: fpu abm avx avx2 bmi1 bmi2 f16c movbe\n":                                   false,
		"Features\t: fp asimd\n": false,
		"":                       false,
	} {
		if isV3(cpu) != want {
			t.Errorf("%q: %v", cpu, !want)
		}
	}
}

func TestProcessorsIncludeOthers(t *testing.T) {
	t.Setenv(releaseVar, "")
	web, arm64 := runOn(t, "GOARCH=wasm"), runOn(t, "GOARCH=arm64")
	if slices.Contains(arm64.args, "qemu-aarch64-static") == (runtime.GOARCH == "arm64") || !slices.Contains(web.args, "-run") {
		t.Errorf("%v\n%v", web, arm64)
	}
	if !slices.Contains(web.args, "build/patched/overlay.json") || !slices.Contains(web.args, stacks) ||
		!slices.ContainsFunc(web.args, func(arg string) bool { return strings.HasPrefix(arg, trim+" -exec ") }) {
		t.Errorf("what runs on WebAssembly is not trimmed: %v", web)
	}
	t.Setenv(releaseVar, "somewhere")
	if web, arm64 := runOn(t, "GOARCH=wasm"), runOn(t, "GOARCH=arm64"); slices.Contains(web.args, "-run") || !slices.Contains(arm64.args, "-run") {
		t.Errorf("for a release: %v\n%v", web, arm64)
	}
}

// runOn returns the one run of tests on a processor.
func runOn(t *testing.T, processor string) command {
	t.Helper()
	var found []command
	for _, c := range processors() {
		if slices.Contains(c.env, processor) {
			found = append(found, c)
		}
	}
	if len(found) != 1 {
		t.Fatalf("%d runs with %s", len(found), processor)
	}
	return found[0]
}
