//go:build !js

package cli

import (
	"fmt"
	"log/slog"
	"os"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/internal/awake"
	"runehall/internal/store"
)

// desktop says that the program has a window of its own.
const desktop = true

// report writes a description of the screen in a single write, so that no other output gets into the line.
func report(c console, line []byte) {
	if _, err := fmt.Fprintf(c.err, "probe %s\n", line); err != nil {
		os.Exit(exitFailed) // the test that asked for it is gone
	}
}

// failed does nothing: the line on the standard error is enough here.
func failed(string) {}

// keeper returns the function that stores the report of a failure.
func keeper(s *store.Store) func(string, []byte) (string, error) { return s.KeepReport }

// openFile lets the system open a file, a text in an editor.
var openFile = browse

// settingsCache returns no copy of the settings: reading the file itself takes no time.
func settingsCache(*slog.Logger) ([]byte, func([]byte)) { return nil, nil }

// tellDeep is nil: nobody but the program knows of a way back.
var tellDeep func(bool)

// fetchAgain is nil: all files are in the program.
var fetchAgain func()

// placeKept remembers no place, because on this system nothing moves a window away from its place.
func placeKept(*slog.Logger) (string, func(string)) { return "", nil }

// tellLanguage is nil: a window has no language but the program's.
var tellLanguage func(tag string)

// lasting and hold are nil: a folder is not emptied by anybody but the person.
var (
	lasting func() string
	hold    func(pressed bool)
)

// keepScreen lets the desktop keep the screen on, if there is one that can.
func keepScreen() screen {
	if !awake.Can() {
		return screen{end: func() {}}
	}
	k := awake.New()
	return screen{keep: k.Keep, end: k.End}
}

// summon calls a person by the window's title, which the desktop shows in its list of windows too.
func summon(words string) {
	if words != "" {
		words += " · "
	}
	ebiten.SetWindowTitle(words + windowTitle)
}

// The others are nil: a window is drawn wherever it is, does not vibrate, and shows no notices.
var (
	hidden     func() bool
	buzz       func()
	notices    func() string
	askNotices func()
)

// goesOnKept is nil: nothing shows the title before the program is there.
func goesOnKept(*slog.Logger) func(bool) { return nil }
