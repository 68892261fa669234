package store

import (
	"bytes"
	"errors"
	"fmt"
)

// Setting hands over what was stored last under a key; [ErrNotFound] if nothing was.
func (s *Store) Setting(key string, done func(value []byte, err error)) {
	err := s.ready()
	if err == nil {
		err = checkName(key)
	}
	if value, ok := s.known[key]; ok || err != nil {
		s.start(true, func() func() { return func() { done(bytes.Clone(value), err) } })
		return
	}
	s.start(s.inline, func() func() {
		value, err := s.place.setting(key)
		if err != nil && !errors.Is(err, ErrNotFound) {
			err = fmt.Errorf("read setting %s: %w", key, err)
		}
		return func() { done(value, err) }
	})
}

// SetSetting stores a small value under a key, in one piece: whatever happens, the old value is there or the new one.
// The new one counts at once for this store. done may be nil.
func (s *Store) SetSetting(key string, value []byte, done func(err error)) {
	if done == nil {
		done = func(error) {}
	}
	err := s.ready()
	if err == nil {
		err = checkName(key)
	}
	if err != nil {
		s.start(true, func() func() { return func() { done(err) } })
		return
	}
	value = bytes.Clone(value)
	s.known[key] = value
	// On the worker everywhere: replacing a file safely waits for the disk, and no frame should.
	s.start(false, func() func() {
		err := s.place.setSetting(key, value)
		if err != nil {
			err = fmt.Errorf("store setting %s: %w", key, err)
		}
		return func() { done(err) }
	})
}

// checkName accepts names that are file names on every platform: lower-case letters, digits, dots and dashes.
func checkName(name string) error {
	if name == "" || len(name) > 100 || name[0] == '.' {
		return fmt.Errorf("%q is no name of a record or setting", name)
	}
	for _, c := range name {
		if (c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '-' && c != '.' {
			return fmt.Errorf("%q is no name of a record or setting", name)
		}
	}
	return nil
}
