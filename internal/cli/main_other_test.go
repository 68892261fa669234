//go:build !js

package cli

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/ncruces/zenity"

	"runehall/internal/rival"
)

// dialogs is a folder for scripts that stand for the programs that show dialogs.
var dialogs string

// TestMain makes package zenity find the script of the tests: it looks for its program once in a process, whichever
// test asks first. With botVariable set, this binary is a program that plays instead.
func TestMain(m *testing.M) {
	rival.Keep()
	if role := os.Getenv(botVariable); role != "" {
		os.Exit(playAs(role))
	}
	code, err := withDialogs(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		code = 1
	}
	os.Exit(code)
}

func withDialogs(m *testing.M) (code int, err error) {
	if dialogs, err = os.MkdirTemp("", "dialogs"); err != nil {
		return 0, err
	}
	defer func() { _ = os.RemoveAll(dialogs) }() // if it fails, only some scripts are left
	if err := os.WriteFile(filepath.Join(dialogs, "zenity"), []byte("#!/bin/sh\nexit 1\n"), 0o700); err != nil {
		return 0, err
	}
	path := os.Getenv("PATH")
	if err := os.Setenv("PATH", dialogs); err != nil {
		return 0, err
	}
	zenity.IsAvailable()
	if err := os.Setenv("PATH", path); err != nil {
		return 0, err
	}
	return m.Run(), nil
}
