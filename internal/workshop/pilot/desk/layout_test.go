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

// TestPastingGoesByWhatIsPrintedOnTheKeys strikes Ctrl+V at the title on keyboards where V lies elsewhere, with a match in the clipboard.
func TestPastingGoesByWhatIsPrintedOnTheKeys(t *testing.T) {
	record := played(t, 2, func(v rules.View) bool { return true })
	tools := t.TempDir() // the clipboard is that of a script, as the program asks for it
	script := fmt.Sprintf("#!/bin/sh\ncat '%s'\n", record)
	must(t, os.WriteFile(filepath.Join(tools, "xclip"), []byte(script), 0o700))
	t.Cleanup(func() { layout(t, "us") })
	for _, c := range []struct {
		layout []string
		v      desk.Key
	}{
		{[]string{"us"}, 55}, {[]string{"us", "dvorak"}, 60}, {[]string{"fr", "bepo"}, 30}, {[]string{"de", "neo"}, 25}, {[]string{"ua"}, 55},
	} {
		t.Run(fmt.Sprint(c.layout), func(t *testing.T) {
			layout(t, c.layout...)
			p := started(t, []string{"PATH=" + tools + ":" + os.Getenv("PATH"), "WAYLAND_DISPLAY="}, "--data", t.TempDir())
			_, err := p.Until("the title", func(r probe.Report) bool { return r.Scene == "title" && rest(r) })
			must(t, err)
			must(t, p.Focus())
			must(t, p.Chord(desk.Control, c.v))
			_, err = p.Until("the match", func(r probe.Report) bool { return r.Scene != "title" })
			must(t, err)
		})
	}
}

// layout gives the display's keyboard other letters.
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
