//go:build !js

package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// abandoned is the age from which an unfinished file counts as left behind. Writing a file takes nowhere near as long,
// even if the machine sleeps in between.
const abandoned = 24 * time.Hour

// sweep removes unfinished files of programs that were killed. What cannot be removed stays until the next time: it
// does no harm, since nobody reads such a file.
func (d *disk) sweep(now time.Time) {
	for _, beside := range []string{"matches", "settings", "exports", "reports"} {
		dir := filepath.Join(d.dir, beside)
		entries, err := os.ReadDir(dir)
		if err != nil {
			continue
		}
		for _, entry := range entries {
			if isUnfinished(entry) && leftBehind(entry, now) {
				sweepFile(filepath.Join(dir, entry.Name()))
			}
		}
	}
}

// isUnfinished reports whether an entry is a file with a name from [writeUnfinished]. Everything else belongs to
// somebody else.
func isUnfinished(entry fs.DirEntry) bool {
	number, ok := strings.CutPrefix(entry.Name(), unfinished)
	return ok && number != "" && strings.Trim(number, "0123456789") == "" && entry.Type().IsRegular()
}

// leftBehind reports whether a file has not been written to for a long time. One from the future may just have been:
// some clock is wrong.
func leftBehind(entry fs.DirEntry, now time.Time) bool {
	info, err := entry.Info()
	return err == nil && now.Sub(info.ModTime()) >= abandoned
}

// sweepFile removes a file unless somebody writes it: they hold its lock.
func sweepFile(path string) {
	file, err := openToWrite(path, false)
	if err != nil {
		return
	}
	h := &held{File: file}
	if err := lockFile(file); err != nil && !errors.Is(err, errNoLocks) {
		_ = h.Close() // nothing was written
		return
	}
	_ = removeLocked(h, path) // see sweep
}
