package stage

import (
	"math"
	"slices"

	"runehall/ui"
)

// Setting is a row of the table of settings: everything needed for storing it, showing it and testing it. Its effect is
// up to the code that asks for its value through [Switch], [Choice] or [Slider].
type Setting struct {
	// ID names the setting in reports and in its words: "settings." + ID.
	ID string
	// Part is where on the screen it stands; within a part rows keep the order of the table.
	Part Part
	Icon ui.Icon
	Kind SettingKind
	// Note says that a line below explains it: the message "settings." + ID + ".note".
	Note bool
	// Kept says that a reset does not change it.
	Kept bool
	// Desktop says that it is offered only where the program has a window of its own.
	Desktop bool
	// Lamp says that it is offered only where the program can keep the screen on.
	Lamp bool
	// Width is the width of a choice or slider beside its words, in dp.
	Width float64
	// Choices are the ids of a choice.
	Choices []string
	// Label returns the words of a choice; nil: the message "settings." + ID + "." + choice.
	Label func(st *Stage, choice string) string
	// Shown returns the choice that applies if nothing was chosen; nil: the default.
	Shown func(st *Stage) string
	// Min, Max and Step belong to a slider; Ticks marks each step.
	Min, Max, Step float64
	Ticks          bool
	// Sample lets a change be heard or seen at once; nil: nothing more happens.
	Sample func(st *Stage, at ui.Point)

	// changed returns the settings with whatever else a new value changes; nil: nothing.
	changed func(Settings) Settings
	usual   any
	stored  storedForm
}

// Part is a part of the screen of settings, by the id in its words: "settings." + Part.
type Part string

// The parts.
const (
	LanguagePart Part = "language"
	SoundPart    Part = "sound"
	MotionPart   Part = "motion"
	SightPart    Part = "sight"
	TablePart    Part = "table"
)

// SettingKind says how a setting is chosen.
type SettingKind uint8

// The kinds.
const (
	SwitchKind SettingKind = iota // on or off
	ChoiceKind                    // one of a few
	SliderKind                    // a number
)

// settingRows is the table, with its rows in the order in which they were added.
var settingRows []*Setting

// SettingRows returns all settings, in their order on the screen.
func SettingRows() []*Setting { return settingRows }

// Offers reports whether a setting does something here.
func (st *Stage) Offers(row *Setting) bool {
	return (st.Desktop || !row.Desktop) && (st.Lamp || !row.Lamp)
}

func (r Setting) add(kind SettingKind, usual any, plain storedForm) *Setting {
	r.Kind, r.usual = kind, usual
	if r.stored.read == nil {
		r.stored = plain
	}
	settingRows = append(settingRows, &r)
	return &r
}

// bounded returns the allowed value that is nearest to v.
func (r *Setting) bounded(v any) any {
	switch v := v.(type) {
	case float64:
		// Round, because adding up steps of a tenth gives inexact numbers.
		return max(r.Min, min(math.Round(v*1e6)/1e6, r.Max))
	case string:
		if !slices.Contains(r.Choices, v) {
			return r.usual
		}
	}
	return v
}

// Switch is a setting that is on or off.
type Switch struct{ *Setting }

func newSwitch(usual bool, r Setting) Switch {
	return Switch{r.add(SwitchKind, usual, storedAs("", same[bool], same[bool]))}
}

// On reports whether the switch is on in the settings.
func (w Switch) On(s Settings) bool { return s.Value(w.Setting).(bool) }

// Set returns the settings with the switch on or off.
func (w Switch) Set(s Settings, on bool) Settings { return s.with(w.Setting, on) }

// Choice is a setting that is one of a few.
type Choice struct{ *Setting }

func newChoice(usual string, r Setting) Choice {
	return Choice{r.add(ChoiceKind, usual, storedAs("", same[string], same[string]))}
}

// Of returns the id of the choice in the settings.
func (c Choice) Of(s Settings) string { return s.Value(c.Setting).(string) }

// Set returns the settings with another choice; an unknown one is the usual one.
func (c Choice) Set(s Settings, id string) Settings { return s.with(c.Setting, id) }

// Slider is a setting that is a number.
type Slider struct{ *Setting }

func newSlider(usual float64, r Setting) Slider {
	return Slider{r.add(SliderKind, usual, storedAs("", same[float64], same[float64]))}
}

// Of returns the number in the settings.
func (l Slider) Of(s Settings) float64 { return s.Value(l.Setting).(float64) }

// Set returns the settings with another number, brought within the slider's bounds.
func (l Slider) Set(s Settings, v float64) Settings { return s.with(l.Setting, v) }
