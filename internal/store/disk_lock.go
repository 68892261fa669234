//go:build !js

package store

import (
	"errors"
	"io/fs"
	"os"
)

// held is a file that is open for writing and kept from other programs.
type held struct {
	*os.File
	known bool  // its path leads to it, as far as the file system can tell
	sign  *sign // replaces the lock on file systems without locks; otherwise nil
}

// mostTries bounds how often a file is opened again because it was replaced just then. On a file system that does not
// recognise its files, that would never end.
const mostTries = 20

// openLocked opens a file for writing and locks it, or returns [ErrBusy]. The lock ends with the file or the process.
func openLocked(path string, create bool) (*held, error) {
	for try := 1; ; try++ {
		h, err := holdFile(path, create)
		if err != nil {
			return nil, err
		}
		// The file may have been deleted between opening and locking it: then the lock is on a file without a name.
		open, err := h.Stat()
		if err != nil {
			return nil, errors.Join(err, h.Close())
		}
		named, err := os.Stat(path)
		h.known = err == nil && os.SameFile(open, named)
		if h.known || err == nil && try == mostTries {
			return h, nil
		}
		if err := errors.Join(err, h.Close()); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
		if try == mostTries {
			return nil, err
		}
	}
}

// holdFile opens a file and locks it, or shows a sign of life if there are no locks.
func holdFile(path string, create bool) (*held, error) {
	file, err := openToWrite(path, create)
	if err != nil {
		return nil, err
	}
	h := &held{File: file}
	if err = lockFile(file); errors.Is(err, errNoLocks) {
		h.sign, err = showSign(path)
	}
	if err != nil {
		err = errors.Join(err, file.Close())
		if create && !errors.Is(err, ErrBusy) {
			err = errors.Join(err, os.Remove(path)) // it is new and empty, so nobody misses it
		}
		return nil, err
	}
	return h, nil
}

// errNoLocks: the file system has no locks.
var errNoLocks = errors.New("the file system has no locks")

// mine returns [ErrBusy] if another program has taken the file over. It may do that when a sign of life has been quiet
// for long.
func (h *held) mine() error {
	if h.sign == nil {
		return nil
	}
	return h.sign.renew()
}

// Close closes the file and gives the lock back.
func (h *held) Close() error {
	err := h.File.Close()
	if h.sign != nil {
		err = errors.Join(err, h.sign.end())
	}
	return err
}
