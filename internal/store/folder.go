//go:build !js

package store

import (
	"bytes"
	"errors"
	"maps"
	"slices"
	"sync/atomic"
)

// folder is the backend of a window and of an app: a folder, and memory for everything that the folder does not accept,
// so that people can play in any case. What the folder has can be read in either case. Each new record tries the folder
// first.
type folder struct {
	kept    *disk // nil: nobody knows of a folder
	why     error // nobody does
	plain   *memory
	forgets func(why error)
	loose   atomic.Bool // memory holds things that the folder does not
}

// onForget implements [forgetful]. It looks at once whether the folder takes anything, so that a person knows before a
// match.
func (f *folder) onForget(forgets func(why error)) {
	f.forgets = forgets
	if err := f.canWrite(); err != nil {
		f.forget(err)
	}
}

// canWrite returns why the folder takes nothing, or nil.
func (f *folder) canWrite() error {
	if f.kept == nil {
		return f.why
	}
	return classify(canWrite(f.kept.matches()))
}

// forget reports that memory must do.
func (f *folder) forget(why error) {
	f.loose.Store(true)
	place := &PlaceError{Err: why}
	if f.kept != nil {
		place.Place = f.kept.dir
	}
	if f.forgets != nil {
		f.forgets(place)
	}
}

func (f *folder) list() ([]Item, error) {
	if f.kept == nil {
		return nil, nil
	}
	return f.kept.list()
}

// merge adds the things in memory to the folder's list; it implements [merging]. It is called whenever somebody returns
// to the title, and then also tries again to write to the folder.
func (f *folder) merge(stored []Item, err error) ([]Item, error) {
	if err != nil && !f.loose.Load() {
		return nil, err
	}
	items, err := f.plain.list()
	if err != nil {
		return nil, err
	}
	for _, item := range stored {
		if f.plain.records[item.ID] == nil {
			items = append(items, item)
		}
	}
	sortItems(items)
	if f.loose.Load() && f.canWrite() == nil {
		f.bring()
	}
	return items, nil
}

// bring moves everything that is in memory into the folder.
func (f *folder) bring() {
	for _, id := range slices.Collect(maps.Keys(f.plain.records)) {
		if j := f.plain.records[id]; j.busy || f.bringRecord(j) != nil {
			return // later
		}
		delete(f.plain.records, id)
	}
	for key, value := range f.plain.takeSettings() {
		if f.kept.setSetting(key, value) != nil {
			_ = f.plain.setSetting(key, value) // memory takes everything
			return
		}
	}
	for name, lines := range f.plain.takeJournals() {
		if f.kept.growJournal(name, lines) != nil {
			_ = f.plain.growJournal(name, lines)
			return
		}
	}
	f.loose.Store(false)
	if f.forgets != nil {
		f.forgets(nil)
	}
}

// bringRecord stores a record that went on, or was made, in memory, or the original of one that was cut.
func (f *folder) bringRecord(m *memoryJournal) error {
	id, text := m.id, m.text
	if m.damaged {
		_, err := writeNumbered(f.kept.matches(), numbered(id, ""), text)
		return err
	}
	j, there, err := f.kept.open(id)
	switch {
	case errors.Is(err, ErrNotFound):
		if j, err = f.kept.create(id, text); err != nil {
			return err
		}
	case err != nil:
		return err
	case !bytes.HasPrefix(text, there):
		return errors.Join(errors.New("it has gone on elsewhere"), j.close())
	case len(there) < len(text):
		err = j.append(text[len(there):])
	}
	return errors.Join(err, j.close())
}

func (f *folder) create(id string, head []byte) (journal, error) {
	if f.plain.records[id] != nil {
		return nil, errExists
	}
	why := f.why
	if f.kept != nil {
		j, err := f.kept.create(id, head)
		if err == nil || errors.Is(err, errExists) {
			return j, err
		}
		why = err
	}
	f.forget(why)
	return f.plain.create(id, head)
}

// open takes a record that can be read and not be written into memory, and goes on with it there.
func (f *folder) open(id string) (journal, []byte, error) {
	if f.kept == nil || f.plain.records[id] != nil {
		return f.plain.open(id)
	}
	j, text, why := f.kept.open(id)
	if why == nil || errors.Is(why, ErrBusy) || errors.Is(why, ErrNotFound) || errors.Is(why, ErrTooLarge) {
		return j, text, why
	}
	text, err := f.kept.read(id)
	if err != nil {
		return nil, nil, why
	}
	f.forget(why)
	f.plain.put(id, text)
	return f.plain.open(id)
}

func (f *folder) read(id string) ([]byte, error) {
	if f.kept == nil || f.plain.records[id] != nil {
		return f.plain.read(id)
	}
	return f.kept.read(id)
}

// remove removes a record wherever it is. One that goes on in memory stays in the folder that cannot be written.
func (f *folder) remove(id string) error {
	if f.kept == nil || f.plain.records[id] != nil {
		if err := f.plain.remove(id); err != nil || f.kept == nil {
			return err
		}
		if err := f.kept.remove(id); !errors.Is(err, ErrNotFound) {
			return err
		}
		return nil
	}
	return f.kept.remove(id)
}

func (f *folder) setting(key string) ([]byte, error) {
	value, err := f.plain.setting(key)
	if f.kept == nil || err == nil {
		return value, err
	}
	return f.kept.setting(key)
}

func (f *folder) setSetting(key string, value []byte) error {
	if f.kept != nil {
		err := f.kept.setSetting(key, value)
		if err == nil || !f.loose.Load() {
			return err
		}
	}
	return f.plain.setSetting(key, value)
}

// readJournal returns the stored part of a journal, together with the part in memory.
func (f *folder) readJournal(name string) ([]byte, error) {
	more, err := f.plain.readJournal(name)
	if f.kept == nil {
		return more, err
	}
	text, err2 := f.kept.readJournal(name)
	if err == nil { // there is more, whether the rest can be read or not
		return append(whole(text), more...), nil
	}
	return text, err2
}

func (f *folder) growJournal(name string, lines []byte) error {
	if f.kept != nil {
		err := f.kept.growJournal(name, lines)
		if err == nil || errors.Is(err, ErrBusy) || !f.loose.Load() {
			return err
		}
	}
	return f.plain.growJournal(name, lines)
}

func (f *folder) close() error { return f.plain.close() }
