package stage

import "runehall/ui"

// Report collects what a screen tells tests: what can be pressed, and a few public facts.
type Report struct {
	// Targets are the visible parts of what can be activated now, in pixels, by stable names such as "table.undo".
	Targets map[string]ui.Rect
	// State holds strings, numbers and booleans.
	State map[string]any
	// Root is the scene's root.
	Root *ui.Root
	// Busy says that the picture still changes by itself, or that the scene waits for something.
	Busy bool
}

// Target names something that can be activated, if a part of it is visible.
func (r *Report) Target(name string, visible ui.Rect) {
	if !visible.Empty() {
		r.Targets[name] = visible
	}
}

// Focus names something that can have the focus, by its owner in the ui's sense: the report says so while it has it and the
// ring is shown.
func (r *Report) Focus(owner any, name string) {
	if r.Root != nil && r.Root.RingShown() && r.Root.Focused() == owner {
		r.State["focus"] = name
	}
}

// Stop names something that can be activated and can have the focus.
func (r *Report) Stop(owner any, name string, visible ui.Rect) {
	r.Target(name, visible)
	r.Focus(owner, name)
}

// Names gives stable names to the things in a scene that can have the focus, by their owners in package ui.
type Names map[any]string

// Report reports every named thing that could be reached in the last tick, and which one has the focus. What a dialog or a
// scroll hides is left out.
func (n Names) Report(r *Report) {
	for owner, visible := range r.Root.Stops {
		if name, ok := n[owner]; ok {
			r.Target(name, visible)
		}
	}
	if name, ok := n[r.Root.Focused()]; ok && r.Root.RingShown() {
		r.State["focus"] = name
	}
}
