package main

import (
	"strings"
	"testing"
)

// TestLicences checks that the licences of the modules are found for every platform with a package.
func TestLicences(t *testing.T) {
	text, err := licences("linux/amd64", "windows/amd64", "darwin/arm64", "js/wasm")
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"github.com/hajimehoshi/ebiten/v2 v2.", "Marcus Geelnard", "golang.org/x/image v",
		"SIL OPEN FONT LICENSE", "FluidR3",
		"The Go Authors", "github.com/ncruces/zenity v", "Sam Lantinga", "Apache License"} {
		if !strings.Contains(string(text), want) {
			t.Errorf("nothing of %q", want)
		}
	}
	if strings.Contains(string(text), "pgregory.net/rapid") {
		t.Error("the licence of what only tests use")
	}
}
