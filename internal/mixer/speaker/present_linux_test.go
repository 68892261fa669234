//go:build !android && !ebitenginevmguest

package speaker

import (
	"os"
	"path/filepath"
	"testing"
)

// TestTracesOfSound checks which files and variables count as signs of a sound device.
func TestTracesOfSound(t *testing.T) {
	for name, c := range map[string]struct {
		file string
		env  map[string]string
		want bool
	}{
		"nothing":      {env: map[string]string{"HOME": "/home/astrid", "XDG_RUNTIME_DIR": "/run/user/1"}},
		"a microphone": {file: "dev/snd/pcmC0D0c"},
		"a sound card": {file: "dev/snd/pcmC0D0p", want: true},
		"PulseAudio": {file: "run/user/1/pulse/native", env: map[string]string{"XDG_RUNTIME_DIR": "/run/user/1"},
			want: true},
		"PipeWire": {file: "run/user/1/pipewire-0", env: map[string]string{"XDG_RUNTIME_DIR": "/run/user/1"},
			want: true},
		"own settings":  {file: "home/astrid/.asoundrc", env: map[string]string{"HOME": "/home/astrid"}, want: true},
		"far server":    {env: map[string]string{"PULSE_SERVER": "tcp:hall"}, want: true},
		"own ALSA file": {env: map[string]string{"ALSA_CONFIG_PATH": "/etc/null"}, want: true},
	} {
		root := t.TempDir()
		if c.file != "" {
			path := filepath.Join(root, c.file)
			if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, nil, 0o600); err != nil {
				t.Fatal(err)
			}
		}
		if got := signsIn(root, func(key string) string { return c.env[key] }) != ""; got != c.want {
			t.Errorf("%s: %v", name, got)
		}
	}
}
