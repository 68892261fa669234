package stage

import (
	"encoding/json"
	"fmt"
	"math"

	"runehall/assets/lang"
	"runehall/ui"
)

// SettingsKey is the key under which the store keeps the settings.
const SettingsKey = "settings"

// Settings are what a person chooses for all games. The zero value of a field is never a choice, so that settings from an
// older version are completed with the defaults.
type Settings struct {
	// Lang is a language's tag; empty: that of the system.
	Lang string `json:"lang,omitempty"`
	// Speed is that of the animation: 0.5, 1, 2 or 4.
	Speed float64 `json:"speed,omitempty"`
	// Scale is that of the interface, from 0.75 to 2.
	Scale float64 `json:"scale,omitempty"`
	// Still reduces motion to short fades.
	Still bool `json:"still,omitempty"`
	// Contrast makes grounds darker and words and edges brighter.
	Contrast bool `json:"contrast,omitempty"`
	// Direct makes moves that cannot be undone at the first touch, without a draft.
	Direct bool `json:"direct,omitempty"`
	// Round seats the players round the table, where the screen is large enough, and not side by side.
	Round bool `json:"round,omitempty"`
	// MusicDown and EffectsDown are how far music and effects are turned down: from 0, not at all, to 1, to silence.
	MusicDown   float64 `json:"musicDown,omitempty"`
	EffectsDown float64 `json:"effectsDown,omitempty"`
	// Mute makes no sound at all, whatever the volumes are.
	Mute bool `json:"mute,omitempty"`
	// FullScreen shows the program on the whole screen, where there are windows.
	FullScreen bool `json:"fullscreen,omitempty"`
}

// Speeds are the speeds of the animation that can be chosen.
var Speeds = []float64{0.5, 1, 2, 4}

// ReadSettings reads stored settings. An error says why they cannot be used; the defaults are returned with it.
func ReadSettings(text []byte) (Settings, error) {
	s := Settings{}
	if err := json.Unmarshal(text, &s); err != nil {
		return Settings{}.Complete(), fmt.Errorf("settings: %w", err)
	}
	return s.Complete(), nil
}

// Text returns the settings as they are stored.
func (s Settings) Text() ([]byte, error) {
	text, err := json.Marshal(s)
	if err != nil {
		return nil, fmt.Errorf("settings: %w", err)
	}
	return text, nil
}

// Complete returns the settings with every value within its bounds.
func (s Settings) Complete() Settings {
	if s.Speed == 0 {
		s.Speed = 1
	}
	s.Speed = min(max(s.Speed, Speeds[0]), Speeds[len(Speeds)-1])
	if s.Scale == 0 {
		s.Scale = 1
	}
	s.Scale = min(max(s.Scale, ui.MinInterface), ui.MaxInterface)
	s.MusicDown, s.EffectsDown = min(max(s.MusicDown, 0), 1), min(max(s.EffectsDown, 0), 1)
	if s.Lang != "" {
		s.Lang = lang.Match(s.Lang)
	}
	return s
}

// Usual returns the settings of a new player, in the language that was chosen and on as much of the screen.
func (s Settings) Usual() Settings {
	return Settings{Lang: s.Lang, FullScreen: s.FullScreen}.Complete()
}

// Volumes returns how loud music and effects are, from 0 to 1.
func (s Settings) Volumes() (music, effects float64) {
	if s.Mute {
		return 0, 0
	}
	return 1 - s.MusicDown, 1 - s.EffectsDown
}

// The screen that everything is drawn for, in dp: on a larger one everything grows with it, up to twice.
const (
	usualWidth, usualHeight = 1440, 900
	mostGrowth              = 2
)

// Look returns the look of the theme on a screen of a size in pixels, with a number of pixels per dp.
func (s Settings) Look(device float64, screen ui.Size) ui.Look {
	grown := 1.0
	if device > 0 {
		grown = min(screen.W/(usualWidth*device), screen.H/(usualHeight*device), mostGrowth)
		grown = max(1, math.Floor(grown*10)/10) // in steps, so that a window that is drawn larger is not made anew each time
	}
	return ui.Look{Interface: s.Scale, Device: device * grown, HighContrast: s.Contrast, ReducedMotion: s.Still}
}
