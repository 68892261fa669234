package store

import (
	"errors"
	"fmt"
	"syscall/js"
	"time"
)

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
			ID: r.Get("id").String(), Changed: time.UnixMilli(int64(r.Get("changed").Float())),
			Size: int64(r.Get("size").Int()),
		})
	}
	sortItems(items)
	return items, nil
}

func (b *browser) create(id string, head []byte) (journal, error) {
	lock, err := takeLock(b.name, id)
	if errors.Is(err, ErrBusy) {
		return nil, errExists // another page is writing a record of that name
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

// entry is a record's value in the object store "records".
func entry(id string, size int, damaged bool) js.Value {
	return js.ValueOf(map[string]any{"id": id, "changed": time.Now().UnixMilli(), "size": size, "damaged": damaged})
}

func lineKey(id string, number int) js.Value { return js.ValueOf([]any{id, number}) }

// lineRange holds the keys of all lines of a record.
func lineRange(id string) js.Value {
	return js.Global().Get("IDBKeyRange").Call("bound", lineKey(id, 0),
		js.ValueOf([]any{id, js.Global().Get("Infinity")}))
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
