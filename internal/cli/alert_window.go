//go:build !js && !android && !ios && !ebitenginevmguest

package cli

import (
	"errors"
	"os"
	"os/exec"
	"runtime"
	"strings"

	"github.com/ncruces/zenity"
)

// alert shows a text in a dialog of the system, if it has any, and waits until the dialog is closed. It is for errors
// without a window of our own: somebody who started the program with a click sees no terminal.
func alert(text string, getenv func(string) string) {
	if runtime.GOOS == "linux" && getenv("DISPLAY") == "" && getenv("WAYLAND_DISPLAY") == "" {
		return // and no dialog either
	}
	if zenity.IsAvailable() {
		if err := zenity.Error(text, zenity.Title("Runehall"), zenity.ErrorIcon); err == nil ||
			errors.Is(err, zenity.ErrCanceled) {
			return // it was read, in whichever way it was closed
		}
	}
	for _, line := range [][]string{
		{"kdialog", "--title", "Runehall", "--error", text},
		{"xmessage", "-center", "-title", "Runehall", "-xrm", "*international: true", folded(text)},
	} {
		path, err := exec.LookPath(line[0])
		if err != nil {
			continue
		}
		cmd := exec.Command(path, line[1:]...)
		cmd.Env = append(os.Environ(), "LC_ALL=C.UTF-8") // without a locale, xmessage would only know ASCII
		err = cmd.Run()
		if ended, ok := errors.AsType[*exec.ExitError](err); err == nil || ok && ended.ExitCode() <= closedBy {
			return
		}
	}
}

// closedBy is the highest exit code of a dialog that was closed without its button. Higher ones say that there was no
// dialog.
const closedBy = 2

// foldedAt is the length of lines in dialogs that do not break lines themselves.
const foldedAt = 64

func folded(text string) string {
	var b strings.Builder
	n := 0
	for i, word := range strings.Fields(text) {
		switch l := len([]rune(word)); {
		case i == 0:
			n = l
		case n+1+l > foldedAt:
			b.WriteByte('\n')
			n = l
		default:
			b.WriteByte(' ')
			n += 1 + l
		}
		b.WriteString(word)
	}
	return b.String()
}
