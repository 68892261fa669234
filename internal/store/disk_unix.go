//go:build unix

package store

import (
	"errors"
	"io/fs"
	"os"
	"syscall"
)

// openLocked opens a file for writing and locks it, or returns [ErrBusy]. The lock ends with the file or the process.
func openLocked(path string, create bool) (*os.File, error) {
	flags := os.O_RDWR
	if create {
		flags |= os.O_CREATE | os.O_EXCL
	}
	for {
		file, err := os.OpenFile(path, flags, fileMode)
		if err != nil {
			return nil, err
		}
		if err := flock(file); err != nil {
			return nil, errors.Join(err, file.Close())
		}
		// The file may have been deleted between opening and locking it: then the lock is on a file without a name.
		held, err := file.Stat()
		if err != nil {
			return nil, errors.Join(err, file.Close())
		}
		named, err := os.Stat(path)
		if err == nil && os.SameFile(held, named) {
			return file, nil
		}
		if err := errors.Join(err, file.Close()); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
	}
}

func flock(file *os.File) error {
	for {
		err := syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
		switch {
		case err == nil:
			return nil
		case errors.Is(err, syscall.EINTR):
		case errors.Is(err, syscall.EWOULDBLOCK):
			return ErrBusy
		default:
			return &fs.PathError{Op: "lock", Path: file.Name(), Err: err}
		}
	}
}

// removeLocked deletes an open and locked file, and closes it.
func removeLocked(file *os.File, path string) error {
	return errors.Join(os.Remove(path), file.Close())
}

// syncDir makes new names in a folder survive a power failure.
func syncDir(path string) error {
	dir, err := os.Open(path)
	if err != nil {
		return err
	}
	err = dir.Sync()
	if errors.Is(err, syscall.EINVAL) || errors.Is(err, syscall.ENOTSUP) {
		err = nil // file systems that cannot sync folders have nothing to lose there
	}
	return errors.Join(err, dir.Close())
}

func isFull(err error) bool {
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT) || errors.Is(err, syscall.EFBIG)
}

func isReadOnly(err error) bool { return errors.Is(err, syscall.EROFS) }
