//go:build !js

package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// disk is the backend that keeps things in a folder. The folder is created when something is first stored.
type disk struct{ dir string }

// The permissions of what is created: a record holds the secrets of its match.
const (
	dirMode  fs.FileMode = 0o700
	fileMode fs.FileMode = 0o600
)

func (d *disk) matches() string { return filepath.Join(d.dir, "matches") }

func (d *disk) path(id string) string { return filepath.Join(d.matches(), id+extension) }

func (d *disk) list() ([]Item, error) {
	entries, err := os.ReadDir(d.matches())
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("list records: %w", classify(err))
	}
	var items []Item
	for _, entry := range entries {
		id, ok := strings.CutSuffix(entry.Name(), extension)
		if !ok || checkName(id) != nil || !entry.Type().IsRegular() {
			continue
		}
		info, err := entry.Info()
		if errors.Is(err, fs.ErrNotExist) {
			continue // deleted since
		}
		if err != nil {
			return nil, fmt.Errorf("list records: %w", classify(err))
		}
		if info.Size() == 0 {
			continue // the program ended before it wrote the first line: nobody knew of this match
		}
		items = append(items, Item{ID: id, Changed: info.ModTime(), Size: info.Size()})
	}
	sortItems(items)
	return items, nil
}

func (d *disk) create(id string, head []byte) (journal, error) {
	if err := os.MkdirAll(d.matches(), dirMode); err != nil {
		return nil, classify(err)
	}
	file, err := openLocked(d.path(id), true)
	if errors.Is(err, fs.ErrExist) {
		return nil, errExists
	}
	if err != nil {
		return nil, classify(err)
	}
	j := &diskJournal{file: file, path: d.path(id), dir: d.matches()}
	if err := j.append(head); err != nil {
		// A file without a head is not a record yet: nobody knows of it.
		return nil, errors.Join(err, file.Close(), os.Remove(j.path))
	}
	j.fresh = true
	return j, nil
}

func (d *disk) open(id string) (journal, []byte, error) {
	file, err := openLocked(d.path(id), false)
	if err != nil {
		return nil, nil, classify(err)
	}
	text, err := os.ReadFile(d.path(id))
	if err != nil {
		return nil, nil, errors.Join(classify(err), file.Close())
	}
	j := &diskJournal{file: file, path: d.path(id), dir: d.matches(), size: int64(len(text))}
	good, torn := cut(text)
	switch {
	case len(good) == len(text):
	case torn:
		err = j.truncate(len(good))
	default:
		err = j.keep(len(good))
	}
	if err != nil {
		return nil, nil, errors.Join(err, file.Close())
	}
	return j, good, nil
}

func (d *disk) read(id string) ([]byte, error) {
	text, err := os.ReadFile(d.path(id))
	return text, classify(err)
}

func (d *disk) remove(id string) error {
	// Somebody who writes holds the lock.
	file, err := openLocked(d.path(id), false)
	if err != nil {
		return classify(err)
	}
	return classify(removeLocked(file, d.path(id)))
}

func (d *disk) setting(key string) ([]byte, error) {
	value, err := os.ReadFile(filepath.Join(d.dir, "settings", key))
	return value, classify(err)
}

// setSetting replaces the file in one step, so that it is never half written.
func (d *disk) setSetting(key string, value []byte) error {
	dir := filepath.Join(d.dir, "settings")
	if err := os.MkdirAll(dir, dirMode); err != nil {
		return classify(err)
	}
	file, err := os.CreateTemp(dir, ".new-*")
	if err != nil {
		return classify(err)
	}
	_, err = file.Write(value)
	if err == nil {
		err = file.Sync()
	}
	if err2 := file.Close(); err == nil {
		err = err2
	}
	if err == nil {
		err = os.Rename(file.Name(), filepath.Join(dir, key))
	}
	if err != nil {
		return errors.Join(classify(err), os.Remove(file.Name()))
	}
	return classify(syncDir(dir))
}

func (d *disk) export(name, ending string, content []byte) (string, error) {
	dir := filepath.Join(d.dir, "exports")
	if err := os.MkdirAll(dir, dirMode); err != nil {
		return "", classify(err)
	}
	for n := 1; ; n++ {
		path := filepath.Join(dir, name+ending)
		if n > 1 {
			path = filepath.Join(dir, name+"-"+strconv.Itoa(n)+ending)
		}
		err := writeNew(path, content)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		return path, classify(err)
	}
}

func (d *disk) close() error { return nil }

// writeNew writes a file that must not exist yet, and syncs it.
func writeNew(path string, text []byte) error {
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, fileMode)
	if err != nil {
		return err
	}
	_, err = file.Write(text)
	if err == nil {
		err = file.Sync()
	}
	if err2 := file.Close(); err == nil {
		err = err2
	}
	if err != nil {
		return errors.Join(err, os.Remove(path))
	}
	return nil
}
