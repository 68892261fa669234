//go:build pilot

package masters

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"runehall/internal/workshop/pilot"
	"runehall/internal/workshop/pilot/probe"
)

// against starts the program with another program as a player, goes to a table in two taps as with any computer player,
// and returns the folder with the data.
func against(t *testing.T, bot string) (*pilot.App, string) {
	t.Helper()
	dir := t.TempDir()
	args := []string{"--probe", "--silent", "--data", dir, "--lang", "en", "--seed", "7", "--bot", "'" + bot + "'",
		"--size", "1280x720"}
	app := pilot.Start(t, pilot.Options{Binary: pilot.Build(t, "runehall"), Args: args, Width: 1280, Height: 720})
	app.Tap("title.game.masters")
	if app.Settle(); app.Probe().Scene == "title" {
		app.Tap("title.play")
	}
	app.Settle()
	app.Save("program-set-up")
	app.Tap("setup.begin")
	app.Until("the table", func(r probe.Report) bool { return r.Scene == "table" })
	return app, dir
}

// recorded returns the only record in a folder of data.
func recorded(t *testing.T, dir string) string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "matches", "*.runehall"))
	if err != nil || len(files) != 1 {
		t.Fatalf("records %q, %v", files, err)
	}
	text, err := os.ReadFile(files[0])
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestAProgramPlaysHere begins a match against the example in docs/bots, and waits for its moves.
func TestAProgramPlaysHere(t *testing.T) {
	app, dir := against(t, pilot.Build(t, "runehall/docs/bots/first"))
	g := newGuest(t, app, pilot.Mouse, 3)
	for range 40 {
		if app.Settle(); strings.Contains(recorded(t, dir), "\n1 play") {
			break
		}
		g.act()
	}
	text := recorded(t, dir)
	if !strings.Contains(text, "\nseat program ") || !strings.Contains(text, "\n1 play") {
		t.Errorf("the record is\n%s", text)
	}
	if log := app.Log(); !strings.Contains(log, "bot: I have seat 1 of masters\n") ||
		strings.Contains(log, "cannot go on") {
		t.Errorf("it says %q", log)
	}
	app.Save("program-table")
}

// TestAnAdeptPlaysForAProgramThatEnds begins a match against a program that ends at once: somebody else plays on for
// it, and the table says so.
func TestAnAdeptPlaysForAProgramThatEnds(t *testing.T) {
	app, dir := against(t, pilot.Build(t, "runehall/internal/workshop/pilot/programs/internal/nothing"))
	g := newGuest(t, app, pilot.Mouse, 3)
	said, seen := "", 0
	for range 40 {
		app.Until("a rest", func(r probe.Report) bool {
			if text := r.Text("toast"); text != "" {
				said = text
				if seen++; seen == 20 {
					app.Save("program-gone") // it has faded in
				}
			}
			return !r.Busy
		})
		if strings.Contains(recorded(t, dir), "\n1 play") {
			break
		}
		g.act()
	}
	if !strings.Contains(said, "the program has stopped") {
		t.Errorf("the table says %q", said)
	}
	if text := recorded(t, dir); !strings.Contains(text, "\n1 play") {
		t.Errorf("nobody plays on:\n%s", text)
	}
}
