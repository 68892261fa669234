package store

import (
	"errors"
	"fmt"
	"syscall/js"
	"time"
)

// browser is the backend of a page: an IndexedDB database. Its object stores are
//
//	records   by id: {id, changed (milliseconds), size, damaged}
//	lines     by [id, number]: the bytes of one append, in the order of the numbers
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
		// The browser closes it when the person clears the data of the site: the next operation opens a new one.
		closed := js.FuncOf(func(js.Value, []js.Value) any {
			b.db = js.Undefined()
			return nil
		})
		db.Set("onclose", closed)
		return nil
	})
	return b.db, err
}

// transact runs f in a transaction over some object stores and waits until all of it is stored.
func (b *browser) transact(mode string, stores []any, f func(tx js.Value) error) error {
	db, err := b.database()
	if err != nil {
		return err
	}
	return try(func() error {
		tx := db.Call("transaction", js.ValueOf(stores), mode)
		if err := try(func() error { return f(tx) }); err != nil {
			// What was asked for before would be stored otherwise.
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

func (b *browser) list() ([]Item, error) {
	all, err := b.fetch(storeRecords, func(o js.Value) js.Value { return o.Call("getAll") })
	if err != nil {
		return nil, fmt.Errorf("list records: %w", err)
	}
	var items []Item
	for i := range all.Length() {
		r := all.Index(i)
		if r.Get("damaged").Bool() {
			continue
		}
		items = append(items, Item{
			ID: r.Get("id").String(), Changed: time.UnixMilli(int64(r.Get("changed").Float())), Size: int64(r.Get("size").Int()),
		})
	}
	sortItems(items)
	return items, nil
}

func (b *browser) create(id string, head []byte) (journal, error) {
	lock, err := takeLock(b.name, id)
	if errors.Is(err, ErrBusy) {
		return nil, errExists // somebody writes a record of that name
	}
	if err != nil {
		return nil, err
	}
	err = b.transact("readwrite", []any{storeRecords, storeLines}, func(tx js.Value) error {
		tx.Call("objectStore", storeRecords).Call("add", entry(id, len(head), false), id)
		tx.Call("objectStore", storeLines).Call("add", toJS(head), lineKey(id, 0))
		return nil
	})
	if err != nil {
		lock()
		return nil, err
	}
	return &browserJournal{place: b, id: id, release: lock, next: 1, size: len(head)}, nil
}

func (b *browser) open(id string) (journal, []byte, error) {
	lock, err := takeLock(b.name, id)
	if err != nil {
		return nil, nil, err
	}
	text, count, err := b.lines(id)
	if err != nil {
		lock()
		return nil, nil, err
	}
	j := &browserJournal{place: b, id: id, release: lock, next: count, size: len(text)}
	good, torn := cut(text)
	if len(good) < len(text) {
		if err := j.replace(text, good, !torn); err != nil {
			lock()
			return nil, nil, err
		}
	}
	return j, good, nil
}

func (b *browser) read(id string) ([]byte, error) {
	text, _, err := b.lines(id)
	return text, err
}

// lines reads a record and the number that its next line gets.
func (b *browser) lines(id string) (text []byte, next int, err error) {
	all, err := b.fetch(storeLines, func(o js.Value) js.Value { return o.Call("getAll", lineRange(id)) })
	if err != nil {
		return nil, 0, err
	}
	keys, err := b.fetch(storeLines, func(o js.Value) js.Value { return o.Call("getAllKeys", lineRange(id)) })
	if err != nil {
		return nil, 0, err
	}
	if all.Length() == 0 {
		return nil, 0, ErrNotFound
	}
	for i := range all.Length() {
		text = append(text, fromJS(all.Index(i))...)
	}
	return text, keys.Index(keys.Length()-1).Index(1).Int() + 1, nil
}

func (b *browser) remove(id string) error {
	lock, err := takeLock(b.name, id)
	if err != nil {
		return err
	}
	defer lock()
	if _, _, err := b.lines(id); err != nil {
		return err
	}
	return b.transact("readwrite", []any{storeRecords, storeLines}, func(tx js.Value) error {
		tx.Call("objectStore", storeRecords).Call("delete", id)
		tx.Call("objectStore", storeLines).Call("delete", lineRange(id))
		return nil
	})
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

// entry is what the object store "records" holds of a record.
func entry(id string, size int, damaged bool) js.Value {
	return js.ValueOf(map[string]any{"id": id, "changed": time.Now().UnixMilli(), "size": size, "damaged": damaged})
}

func lineKey(id string, number int) js.Value { return js.ValueOf([]any{id, number}) }

// lineRange holds the keys of all lines of a record.
func lineRange(id string) js.Value {
	return js.Global().Get("IDBKeyRange").Call("bound", lineKey(id, 0), js.ValueOf([]any{id, js.Global().Get("Infinity")}))
}

func toJS(text []byte) js.Value {
	array := js.Global().Get("Uint8Array").New(len(text))
	js.CopyBytesToJS(array, text)
	return array
}

func fromJS(array js.Value) []byte {
	text := make([]byte, array.Length())
	js.CopyBytesToGo(text, array)
	return text
}
