//go:build pilot

package desk_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"runehall/internal/workshop/pilot/desk"
	"runehall/internal/workshop/pilot/probe"
)

// started starts the real program in an environment, given as arguments for env.
func started(t *testing.T, environment []string, args ...string) *desk.Program {
	t.Helper()
	all := append(environment, program, "--probe", "--stats", "--silent", "--seed", "7", "--lang", "en",
		"--size", "1280x720")
	p, err := desk.Start("/usr/bin/env", append(all, args...)...)
	must(t, err)
	t.Cleanup(func() { must(t, p.Kill()) })
	return p
}

// until waits until a text of the program's report contains this part.
func until(t *testing.T, p *desk.Program, key, part string) {
	t.Helper()
	_, err := p.Until(key+" "+part, func(r probe.Report) bool { return strings.Contains(r.Text(key), part) })
	must(t, err)
}

// TestNoFolderIsPlayedOver starts the program where nothing can be written. The window must say so, the match go on in
// memory, and its menu save it as a file.
func TestNoFolderIsPlayedOver(t *testing.T) {
	file := filepath.Join(t.TempDir(), "no-folder")
	must(t, os.WriteFile(file, nil, 0o600))
	for name, c := range map[string]struct {
		environment, args []string
		says              string
	}{
		"no HOME":       {[]string{"-u", "HOME", "-u", "XDG_DATA_HOME"}, nil, "HOME"},
		"HOME a file":   {[]string{"-u", "XDG_DATA_HOME", "HOME=" + file}, nil, "share/runehall"},
		"--data a file": {nil, []string{"--data", file}, "no-folder"},
		"--data /proc":  {nil, []string{"--data", "/proc/runehall"}, "/proc/runehall"},
	} {
		t.Run(name, func(t *testing.T) {
			home, passing := t.TempDir(), t.TempDir()
			c.environment = append(c.environment, "TMPDIR="+passing)
			if c.args != nil {
				c.environment = append(c.environment, "HOME="+home)
			}
			p := started(t, c.environment, c.args...)
			until(t, p, "missing", c.says)
			must(t, p.Tap("title.play"))
			must(t, p.Tap("setup.begin"))
			must(t, p.Tap("table.pause"))
			must(t, p.Tap("pause.save"))
			until(t, p, "toast", "Saved to ")
			r, err := p.Probe()
			must(t, err)
			place, moves := strings.CutSuffix(strings.TrimPrefix(r.Text("toast"), "Saved to "),
				": this folder is for temporary files and may be emptied, so move the file.")
			must(t, os.Remove(place)) // without HOME it may lie in a real folder of the person who runs the test
			if moves != (filepath.Dir(place) == passing) {
				t.Errorf("said is %q", r.Text("toast"))
			}
			must(t, p.Tap("pause.leave"))
			must(t, p.Tap("title.continue.0"))
			_, err = p.Until("the table", func(r probe.Report) bool { return r.Scene == "table" })
			must(t, err)
			if !strings.Contains(p.Log(), c.says) {
				t.Errorf("on the terminal is said %q", p.Log())
			}
		})
	}
}

// TestRemovedFolderIsNoticed removes the folder during a match. The next move must not be said to be stored, and the
// match can be saved as a file.
func TestRemovedFolderIsNoticed(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	p := started(t, nil, "--data", dir)
	must(t, p.Tap("title.game.toss"))
	must(t, p.Tap("setup.begin"))
	_, err := p.Until("a stored match", func(r probe.Report) bool { return r.Scene == "table" && r.Is("stored") })
	must(t, err)
	must(t, os.RemoveAll(dir))
	noticed := func(r probe.Report) bool { return strings.Contains(r.Text("toast"), "has left its folder") }
	for {
		r, err := p.Until("the loss noticed, or something to press", func(r probe.Report) bool {
			_, there := r.Targets["table.confirm"]
			return noticed(r) || there && !r.Busy
		})
		must(t, err)
		if noticed(r) {
			break
		}
		must(t, p.Click(r.Targets["table.confirm"].Middle()))
	}
	// The message comes back as long as the move is not stored, so the program never rests.
	r, err := p.Until("the way to save the match", func(r probe.Report) bool { _, there := r.Targets["table.why"]; return there })
	must(t, err)
	if r.Is("stored") {
		t.Error("the move is said to be stored")
	}
	must(t, p.Click(r.Targets["table.why"].Middle()))
	until(t, p, "toast", "Saved to ")
}
