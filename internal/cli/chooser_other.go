//go:build !js

package cli

import (
	"errors"
	"fmt"
	"os/exec"
	"strings"

	"github.com/ncruces/zenity"

	"runehall/internal/incoming"
)

// chooser returns a function that asks for a file with the desktop's own dialog, or nil if there is none. Without it,
// files can still be dropped on the window.
func chooser() func(func([]byte, error)) {
	ask := fileDialog()
	if ask == nil {
		return nil
	}
	return func(chosen func([]byte, error)) { go choose(ask, chosen) }
}

// fileDialog returns what opens the dialog and returns the path of the chosen file, or nil.
func fileDialog() func() (string, error) {
	if zenity.IsAvailable() {
		return func() (string, error) { return zenity.SelectFile(zenity.Title("Runehall")) }
	}
	// KDE may only have its own dialog, which package zenity does not know.
	if path, err := exec.LookPath("kdialog"); err == nil {
		return func() (string, error) { return askKDE(path) }
	}
	return nil
}

// askKDE opens KDE's dialog, which prints the path of the file. It fails without a word if nothing is chosen.
func askKDE(kdialog string) (string, error) {
	out, err := exec.Command(kdialog, "--title", "Runehall", "--getopenfilename").Output()
	if _, ended := errors.AsType[*exec.ExitError](err); ended {
		return "", zenity.ErrCanceled
	}
	return strings.TrimRight(string(out), "\r\n"), err
}

// choose asks for a file and passes on its content. It does nothing if the dialog is closed without a choice.
func choose(ask func() (string, error), chosen func([]byte, error)) {
	path, err := ask()
	switch {
	case errors.Is(err, zenity.ErrCanceled), err == nil && path == "":
		return
	case err != nil:
		chosen(nil, fmt.Errorf("the dialog for files: %w", err))
		return
	}
	chosen(incoming.Read(path))
}
