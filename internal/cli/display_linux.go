//go:build linux && !android && !ebitenginevmguest

package cli

import (
	"errors"
	"strings"

	"runehall/assets/lang"
)

// display returns an error if there is no window system. The engine would then draw on the bare console, which nobody
// expects who types a command.
func display(getenv func(string) string) error {
	if getenv("DISPLAY") == "" {
		return errNoDisplay
	}
	return nil
}

// windowWords says why no window could be opened. The engine's errors have only their texts.
func windowWords(err error, getenv func(string) string) (key string, args []lang.Arg) {
	text := strings.ToLower(err.Error())
	switch {
	case errors.Is(err, errNoDisplay):
		return "window.none", nil
	case strings.Contains(text, "failed to open display"):
		return "window.silent", []lang.Arg{lang.Str("name", getenv("DISPLAY"))}
	case strings.Contains(text, "glx") || strings.Contains(text, "egl:") || strings.Contains(text, "opengl"):
		return "window.graphics", nil
	}
	return "window.failed", nil
}
