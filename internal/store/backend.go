package store

import (
	"errors"
	"time"
)

// The errors that callers can tell apart with errors.Is. Every other error is the platform's own, with context added.
var (
	// ErrBusy: another program or tab, or another Writer of this one, writes the record.
	ErrBusy = errors.New("another window has this match open")
	// ErrNotFound: there is no such record or setting.
	ErrNotFound = errors.New("not found")
	// ErrFull: the disk or the browser's quota is full.
	ErrFull = errors.New("no space left")
	// ErrDenied: the place cannot be written to (a read-only folder), or the browser forbids storing.
	ErrDenied = errors.New("storing is not allowed here")
	// ErrGone: the record was removed while it was open for writing, as by somebody who clears a page's data.
	ErrGone = errors.New("the match is not stored any more")
	// ErrClosed: the store or the writer was closed.
	ErrClosed = errors.New("closed")
)

// PlaceError says why nothing can be kept in a place, and names the place: a folder or a file, or "" if it is not
// known.
type PlaceError struct {
	Place string
	Err   error
}

// Error names the place and the error.
func (e *PlaceError) Error() string {
	if e.Place == "" {
		return e.Err.Error()
	}
	return e.Place + ": " + e.Err.Error()
}

// Unwrap returns the error.
func (e *PlaceError) Unwrap() error { return e.Err }

// Item is one record in a list.
type Item struct {
	ID string
	// Changed is when the record last grew.
	Changed time.Time
	// Size is its length in bytes.
	Size int64
}

// backend is a place to keep things: a folder, a database or plain memory. Its methods block. Those of one backend are
// called one at a time, except for sync.
type backend interface {
	list() ([]Item, error)
	// create makes a new record; errExists if there is one of that name already.
	create(id string, head []byte) (journal, error)
	// open takes the record for writing and returns its complete lines; an incomplete last line is cut off.
	open(id string) (journal, []byte, error)
	read(id string) ([]byte, error)
	remove(id string) error
	setting(key string) ([]byte, error)
	setSetting(key string, value []byte) error
	// readJournal returns the text of a journal; growJournal adds lines to it. They may run beside all other methods.
	readJournal(name string) ([]byte, error)
	growJournal(name string, lines []byte) error
	// export writes a file for the person, with a name, or a similar one with the same ending, and returns where it is.
	export(name, ending string, content []byte) (string, error)
	close() error
}

// forgetful is a backend that may turn out to keep nothing when the program ends. It calls forgets if so, from any
// goroutine, and with nil once everything is kept after all.
type forgetful interface {
	onForget(forgets func(why error))
}

// merging is a backend whose list may take long, for instance in a folder with very many files. list may run in
// parallel with all other methods. merge completes the list, and is called like the others.
type merging interface {
	merge(items []Item, err error) ([]Item, error)
}

// journal is a record that is open for writing.
type journal interface {
	append(text []byte) error
	// keep cuts the record to its first n bytes and keeps the whole beside it.
	keep(n int) error
	// sync makes everything that was appended survive a loss of power.
	sync() error
	close() error
}

// errExists is returned by create if the name is taken.
var errExists = errors.New("the name is taken")
