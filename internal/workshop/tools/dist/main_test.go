package main

import (
	"fmt"
	"os"
	"testing"
)

// TestMain runs the tests in the root of the repository, where the program also runs.
func TestMain(m *testing.M) {
	if err := os.Chdir("../../../.."); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(m.Run())
}
