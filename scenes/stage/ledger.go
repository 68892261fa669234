package stage

import (
	"errors"
	"log/slog"

	"runehall/games/ledger"
	"runehall/internal/store"
)

// ledgerName is the journal in which the store keeps the ledger.
const ledgerName = "ledger"

// Ledger is the book of the matches that were finished here, with its journal in the store. It is read when it is first
// needed.
type Ledger struct {
	// Book is complete once a function given to Then runs.
	Book ledger.Book

	store   *store.Store
	log     *slog.Logger
	do      func(part func() (done bool))
	asked   bool
	read    bool
	waiting []func()
	unsaved []byte // lines that could not be stored yet
}

// NewLedger returns the ledger of a store. It is read in parts that do has done, as [Stage.Do] does.
func NewLedger(s *store.Store, log *slog.Logger, do func(part func() (done bool))) *Ledger {
	return &Ledger{Book: ledger.Book{Who: Person}, store: s, log: log, do: do}
}

// Then runs f once the book has been read: at once, or in a later tick.
func (l *Ledger) Then(f func()) {
	if l.read {
		f()
		return
	}
	l.waiting = append(l.waiting, f)
	if l.asked {
		return
	}
	l.asked = true
	l.store.Journal(ledgerName, func(text []byte, err error) {
		if err != nil && !errors.Is(err, store.ErrNotFound) {
			// Lines that were just added may be in the stored ledger already. Reading counts such a line once.
			l.log.Error("the ledger cannot be read", "error", err)
		}
		reading := l.Book.Begin(text)
		l.do(func() bool {
			if !reading.Step(linesAtOnce) {
				return false
			}
			l.begin()
			return true
		})
	})
}

// linesAtOnce is how many lines of the ledger are read in a tick: less than a tenth of one on a slow phone.
const linesAtOnce = 200

// begin calls everybody who waited for the book.
func (l *Ledger) begin() {
	if bad := l.Book.Bad(); bad > 0 {
		l.log.Warn("lines of the ledger are damaged, and skipped", "lines", bad)
	}
	l.read = true
	for _, f := range l.waiting {
		f()
	}
	l.waiting = nil
}

// Add adds the lines of matches that are not in the book yet, stores them, and returns how many they were. The book
// must have been read.
func (l *Ledger) Add(lines ...ledger.Line) (added int) {
	fresh := l.Book.Add(lines...)
	for i := range fresh {
		text, err := fresh[i].Append(nil)
		if err != nil {
			l.log.Error("a line of the ledger cannot be written", "error", err)
			continue
		}
		l.unsaved = append(l.unsaved, text...)
	}
	l.save()
	return len(fresh)
}

// save stores the lines that are not stored yet. If that fails, the next line tries again.
func (l *Ledger) save() {
	text := l.unsaved
	if len(text) == 0 {
		return
	}
	l.unsaved = nil
	l.store.AddToJournal(ledgerName, text, func(err error) {
		if err != nil {
			l.log.Error("the ledger cannot be stored", "error", err)
			l.unsaved = append(text, l.unsaved...)
		}
	})
}
