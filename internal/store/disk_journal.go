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
)

// diskJournal is the open and locked file of a record. Its methods are called one at a time, except for sync, which
// another goroutine may call meanwhile.
type diskJournal struct {
	file      *held
	path, dir string
	size      int64 // the length of the acknowledged text, in bytes
	torn      int64 // how many bytes of a failed write the file may hold behind size
	fresh     bool  // the folder's entry is not synced yet

	mu     sync.Mutex // guards fresh and closed; held while syncing and closing
	closed bool
}

// append writes behind the acknowledged text, in a single write, and checks that the file is still the one found under
// the record's name. The remains of a failed write are cut off at once or, if even that fails, before the next write.
func (j *diskJournal) append(text []byte) error {
	if err := j.file.mine(); err != nil {
		return classify(err)
	}
	if err := j.checkSize(); err != nil {
		return err
	}
	if j.torn > 0 {
		if err := j.truncate(int(j.size)); err != nil {
			return err
		}
	}
	_, err := j.file.WriteAt(text, j.size)
	if err == nil {
		err = j.checkThere()
	}
	if err != nil {
		j.torn = max(j.torn, int64(len(text)))
		return errors.Join(classify(err), j.truncate(int(j.size)))
	}
	j.size += int64(len(text))
	return nil
}

// checkSize returns an error if the file is longer or shorter than the acknowledged text: somebody who asked for no
// lock has changed it. Behind that text the remains of our own failed write may lie.
func (j *diskJournal) checkSize() error {
	info, err := j.file.Stat()
	switch {
	case err != nil:
		return classify(err)
	case info.Size() > j.size+j.torn:
		return fmt.Errorf("%w: somebody else has written to %s", ErrBusy, j.path)
	case info.Size() < j.size:
		return j.gone(fmt.Errorf("%s was cut", j.path))
	}
	return nil
}

// checkThere returns [ErrGone] if the record's path no longer leads to the open file, because the file or its folder
// was deleted, moved or replaced: what is written would be lost with the file.
func (j *diskJournal) checkThere() error {
	open, err := j.file.Stat()
	if err != nil {
		return err
	}
	if unlinked(open) {
		return j.gone(fmt.Errorf("%s was deleted", j.path))
	}
	named, err := os.Stat(j.path)
	switch {
	case err == nil && (!j.file.known || os.SameFile(open, named)):
		return nil
	case err == nil:
		return j.gone(fmt.Errorf("%s was replaced", j.path))
	case errors.Is(err, fs.ErrPermission):
		return nil // the folder does not let us look; the file may well be there
	case errors.Is(classify(err), ErrNotFound):
		return j.gone(err)
	}
	return err
}

func (j *diskJournal) gone(why error) error {
	return fmt.Errorf("%w: %w", ErrGone, &PlaceError{Place: j.path, Err: why})
}

// truncate cuts the file behind its first n bytes. A file that is shorter is left as it is: cutting would lengthen it
// with zeros.
func (j *diskJournal) truncate(n int) error {
	info, err := j.file.Stat()
	switch {
	case err != nil:
		return classify(err)
	case info.Size() < int64(n):
		return j.gone(fmt.Errorf("%s was cut", j.path))
	}
	if err := j.file.Truncate(int64(n)); err != nil {
		return fmt.Errorf("cut an incomplete line: %w", classify(err))
	}
	j.size, j.torn = int64(n), 0
	return nil
}

func (j *diskJournal) keep(n int) error {
	if int64(n) >= j.size {
		return nil
	}
	if err := j.file.mine(); err != nil {
		return classify(err)
	}
	text, err := readHeld(j.file, maxRecord)
	if err != nil {
		return err
	}
	id := strings.TrimSuffix(filepath.Base(j.path), extension)
	if _, err := writeNumbered(j.dir, func(n int) string { return damagedName(id, n) }, text); err != nil {
		return fmt.Errorf("keep the original: %w", classify(err))
	}
	if err := j.truncate(n); err != nil {
		return err
	}
	return j.sync()
}

func (j *diskJournal) sync() error {
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.closed {
		return nil
	}
	return j.syncHeld()
}

// syncHeld is sync for callers that hold mu.
func (j *diskJournal) syncHeld() error {
	if err := j.file.Sync(); err != nil {
		return classify(err)
	}
	if j.fresh {
		if err := syncDir(j.dir); err != nil {
			return classify(err)
		}
		j.fresh = false
	}
	return nil
}

func (j *diskJournal) close() error {
	j.mu.Lock()
	defer j.mu.Unlock()
	err := j.syncHeld()
	j.closed = true
	return errors.Join(err, j.file.Close())
}
