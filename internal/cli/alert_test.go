//go:build linux && !android && !ebitenginevmguest

package cli

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestWhatNoWindowSaysIsInADialog replaces the programs that show dialogs by scripts. The message is shown by the first
// program that works, and only once, whichever button closes it. Without a display no program is started.
func TestWhatNoWindowSaysIsInADialog(t *testing.T) {
	t.Setenv("PATH", dialogs)
	shown := filepath.Join(t.TempDir(), "shown")
	script := func(name string, code string) {
		text := "#!/bin/sh\necho \"" + name + " $*\" >> '" + shown + "'\nexit " + code + "\n"
		if err := os.WriteFile(filepath.Join(dialogs, name), []byte(text), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	screen := func(string) string { return ":1" }
	for _, c := range []struct{ zenity, kdialog, xmessage, want string }{
		{"0", "0", "0", "zenity"}, {"1", "0", "0", "zenity"}, {"255", "0", "0", "zenity kdialog"},
		{"255", "2", "0", "zenity kdialog"},
		{"255", "255", "0", "zenity kdialog xmessage"}, {"255", "127", "1", "zenity kdialog xmessage"},
	} {
		_ = os.Remove(shown) // of the last round
		script("zenity", c.zenity)
		script("kdialog", c.kdialog)
		script("xmessage", c.xmessage)
		alert("-- Kein Fenster: größer", screen)
		text, err := os.ReadFile(shown)
		var names []string
		for line := range strings.Lines(string(text)) {
			names = append(names, strings.Fields(line)[0])
			if !strings.Contains(line, "Kein Fenster: größer") {
				t.Errorf("%+v: %q", c, line)
			}
		}
		if got := strings.Join(names, " "); err != nil || got != c.want {
			t.Errorf("%+v: %q, %v", c, got, err)
		}
	}
	_ = os.Remove(shown)
	alert("x", func(string) string { return "" })
	if _, err := os.Stat(shown); err == nil {
		t.Error("a dialog without a display")
	}
}

// TestWhyThereIsNoWindow checks that errors of the engine are explained to the person, and still quoted.
func TestWhyThereIsNoWindow(t *testing.T) {
	c := console{getenv: func(name string) string { return map[string]string{"DISPLAY": ":7", "LANG": "de"}[name] }}
	for text, want := range map[string]string{
		"glfw: x11: failed to open display :7: a platform-specific error occurred":        "Der Bildschirm :7 antwortet nicht.",
		"glfw: egl: failed to get EGL display: Success: the requested API is unavailable": "kein OpenGL",
		"glfw: glx: failed to create context: BadMatch":                                   "kein OpenGL",
		"something else": "Es lässt sich kein Fenster öffnen. (something else)",
	} {
		if err := c.noWindow(nil, "", errors.New(text)); !strings.Contains(err.Error(), want) ||
			!strings.Contains(err.Error(), text) {
			t.Errorf("%s: %v", text, err)
		}
	}
	if text := folded(strings.Repeat("größer ", 40)); !strings.Contains(text, "\n") ||
		strings.Join(strings.Fields(text), " ") != strings.TrimSpace(strings.Repeat("größer ", 40)) {
		t.Errorf("folded: %q", text)
	}
}
