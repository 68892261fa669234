package incoming

import (
	"errors"
	"io"
	"io/fs"
	"os"
)

// MaxFile is the largest file that is read, in bytes. No record and no collection comes near.
const MaxFile = 64 << 20

// Read reads a file. It waits for no pipe, and takes no more memory than [MaxFile]. The error is an [*Error].
func Read(path string) ([]byte, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, Failed(path, err)
	}
	if err := readable(path, info); err != nil {
		return nil, err
	}
	file, err := os.OpenFile(path, os.O_RDONLY|dontWait, 0)
	if err != nil {
		return nil, Failed(path, err)
	}
	return drain(path, file)
}

// ReadDropped reads the only file that was dropped on a window, out of the file system that the engine makes of what
// was dropped.
func ReadDropped(files fs.FS) ([]byte, error) {
	list, err := fs.ReadDir(files, ".")
	switch {
	case len(list) > 1:
		return nil, &Error{Reason: Several}
	case err != nil:
		return nil, Failed("", err)
	case len(list) == 0:
		return nil, &Error{Reason: Nothing}
	}
	// The name may contain characters that this file system does not allow.
	if at, ok := list[0].(interface{ AbsPath() string }); ok {
		return Read(at.AbsPath())
	}
	name := list[0].Name()
	info, err := list[0].Info()
	if err != nil {
		return nil, Failed(name, err)
	}
	if err := readable(name, info); err != nil {
		return nil, err
	}
	file, err := files.Open(name)
	if err != nil {
		return nil, Failed(name, err)
	}
	return drain(name, file)
}

// ReadAll reads a stream that has no name, within the same bound.
func ReadAll(from io.Reader) ([]byte, error) {
	text, err := io.ReadAll(io.LimitReader(from, MaxFile+1))
	switch {
	case err != nil:
		return nil, Failed("", err)
	case len(text) > MaxFile:
		return nil, &Error{Reason: Large}
	}
	return text, nil
}

// drain reads an open file, and closes it. What it is may have changed since it was looked at.
func drain(name string, file fs.File) ([]byte, error) {
	defer func() { _ = file.Close() }() // only read from
	info, err := file.Stat()
	if err != nil {
		return nil, Failed(name, err)
	}
	if err := readable(name, info); err != nil {
		return nil, err
	}
	text, err := ReadAll(file)
	switch e, is := errors.AsType[*Error](err); {
	case is:
		e.Name = base(name)
		return nil, e
	case len(text) == 0:
		return nil, &Error{Reason: Empty, Name: base(name)}
	}
	return text, nil
}

// readable refuses everything but regular files, and files that are too large.
func readable(name string, info fs.FileInfo) error {
	switch {
	case info.IsDir():
		return &Error{Reason: Folder, Name: base(name)}
	case !info.Mode().IsRegular():
		return &Error{Reason: Special, Name: base(name)}
	case info.Size() > MaxFile:
		return &Error{Reason: Large, Name: base(name)}
	}
	return nil
}

// Failed returns the error for a file that could not be read. err is the system's error; name is empty for a stream.
func Failed(name string, err error) error {
	reason := Unread
	switch {
	case errors.Is(err, fs.ErrNotExist):
		reason = Missing
	case errors.Is(err, fs.ErrPermission):
		reason = Forbidden
	}
	if name == "" {
		return &Error{Reason: reason, Err: err}
	}
	return &Error{Reason: reason, Name: base(name), Err: err}
}
