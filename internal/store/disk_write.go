//go:build !js

package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
)

// unfinished begins the names of files that are being written: they hide, and no ending says that they are anything.
// Digits follow.
const unfinished = ".new-"

// writeNew writes a file that must not exist yet, and syncs it. It gets its name once it is whole.
func writeNew(path string, text []byte) error {
	if _, err := os.Lstat(path); err == nil {
		return &fs.PathError{Op: "write", Path: path, Err: fs.ErrExist}
	}
	name, err := writeUnfinished(filepath.Dir(path), text)
	if err != nil {
		return err
	}
	if err := nameNew(name, path); err != nil {
		return errors.Join(err, os.Remove(name))
	}
	return syncDir(filepath.Dir(path))
}

// writeUnfinished writes and syncs a file that has no name of its own yet, and returns the one that it has.
func writeUnfinished(dir string, text []byte) (name string, err error) {
	file, err := os.CreateTemp(dir, unfinished+"*")
	if err != nil {
		return "", err
	}
	if err = lockFile(file); errors.Is(err, errNoLocks) {
		err = nil // then its age alone says that nobody writes it any more
	}
	if err == nil {
		_, err = file.Write(text)
	}
	if err == nil {
		err = file.Sync()
	}
	if err2 := file.Close(); err == nil {
		err = err2
	}
	if err != nil {
		return "", errors.Join(err, os.Remove(file.Name()))
	}
	return file.Name(), nil
}

// writeNumbered writes a file under a name that is free, and returns its path: the name that nth returns for 1, or else
// for 2, 3 …
func writeNumbered(dir string, nth func(n int) string, text []byte) (path string, err error) {
	for n := 1; ; n++ {
		path := filepath.Join(dir, nth(n))
		err := writeNew(path, text)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		return path, err
	}
}

// numbered returns how files of a name and an ending are called that keep out of each other's way.
func numbered(name, ending string) func(n int) string {
	return func(n int) string {
		if n == 1 {
			return name + ending
		}
		return name + "-" + strconv.Itoa(n) + ending
	}
}

// canWrite returns why no file can be written into a folder, or nil. It makes the folder if need be.
func canWrite(dir string) error {
	if err := os.MkdirAll(dir, dirMode); err != nil {
		return err
	}
	file, err := os.CreateTemp(dir, unfinished+"*")
	if err != nil {
		return err
	}
	_, err = file.WriteString("may this be written?\n") // a full disk takes names, but no content
	return errors.Join(err, file.Close(), os.Remove(file.Name()))
}
