package store

import (
	"errors"
	"maps"
	"slices"
	"sync"
)

// Config says where a store keeps things, and how it reaches the game loop.
type Config struct {
	// Dir is the folder; empty: the platform's default. In the browser it names another database.
	Dir string
	// Wake is called, from any goroutine, when a callback waits for Poll. It may be nil.
	Wake func()
	// Failed is called inside Poll with an error that belongs to no call, such as a failed sync after the append was
	// acknowledged. It may be nil.
	Failed func(error)
	// Forgets is called inside Poll when it turns out that nothing can be kept here. Everything still works, until the
	// program ends. It is called with nil when everything is kept after all. If a folder is to blame, why is a
	// [PlaceError]. It may be nil.
	Forgets func(why error)
}

// Store keeps records and settings. Its methods are for one goroutine.
type Store struct {
	config  Config
	place   backend
	err     error // why there is no place
	inline  bool  // records are written inside the call
	worker  worker
	writers map[*Writer]struct{}
	known   map[string][]byte // settings read or set so far
	closed  bool

	mu       sync.Mutex
	finished []func()
	started  int // operations whose callback has not run
}

// Open returns the platform's store. It never fails: if there is no place to store anything, each operation reports
// that.
func Open(config Config) *Store {
	place, err := openPlace(config.Dir)
	s := newStore(config, place, err, placeInline)
	if f, ok := place.(forgetful); ok {
		f.onForget(s.forgets)
	}
	return s
}

// Memory returns a store that forgets everything when the program ends: for tests, and where nothing can be kept.
func Memory(config Config) *Store { return newStore(config, newMemory(), nil, true) }

func newStore(config Config, place backend, err error, inline bool) *Store {
	s := &Store{config: config, place: place, err: err, inline: inline, writers: map[*Writer]struct{}{},
		known: map[string][]byte{}}
	s.worker.begin()
	return s
}

// Poll runs the callbacks of all finished operations, including those that finish while it runs.
func (s *Store) Poll() {
	for {
		s.mu.Lock()
		ready := s.finished
		s.finished = nil
		s.mu.Unlock()
		if len(ready) == 0 {
			return
		}
		for _, done := range ready {
			done()
		}
	}
}

// Busy reports whether an operation has not reported its outcome yet.
func (s *Store) Busy() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.started > 0
}

// Flush waits until everything stored so far is on the disk; in the browser, where nothing may block, it returns at
// once. The error says why syncing failed.
func (s *Store) Flush() error {
	var errs []error
	for w := range s.writers {
		if err := w.sync(); err != nil {
			errs = append(errs, err)
		}
	}
	if s.inline {
		s.worker.wait()
	}
	return errors.Join(errs...)
}

// Close flushes, releases all records that are open for writing, and ends the store. Callbacks that have not run yet
// still run in Poll.
func (s *Store) Close() error {
	if s.closed {
		return nil
	}
	err := s.Flush()
	for _, w := range slices.Collect(maps.Keys(s.writers)) {
		w.Close()
	}
	s.closed = true
	place := s.place
	s.worker.do(func() {
		if place != nil {
			// Nothing is open any more: there is nothing to lose, and nobody to tell.
			_ = place.close()
		}
	})
	if s.inline {
		s.worker.wait()
	}
	s.worker.end()
	return err
}

// start runs an operation, during the call or on the worker, and queues its result for Poll.
func (s *Store) start(inline bool, op func() (done func())) {
	s.mu.Lock()
	s.started++
	s.mu.Unlock()
	run := func() { s.finish(op()) }
	if inline {
		run()
		return
	}
	s.worker.do(run)
}

func (s *Store) finish(done func()) {
	s.mu.Lock()
	s.finished = append(s.finished, func() {
		s.mu.Lock()
		s.started--
		s.mu.Unlock()
		done()
	})
	s.mu.Unlock()
	if s.config.Wake != nil {
		s.config.Wake()
	}
}

// forgets reports that nothing can be kept.
func (s *Store) forgets(why error) {
	s.start(true, func() func() {
		return func() {
			if s.config.Forgets != nil {
				s.config.Forgets(why)
			}
		}
	})
}

// failed reports an error that belongs to no call.
func (s *Store) failed(err error) {
	s.start(true, func() func() {
		return func() {
			if s.config.Failed != nil {
				s.config.Failed(err)
			}
		}
	})
}

// ready returns why nothing can be stored, or nil.
func (s *Store) ready() error {
	if s.closed {
		return ErrClosed
	}
	return s.err
}
