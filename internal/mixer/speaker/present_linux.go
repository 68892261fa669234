//go:build !android && !ebitenginevmguest

package speaker

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// signs returns a text that depends on the sound servers and devices there are, and changes when one appears; "": there
// are none. Trying to open a missing one would be useless, and the system's libraries would print warnings.
func signs() string { return signsIn("/", os.Getenv) }

// signsIn looks for signs of sound below a root folder.
func signsIn(root string, getenv func(string) string) string {
	var found strings.Builder
	for _, name := range []string{
		"PULSE_SERVER",     // a server elsewhere
		"PIPEWIRE_REMOTE",  //
		"ALSA_CONFIG_PATH", // somebody set up ALSA on purpose
	} {
		if value := getenv(name); value != "" {
			fmt.Fprintln(&found, name, value, stamp(value))
		}
	}
	patterns := []string{"dev/snd/pcm*p", "var/run/pulse/native", "run/pulse/native", "etc/asound.conf"}
	if run := getenv("XDG_RUNTIME_DIR"); run != "" {
		patterns = append(patterns, filepath.Join(run, "pulse/native"), filepath.Join(run, "pipewire-0"))
	}
	if home := getenv("HOME"); home != "" {
		patterns = append(patterns, filepath.Join(home, ".asoundrc"))
	}
	for _, p := range patterns {
		files, _ := filepath.Glob(filepath.Join(root, p)) // the patterns are well formed
		for _, file := range files {
			fmt.Fprintln(&found, file, stamp(file))
		}
	}
	return found.String()
}

// stamp identifies a file, which may not exist, so that another file in its place is noticed.
func stamp(path string) string {
	info, err := os.Stat(path)
	if err != nil {
		return ""
	}
	return info.ModTime().String()
}
