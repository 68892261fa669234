//go:build !js && !android && !ios && !ebitenginevmguest

package cli

import (
	"os/exec"
	"runtime"

	"github.com/ncruces/zenity"
)

// alert says something in a dialog of the system, as far as it has one, and waits until it is closed. It is for when there is no window of
// our own, and whoever started the program with a click sees no terminal.
func alert(text string, getenv func(string) string) {
	if runtime.GOOS == "linux" && getenv("DISPLAY") == "" && getenv("WAYLAND_DISPLAY") == "" {
		return // and no dialog either
	}
	if zenity.IsAvailable() && zenity.Error(text, zenity.Title("Runehall"), zenity.ErrorIcon) == nil {
		return
	}
	for _, line := range [][]string{
		{"kdialog", "--title", "Runehall", "--error", text},
		{"xmessage", "-center", "-title", "Runehall", text},
	} {
		if path, err := exec.LookPath(line[0]); err == nil && exec.Command(path, line[1:]...).Run() == nil {
			return
		}
	}
}
