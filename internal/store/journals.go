package store

import (
	"bytes"
	"fmt"
)

// Journal passes the text of a journal to done, or [ErrNotFound]. A journal is a text that grows by whole lines, like a
// record, but belongs to no match: it is not listed, and nobody holds it open. If it is very long, only the newest
// lines are passed on.
func (s *Store) Journal(name string, done func(text []byte, err error)) {
	err := s.ready()
	if err == nil {
		err = checkName(name)
	}
	if err != nil {
		s.start(true, func() func() { return func() { done(nil, err) } })
		return
	}
	s.start(false, func() func() {
		text, err := s.place.readJournal(name)
		if err != nil {
			err = fmt.Errorf("read journal %s: %w", name, err)
		}
		return func() { done(text, err) }
	})
}

// AddToJournal adds complete lines to the end of a journal, beginning it if need be. An incomplete last line, as left
// by a power failure, is cut off first. If another program is writing at the same moment, the error is [ErrBusy], and
// the call can be repeated. done may be nil.
func (s *Store) AddToJournal(name string, lines []byte, done func(err error)) {
	if done == nil {
		done = func(error) {}
	}
	err := s.ready()
	if err == nil {
		err = checkName(name)
	}
	if err != nil {
		s.start(true, func() func() { return func() { done(err) } })
		return
	}
	lines = bytes.Clone(lines)
	// On the worker, as settings are: it waits for the disk.
	s.start(false, func() func() {
		err := s.place.growJournal(name, lines)
		if err != nil {
			err = fmt.Errorf("add to journal %s: %w", name, err)
		}
		return func() { done(err) }
	})
}

// whole returns the complete lines of a journal.
func whole(text []byte) []byte { return text[:bytes.LastIndexByte(text, '\n')+1] }
