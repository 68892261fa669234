//go:build !js

package store

import (
	"io"
	"os"
	"path/filepath"
	"runtime"
)

// RoomsDir returns the folder for the rooms of a host, beside the matches: in dir, or else in the platform's folder.
func RoomsDir(dir string) (string, error) {
	if dir == "" {
		var err error
		if dir, err = platformDir(runtime.GOOS, os.Getenv, os.UserConfigDir); err != nil {
			return "", err
		}
	}
	return filepath.Join(dir, "rooms"), nil
}

// HoldFolder makes a folder if there is none, and keeps it from other programs that call this, until it is closed or
// the program ends. If another program has it, the error wraps [ErrBusy].
func HoldFolder(dir string) (io.Closer, error) {
	if err := os.MkdirAll(dir, dirMode); err != nil {
		return nil, classify(err)
	}
	path := filepath.Join(dir, ".held")
	made, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, fileMode)
	if err != nil {
		return nil, classify(err)
	}
	if err := made.Close(); err != nil {
		return nil, classify(err)
	}
	h, err := openLocked(path, false)
	if err != nil {
		return nil, classify(err)
	}
	return h, nil
}

// SyncFolder makes new names in a folder survive a power failure.
func SyncFolder(dir string) error { return classify(syncDir(dir)) }
