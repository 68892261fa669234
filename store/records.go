package store

import (
	"errors"
	"fmt"
	"strconv"
	"sync/atomic"
	"time"
)

// List hands over all records, the last changed first.
func (s *Store) List(done func(items []Item, err error)) {
	if err := s.ready(); err != nil {
		s.start(true, func() func() { return func() { done(nil, err) } })
		return
	}
	s.start(s.inline, func() func() {
		items, err := s.place.list()
		return func() { done(items, err) }
	})
}

// Create makes a new record that begins with head, under a new name that begins with the game's id, and hands over its
// writer.
func (s *Store) Create(game string, head []byte, done func(w *Writer, err error)) {
	err := s.ready()
	if err == nil {
		err = checkName(game)
	}
	if err != nil {
		s.start(true, func() func() { return func() { done(nil, err) } })
		return
	}
	stamp := game + "-" + time.Now().UTC().Format("20060102-150405")
	s.start(s.inline, func() func() {
		for n := 1; ; n++ {
			id := stamp
			if n > 1 {
				id += "-" + strconv.Itoa(n)
			}
			j, err := s.place.create(id, head)
			if errors.Is(err, errExists) {
				continue
			}
			if err != nil {
				return func() { done(nil, fmt.Errorf("new record: %w", err)) }
			}
			return func() { done(s.writer(id, j), nil) }
		}
	})
}

// Open takes a record for writing, and hands over its writer and its complete lines. A last line without an end was
// never acknowledged and is cut off.
func (s *Store) Open(id string, done func(w *Writer, text []byte, err error)) {
	err := s.ready()
	if err == nil {
		err = checkName(id)
	}
	if err != nil {
		s.start(true, func() func() { return func() { done(nil, nil, err) } })
		return
	}
	s.start(s.inline, func() func() {
		j, text, err := s.place.open(id)
		if err != nil {
			return func() { done(nil, nil, fmt.Errorf("open record %s: %w", id, err)) }
		}
		return func() { done(s.writer(id, j), text, nil) }
	})
}

// Read hands over the text of a record as it is, without taking it for writing.
func (s *Store) Read(id string, done func(text []byte, err error)) {
	err := s.ready()
	if err == nil {
		err = checkName(id)
	}
	if err != nil {
		s.start(true, func() func() { return func() { done(nil, err) } })
		return
	}
	s.start(s.inline, func() func() {
		text, err := s.place.read(id)
		if err != nil {
			err = fmt.Errorf("read record %s: %w", id, err)
		}
		return func() { done(text, err) }
	})
}

// Import stores a text as a new record and hands over its id.
func (s *Store) Import(game string, text []byte, done func(id string, err error)) {
	s.Create(game, text, func(w *Writer, err error) {
		if err != nil {
			done("", err)
			return
		}
		w.Close()
		done(w.ID(), nil)
	})
}

// Export hands a copy of a record to the person at the device, never overwriting anything, and says where it is: the
// path of a file, or in the browser the name of the download.
func (s *Store) Export(id string, done func(place string, err error)) {
	s.Read(id, func(text []byte, err error) {
		if err == nil {
			err = s.ready() // it may have been closed meanwhile
		}
		if err != nil {
			done("", err)
			return
		}
		s.start(s.inline, func() func() {
			place, err := s.place.export(id, text)
			if err != nil {
				err = fmt.Errorf("export record %s: %w", id, err)
			}
			return func() { done(place, err) }
		})
	})
}

// Delete removes a record for good. A record that is open for writing, here or elsewhere, is kept: [ErrBusy].
func (s *Store) Delete(id string, done func(err error)) {
	err := s.ready()
	if err == nil {
		err = checkName(id)
	}
	if err != nil {
		s.start(true, func() func() { return func() { done(err) } })
		return
	}
	s.start(s.inline, func() func() {
		err := s.place.remove(id)
		if err != nil {
			err = fmt.Errorf("delete record %s: %w", id, err)
		}
		return func() { done(err) }
	})
}

// Writer is a record that is open for writing.
type Writer struct {
	store   *Store
	id      string
	journal journal
	closed  bool
	dirty   atomic.Bool // appended to since the last sync began
}

func (s *Store) writer(id string, j journal) *Writer {
	w := &Writer{store: s, id: id, journal: j}
	s.writers[w] = struct{}{}
	return w
}

// ID returns the record's name.
func (w *Writer) ID() string { return w.id }

// Append adds bytes to the record: one or more complete lines. After nil they are stored, and acknowledged; after an
// error the record is as it was and the same Append can be repeated. done may be nil.
func (w *Writer) Append(text []byte, done func(err error)) {
	w.run(done, func() error {
		if err := w.journal.append(text); err != nil {
			return fmt.Errorf("store a move of %s: %w", w.id, err)
		}
		if w.dirty.CompareAndSwap(false, true) {
			w.store.worker.do(func() {
				if err := w.sync(); err != nil {
					w.store.failed(err)
				}
			})
		}
		return nil
	})
}

// Keep cuts the record to its first n bytes, because what follows is damaged, and keeps the whole record beside it. It
// does nothing when the record is no longer than that. done may be nil.
func (w *Writer) Keep(n int, done func(err error)) {
	w.run(done, func() error {
		if err := w.journal.keep(n); err != nil {
			return fmt.Errorf("repair %s: %w", w.id, err)
		}
		return nil
	})
}

func (w *Writer) run(done func(error), op func() error) {
	s := w.store
	if done == nil {
		done = func(error) {}
	}
	if w.closed {
		s.start(true, func() func() { return func() { done(ErrClosed) } })
		return
	}
	s.start(s.inline, func() func() {
		err := op()
		return func() { done(err) }
	})
}

// Close gives the record up, after what was appended. Appends after it get [ErrClosed].
func (w *Writer) Close() {
	if w.closed {
		return
	}
	w.closed = true
	delete(w.store.writers, w)
	w.store.start(w.store.inline, func() func() {
		err := w.journal.close()
		return func() {
			if err != nil && w.store.config.Failed != nil {
				w.store.config.Failed(fmt.Errorf("close %s: %w", w.id, err))
			}
		}
	})
}

// sync is called from the worker and from Flush, possibly after Close, which syncs by itself.
func (w *Writer) sync() error {
	if !w.dirty.Swap(false) {
		return nil
	}
	if err := w.journal.sync(); err != nil {
		return fmt.Errorf("sync %s: %w", w.id, err)
	}
	return nil
}
