package boards

import (
	"runehall/scenes/camera"
	"runehall/scenes/hands"
	"runehall/ui"
)

// steer reads the pointers and the wheel of a tick and moves the eye as they ask, or the button that brings the board into sight
// does. The wheel turns the chosen piece where turns says so of what the mouse is on, and zooms elsewhere on the field; with Ctrl it zooms
// there, too.
func steer[T comparable](in *ui.Input, pointers *hands.Hands[T], eye *camera.Eye, on hands.Board[T], centred bool, turns func(on T) bool) {
	asked := pointers.Read(in, on)
	asked.Centre = asked.Centre || centred
	eye.Steer(asked)
	mouse, ok := in.Pointer(ui.MousePointer)
	if !ok || in.Wheel.Y == 0 && in.Zoom == 0 {
		return
	}
	hit := on.Hit(mouse.At)
	if in.Zoom != 0 && on.Role(hit) == hands.Field {
		eye.Wheel(in.Zoom, mouse.At)
	}
	switch {
	case in.Wheel.Y == 0:
	case turns(hit):
		pointers.Wheel(in.Wheel.Y)
	case on.Role(hit) == hands.Field:
		eye.Wheel(in.Wheel.Y, mouse.At)
	}
}

// peekKey is the key that looks beneath what the cursor is on, for as long as it is held.
type peekKey struct{ held bool }

// Read reads the key in a tick, and calls begin or end where it is pressed or let go.
func (k *peekKey) Read(c *ui.Context, begin, end func()) {
	was := k.held
	k.held = c.Held(ui.Peek)
	switch {
	case k.held && !was:
		begin()
	case was && !k.held:
		end()
	}
}
