package main

import (
	"os"
	"strings"
	"testing"
)

// TestThrifty checks that garbage is collected less often, unless GOGC is set, and that a flag is added to GOFLAGS.
func TestThrifty(t *testing.T) {
	t.Setenv("GOGC", "50") // restores it at the end
	t.Setenv("GOFLAGS", "-tags=some")
	be := func() {
		t.Helper()
		if err := thrifty(); err != nil {
			t.Fatal(err)
		}
	}
	if be(); os.Getenv("GOGC") != "50" {
		t.Errorf("GOGC is %q, though 50 was asked for", os.Getenv("GOGC"))
	}
	if flags := strings.Fields(os.Getenv("GOFLAGS")); len(flags) != 2 || flags[0] != "-tags=some" ||
		flags[1] != "-trimpath" {
		t.Errorf("GOFLAGS are %q", flags)
	}
	if err := os.Unsetenv("GOGC"); err != nil {
		t.Fatal(err)
	}
	if be(); os.Getenv("GOGC") != "400" {
		t.Errorf("GOGC is %q where nobody has asked for anything", os.Getenv("GOGC"))
	}
}
