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

// diskJournal is the open and locked file of a record. It is appended to and synced on different goroutines.
type diskJournal struct {
	file      *os.File
	path, dir string
	size      int64 // of what is acknowledged
	torn      bool  // the file may be longer than size
	fresh     bool  // the folder's entry is not synced yet

	mu     sync.Mutex // held while syncing and closing
	closed bool
}

// append writes at the end of what is acknowledged, in a single write. What a failed write leaves behind is cut off at once or,
// if even that fails, before the next one.
func (j *diskJournal) append(text []byte) error {
	if j.torn {
		if err := j.truncate(int(j.size)); err != nil {
			return err
		}
	}
	if _, err := j.file.WriteAt(text, j.size); err != nil {
		j.torn = true
		if err2 := j.truncate(int(j.size)); err2 != nil {
			return errors.Join(classify(err), err2)
		}
		return classify(err)
	}
	j.size += int64(len(text))
	return nil
}

func (j *diskJournal) truncate(n int) error {
	if err := j.file.Truncate(int64(n)); err != nil {
		return fmt.Errorf("cut an incomplete line: %w", classify(err))
	}
	j.size, j.torn = int64(n), false
	return nil
}

func (j *diskJournal) keep(n int) error {
	if int64(n) >= j.size {
		return nil
	}
	text, err := os.ReadFile(j.path)
	if err != nil {
		return classify(err)
	}
	id := strings.TrimSuffix(filepath.Base(j.path), extension)
	for copies := 1; ; copies++ {
		err := writeNew(filepath.Join(j.dir, damagedName(id, copies)), text)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return fmt.Errorf("keep the original: %w", classify(err))
		}
		break
	}
	if err := syncDir(j.dir); err != nil {
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
