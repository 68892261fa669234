package store

import (
	"bytes"
	"sort"
	"strconv"
	"sync"
	"time"
)

// memory is the backend that forgets everything when the program ends.
type memory struct {
	records map[string]*memoryJournal
	exports map[string][]byte

	mu       sync.Mutex // settings and journals are written on the worker
	settings map[string][]byte
	journals map[string][]byte
}

func newMemory() *memory {
	return &memory{
		records: map[string]*memoryJournal{}, settings: map[string][]byte{}, journals: map[string][]byte{},
		exports: map[string][]byte{},
	}
}

type memoryJournal struct {
	place   *memory
	id      string
	text    []byte
	changed time.Time
	damaged bool // a kept original: not listed
	busy    bool
}

func (m *memory) list() ([]Item, error) {
	var items []Item
	for id, j := range m.records {
		if !j.damaged {
			items = append(items, Item{ID: id, Changed: j.changed, Size: int64(len(j.text))})
		}
	}
	sortItems(items)
	return items, nil
}

// sortItems sorts by the time of the last change, newest first, and then by name.
func sortItems(items []Item) {
	sort.Slice(items, func(i, j int) bool {
		a, b := &items[i], &items[j]
		if !a.Changed.Equal(b.Changed) {
			return a.Changed.After(b.Changed)
		}
		return a.ID > b.ID
	})
}

func (m *memory) create(id string, head []byte) (journal, error) {
	if m.records[id] != nil {
		return nil, errExists
	}
	j := &memoryJournal{place: m, id: id, text: bytes.Clone(head), changed: time.Now(), busy: true}
	m.records[id] = j
	return j, nil
}

func (m *memory) open(id string) (journal, []byte, error) {
	j := m.records[id]
	switch {
	case j == nil:
		return nil, nil, ErrNotFound
	case j.busy:
		return nil, nil, ErrBusy
	}
	if good, torn := cut(j.text); len(good) < len(j.text) {
		if !torn {
			j.keepOriginal()
		}
		j.text = good
	}
	j.busy = true
	return j, bytes.Clone(j.text), nil
}

func (m *memory) read(id string) ([]byte, error) {
	j := m.records[id]
	if j == nil {
		return nil, ErrNotFound
	}
	return bytes.Clone(j.text), nil
}

func (m *memory) remove(id string) error {
	j := m.records[id]
	switch {
	case j == nil:
		return ErrNotFound
	case j.busy:
		return ErrBusy
	}
	delete(m.records, id)
	return nil
}

func (m *memory) setting(key string) ([]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	value, ok := m.settings[key]
	if !ok {
		return nil, ErrNotFound
	}
	return bytes.Clone(value), nil
}

func (m *memory) setSetting(key string, value []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.settings[key] = bytes.Clone(value)
	return nil
}

func (m *memory) readJournal(name string) ([]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	text, ok := m.journals[name]
	if !ok {
		return nil, ErrNotFound
	}
	return bytes.Clone(text), nil
}

func (m *memory) growJournal(name string, lines []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.journals[name] = append(whole(m.journals[name]), lines...)
	return nil
}

func (m *memory) export(name, ending string, content []byte) (string, error) {
	m.exports[name+ending] = bytes.Clone(content)
	return name + ending, nil
}

func (m *memory) close() error { return nil }

func (j *memoryJournal) append(text []byte) error {
	j.text = append(j.text, text...)
	j.changed = time.Now()
	return nil
}

func (j *memoryJournal) keep(n int) error {
	if n >= len(j.text) {
		return nil
	}
	j.keepOriginal()
	j.text = j.text[:n]
	return nil
}

func (j *memoryJournal) keepOriginal() {
	for n := 1; ; n++ {
		id := damagedName(j.id, n)
		if j.place.records[id] == nil {
			j.place.records[id] = &memoryJournal{place: j.place, id: id, text: bytes.Clone(j.text), changed: j.changed,
				damaged: true}
			return
		}
	}
}

func (j *memoryJournal) sync() error { return nil }

func (j *memoryJournal) close() error {
	j.busy = false
	return nil
}

// damagedName is the name of the n-th kept original of a record.
func damagedName(id string, n int) string {
	id = shorten(id)
	if n == 1 {
		return id + ".damaged"
	}
	return id + ".damaged-" + strconv.Itoa(n)
}
