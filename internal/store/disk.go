//go:build !js

package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"
)

// disk is the backend that keeps things in a folder. The folder is created when something is first stored.
type disk struct {
	dir   string
	swept sync.Once
}

// The permissions of new files and folders: a record holds the secrets of its match.
const (
	dirMode  fs.FileMode = 0o700
	fileMode fs.FileMode = 0o600
)

func (d *disk) matches() string { return filepath.Join(d.dir, "matches") }

// path returns the path of a record. Some cameras, sticks and old systems write the ending in capitals; then the id is
// the whole name of the file. For the program's own records it is the name without the ending.
func (d *disk) path(id string) string {
	path := filepath.Join(d.matches(), id)
	if _, loud := recordOf(id); loud {
		if _, err := os.Lstat(path + extension); errors.Is(err, fs.ErrNotExist) {
			return path
		}
	}
	return path + extension
}

// recordOf returns the id of the record in a file, "" if it is none. loud says that the ending is not written as this
// program writes it.
func recordOf(file string) (id string, loud bool) {
	if id, ok := strings.CutSuffix(file, extension); ok {
		return id, false
	}
	if strings.EqualFold(filepath.Ext(file), extension) {
		return file, true
	}
	return "", false
}

func (d *disk) list() ([]Item, error) {
	d.swept.Do(func() { d.sweep(time.Now()) })
	entries, err := os.ReadDir(d.matches())
	if err = classify(err); errors.Is(err, ErrNotFound) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("list records: %w", err)
	}
	var items []Item
	for _, entry := range entries {
		id, _ := recordOf(entry.Name())
		path := filepath.Join(d.matches(), entry.Name())
		if checkID(id) != nil || d.path(id) != path {
			continue
		}
		info, err := entry.Info()
		if err == nil && info.Mode()&fs.ModeSymlink != 0 {
			info, err = os.Stat(path)
		}
		if err = classify(err); errors.Is(err, ErrNotFound) {
			continue // deleted since, or a link to nothing
		}
		if err != nil {
			return nil, fmt.Errorf("list records: %w", err)
		}
		if !info.Mode().IsRegular() || info.Size() == 0 {
			continue // without its first line nobody knew of this match when the program ended
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
	text, err := readHeld(file, maxRecord)
	if err != nil {
		return nil, nil, errors.Join(err, file.Close())
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
	return readBounded(d.path(id), maxRecord)
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
	return readBounded(filepath.Join(d.dir, "settings", key), maxSetting)
}

// setSetting replaces the file in one step, so that it is never half written.
func (d *disk) setSetting(key string, value []byte) error {
	dir := filepath.Join(d.dir, "settings")
	if err := os.MkdirAll(dir, dirMode); err != nil {
		return classify(err)
	}
	name, err := writeUnfinished(dir, value)
	if err != nil {
		return classify(err)
	}
	if err := os.Rename(name, filepath.Join(dir, key)); err != nil {
		return errors.Join(classify(err), os.Remove(name))
	}
	return classify(syncDir(dir))
}

func (d *disk) export(name, ending string, content []byte) (string, error) {
	return d.give("exports", numbered(shorten(name), ending), content)
}

// give writes a file for the person into one of the folders beside the matches, as writeNumbered does.
func (d *disk) give(beside string, nth func(n int) string, content []byte) (string, error) {
	dir := filepath.Join(d.dir, beside)
	if err := os.MkdirAll(dir, dirMode); err != nil {
		return "", classify(err)
	}
	path, err := writeNumbered(dir, nth, content)
	return path, classify(err)
}

func (d *disk) close() error { return nil }
