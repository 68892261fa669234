package store

import (
	"errors"
	"io/fs"
	"os"
	"syscall"
)

// Error codes of winerror.h that package syscall does not name.
const (
	errorWriteProtect     syscall.Errno = 19
	errorSharingViolation syscall.Errno = 32
	errorHandleDiskFull   syscall.Errno = 39
	errorDiskFull         syscall.Errno = 112
)

// openLocked opens a file for writing so that nobody else can, until it is closed or the process ends, or returns
// [ErrBusy]. Others may read meanwhile.
func openLocked(path string, create bool) (*os.File, error) {
	name, err := syscall.UTF16PtrFromString(path)
	if err != nil {
		return nil, &fs.PathError{Op: "open", Path: path, Err: err}
	}
	mode := uint32(syscall.OPEN_EXISTING)
	if create {
		mode = syscall.CREATE_NEW
	}
	handle, err := syscall.CreateFile(name, syscall.GENERIC_READ|syscall.GENERIC_WRITE, syscall.FILE_SHARE_READ, nil,
		mode, syscall.FILE_ATTRIBUTE_NORMAL, 0)
	switch {
	case errors.Is(err, errorSharingViolation):
		return nil, ErrBusy
	case err != nil:
		return nil, &fs.PathError{Op: "open", Path: path, Err: err}
	}
	return os.NewFile(uintptr(handle), path), nil
}

// removeLocked closes an open and locked file and deletes it. Windows deletes no open file, so another program may get in
// between; then the file stays.
func removeLocked(file *os.File, path string) error {
	if err := file.Close(); err != nil {
		return err
	}
	err := os.Remove(path)
	if errors.Is(err, errorSharingViolation) {
		return ErrBusy
	}
	return err
}

// syncDir does nothing: Windows makes new names durable by itself.
func syncDir(string) error { return nil }

func isFull(err error) bool {
	return errors.Is(err, errorDiskFull) || errors.Is(err, errorHandleDiskFull)
}

func isReadOnly(err error) bool { return errors.Is(err, errorWriteProtect) }
