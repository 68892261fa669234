//go:build !android && !ebitenginevmguest

package speaker

import (
	"os"
	"path/filepath"
)

// present reports whether there is a sound server or a sound device. Opening one that does not exist would end the program.
func present() bool {
	return presentIn("/", os.Getenv)
}

// presentIn looks for signs of sound below a root folder.
func presentIn(root string, getenv func(string) string) bool {
	for _, name := range []string{
		"PULSE_SERVER",     // a server elsewhere
		"PIPEWIRE_REMOTE",  //
		"ALSA_CONFIG_PATH", // somebody set up ALSA on purpose
	} {
		if getenv(name) != "" {
			return true
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
		if found, err := filepath.Glob(filepath.Join(root, p)); err == nil && len(found) > 0 {
			return true
		}
	}
	return false
}
