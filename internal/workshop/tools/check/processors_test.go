package main

import (
	"runtime"
	"slices"
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
	if web, arm64 := trimmedTests(""), arm64(rules); slices.Contains(arm64.args,
		"qemu-aarch64-static") == (runtime.GOARCH == "arm64") ||
		!slices.Contains(web.args, "-run") || !slices.Contains(arm64.args, "-run") {
		t.Errorf("%v\n%v", web, arm64)
	}
	t.Setenv(releaseVar, "somewhere")
	if web, arm64 := trimmedTests(""), arm64(rules); slices.Contains(web.args, "-run") ||
		!slices.Contains(arm64.args, "-run") {
		t.Errorf("for a release: %v\n%v", web, arm64)
	}
}
