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

func TestProcessorsIncludeAnother(t *testing.T) {
	c := processors()[0]
	if !slices.Contains(c.env, "GOARCH=arm64") || slices.Contains(c.args, "qemu-aarch64-static") == (runtime.GOARCH == "arm64") {
		t.Errorf("%v", c)
	}
}
