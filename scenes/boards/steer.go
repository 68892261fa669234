package boards

import (
	"runehall/scenes/camera"
	"runehall/scenes/hands"
	"runehall/ui"
)

// steer reads the pointers and the wheel of a tick and moves the eye accordingly, or because the centring button was
// pressed. The wheel turns the chosen piece if turns says so for the thing under the mouse; otherwise, and with Ctrl,
// it zooms.
func steer[T comparable](in *ui.Input, pointers *hands.Hands[T], eye *camera.Eye, on hands.Board[T], centred bool,
	turns func(on T) bool) {
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

// peekKey is the key for looking beneath what the cursor is on, as long as it is held.
type peekKey struct{ held bool }

// Read reads the key in a tick, and calls begin when it is pressed and end when it is released.
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
