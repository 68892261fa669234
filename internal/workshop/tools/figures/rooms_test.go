package main

import "testing"

// TestTheProgramCanBeBuiltWithoutRooms compiles the program without rooms, for the desktop and for the page. make bench
// measures by it how much rooms add.
func TestTheProgramCanBeBuiltWithoutRooms(t *testing.T) {
	if testing.Short() {
		t.Skip("it compiles much of the program")
	}
	without, err := overlay("../../../..", t.TempDir(), "")
	if err != nil {
		t.Fatal(err)
	}
	for _, env := range [][]string{{"CGO_ENABLED=0"}, {"GOOS=js", "GOARCH=wasm"}} {
		// Nobody starts it, so it is compiled without optimizing.
		if err := tool(env, "go", "build", "-trimpath", "-gcflags=runehall/scenes/...=-N -l", "-overlay="+without,
			"../../../../internal/cli"); err != nil {
			t.Errorf("%q: %v", env, err)
		}
	}
}
