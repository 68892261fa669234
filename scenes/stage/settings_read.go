package stage

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"sync"
)

// mostOthers is how many bytes of settings are kept that this program does not know.
const mostOthers = 1 << 14

// ReadSettings reads stored settings, each by itself: a setting that is missing or unreadable has its default, and a value out of bounds
// becomes the nearest allowed one. Settings that this program does not know are kept as they are, for the version that knows them. The
// error says what cannot be read; all readable settings are returned with it.
func ReadSettings(text []byte) (Settings, error) {
	var damage error
	var stored map[string]json.RawMessage
	if err := json.Unmarshal(text, &stored); err != nil {
		damage = fmt.Errorf("settings: %w", err)
		stored = salvage(text)
	}
	var s Settings
	read := func(key string, into func(raw json.RawMessage) error) {
		raw, ok := stored[key]
		delete(stored, key)
		if !ok || string(raw) == "null" {
			return
		}
		if err := into(raw); err != nil {
			damage = errors.Join(damage, fmt.Errorf("settings: %s: %w", key, err))
		}
	}
	for _, row := range settingRows {
		read(row.key(), func(raw json.RawMessage) error {
			v, err := row.stored.read(raw)
			if err == nil {
				s = s.with(row, v)
			}
			return err
		})
	}
	// After the rows, one of which makes these forgotten.
	for key, word := range map[string]*string{seenKey: &s.seen, learnedKey: &s.learned, controlsKey: &s.controls} {
		read(key, func(raw json.RawMessage) error {
			var v string
			err := json.Unmarshal(raw, &v)
			if err == nil {
				*word = v
			}
			return err
		})
	}
	read(padsKey, func(raw json.RawMessage) error {
		var v map[string]string
		err := json.Unmarshal(raw, &v)
		if err == nil && len(v) > mostPads {
			err = fmt.Errorf("%d gamepads; no more than %d are remembered", len(v), mostPads)
		}
		if err == nil {
			s.pads = v
		}
		return err
	})
	s.others = others(stored)
	return s, damage
}

// others returns the stored settings that this program does not know, or nothing if they are longer than any version stores.
func others(stored map[string]json.RawMessage) map[string]string {
	var kept map[string]string
	size := 0
	for key, raw := range stored {
		if size += len(key) + len(raw); size > mostOthers {
			return nil
		}
		if kept == nil {
			kept = map[string]string{}
		}
		kept[key] = string(raw)
	}
	return kept
}

// keyForm is a key in stored settings, with the colon behind it. Few programs ever need it, so none waits for it at its start.
var keyForm = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`"([a-zA-Z]+)"\s*:\s*`) })

// salvage reads damaged text of settings: it finds the names of settings anywhere in the text, and returns each value that stands
// behind one and can still be read.
func salvage(text []byte) map[string]json.RawMessage {
	stored := map[string]json.RawMessage{}
	for _, at := range keyForm().FindAllSubmatchIndex(text, -1) {
		key := string(text[at[2]:at[3]])
		if !ours(key) {
			continue
		}
		var raw json.RawMessage
		if json.NewDecoder(bytes.NewReader(text[at[1]:])).Decode(&raw) == nil {
			stored[key] = raw
		}
	}
	return stored
}

// ours reports whether something that this program knows is stored under a key.
func ours(key string) bool {
	for _, row := range settingRows {
		if row.key() == key {
			return true
		}
	}
	return key == seenKey || key == learnedKey || key == controlsKey || key == padsKey
}
