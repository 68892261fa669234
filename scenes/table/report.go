package table

import "runehall/ui"

// Report collects what a screen says of itself for tests: what can be pressed, and a few public facts.
type Report struct {
	// Targets are the visible parts of what can be activated now, in pixels, by stable names ("table.undo").
	Targets map[string]ui.Rect
	// State holds strings, numbers and booleans.
	State map[string]any
	// Busy says that the picture still changes by itself or that something is awaited.
	Busy bool
}

// Target names something that can be activated, if a part of it is visible.
func (r *Report) Target(name string, visible ui.Rect) {
	if !visible.Empty() {
		r.Targets[name] = visible
	}
}
