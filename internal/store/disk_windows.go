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
	errorInvalidName      syscall.Errno = 123
	errorDirectory        syscall.Errno = 267
)

// refusedMarks are the characters that names of files may not contain here, in addition to those that [checkID]
// refuses.
const refusedMarks = `<>:"|?*`

// openToWrite opens a file for writing, and keeps others from writing it until it is closed or the process ends. It
// returns [ErrBusy] if somebody else has it. Others may read it meanwhile.
func openToWrite(path string, create bool) (*os.File, error) {
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

// lockFile does nothing: opening a file for writing has locked it.
func lockFile(*os.File) error { return nil }

// machine, began and processLife are for signs of life, which are not used here.
func machine() string { return "windows" }

func began(int) string { return "-" }

func processLife(int, string) life { return unknown }

// removeLocked closes an open and locked file and deletes it. Windows deletes no open file, so another program may get
// in between; then the file stays.
func removeLocked(file *held, path string) error {
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

// isNoFolder reports whether a part of a path is a file, or no name at all.
func isNoFolder(err error) bool {
	return errors.Is(err, syscall.ENOTDIR) || errors.Is(err, errorDirectory) || errors.Is(err, errorInvalidName)
}

// unlinked is false: Windows deletes no file that is open as this program opens it.
func unlinked(fs.FileInfo) bool { return false }

// nameNew gives a file its name, and fails if there is one of that name.
func nameNew(from, to string) error {
	old, err := syscall.UTF16PtrFromString(from)
	if err != nil {
		return &fs.PathError{Op: "write", Path: from, Err: err}
	}
	name, err := syscall.UTF16PtrFromString(to)
	if err != nil {
		return &fs.PathError{Op: "write", Path: to, Err: err}
	}
	if err := syscall.MoveFile(old, name); err != nil {
		return &fs.PathError{Op: "write", Path: to, Err: err}
	}
	return nil
}
