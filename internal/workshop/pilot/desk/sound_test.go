//go:build pilot

package desk_test

import (
	"os"
	"path/filepath"
	"testing"

	"runehall/internal/workshop/pilot/desk"
	"runehall/internal/workshop/pilot/probe"
)

// TestAMissingDeviceIsSilence runs the program where nothing hints at a sound device, and where a sound server is named
// but missing. The program must go on, and say at most in its log that it is silent.
func TestAMissingDeviceIsSilence(t *testing.T) {
	broken := filepath.Join(t.TempDir(), "asound.conf")
	must(t, os.WriteFile(broken, []byte("pcm.!default { type hw card 31 }\nctl.!default { type hw card 31 }\n"), 0o600))
	for name, c := range map[string]struct {
		env map[string]string
		log bool
	}{
		"nothing": {map[string]string{"PULSE_SERVER": "", "PIPEWIRE_REMOTE": "", "ALSA_CONFIG_PATH": "",
			"XDG_RUNTIME_DIR": t.TempDir()}, false},
		"no server": {map[string]string{"PULSE_SERVER": "unix:/nowhere", "ALSA_CONFIG_PATH": broken,
			"XDG_RUNTIME_DIR": t.TempDir()}, true},
	} {
		t.Run(name, func(t *testing.T) {
			for key, value := range c.env {
				t.Setenv(key, value)
			}
			p, err := desk.Start(program, "--probe", "--stats", "--size", "1280x720", "--data", t.TempDir())
			must(t, err)
			t.Cleanup(func() { must(t, p.Kill()) })
			for range 3 {
				must(t, p.Tap("title.settings"))
				must(t, p.Tap("settings.back"))
			}
			if c.log {
				// the device is opened in the background
				must(t, p.AwaitLog("there is no sound until a device is found"))
			}
			_, err = p.Until("title", func(r probe.Report) bool { return r.Scene == "title" && !r.Busy })
			must(t, err)
			quiet(t, p, "title")
			must(t, p.Close())
		})
	}
}
