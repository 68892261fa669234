package scenes

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// passage is how one screen becomes the next. Whatever it is, words of both are never seen at the same moment.
type passage struct {
	kind  passageKind
	ticks int
	from  ui.Point // the middle of the table to which somebody walks, or which they leave
}

type passageKind uint8

const (
	dips    passageKind = iota // the old screen goes dark, and the new one comes out of the dark
	walks                      // through the hall to a table, where the new screen rises
	returns                    // the same way back
	turns                      // the old screen falls, and the top of the table turns until it lies flat
)

// How long passages take: the longest is the way to a table, and with reduced motion everything dips.
var (
	dipTicks, stillTicks = ui.Ticks(220), ui.Ticks(120)
	walkTicks, backTicks = ui.Ticks(450), ui.Ticks(300)
)

// passageOf returns the way from one scene to another.
func passageOf(before, now stage.Scene, look ui.Look) passage {
	if look.ReducedMotion {
		return passage{ticks: stillTicks}
	}
	if !look.HighContrast { // nobody sees the hall there
		if hall, ok := before.(stage.Walkable); ok {
			if to, ok := now.(stage.Seated); ok {
				if at := hall.TableOf(to.Game()); !at.Empty() {
					return passage{walks, walkTicks, at.Center()}
				}
			}
		}
		if hall, ok := now.(stage.Walkable); ok {
			if of, ok := before.(stage.Seated); ok {
				if at := hall.TableOf(of.Game()); !at.Empty() {
					return passage{returns, backTicks, at.Center()}
				}
			}
		}
	}
	if _, ok := before.(stage.Seated); ok && now.Name() == "table" {
		return passage{kind: turns, ticks: walkTicks}
	}
	return passage{ticks: dipTicks}
}

// hallOf returns the hall, which one of two scenes is.
func hallOf(before, now stage.Scene) stage.Walkable {
	if hall, ok := before.(stage.Walkable); ok {
		return hall
	}
	return now.(stage.Walkable)
}

// moment is what is seen at one moment of a passage: how much of the old screen and of the new one, of the hall behind
// them, and how far the camera has gone.
type moment struct {
	old, now     float64 // opacity
	hall, camera float64
	fallen, up   float64 // how far the old screen has fallen and the new one still has to rise, as a part of 24 dp
	tilt         float64 // of the top of the table: 1 as it stands in the hall, 0 flat
}

// least is what is left of a screen when it gives way to the other in a dip, so that nothing flashes black between.
const least = .25

// at returns the moment at a part of the way, from 0 to 1.
func (p passage) at(t float64) moment {
	// between returns how far t has gone from one part of the way to another, both in ticks of the longest.
	between := func(from, to int) float64 {
		at := t * float64(p.ticks)
		return max(0, min(1, (at-float64(from))/float64(to-from)))
	}
	switch p.kind {
	case walks:
		rise := ui.OutCubic(between(ui.Ticks(330), p.ticks))
		return moment{
			old: 1 - between(0, ui.Ticks(90)), now: rise, hall: 1 - .5*between(ui.Ticks(200), p.ticks),
			camera: ui.InOutCubic(between(0, ui.Ticks(420))), up: 1 - rise,
		}
	case returns:
		return moment{
			old: 1 - between(0, ui.Ticks(90)), now: between(ui.Ticks(210), p.ticks), hall: .5 + .5*between(0, ui.Ticks(150)),
			camera: 1 - ui.InOutCubic(t),
		}
	case turns:
		fall := between(0, ui.Ticks(140))
		return moment{
			old: 1 - fall, now: between(ui.Ticks(140), ui.Ticks(300)), fallen: fall * fall * fall,
			tilt: 1 - ui.OutCubic(between(0, ui.Ticks(420))),
		}
	}
	if t < .5 {
		return moment{old: 1 - (1-least)*2*t}
	}
	return moment{now: least + (1-least)*(2*t-1)}
}

// nearest is how much larger the hall is at the end of the way to a table.
const nearest = 2.2

// view returns where the picture of the hall lies on a screen when the camera has gone so far to a point: larger, with
// the point nearer to the middle, and covering all of the screen.
func view(screen ui.Size, at ui.Point, camera float64) ui.Rect {
	f := 1 + (nearest-1)*camera
	to := ui.Pt(screen.W/2, screen.H*.42)
	place := func(at, to, side float64) float64 {
		want := at + (to-at)*camera
		return min(0, max(side-side*f, want-at*f))
	}
	return ui.Rc(place(at.X, to.X, screen.W), place(at.Y, to.Y, screen.H), screen.W*f, screen.H*f)
}
