package stage

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
)

// mostOthers is how many bytes of settings are kept that this program does not know.
const mostOthers = 1 << 14

// ReadSettings reads stored settings, each by itself: a setting that is missing or unreadable has its default, and a
// value out of bounds becomes the nearest allowed one. Settings that this program does not know are kept as they are,
// for the version that knows them. The error says what cannot be read; all readable settings are returned with it.
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
	// These come after the rows, because one of the rows resets them.
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

// others returns the stored settings that this program does not know, or nothing if they are longer than any version
// stores.
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

// salvage reads damaged text of settings: it finds the names of settings anywhere in the text, and returns each value
// that stands behind one and can still be read.
func salvage(text []byte) map[string]json.RawMessage {
	stored := map[string]json.RawMessage{}
	for at := range text {
		key, behind, ok := keyAt(text[at:])
		if !ok || !ours(key) {
			continue
		}
		var raw json.RawMessage
		if json.NewDecoder(bytes.NewReader(behind)).Decode(&raw) == nil {
			stored[key] = raw
		}
	}
	return stored
}

// keyAt reads a quoted key of letters and the colon after it from the beginning of a text, and returns the rest. It is
// written by hand because nothing else in the page's program needs regular expressions, which would make it larger.
func keyAt(text []byte) (key string, behind []byte, ok bool) {
	rest, ok := bytes.CutPrefix(text, []byte{'"'})
	letters := 0
	for letters < len(rest) && ('a' <= rest[letters]|0x20 && rest[letters]|0x20 <= 'z') {
		letters++
	}
	if !ok || letters == 0 {
		return "", nil, false
	}
	key = string(rest[:letters])
	if rest, ok = bytes.CutPrefix(rest[letters:], []byte{'"'}); !ok {
		return "", nil, false
	}
	if rest, ok = bytes.CutPrefix(bytes.TrimLeft(rest, " \t\r\n"), []byte{':'}); !ok {
		return "", nil, false
	}
	return key, rest, true
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
