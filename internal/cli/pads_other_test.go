//go:build !js

package cli

import (
	"bytes"
	"log/slog"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestLayoutsOfPadsReachTheEngine sets layouts of gamepads in the environment, good, broken and hostile ones. The
// engine takes those that can be read; the others are logged.
func TestLayoutsOfPadsReachTheEngine(t *testing.T) {
	const pad = "030000004c0500006802000011010000,A pad of this test,a:b0,b:b1,dpup:h0.1,leftx:a0,lefty:a1"
	for _, test := range []struct {
		what, lines   string
		taken, logged bool
	}{
		{"nothing", "", false, false},
		{"a layout", pad, true, false},
		{"one of this system and one of another", pad + ",platform:Linux,\n" + pad + ",platform:Windows,\n", true,
			false},
		{"a comment and CR LF", "# mine\r\n" + pad + ",\r\n", true, false},
		{"no layout", "SDL", false, true},
		{"a file's path", "/home/me/pads.txt", false, true},
		{"a part without a value", pad + ",x", false, true},
		{"a button that is no number", pad + ",x:bee", false, true},
		{"one good and one broken", pad + "\nbroken", false, true},
		{"control codes", "\x1b[2J\x00", false, true},
		{"very many letters", strings.Repeat("a", 1<<20), false, true},
	} {
		var log bytes.Buffer
		taken, asked := false, ""
		takePads(func(name string) string {
			if name != "SDL_GAMECONTROLLERCONFIG" {
				t.Errorf("%s: %s is asked for", test.what, name)
			}
			return test.lines
		}, func(lines string) (ok bool, err error) {
			asked = lines
			ok, err = ebiten.UpdateStandardGamepadLayoutMappings(lines)
			taken = ok
			return ok, err
		}, slog.New(slog.NewTextHandler(&log, nil)))
		if asked != test.lines || taken != test.taken {
			t.Errorf("%s: the engine was given %.80q, and took it: %v", test.what, asked, taken)
		}
		if got := strings.Contains(log.String(), "SDL_GAMECONTROLLERCONFIG"); got != test.logged ||
			strings.Count(log.String(), "\n") > 1 {
			t.Errorf("%s: logged %q", test.what, log.String())
		}
	}
}
