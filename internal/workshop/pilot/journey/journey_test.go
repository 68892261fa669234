//go:build pilot

package journey

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"runehall/internal/workshop/pilot/desk"
	"runehall/internal/workshop/pilot/probe"
	"runehall/internal/workshop/pilot/programs"
)

// patience bounds the wait for Chromium. It is far longer than a busy machine needs.
const patience = 5 * time.Minute

var program string

func TestMain(m *testing.M) {
	path, err := programs.Build("runehall", programs.Window)
	if err != nil {
		panic(err)
	}
	program = path
	code := programs.Shown(m.Run)
	if err := programs.Remove(); err != nil {
		panic(err)
	}
	os.Exit(code)
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func start(t *testing.T, data string, args ...string) *desk.Program {
	t.Helper()
	p, err := desk.Start(program, append([]string{"--probe", "--stats", "--silent", "--seed", "7", "--lang", "en",
		"--size", "1280x720", "--data", data}, args...)...)
	must(t, err)
	t.Cleanup(func() { must(t, p.Kill()) })
	return p
}

// turn reports whether Rune Masters waits for the person to lay a card.
func turn(r probe.Report) bool {
	_, card := r.Targets["masters.card.0"]
	return card && !r.Busy
}

// lay lays the first card of the hand at a place on the screen, turned if need be, and waits until a section for a
// master must be chosen.
func lay(t *testing.T, p *desk.Program) probe.Report {
	t.Helper()
	must(t, p.Tap("masters.card.0"))
	var place string
	for range 4 {
		r, err := p.Until("at rest", func(r probe.Report) bool { return !r.Busy })
		must(t, err)
		if place = first(r, "masters.place."); place != "" {
			break
		}
		must(t, p.Tap("masters.turn-right"))
	}
	must(t, p.Tap(place))
	must(t, p.Tap("table.confirm"))
	r, err := p.Until("a section for a master", func(r probe.Report) bool {
		return !r.Busy && r.Text("masters.asks") == "cell"
	})
	must(t, err)
	return r
}

// play lays a card, places a master on the first section, and waits for the person's next turn.
func play(t *testing.T, p *desk.Program) {
	t.Helper()
	must(t, p.Tap(first(lay(t, p), "masters.cell.")))
	must(t, p.Tap("table.confirm"))
	_, err := p.Until("the next turn", turn)
	must(t, err)
}

// first returns the first target with this prefix, or "".
func first(r probe.Report, prefix string) (name string) {
	for n := range r.Targets {
		if strings.HasPrefix(n, prefix) && (name == "" || n < name) {
			name = n
		}
	}
	return name
}

// kept returns the only record in a folder of data.
func kept(t *testing.T, data string) []byte {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(data, "matches", "*"))
	must(t, err)
	if len(files) != 1 {
		t.Fatalf("%d records are kept: %q", len(files), files)
	}
	text, err := os.ReadFile(files[0])
	must(t, err)
	return text
}

// TestAMatchGoesFromDeviceToDevice begins a match in a window, continues it in Chromium by its link, and then in the
// window again with the file that the page saves.
func TestAMatchGoesFromDeviceToDevice(t *testing.T) {
	data, board := t.TempDir(), clipboard(t)
	p := start(t, data)
	must(t, p.Tap("title.game.masters"))
	must(t, p.Tap("setup.begin"))
	_, err := p.Until("the first turn", turn)
	must(t, err)
	play(t, p)
	must(t, p.Tap("table.pause"))
	must(t, p.Tap("pause.share"))
	must(t, p.Tap("dialog.ok"))
	must(t, p.Tap("share.copy"))
	var link string
	for start := time.Now(); link == ""; time.Sleep(20 * time.Millisecond) {
		if time.Since(start) > patience {
			t.Fatal("no link is on the clipboard")
		}
		link = board()
	}
	must(t, p.Close())
	begun := kept(t, data)

	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	file := filepath.Join(t.TempDir(), "match.runehall")
	out, err := exec.CommandContext(ctx, "node", "../../../../wasm/browser/onward.mjs", link, file).CombinedOutput()
	if err != nil {
		t.Fatalf("Chromium: %v\n%s", err, out)
	}
	came, err := os.ReadFile(file)
	must(t, err)
	if !bytes.HasPrefix(came, begun) || len(came) == len(begun) {
		t.Fatalf("what came back does not go on where it was left:\n%s\n%s", begun, came)
	}

	again := start(t, data, "--open", file)
	_, err = again.Until("the turn after Chromium's", turn)
	must(t, err)
	if now := kept(t, data); !bytes.Equal(now, came) {
		t.Fatalf("the record that is kept is another than the file:\n%s\n%s", now, came)
	}
	lay(t, again)
	must(t, again.Close())
	if now := kept(t, data); !bytes.HasPrefix(now, came) || len(now) == len(came) {
		t.Errorf("the match does not go on here:\n%s", now)
	}
}

// clipboard replaces the programs for the clipboard by scripts. It returns a function that reads what was copied.
func clipboard(t *testing.T) func() string {
	t.Helper()
	dir := t.TempDir()
	text := filepath.Join(dir, "text")
	script := "#!/bin/sh\ncat > " + text + ".new && mv " + text + ".new " + text + "\n"
	for _, name := range []string{"xclip", "xsel", "wl-copy", "wl-paste"} {
		must(t, os.WriteFile(filepath.Join(dir, name), []byte(script), 0o755))
	}
	t.Setenv("PATH", dir+string(os.PathListSeparator)+os.Getenv("PATH"))
	return func() string {
		said, err := os.ReadFile(text)
		if err != nil {
			return "" // nothing has been copied yet
		}
		return string(said)
	}
}
