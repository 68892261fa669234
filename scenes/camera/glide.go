package camera

import "runehall/ui"

// GlideTime is how long a camera glides, in milliseconds.
const GlideTime = 300

// Glider is a view on its way to another one.
type Glider struct {
	View
	// Free says that a person has moved the camera: it no longer follows the board.
	Free       bool
	from, goal View
	left, all  int // ticks of the way
}

// Goal returns the view to which the camera glides, or at which it rests.
func (g *Glider) Goal() View { return g.goal }

// Gliding reports whether the camera is on its way.
func (g *Glider) Gliding() bool { return g.left > 0 }

// GlideTo sends the camera on its way, for so many ticks; with none it is there at once.
func (g *Glider) GlideTo(goal View, ticks int) {
	g.from, g.goal, g.all, g.left = g.View, goal, ticks, ticks
	if ticks <= 0 {
		g.View, g.left = goal, 0
	}
}

// Jump puts the camera where a person moved it.
func (g *Glider) Jump(to View) {
	g.GlideTo(to, 0)
	g.Free = true
}

// shift moves views by a distance on the screen: the field has moved, and the board stays where it is seen.
func (g *Glider) shift(by ui.Point) {
	for _, v := range []*View{&g.View, &g.from, &g.goal} {
		if v.Scale > 0 {
			v.At = v.At.Add(by.Mul(1 / v.Scale))
		}
	}
}

// Step plays one tick, and reports whether the camera moved.
func (g *Glider) Step() bool {
	if g.left <= 0 {
		return false
	}
	g.left--
	t := 1 - float64(g.left)/float64(g.all)
	g.View = g.from.Towards(g.goal, ui.OutCubic(t))
	return true
}
