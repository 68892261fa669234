//go:build linux && !android

package atspi

import "runehall/internal/aloud"

// role is a kind of object: its number in the protocol, its name there, and the key of its message.
type role struct {
	number    uint32
	name, key string
}

var (
	roleApplication = role{75, "application", "atspi.role.application"}
	roleWindow      = role{23, "frame", "atspi.role.window"}
	rolePart        = role{39, "panel", "atspi.role.part"}
	roleBar         = role{63, "tool bar", "atspi.role.bar"}
	roleBoard       = role{55, "table", "atspi.role.board"}
	roleList        = role{31, "list", "atspi.role.list"}
	roleDialog      = role{16, "dialog", "atspi.role.dialog"}
	roleText        = role{29, "label", "atspi.role.text"}
	roleHeading     = role{83, "heading", "atspi.role.heading"}
	roleButton      = role{43, "push button", "atspi.role.button"}
	roleSwitch      = role{7, "check box", "atspi.role.switch"}
	roleOption      = role{44, "radio button", "atspi.role.option"}
	roleSlider      = role{51, "slider", "atspi.role.slider"}
	roleField       = role{79, "entry", "atspi.role.field"}
	roleCell        = role{56, "table cell", "atspi.role.cell"}
	roleNotice      = role{101, "notification", "atspi.role.notice"}
)

// groupRoles are the roles of the parts of a screen.
var groupRoles = map[aloud.GroupKind]role{
	aloud.Region: rolePart, aloud.Toolbar: roleBar, aloud.Grid: roleBoard, aloud.List: roleList,
	aloud.Dialog: roleDialog,
}

var thingRoles = map[aloud.Role]role{
	aloud.Text: roleText, aloud.Heading: roleHeading, aloud.Button: roleButton, aloud.Switch: roleSwitch,
	aloud.Option: roleOption, aloud.Slider: roleSlider, aloud.Field: roleField, aloud.Cell: roleCell,
}

// state is the number of something that may hold of an object.
type state uint

const (
	active     state = 1
	checked    state = 4
	editable   state = 7
	enabled    state = 8
	focusable  state = 11
	focused    state = 12
	horizontal state = 14
	modal      state = 16
	selectable state = 22
	selected   state = 23
	sensitive  state = 24
	showing    state = 25
	singleLine state = 26
	visible    state = 30
	checkable  state = 41
)

// told are the states whose changes are sent as events, by their names in the protocol.
var told = []struct {
	state
	name string
}{
	{enabled, "enabled"}, {sensitive, "sensitive"}, {showing, "showing"}, {checked, "checked"}, {selected, "selected"},
	{active, "active"},
	{focused, "focused"},
}

type states uint64

func (s states) with(list ...state) states {
	for _, one := range list {
		s |= 1 << one
	}
	return s
}

func (s states) has(one state) bool { return s&(1<<one) != 0 }

// words returns the set in the form of the protocol.
func (s states) words() []uint32 { return []uint32{uint32(s), uint32(s >> 32)} }

// statesOf returns what holds of a thing. That it has the focus is not among it.
func statesOf(t *aloud.Thing) states {
	s := states(0).with(visible)
	if t.Rect != ([4]float64{}) {
		s = s.with(showing)
	}
	if !t.Disabled {
		s = s.with(enabled, sensitive)
		if t.Role.Pressable() {
			s = s.with(focusable)
		}
	}
	switch t.Role {
	case aloud.Switch, aloud.Option:
		s = s.with(checkable)
	case aloud.Cell:
		s = s.with(selectable)
	case aloud.Slider:
		s = s.with(horizontal)
	case aloud.Field:
		s = s.with(singleLine)
		if !t.Disabled {
			s = s.with(editable)
		}
	}
	if t.Checked {
		s = s.with(checked)
	}
	if t.Selected {
		s = s.with(selected, selectable)
	}
	return s
}
