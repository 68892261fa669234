//go:build !js

package pilot

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Put puts a finger on a point and runs one tick. Fingers are told apart by a
// number of the test's choice.
func (a *App) Put(finger int, x, y float64) {
	a.t.Helper()
	p := a.running()
	p.fingers[finger] = true
	p.guest.PressTouch(ebiten.TouchID(finger), x, y)
	a.Tick(1)
}

// Slide moves a finger that lies on the screen, and runs one tick.
func (a *App) Slide(finger int, x, y float64) {
	a.t.Helper()
	a.running().guest.MoveTouch(ebiten.TouchID(finger), x, y)
	a.Tick(1)
}

// Lift takes a finger off the screen and runs one tick.
func (a *App) Lift(finger int) {
	a.t.Helper()
	p := a.running()
	delete(p.fingers, finger)
	p.guest.ReleaseTouch(ebiten.TouchID(finger))
	a.Tick(1)
}

// Touch taps a point with finger 0.
func (a *App) Touch(x, y float64) {
	a.t.Helper()
	a.Put(0, x, y)
	a.Tick(pressTicks)
	a.Lift(0)
}

// Swipe draws finger 0 from one point to the other in n ticks.
func (a *App) Swipe(fromX, fromY, toX, toY float64, n int) {
	a.t.Helper()
	a.Put(0, fromX, fromY)
	for i := range n {
		f := float64(i+1) / float64(n)
		a.Slide(0, fromX+f*(toX-fromX), fromY+f*(toY-fromY))
	}
	a.Lift(0)
}

// Carry puts a finger on the beginning of each way, all in one tick, and draws them to the ends in n ticks, where they
// are lifted together. A way is x and y of where it begins, and of where it ends.
func (a *App) Carry(n int, ways ...[4]float64) {
	a.t.Helper()
	guest := a.running().guest
	for finger, w := range ways {
		guest.PressTouch(ebiten.TouchID(finger), w[0], w[1])
	}
	a.Tick(1)
	for i := range n {
		f := float64(i+1) / float64(n)
		for finger, w := range ways {
			guest.MoveTouch(ebiten.TouchID(finger), w[0]+f*(w[2]-w[0]), w[1]+f*(w[3]-w[1]))
		}
		a.Tick(1)
	}
	for finger := range ways {
		guest.ReleaseTouch(ebiten.TouchID(finger))
	}
	a.Tick(1)
}

// Twist puts fingers 0 and 1 on both sides of a point, at the given distance
// from each other, and in n ticks draws them to another distance (a pinch) while
// turning them by an angle in radians, clockwise on the screen.
func (a *App) Twist(x, y, fromDistance, toDistance, angle float64, n int) {
	a.t.Helper()
	at := func(f float64) (dx, dy float64) {
		r := (fromDistance + f*(toDistance-fromDistance)) / 2
		sin, cos := math.Sincos(f * angle)
		return r * cos, r * sin
	}
	guest := a.running().guest
	dx, dy := at(0)
	guest.PressTouch(0, x-dx, y-dy)
	guest.PressTouch(1, x+dx, y+dy)
	a.Tick(1)
	for i := range n {
		dx, dy = at(float64(i+1) / float64(n))
		guest.MoveTouch(0, x-dx, y-dy)
		guest.MoveTouch(1, x+dx, y+dy)
		a.Tick(1)
	}
	guest.ReleaseTouch(0)
	guest.ReleaseTouch(1)
	a.Tick(1)
}
