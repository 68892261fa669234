package main

import (
	"os"
	"testing"
)

// TestMain makes this binary the program that runs commands and reaps their orphans, too.
func TestMain(m *testing.M) {
	if len(os.Args) > 2 && os.Args[1] == reapFlag {
		os.Exit(reap(os.Args[2:]))
	}
	os.Exit(m.Run())
}
