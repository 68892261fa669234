//go:build !js

package cli

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strings"
)

// choosers are the programs that ask for a file with the desktop's own dialog and print its path, by system; the first
// that is installed is used.
var choosers = map[string][][]string{
	"linux":   {{"zenity", "--file-selection", "--title=Runehall"}, {"kdialog", "--title", "Runehall", "--getopenfilename"}},
	"freebsd": {{"zenity", "--file-selection", "--title=Runehall"}, {"kdialog", "--title", "Runehall", "--getopenfilename"}},
	"darwin":  {{"osascript", "-e", `POSIX path of (choose file with prompt "Runehall")`}},
	"windows": {{"powershell", "-NoProfile", "-STA", "-Command", `Add-Type -AssemblyName System.Windows.Forms
		[Console]::OutputEncoding = [Text.Encoding]::UTF8
		$d = New-Object System.Windows.Forms.OpenFileDialog
		if ($d.ShowDialog() -eq 'OK') { $d.FileName } else { exit 1 }`}},
}

// chooser returns what asks for a file, or nil where no program for it is installed: then a file can still be dropped on
// the window.
func chooser() func(func([]byte, error)) {
	for _, command := range choosers[runtime.GOOS] {
		if path, err := exec.LookPath(command[0]); err == nil {
			return func(chosen func([]byte, error)) { go choose(exec.Command(path, command[1:]...), chosen) }
		}
	}
	return nil
}

// choose waits until a program has printed the path of a file, and reads that. Such a program ends with an error where
// the person chose nothing.
func choose(dialog *exec.Cmd, chosen func([]byte, error)) {
	out, err := dialog.Output()
	if _, ended := errors.AsType[*exec.ExitError](err); ended {
		return
	}
	if err != nil {
		chosen(nil, fmt.Errorf("the dialog for files: %w", err))
		return
	}
	path := strings.TrimRight(string(out), "\r\n")
	if path == "" {
		return
	}
	text, err := readFile(path, console{in: os.Stdin})
	chosen(text, err)
}
