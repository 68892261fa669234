//go:build linux && !android

package atspi

import "runehall/internal/aloud"

// action is something that can be done to an object: its name, the key of its message, the act, and the message.
type action struct {
	name, key string
	kind      aloud.ActKind
	text      string
}

var (
	press   = action{name: "press", key: "atspi.press", kind: aloud.Press}
	explain = action{name: "explain", key: "atspi.explain", kind: aloud.Explain}
	less    = action{name: "decrease", key: "atspi.less", kind: aloud.Less}
	more    = action{name: "increase", key: "atspi.more", kind: aloud.More}
	back    = action{name: "back", key: "atspi.back", kind: aloud.Back}
)

// actionsOf returns the actions of a thing, the most frequent first. A thing that cannot be used just now has the same
// ones, since screen readers ask only once whether an object has any.
func actionsOf(t *aloud.Thing) []action {
	switch {
	case !t.Role.Pressable():
		return nil
	case t.Role == aloud.Slider:
		return []action{more, less}
	case t.Role == aloud.Cell || t.Role == aloud.Button:
		return []action{press, explain}
	}
	return []action{press}
}
