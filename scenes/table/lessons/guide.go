package lessons

import (
	"runehall/scenes/table/notices"
	"runehall/ui"
)

// Guide is what a table says to those who do not know its game yet: tips in a first match, or a lesson.
type Guide struct {
	Tips   notices.Tips
	Course Course
	Ink    notices.Ink    // what is drawn where they may lie
	Glance notices.Glance // when they look anew for what they point at, and when they stand aside
}

// Seen is what the guide has to know of the table in a tick.
type Seen struct {
	Says   bool // tips may be said now
	Stale  bool // other things can be pressed than before
	Moving bool // something moves on the board
	Firm   bool // what moves must be seen to its end
	Toast  bool // a toast is on the screen
	// Covered says that something that a person has opened, or that is told them, covers the board.
	Covered bool
}

// Press lets the words be pressed, unless they stand aside. Where words have just gone, a press does nothing.
func (g *Guide) Press(c *ui.Context) {
	if !g.Glance.Aside {
		g.Tips.Press(c)
		g.Course.Press(c)
	}
	g.Tips.Shield(c)
}

// Update decides what is said now.
func (g *Guide) Update(c *ui.Context, now Seen) {
	g.Glance.Take(c, g.Rect())
	changed := g.Glance.Due || now.Moving || now.Stale
	g.Tips.Update(c, notices.Moment{
		Says: now.Says, Changed: changed, Waits: g.Glance.Aside || now.Moving && !now.Firm,
		Moving: now.Moving, Covered: now.Covered,
	})
	g.Course.Update(c, Moment{
		Changed: changed, Aside: g.Glance.Aside, Toast: now.Toast, Moving: now.Moving,
	})
}

// Rect returns where a tip or a lesson's words stand, or nothing.
func (g *Guide) Rect() ui.Rect {
	switch {
	case g.Glance.Aside:
	case g.Tips.Shown():
		return g.Tips.Rect()
	case g.Course.Shown():
		return g.Course.Rect()
	}
	return ui.Rect{}
}
