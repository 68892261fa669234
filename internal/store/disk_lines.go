//go:build !js

package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

func (d *disk) readJournal(name string) ([]byte, error) {
	text, err := os.ReadFile(filepath.Join(d.dir, "journals", name))
	return text, classify(err)
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
	text, err := os.ReadFile(path)
	if err != nil {
		return errors.Join(classify(err), file.Close())
	}
	j := &diskJournal{file: file, path: path, dir: dir, size: int64(len(text)), fresh: fresh}
	if good := whole(text); len(good) < len(text) {
		err = j.truncate(len(good))
	}
	if err == nil {
		err = j.append(lines)
	}
	return errors.Join(err, j.close()) // which syncs
}
