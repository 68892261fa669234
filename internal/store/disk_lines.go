//go:build !js

package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

func (d *disk) readJournal(name string) ([]byte, error) {
	return readTail(filepath.Join(d.dir, "journals", name), maxJournal)
}

func (d *disk) growJournal(name string, lines []byte) error {
	dir := filepath.Join(d.dir, "journals")
	if err := os.MkdirAll(dir, dirMode); err != nil {
		return classify(err)
	}
	path := filepath.Join(dir, name)
	file, err := openLocked(path, false)
	fresh := errors.Is(err, fs.ErrNotExist)
	if fresh {
		if file, err = openLocked(path, true); errors.Is(err, fs.ErrExist) {
			return ErrBusy // another program has just begun it
		}
	}
	if err != nil {
		return classify(err)
	}
	info, err := file.Stat()
	if err != nil {
		return errors.Join(classify(err), file.Close())
	}
	good, err := wholeLength(file, info.Size())
	j := &diskJournal{file: file, path: path, dir: dir, size: info.Size(), fresh: fresh}
	if err == nil && good < j.size {
		err = j.truncate(int(good))
	}
	if err == nil {
		err = j.append(lines)
	}
	return errors.Join(err, j.close()) // which syncs
}
