package stage

import (
	"maps"

	"runehall/ui"
)

// padsKey is the key, in the stored settings, for how gamepads were assigned.
const padsKey = "pads"

// mostPads is how many gamepads are remembered: more than anybody has.
const mostPads = 50

// PadMaps returns what persons have said of the parts of their gamepads, by the gamepads' names.
func (s Settings) PadMaps() map[string]ui.PadMap {
	out := map[string]ui.PadMap{}
	for name, text := range s.pads {
		if m, ok := ui.ReadPadMap(text); ok && len(out) < mostPads {
			out[name] = m
		}
	}
	return out
}

// WithPadMap returns the settings after somebody has assigned the parts of a gamepad.
func (s Settings) WithPadMap(name string, m ui.PadMap) Settings {
	pads := map[string]string{}
	if len(s.pads) < mostPads {
		maps.Copy(pads, s.pads)
	}
	pads[name] = m.String()
	s.pads = pads
	return s
}
