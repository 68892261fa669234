package stage

import (
	"encoding/json"
	"fmt"
	"maps"
	"strings"
)

// SettingsKey is the key under which the store keeps the settings.
const SettingsKey = "settings"

// Settings are what a person has chosen for all games. In the zero value every setting has its default. Settings are a
// value: to change one returns new Settings, and the old ones stay as they are.
type Settings struct {
	chosen map[*Setting]any // bool, string or float64, by kind; a usual value is not in it
	seen   string           // the tips that were put away, each followed by a space
	// learned are the lessons that were played and the games that were asked about, each followed by a space.
	learned string
	// controls are the names of what those at the seats have taken in hand, with a space between them.
	controls string
	others   map[string]string // stored by another version of the program, by key, as JSON
	// pads are what persons have said of their gamepads, by the names of those.
	pads map[string]string
}

// Text returns the settings as they are stored.
func (s Settings) Text() ([]byte, error) {
	stored := map[string]any{}
	for key, text := range s.others {
		stored[key] = json.RawMessage(text)
	}
	for row, v := range s.chosen {
		stored[row.key()] = row.stored.write(v)
	}
	if s.seen != "" {
		stored[seenKey] = s.seen
	}
	if s.learned != "" {
		stored[learnedKey] = s.learned
	}
	if s.controls != "" {
		stored[controlsKey] = s.controls
	}
	if len(s.pads) > 0 {
		stored[padsKey] = s.pads
	}
	text, err := json.Marshal(stored)
	if err != nil {
		return nil, fmt.Errorf("settings: %w", err)
	}
	return text, nil
}

// Reset returns the settings of a new player, but keeps the language, how the window is shown, the tips that were said,
// the lessons that were played, and settings that only another version of the program knows.
func (s Settings) Reset() Settings {
	// the gamepads are still the same
	kept := Settings{others: s.others, pads: s.pads, seen: s.seen, learned: s.learned}
	for row, v := range s.chosen {
		if row.Kept {
			kept = kept.with(row, v)
		}
	}
	return kept
}

// Equal reports whether both choose the same.
func (s Settings) Equal(o Settings) bool {
	return s.seen == o.seen && s.learned == o.learned && s.controls == o.controls && maps.Equal(s.chosen, o.chosen) &&
		maps.Equal(s.pads, o.pads) &&
		maps.Equal(s.others, o.others)
}

// seenKey is the key of the tips that were put away, in the stored settings.
const seenKey = "seen"

// TipSeen reports whether a tip was put away.
func (s Settings) TipSeen(tip string) bool {
	for seen := range strings.FieldsSeq(s.seen) {
		if seen == tip {
			return true
		}
	}
	return false
}

// WithTipSeen returns the settings after a tip was put away.
func (s Settings) WithTipSeen(tip string) Settings {
	if !s.TipSeen(tip) {
		s.seen += tip + " "
	}
	return s
}

// WithTipsOf returns the settings with the tips put away that were so in earlier ones.
func (s Settings) WithTipsOf(earlier Settings) Settings {
	s.seen = earlier.seen
	return s
}

// Value returns the value of a row: a bool for a switch, an id for a choice, a number for a slider.
func (s Settings) Value(row *Setting) any {
	if v, ok := s.chosen[row]; ok {
		return v
	}
	return row.usual
}

// with returns the settings with another value of a row, brought within its bounds.
func (s Settings) with(row *Setting, v any) Settings {
	chosen := maps.Clone(s.chosen)
	if chosen == nil {
		chosen = map[*Setting]any{}
	}
	if v = row.bounded(v); v == row.usual {
		delete(chosen, row)
	} else {
		chosen[row] = v
	}
	s.chosen = chosen
	if row.changed != nil {
		s = row.changed(s)
	}
	return s
}
