//go:build !js

package pilot

import "github.com/hajimehoshi/ebiten/v2"

// pressTicks is how long a click, a tap and a stroke of a key last.
const pressTicks = 3

// Move moves the mouse to a point and runs one tick.
func (a *App) Move(x, y float64) {
	a.t.Helper()
	a.running().guest.MoveCursor(x, y)
	a.Tick(1)
}

// Click moves the mouse to a point, clicks with the left button and leaves the
// mouse there.
func (a *App) Click(x, y float64) {
	a.t.Helper()
	a.ClickWith(ebiten.MouseButtonLeft, x, y)
}

// ClickWith clicks with the given button.
func (a *App) ClickWith(button ebiten.MouseButton, x, y float64) {
	a.t.Helper()
	a.Move(x, y)
	a.Hold(button)
	a.Tick(pressTicks)
	a.Drop(button)
}

// Hold presses a mouse button where the mouse is, and runs one tick.
func (a *App) Hold(button ebiten.MouseButton) {
	a.t.Helper()
	a.running().guest.PressMouseButton(button)
	a.Tick(1)
}

// Drop releases a mouse button and runs one tick.
func (a *App) Drop(button ebiten.MouseButton) {
	a.t.Helper()
	a.running().guest.ReleaseMouseButton(button)
	a.Tick(1)
}

// Drag drags with the left button from one point to the other, moving a little
// in each of n ticks.
func (a *App) Drag(fromX, fromY, toX, toY float64, n int) {
	a.t.Helper()
	a.Move(fromX, fromY)
	a.Hold(ebiten.MouseButtonLeft)
	for i := range n {
		f := float64(i+1) / float64(n)
		a.Move(fromX+f*(toX-fromX), fromY+f*(toY-fromY))
	}
	a.Drop(ebiten.MouseButtonLeft)
}

// Wheel turns the wheel over a point; dy is positive away from the user.
func (a *App) Wheel(x, y, dx, dy float64) {
	a.t.Helper()
	a.Move(x, y)
	a.running().guest.ScrollWheel(dx, dy)
	a.Tick(1)
}
