package cli

import (
	"os/exec"
	"strings"
)

// system returns the language that macOS is set to, or "" if that is unknown. A program opened from the Finder gets no
// environment variables that would tell.
func system() string {
	out, err := exec.Command("defaults", "read", "-g", "AppleLocale").Output()
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(out))
}
