//go:build pilot

package desk_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	rules "runehall/games/ritual"
	"runehall/internal/workshop/pilot/desk"
	"runehall/internal/workshop/pilot/probe"
)

// TestPastingGoesByWhatIsPrintedOnTheKeys presses Ctrl+V on keyboard layouts where V is another key, with a match on
// the clipboard.
func TestPastingGoesByWhatIsPrintedOnTheKeys(t *testing.T) {
	record := played(t, 2, func(v rules.View) bool { return true })
	tools := t.TempDir() // for a script in place of xclip, with which the program reads the clipboard
	script := fmt.Sprintf("#!/bin/sh\ncat '%s'\n", record)
	must(t, os.WriteFile(filepath.Join(tools, "xclip"), []byte(script), 0o700))
	t.Cleanup(func() { layout(t, "us") })
	for _, c := range []struct {
		layout []string
		v      desk.Key
	}{
		{[]string{"us"}, 55}, {[]string{"us", "dvorak"}, 60}, {[]string{"fr", "bepo"}, 30}, {[]string{"de", "neo"}, 25},
		{[]string{"ua"}, 55},
	} {
		t.Run(fmt.Sprint(c.layout), func(t *testing.T) {
			layout(t, c.layout...)
			p := started(t, []string{"PATH=" + tools + ":" + os.Getenv("PATH"),
				"WAYLAND_DISPLAY="}, "--data", t.TempDir())
			_, err := p.Until("the title", func(r probe.Report) bool { return r.Scene == "title" && rest(r) })
			must(t, err)
			must(t, p.Focus())
			must(t, p.Chord(desk.Control, c.v))
			_, err = p.Until("the match", func(r probe.Report) bool { return r.Scene != "title" })
			must(t, err)
		})
	}
}

// layout sets the keyboard layout of the display: its name, and a variant if there is one.
func layout(t *testing.T, names ...string) {
	t.Helper()
	args := []string{"-layout", names[0]}
	if len(names) > 1 {
		args = append(args, "-variant", names[1])
	} else {
		args = append(args, "-variant", "")
	}
	if out, err := exec.Command("setxkbmap", args...).CombinedOutput(); err != nil {
		t.Fatalf("setxkbmap: %v: %s", err, out)
	}
}
