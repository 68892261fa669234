package store

import (
	"fmt"
	"sync/atomic"
)

// Writer is a record that is open for writing.
type Writer struct {
	store   *Store
	id      string
	journal journal
	size    int // the length of what is stored, in bytes
	closed  bool
	dirty   atomic.Bool // appended to since the last sync began
}

func (s *Store) writer(id string, j journal, size int) *Writer {
	w := &Writer{store: s, id: id, journal: j, size: size}
	s.writers[w] = struct{}{}
	return w
}

// ID returns the record's name.
func (w *Writer) ID() string { return w.id }

// Append adds one or more complete lines to the record. If done gets nil, they are stored; if it gets an error, the
// record is as it was and the same Append can be repeated. done may be nil.
func (w *Writer) Append(text []byte, done func(err error)) {
	w.run(done, func() error {
		err := checkSize(w.size + len(text))
		if err == nil {
			err = w.journal.append(text)
		}
		if err != nil {
			return fmt.Errorf("store a move of %s: %w", w.id, err)
		}
		w.size += len(text)
		w.touch()
		return nil
	})
}

// Truncate cuts the record to its first n bytes because the rest is damaged, and keeps the original beside it. It does
// nothing if the record is no longer than that. done may be nil.
func (w *Writer) Truncate(n int, done func(err error)) {
	w.run(done, func() error {
		if err := w.journal.keep(n); err != nil {
			return fmt.Errorf("repair %s: %w", w.id, err)
		}
		w.size = min(w.size, n)
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

// Close releases the record after everything appended so far. Later appends get [ErrClosed].
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

// touch arranges for what was appended to be synced soon.
func (w *Writer) touch() {
	if !w.dirty.CompareAndSwap(false, true) {
		return
	}
	w.store.worker.do(func() {
		if err := w.sync(); err != nil {
			w.store.failed(err)
		}
	})
}

// sync is called by the worker and by Flush. That may be after Close, which syncs by itself.
func (w *Writer) sync() error {
	if !w.dirty.Swap(false) {
		return nil
	}
	if err := w.journal.sync(); err != nil {
		return fmt.Errorf("sync %s: %w", w.id, err)
	}
	return nil
}
