package main

import (
	"os"
	"strings"
	"testing"
)

// TestThrifty checks that what spares time and memory is set, unless somebody has set it, and that a flag is added to
// GOFLAGS.
func TestThrifty(t *testing.T) {
	for _, v := range spare {
		t.Setenv(v.name, "50") // restores it at the end
	}
	t.Setenv("GOFLAGS", "-tags=some")
	be := func() {
		t.Helper()
		if err := thrifty(); err != nil {
			t.Fatal(err)
		}
	}
	be()
	for _, v := range spare {
		if got := os.Getenv(v.name); got != "50" {
			t.Errorf("%s is %q, though 50 was asked for", v.name, got)
		}
	}
	if flags := strings.Fields(os.Getenv("GOFLAGS")); len(flags) != 2 || flags[0] != "-tags=some" ||
		flags[1] != "-trimpath" {
		t.Errorf("GOFLAGS are %q", flags)
	}
	for _, v := range spare {
		if err := os.Unsetenv(v.name); err != nil {
			t.Fatal(err)
		}
	}
	be()
	for _, v := range spare {
		if got := os.Getenv(v.name); got != v.value {
			t.Errorf("%s is %q where nobody has asked for anything", v.name, got)
		}
	}
}
