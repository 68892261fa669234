package stage

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"log/slog"
	"slices"
	"time"

	"runehall/games"
	"runehall/internal/store"
)

// knownKey is the store's key of everything learnt about records.
const knownKey = "known"

// knownHead is the first line under knownKey, with the version of the form. Raise it when more is learnt about a record
// than before: then all records are read anew.
const knownHead = "runehall-known 1"

// The bounds of the stored knowledge. Records beyond them, and records with a longer line, are read anew at each start.
const (
	mostKnown    = 1000
	longestKnown = 8 << 10 // bytes of a line
)

// notedEvery is how often it is recorded that a match is still going on.
const notedEvery = 5 * time.Minute

// Known is the knowledge about a stored record that lists of matches show; a match cannot be continued from it. It
// counts as long as the record has the same length and the program plays by the same rules.
type Known struct {
	ID string `json:"id"`
	// Size is the length of the record when it was read, in bytes; 0: it was not.
	Size int64 `json:"size,omitempty"`
	// Rules identifies the rules that the record was read with.
	Rules string `json:"rules,omitempty"`
	// Broken says that nothing could be gone on with; then there is no Summary.
	Broken  bool           `json:"broken,omitempty"`
	Summary *games.Summary `json:"summary,omitempty"`
	// Match is the key of the match in the ledger.
	Match string `json:"match,omitempty"`
	// Played is when this program last added to the record, in milliseconds since 1970; 0: nobody knows.
	Played int64 `json:"played,omitempty"`
}

// Knowledge keeps what was learnt about records, in the store beside them. What is missing or damaged is learnt again.
type Knowledge struct {
	store   *store.Store
	log     *slog.Logger
	records map[string]Known
	noted   map[string]int64 // when it was stored last that a match goes on
	asked   bool
	read    bool
	waiting []func()
	dirty   bool
	storing bool
}

// NewKnowledge returns the knowledge that a store keeps.
func NewKnowledge(s *store.Store, log *slog.Logger) *Knowledge {
	return &Knowledge{store: s, log: log, records: map[string]Known{}, noted: map[string]int64{}}
}

// Then runs f once everything has been read that is kept: at once, or in a later tick.
func (k *Knowledge) Then(f func()) {
	if k.read {
		f()
		return
	}
	k.waiting = append(k.waiting, f)
	if k.asked {
		return
	}
	k.asked = true
	k.store.Setting(knownKey, func(text []byte, err error) {
		if err != nil && !errors.Is(err, store.ErrNotFound) {
			k.log.Warn("what is known of the matches cannot be read: they are read anew", "error", err)
		}
		for id, r := range readKnown(text) {
			if now, ok := k.records[id]; ok { // learnt in the meantime
				r.Played, now.Played = 0, max(r.Played, now.Played)
				r = now
			}
			k.records[id] = r
		}
		k.read = true
		for _, f := range k.waiting {
			f()
		}
		k.waiting = nil
	})
}

// Of returns what is known about a record.
func (k *Knowledge) Of(id string) Known { return k.records[id] }

// Learn records what was learnt about a record.
func (k *Knowledge) Learn(r Known) {
	r.Played = k.records[r.ID].Played
	k.records[r.ID] = r
	k.dirty = true
}

// Played notes that this program has added to a record.
func (k *Knowledge) Played(id string, at time.Time) {
	r := k.records[id]
	r.ID, r.Played = id, at.UnixMilli()
	k.records[id] = r
	k.dirty = true
	if r.Played-k.noted[id] >= notedEvery.Milliseconds() {
		k.noted[id] = r.Played
		k.Save(nil)
	}
}

// Save stores the knowledge, if there is anything new. Of more records than the bound allows, the first among ids are
// kept. A record that is not among ids is forgotten, since the store has it no more. Without ids nothing is forgotten.
func (k *Knowledge) Save(ids []string) {
	if !k.read || !k.dirty && (ids == nil || len(k.records) <= len(ids)) {
		return
	}
	if ids != nil {
		kept := map[string]Known{}
		for _, id := range ids[:min(len(ids), mostKnown)] {
			if r, ok := k.records[id]; ok {
				kept[id] = r
			}
		}
		k.records = kept
	}
	k.dirty = true
	k.keep()
}

// keep stores everything, as soon as the last storing has ended. After a failure the next thing learnt brings another
// try.
func (k *Knowledge) keep() {
	if k.storing || !k.dirty {
		return
	}
	k.storing, k.dirty = true, false
	k.store.SetSetting(knownKey, k.text(), func(err error) {
		k.storing = false
		if err != nil {
			k.log.Warn("what is known of the matches cannot be stored", "error", err)
			return
		}
		k.keep()
	})
}

// text returns everything in its stored form: a head, and for each record a line of JSON with a check.
func (k *Knowledge) text() []byte {
	text := []byte(knownHead + "\n")
	ids := make([]string, 0, len(k.records))
	for id := range k.records {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	for _, id := range ids {
		line, err := json.Marshal(k.records[id])
		if err != nil || len(line) > longestKnown {
			continue // it is learnt again
		}
		text = append(text, line...)
		text = fmt.Appendf(text, " ~%08x\n", crc32.ChecksumIEEE(line))
	}
	return text
}

// readKnown reads what text wrote. What is damaged or makes no sense is left out.
func readKnown(text []byte) map[string]Known {
	records := map[string]Known{}
	head, rest, _ := bytes.Cut(text, []byte{'\n'})
	if string(head) != knownHead {
		return records
	}
	for raw := range bytes.Lines(rest) {
		at := bytes.LastIndex(raw, []byte(" ~"))
		if at < 0 || at > longestKnown || string(raw[at:]) != fmt.Sprintf(" ~%08x\n", crc32.ChecksumIEEE(raw[:at])) {
			continue
		}
		var r Known
		if json.Unmarshal(raw[:at], &r) != nil || r.ID == "" || len(records) == mostKnown {
			continue
		}
		if r.Summary != nil {
			again, err := r.Summary.Text()
			if err == nil {
				_, err = games.ParseSummary(again)
			}
			if err != nil {
				continue
			}
		}
		records[r.ID] = r
	}
	return records
}
