package main

import (
	"os"
	"testing"
)

// TestMain lets this program be the one that commands run under.
func TestMain(m *testing.M) {
	if len(os.Args) > 2 && os.Args[1] == reapFlag {
		os.Exit(reap(os.Args[2:]))
	}
	os.Exit(m.Run())
}
