package store

import (
	"errors"
	"syscall/js"
)

// A journal lies among the lines, under a name that no record has.
const journalPrefix = "journal/"

func (b *browser) readJournal(name string) ([]byte, error) {
	text, _, err := b.lines(journalPrefix + name)
	return text, err
}

func (b *browser) growJournal(name string, lines []byte) error {
	_, next, err := b.lines(journalPrefix + name)
	if err != nil && !errors.Is(err, ErrNotFound) {
		return err
	}
	err = b.transact("readwrite", []any{storeLines}, func(tx js.Value) error {
		tx.Call("objectStore", storeLines).Call("add", toJS(lines), lineKey(journalPrefix+name, next))
		return nil
	})
	if errors.Is(err, errExists) {
		return ErrBusy // another page has just added a line
	}
	return err
}
