package store

import (
	"errors"
	"fmt"
	"syscall/js"
)

// browserJournal is a record that this page has locked.
type browserJournal struct {
	place   *browser
	id      string
	release func()
	next    int // number of the next line
	size    int
}

// append adds a line after the previous one, which must still be there.
func (j *browserJournal) append(text []byte) error {
	gone := false
	var before js.Value
	look := js.FuncOf(func(js.Value, []js.Value) any {
		if before.Get("result").IsUndefined() {
			gone = true
			// if it cannot be, it is over already
			_ = try(func() error { before.Get("transaction").Call("abort"); return nil })
		}
		return nil
	})
	defer look.Release()
	err := j.place.transact("readwrite", []any{storeRecords, storeLines}, func(tx js.Value) error {
		lines := tx.Call("objectStore", storeLines)
		before = lines.Call("getKey", lineKey(j.id, j.next-1))
		before.Set("onsuccess", look)
		lines.Call("add", toJS(text), lineKey(j.id, j.next))
		tx.Call("objectStore", storeRecords).Call("put", entry(j.id, j.size+len(text), false), j.id)
		return nil
	})
	switch {
	case gone:
		return errors.Join(ErrGone, err)
	case errors.Is(err, errExists):
		return fmt.Errorf("%w: %w", ErrBusy, err) // another page wrote a line here
	}
	if err != nil {
		return err
	}
	j.next++
	j.size += len(text)
	return nil
}

func (j *browserJournal) keep(n int) error {
	if n >= j.size {
		return nil
	}
	text, _, err := j.place.lines(j.id)
	if err != nil {
		return err
	}
	return j.replace(text, text[:n], true)
}

// replace stores good as the record's text. If kept is set, the text so far stays beside it under a free name.
func (j *browserJournal) replace(text, good []byte, kept bool) error {
	for n := 1; ; n++ {
		name := damagedName(j.id, n)
		err := j.place.transact("readwrite", []any{storeRecords, storeLines}, func(tx js.Value) error {
			records, lines := tx.Call("objectStore", storeRecords), tx.Call("objectStore", storeLines)
			if kept {
				records.Call("add", entry(name, len(text), true), name)
				lines.Call("add", toJS(text), lineKey(name, 0))
			}
			lines.Call("delete", lineRange(j.id))
			lines.Call("add", toJS(good), lineKey(j.id, 0))
			records.Call("put", entry(j.id, len(good), false), j.id)
			return nil
		})
		if kept && errors.Is(err, errExists) {
			continue
		}
		if err == nil {
			j.next, j.size = 1, len(good)
		}
		return err
	}
}

// sync does nothing: a completed transaction has been handed to the browser's disk.
func (j *browserJournal) sync() error { return nil }

func (j *browserJournal) close() error {
	j.release()
	return nil
}
