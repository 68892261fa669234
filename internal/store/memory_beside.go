//go:build !js

package store

import "time"

// What memory does beside a folder: see [folder].

// put brings in a record that is stored elsewhere.
func (m *memory) put(id string, text []byte) {
	m.records[id] = &memoryJournal{place: m, id: id, text: text, changed: time.Now()}
}

// takeSettings removes all settings from the memory and returns them. takeJournals does the same for journals.
func (m *memory) takeSettings() map[string][]byte {
	m.mu.Lock()
	defer m.mu.Unlock()
	taken := m.settings
	m.settings = map[string][]byte{}
	return taken
}

func (m *memory) takeJournals() map[string][]byte {
	m.mu.Lock()
	defer m.mu.Unlock()
	taken := m.journals
	m.journals = map[string][]byte{}
	return taken
}
