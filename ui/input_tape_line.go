package ui

import (
	"fmt"
	"slices"
	"strings"
)

// carry turns the input of one tick into that of a following tick in which nothing happens.
func carry(in *Input) {
	in.Pressed, in.Repeated, in.Wheel, in.Zoom, in.Runes = 0, 0, Point{}, 0, in.Runes[:0]
	in.Part, in.PartOf = PadPart{}, ""
	in.Controls = [ControlCount]Actions{}
	in.FocusLost, in.FocusGained, in.Pause, in.Resume, in.Resized = false, false, false, false, false
	in.Pointers = slices.DeleteFunc(in.Pointers, func(p Pointer) bool {
		return p.Phase != Hover && !p.IsDown()
	})
	for i := range in.Pointers {
		p := &in.Pointers[i]
		if p.Phase == Hover {
			p.Last, p.Start = p.At, p.At
			continue
		}
		p.step(p.At, Drag, in.Scale)
	}
}

// readTick applies the words of a tick to in, which carry has prepared.
func readTick(words []string, in *Input) error {
	if in.Scale == 0 {
		in.Scale = 1
	}
	for i, w := range words {
		key, value, _ := strings.Cut(w, "=")
		for _, before := range words[:i] {
			if k, _, _ := strings.Cut(before, "="); k == key || isMouse(k) && isMouse(key) {
				return fmt.Errorf("%q: said twice in one tick", w)
			}
		}
		if err := readWord(key, value, in); err != nil {
			return fmt.Errorf("%q: %w", w, err)
		}
	}
	return nil
}

// isMouse reports whether a word is about the mouse, whatever the button.
func isMouse(key string) bool { return strings.HasPrefix(key, "mouse") }
