package stage

import (
	"strings"

	"runehall/games"
	"runehall/ui"
)

// controlsKey is the key of what persons have in hand, in the stored settings.
const controlsKey = "controls"

// noControl stands for a seat that has chosen nothing, in the stored settings.
const noControl = "-"

// Control returns which control somebody at a seat has taken in hand, and false if nobody has.
func (s Settings) Control(seat games.Seat) (ui.Control, bool) {
	if names := strings.Fields(s.controls); int(seat) < len(names) {
		return ui.ControlNamed(names[seat])
	}
	return 0, false
}

// WithControl returns the settings after somebody at a seat has taken a control. Its former holder then has none.
func (s Settings) WithControl(seat games.Seat, c ui.Control) Settings {
	names := strings.Fields(s.controls)
	for len(names) <= int(seat) {
		names = append(names, noControl)
	}
	for i, name := range names {
		if name == c.String() {
			names[i] = noControl
		}
	}
	names[seat] = c.String()
	s.controls = strings.Join(names, " ")
	return s
}

// WithoutControls returns the settings before anybody took a control in hand.
func (s Settings) WithoutControls() Settings {
	s.controls = ""
	return s
}

// Controls returns the controls of each seat, for games in which hands act at the same time. A person who has chosen a
// control gets that one. The others get, in order, the first part of the keyboard and the first gamepad, the second
// ones, and so on, unless somebody has chosen these.
func (s Settings) Controls(sitters []Sitter) []ui.Controls {
	out := make([]ui.Controls, len(sitters))
	var taken ui.Controls
	for i := range sitters {
		if c, ok := s.Control(games.Seat(i)); ok && sitters[i].Person {
			out[i] = out[i].With(c)
			taken = taken.With(c)
		}
	}
	keys, pad := ui.RightKeys, ui.FirstPad
	for i := range sitters {
		if !sitters[i].Person {
			continue
		}
		var usual ui.Controls
		if keys < ui.FirstPad {
			usual = usual.With(keys)
		}
		if pad < ui.ControlCount {
			usual = usual.With(pad)
		}
		if out[i] == 0 {
			out[i] = usual.Without(taken)
		}
		keys, pad = keys+1, pad+1
	}
	return out
}
