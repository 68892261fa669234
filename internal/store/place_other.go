//go:build !js

package store

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
)

// placeInline is true: files are written during the call.
const placeInline = true

// openPlace returns the folder that dir names, or else the platform's.
func openPlace(dir string) (backend, error) {
	if dir == "" {
		var err error
		if dir, err = platformDir(runtime.GOOS, os.Getenv, os.UserConfigDir); err != nil {
			return &folder{why: fmt.Errorf("%w: %w", ErrDenied, err), plain: newMemory()}, nil
		}
	}
	return &folder{kept: &disk{dir: dir}, plain: newMemory()}, nil
}

// platformDir is the folder for this program's data; configDir is [os.UserConfigDir].
func platformDir(goos string, getenv func(string) string, configDir func() (string, error)) (string, error) {
	switch goos {
	case "windows", "darwin", "ios":
		dir, err := configDir()
		if err != nil {
			return "", fmt.Errorf("no folder for data: %w", err)
		}
		return filepath.Join(dir, "Runehall"), nil
	}
	// The XDG Base Directory Specification says to ignore relative paths.
	if dir := getenv("XDG_DATA_HOME"); filepath.IsAbs(dir) {
		return filepath.Join(dir, "runehall"), nil
	}
	if home := getenv("HOME"); home != "" {
		return filepath.Join(home, ".local", "share", "runehall"), nil
	}
	return "", errors.New("no folder for data: neither XDG_DATA_HOME nor HOME is set")
}
