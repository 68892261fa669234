package store

import (
	"bytes"
	"errors"
	"fmt"
)

// Setting passes to done the value last stored under a key, or [ErrNotFound].
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

// SetSetting stores a small value under a key atomically: whatever happens, either the old value is there or the new
// one. Setting returns the new one from now on. done may be nil.
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
	// This happens on the worker on every platform: replacing a file safely waits for the disk, and no frame should.
	s.start(false, func() func() {
		err := s.place.setSetting(key, value)
		if err != nil {
			err = fmt.Errorf("store setting %s: %w", key, err)
		}
		return func() { done(err) }
	})
}
