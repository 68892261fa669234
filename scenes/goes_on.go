package scenes

import "runehall/scenes/title"

// noted is what the platform was last told about a match to continue. The zero value: nothing yet.
type noted struct{ told, goesOn bool }

// noteGoesOn tells the platform whether the title has a match to continue. That is known at the title once it has read
// its matches, and at the table of a stored match.
func (a *App) noteGoesOn() {
	top := a.stack.top()
	if top == nil || a.config.KeepGoesOn == nil {
		return
	}
	now := noted{told: true}
	switch s := top.scene.(type) {
	case *title.Scene:
		if s.Busy() {
			return
		}
		now.goesOn = s.GoesOn
	case matched:
		now.goesOn = s.Match() != ""
	default:
		return
	}
	if now != a.noted {
		a.noted = now
		a.config.KeepGoesOn(now.goesOn)
	}
}
