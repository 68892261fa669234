package store

import (
	"errors"
	"fmt"
	"syscall/js"
)

// browser is the backend of a page: an IndexedDB database. Its object stores are
//
//	records   by id: {id, changed (milliseconds), size, damaged}
//	lines     by [id, number]: the bytes of one append, in the order of the numbers; journals too, as "journal/NAME"
//	settings  by key: bytes
//
// The key of a line is taken once: a second writer that got past the lock cannot overwrite anything.
type browser struct {
	name string
	db   js.Value // undefined until it is opened
}

const (
	storeRecords  = "records"
	storeLines    = "lines"
	storeSettings = "settings"
)

// database opens the database once.
func (b *browser) database() (js.Value, error) {
	if !b.db.IsUndefined() {
		return b.db, nil
	}
	err := try(func() error {
		r := js.Global().Get("indexedDB").Call("open", b.name, 1)
		upgrade := js.FuncOf(func(js.Value, []js.Value) any {
			for _, name := range []string{storeRecords, storeLines, storeSettings} {
				r.Get("result").Call("createObjectStore", name)
			}
			return nil
		})
		defer upgrade.Release()
		r.Set("onupgradeneeded", upgrade)
		db, err := request(r)
		if err != nil {
			return fmt.Errorf("open the database: %w", err)
		}
		b.db = db
		// The browser closes the database when somebody clears the site's data, and asks for that when somebody deletes
		// it. The next operation then opens a new, empty one.
		db.Set("onclose", js.FuncOf(func(js.Value, []js.Value) any {
			b.db = js.Undefined()
			return nil
		}))
		db.Set("onversionchange", js.FuncOf(func(js.Value, []js.Value) any {
			b.db = js.Undefined()
			db.Call("close")
			return nil
		}))
		return nil
	})
	return b.db, err
}

// transact runs f in a transaction over some object stores and waits until it is stored as a whole.
func (b *browser) transact(mode string, stores []any, f func(tx js.Value) error) error {
	db, err := b.database()
	if err != nil {
		return err
	}
	return try(func() error {
		tx := db.Call("transaction", js.ValueOf(stores), mode)
		if err := try(func() error { return f(tx) }); err != nil {
			// Without this, the requests made so far would be stored.
			return errors.Join(err, try(func() error { tx.Call("abort"); return nil }))
		}
		return complete(tx)
	})
}

// fetch reads one value in a transaction of its own.
func (b *browser) fetch(store string, get func(objects js.Value) js.Value) (js.Value, error) {
	db, err := b.database()
	if err != nil {
		return js.Undefined(), err
	}
	var value js.Value
	err = try(func() error {
		value, err = request(get(db.Call("transaction", store, "readonly").Call("objectStore", store)))
		return err
	})
	return value, err
}

func (b *browser) setting(key string) ([]byte, error) {
	value, err := b.fetch(storeSettings, func(o js.Value) js.Value { return o.Call("get", key) })
	if err != nil {
		return nil, err
	}
	if value.IsUndefined() {
		return nil, ErrNotFound
	}
	return fromJS(value), nil
}

func (b *browser) setSetting(key string, value []byte) error {
	return b.transact("readwrite", []any{storeSettings}, func(tx js.Value) error {
		tx.Call("objectStore", storeSettings).Call("put", toJS(value), key)
		return nil
	})
}

func (b *browser) close() error {
	if b.db.IsUndefined() {
		return nil
	}
	return try(func() error { b.db.Call("close"); return nil })
}
