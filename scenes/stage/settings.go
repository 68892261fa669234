package stage

import (
	"encoding/json"
	"fmt"
	"maps"
)

// SettingsKey is the key under which the store keeps the settings.
const SettingsKey = "settings"

// Settings are what a person has chosen for all games. The zero value has every setting at its usual value. Settings are a
// value: setting one of them returns new Settings and leaves the old ones as they are.
type Settings struct {
	chosen map[*Setting]any // bool, string or float64, by kind; a usual value is not in it
}

// ReadSettings reads stored settings: what is missing has its usual value, what is out of bounds the nearest allowed one, and
// what this program does not know is ignored. The error says why the text cannot be used; the usual settings come with it.
func ReadSettings(text []byte) (Settings, error) {
	var stored map[string]json.RawMessage
	if err := json.Unmarshal(text, &stored); err != nil {
		return Settings{}, fmt.Errorf("settings: %w", err)
	}
	var s Settings
	for _, row := range settingRows {
		raw, ok := stored[row.key()]
		if !ok || string(raw) == "null" {
			continue
		}
		v, err := row.stored.read(raw)
		if err != nil {
			return Settings{}, fmt.Errorf("settings: %s: %w", row.key(), err)
		}
		s = s.with(row, v)
	}
	return s, nil
}

// Text returns the settings as they are stored.
func (s Settings) Text() ([]byte, error) {
	stored := map[string]any{}
	for row, v := range s.chosen {
		stored[row.key()] = row.stored.write(v)
	}
	text, err := json.Marshal(stored)
	if err != nil {
		return nil, fmt.Errorf("settings: %w", err)
	}
	return text, nil
}

// Reset returns the settings of a new player, except for those that are kept: the language, and how the window is shown.
func (s Settings) Reset() Settings {
	var kept Settings
	for row, v := range s.chosen {
		if row.Kept {
			kept = kept.with(row, v)
		}
	}
	return kept
}

// Equal reports whether both choose the same.
func (s Settings) Equal(o Settings) bool { return maps.Equal(s.chosen, o.chosen) }

// Value returns what is chosen of a row: a bool for a switch, the id of a choice, or the number of a slider.
func (s Settings) Value(row *Setting) any {
	if v, ok := s.chosen[row]; ok {
		return v
	}
	return row.usual
}

// with returns the settings with another value of a row, brought within its bounds.
func (s Settings) with(row *Setting, v any) Settings {
	chosen := maps.Clone(s.chosen)
	if v = row.bounded(v); v == row.usual {
		delete(chosen, row)
		return Settings{chosen}
	}
	if chosen == nil {
		chosen = map[*Setting]any{}
	}
	chosen[row] = v
	return Settings{chosen}
}
