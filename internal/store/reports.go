//go:build !js

package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
)

// KeepReport writes a text that belongs to no match, such as the report of a failure, into the folder "reports", and returns
// its path. It overwrites nothing, and waits until the text is on the disk, since the program may be about to end.
func (s *Store) KeepReport(name string, text []byte) (path string, err error) {
	if err := errors.Join(s.ready(), checkName(name)); err != nil {
		return "", fmt.Errorf("keep a report: %w", err)
	}
	d, ok := s.place.(*disk)
	if !ok {
		return "", fmt.Errorf("keep a report: %w", ErrDenied)
	}
	dir := filepath.Join(d.dir, "reports")
	if err := os.MkdirAll(dir, dirMode); err != nil {
		return "", fmt.Errorf("keep a report: %w", classify(err))
	}
	for n := 1; ; n++ {
		path := filepath.Join(dir, name)
		if n > 1 {
			path += "." + strconv.Itoa(n)
		}
		err := writeNew(path, text)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return "", fmt.Errorf("keep a report: %w", classify(err))
		}
		return path, nil
	}
}
