package cli

import (
	"os/exec"
	"strings"
)

// system returns the language that macOS is set to; "" is unknown. A program that is opened from the Finder gets no
// environment variables that name it.
func system() string {
	out, err := exec.Command("defaults", "read", "-g", "AppleLocale").Output()
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(out))
}
