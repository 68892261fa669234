//go:build !js

package store

import (
	"errors"
	"fmt"
	"strconv"
)

// KeepReport writes a text that belongs to no match, such as the report of a failure, into the folder "reports", or
// somewhere else where the person can find it, and returns its path. It overwrites nothing. It waits until the text is
// on the disk, since the program may be about to end.
func (s *Store) KeepReport(name string, text []byte) (path string, err error) {
	if err := errors.Join(s.ready(), checkName(name)); err != nil {
		return "", fmt.Errorf("keep a report: %w", err)
	}
	f, ok := s.place.(*folder)
	if !ok {
		return "", fmt.Errorf("keep a report: %w", ErrDenied)
	}
	path, err = f.give("reports", func(n int) string {
		if n == 1 {
			return name
		}
		return name + "." + strconv.Itoa(n)
	}, text)
	if err != nil {
		return "", fmt.Errorf("keep a report: %w", err)
	}
	return path, nil
}
