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
	t.Setenv("RUNEHALL_WHOLE", "")
	all := processors()
	if len(all) != 2 || !slices.Contains(all[0].env, "GOARCH=wasm") || !slices.Contains(all[1].env, "GOARCH=arm64") ||
		slices.Contains(all[1].args, "qemu-aarch64-static") == (runtime.GOARCH == "arm64") {
		t.Errorf("%v", all)
	}
	t.Setenv("RUNEHALL_WHOLE", "somewhere")
	if whole := processors(); slices.Contains(whole[0].args, "-run") || !slices.Contains(whole[1].args, "-run") {
		t.Errorf("on request: %v", whole)
	}
}
