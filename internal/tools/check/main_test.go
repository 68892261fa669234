package main

import (
	"os"
	"testing"
)

// TestThrifty has garbage collected less often, unless somebody has said how often.
func TestThrifty(t *testing.T) {
	t.Setenv("GOGC", "50") // restores it at the end
	if thrifty(); os.Getenv("GOGC") != "50" {
		t.Errorf("GOGC is %q, though 50 was asked for", os.Getenv("GOGC"))
	}
	if err := os.Unsetenv("GOGC"); err != nil {
		t.Fatal(err)
	}
	if thrifty(); os.Getenv("GOGC") != "400" {
		t.Errorf("GOGC is %q where nobody has asked for anything", os.Getenv("GOGC"))
	}
}
