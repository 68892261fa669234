//go:build unix

package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"syscall"
)

// refusedMarks are the characters that names of files may not contain here, in addition to those that [checkID]
// refuses.
const refusedMarks = ""

// openToWrite opens a file for reading and writing.
func openToWrite(path string, create bool) (*os.File, error) {
	flags := os.O_RDWR
	if create {
		flags |= os.O_CREATE | os.O_EXCL
	}
	return os.OpenFile(path, flags, fileMode)
}

// flock is a variable for tests of file systems without locks.
var flock = syscall.Flock

// lockFile locks a file. It returns [ErrBusy] if somebody else has it, and [errNoLocks] if the file system has no
// locks.
func lockFile(file *os.File) error {
	for {
		err := flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
		switch {
		case err == nil:
			return nil
		case errors.Is(err, syscall.EINTR):
		case errors.Is(err, syscall.EWOULDBLOCK):
			return ErrBusy
		default: // ENOLCK, ENOSYS, EOPNOTSUPP, EINVAL …: file systems say it in many ways
			return fmt.Errorf("%w: %w", errNoLocks, err)
		}
	}
}

// removeLocked deletes an open and locked file, and closes it.
func removeLocked(file *held, path string) error {
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

// isNoFolder reports whether a part of a path is a file, or leads round in a circle.
func isNoFolder(err error) bool {
	return errors.Is(err, syscall.ENOTDIR) || errors.Is(err, syscall.ELOOP)
}

// unlinked reports whether no folder holds the file any more.
func unlinked(info fs.FileInfo) bool {
	stat, ok := info.Sys().(*syscall.Stat_t)
	return ok && stat.Nlink == 0
}

// nameNew gives a file its name, and fails if there is one of that name.
func nameNew(from, to string) error {
	err := os.Link(from, to)
	switch {
	case err == nil:
		return os.Remove(from)
	case errors.Is(err, fs.ErrExist):
		return err
	}
	// The file system has no second names. Nobody else makes a file of this name in the moment between.
	if _, err := os.Lstat(to); err == nil {
		return &fs.PathError{Op: "write", Path: to, Err: fs.ErrExist}
	}
	return os.Rename(from, to)
}
