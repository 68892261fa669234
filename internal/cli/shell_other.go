//go:build !js

package cli

import (
	"fmt"
	"log/slog"
	"os"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/internal/store"
	"runehall/scenes"
)

// desktop says that the program has a window of its own.
const desktop = true

// report writes a description of the screen in one write, so that no other line comes in between.
func report(c console, line []byte) {
	if _, err := fmt.Fprintf(c.err, "probe %s\n", line); err != nil {
		os.Exit(exitFailed) // the test that asked for it is gone
	}
}

// failed is told why the program ends; the line on the standard error is enough here.
func failed(string) {}

// keeper returns what keeps a text after a failure.
func keeper(s *store.Store) func(string, []byte) (string, error) { return s.KeepReport }

// early gives no copy of the settings: files are read at once.
func early(*slog.Logger) ([]byte, func([]byte)) { return nil, nil }

// dataFolder makes the folder that --data names, so that a wrong name shows before a match is played.
func dataFolder(path string) error { return os.MkdirAll(path, 0o700) }

// shell is what the platform needs round the program: nothing.
func shell(app *scenes.App) ebiten.Game { return app }
