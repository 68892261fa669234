package ui

import "github.com/hajimehoshi/ebiten/v2"

// stickDead is how far a stick must be pushed, from 0 to 1, before it counts as a direction.
const stickDead = 0.5

// padButtons are the bindings of gamepads in the standard layout.
var padButtons = [...]struct {
	button ebiten.StandardGamepadButton
	action Action
}{
	{ebiten.StandardGamepadButtonLeftTop, Up},
	{ebiten.StandardGamepadButtonLeftBottom, Down},
	{ebiten.StandardGamepadButtonLeftLeft, Left},
	{ebiten.StandardGamepadButtonLeftRight, Right},
	{ebiten.StandardGamepadButtonRightBottom, Confirm},
	{ebiten.StandardGamepadButtonRightBottom, Hold},
	{ebiten.StandardGamepadButtonRightRight, Back},
	{ebiten.StandardGamepadButtonRightLeft, Undo},
	{ebiten.StandardGamepadButtonRightTop, Hint},
	{ebiten.StandardGamepadButtonFrontTopLeft, RotateLeft},
	{ebiten.StandardGamepadButtonFrontTopRight, RotateRight},
	{ebiten.StandardGamepadButtonFrontBottomLeft, ZoomOut},
	{ebiten.StandardGamepadButtonFrontBottomRight, ZoomIn},
	{ebiten.StandardGamepadButtonCenterLeft, Log},
	{ebiten.StandardGamepadButtonCenterRight, Menu},
	{ebiten.StandardGamepadButtonLeftStick, Centre},
	{ebiten.StandardGamepadButtonRightStick, Peek},
}

func stick(x, y int) Actions {
	var s Actions
	switch {
	case x < 0:
		s = s.With(Left)
	case x > 0:
		s = s.With(Right)
	}
	switch {
	case y < 0:
		s = s.With(Up)
	case y > 0:
		s = s.With(Down)
	}
	return s
}
