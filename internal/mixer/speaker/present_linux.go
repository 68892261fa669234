//go:build !android && !ebitenginevmguest

package speaker

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// signs are the signs of a sound server or a sound device, as a text that changes when one comes; empty: there is none. Opening one that does
// not exist would be in vain, and the libraries of the system would complain.
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

// stamp tells a file, which may not exist, from one that takes its place.
func stamp(path string) string {
	info, err := os.Stat(path)
	if err != nil {
		return ""
	}
	return info.ModTime().String()
}
