package boardtest

import (
	"math"

	"runehall/games"
	"runehall/scenes/table"
	"runehall/ui"
)

// Pressed reports whether a pointer is down, and with which button.
func (r *Rig[C, M, E, V, B]) Pressed(id ui.PointerID) (ui.MouseButton, bool) {
	p, down := r.down[id]
	return p.Button, down
}

// Pointer runs a tick in which one pointer does something. Other pointers that are down stay where they are.
func (r *Rig[C, M, E, V, B]) Pointer(
	kind ui.PointerKind, id ui.PointerID, phase ui.Phase, button ui.MouseButton, at ui.Point,
) {
	r.T.Helper()
	p := r.down[id]
	if phase == ui.Press || phase == ui.Hover {
		p = ui.Pointer{ID: id, Kind: kind, Button: button, Start: at, Last: at, At: at}
	}
	p.Last, p.At, p.Phase = p.At, at, phase
	if phase != ui.Press {
		p.Age++
	}
	slack := 1.0
	if kind == ui.Touch {
		slack = 5
	}
	p.Moved = p.Moved || phase != ui.Hover && at.Dist(p.Start) > slack
	r.down[id] = p
	in := ui.Input{Device: map[ui.PointerKind]ui.Device{ui.Mouse: ui.MouseDevice, ui.Touch: ui.TouchDevice}[kind]}
	for other, q := range r.down {
		if other != id {
			q.Last, q.Phase = q.At, ui.Drag
			r.down[other] = q
			in.Pointers = append(in.Pointers, q)
		}
	}
	in.Pointers = append(in.Pointers, p)
	if phase == ui.Release || phase == ui.Cancel || phase == ui.Hover {
		delete(r.down, id)
	}
	r.Tick(in)
}

// first returns the id of a device's only pointer.
func first(kind ui.PointerKind) ui.PointerID {
	if kind == ui.Touch {
		return 1
	}
	return ui.MousePointer
}

// Tap taps a point with the mouse or a finger.
func (r *Rig[C, M, E, V, B]) Tap(kind ui.PointerKind, at ui.Point) {
	r.T.Helper()
	for _, phase := range []ui.Phase{ui.Press, ui.Drag, ui.Release} {
		r.Pointer(kind, first(kind), phase, ui.LeftButton, at)
	}
}

// Drag drags from one point to another, in several ticks.
func (r *Rig[C, M, E, V, B]) Drag(kind ui.PointerKind, from, to ui.Point) {
	r.T.Helper()
	r.Pointer(kind, first(kind), ui.Press, ui.LeftButton, from)
	for i := 1; i <= 6; i++ {
		r.Pointer(kind, first(kind), ui.Drag, ui.LeftButton, from.Lerp(to, float64(i)/6))
	}
	r.Pointer(kind, first(kind), ui.Release, ui.LeftButton, to)
}

// Twist turns two fingers round a point, by degrees.
func (r *Rig[C, M, E, V, B]) Twist(mid ui.Point, degrees float64) {
	r.T.Helper()
	both := func(phase ui.Phase, angle float64) {
		sin, cos := math.Sincos(angle * math.Pi / 180)
		at := ui.Pt(60*cos, 60*sin)
		r.Pointer(ui.Touch, 1, phase, ui.LeftButton, mid.Add(at))
		r.Pointer(ui.Touch, 2, phase, ui.LeftButton, mid.Sub(at))
	}
	both(ui.Press, 0)
	for i := 1; i <= 10; i++ {
		both(ui.Drag, degrees*float64(i)/10)
	}
	both(ui.Release, degrees)
}

// Wheel turns the wheel over a point.
func (r *Rig[C, M, E, V, B]) Wheel(at ui.Point, notches float64) {
	r.T.Helper()
	p := ui.Pointer{ID: ui.MousePointer, At: at, Start: at, Last: at}
	r.Tick(ui.Input{Device: ui.MouseDevice, Pointers: []ui.Pointer{p}, Wheel: ui.Pt(0, notches)})
}

// Key presses a key that stands for an action.
func (r *Rig[C, M, E, V, B]) Key(a ui.Action) {
	r.T.Helper()
	r.Strike(ui.KeyDevice, a)
}

// Strike presses the button of a device that stands for an action.
func (r *Rig[C, M, E, V, B]) Strike(d ui.Device, a ui.Action) {
	r.T.Helper()
	r.Tick(ui.Input{Device: d, Pressed: ui.ActionSet(a), Held: ui.ActionSet(a)})
	r.Tick(ui.Input{Device: d})
}

// Letter types a letter.
func (r *Rig[C, M, E, V, B]) Letter(l rune) {
	r.T.Helper()
	r.Tick(ui.Input{Device: ui.KeyDevice, Runes: []rune{l}})
	r.Tick(ui.Input{Device: ui.KeyDevice})
}

// Draft returns what the golden button shows of the board's draft: nothing while a sheet lies over the button.
func (r *Rig[C, M, E, V, B]) Draft() (label games.Phrase, ready bool) {
	if over, ok := any(r.Board).(table.Covering); ok && over.Covers() {
		return games.Phrase{}, false
	}
	return r.Board.Draft()
}

// Golden presses the golden button, which belongs to the table.
func (r *Rig[C, M, E, V, B]) Golden() {
	r.T.Helper()
	r.State.Confirm = true
	r.Tick(ui.Input{})
}

// Dropped drops what is chosen, and reports whether there was anything. It fails if the board said that there was, and
// there was not. What the board has chosen by itself may be dropped without having been announced.
func (r *Rig[C, M, E, V, B]) Dropped() bool {
	r.T.Helper()
	says := r.Board.Drops()
	there := r.Board.Drop()
	if says && !there {
		r.T.Error("the board drops nothing, and said that there is something to drop")
	}
	return there
}

// Handle turns bytes into inputs, three for each, and calls check after each input.
func (r *Rig[C, M, E, V, B]) Handle(data []byte, check func()) {
	for ; len(data) >= 3 && r.Made < 30; data = data[3:] {
		r.fuzz(data[0], ui.Pt(float64(data[1])/255*r.screen.W, float64(data[2])/255*r.screen.H), data[1])
		if _, over := r.Match.Play.Core().Result(); over {
			return
		}
		check()
		if data[0]%8 == 7 {
			r.Dropped()
		}
	}
}

// fuzz does one thing at a point, chosen by a byte and a number.
func (r *Rig[C, M, E, V, B]) fuzz(what byte, at ui.Point, n byte) {
	r.T.Helper()
	move := func(kind ui.PointerKind, id ui.PointerID, button ui.MouseButton) {
		phase := ui.Press
		if _, down := r.Pressed(id); down {
			phase = ui.Drag
		}
		r.Pointer(kind, id, phase, button, at)
	}
	end := func(kind ui.PointerKind, id ui.PointerID, phase ui.Phase) {
		if button, down := r.Pressed(id); down {
			r.Pointer(kind, id, phase, button, at)
		}
	}
	switch what % 16 {
	case 0, 1:
		move(ui.Mouse, ui.MousePointer, ui.LeftButton)
	case 2:
		end(ui.Mouse, ui.MousePointer, ui.Release)
	case 3:
		if _, down := r.Pressed(ui.MousePointer); !down {
			r.Pointer(ui.Mouse, ui.MousePointer, ui.Hover, ui.LeftButton, at)
		}
	case 4, 5:
		move(ui.Touch, 1, ui.LeftButton)
	case 6:
		end(ui.Touch, 1, ui.Release)
	case 7:
		r.Letter(rune('0' + n%10))
	case 8:
		r.Key(ui.Action(n) % ui.ActionCount)
	case 9:
		r.Golden()
	case 10, 11:
		move(ui.Touch, 2, ui.LeftButton)
	case 12:
		end(ui.Touch, 2, ui.Release)
	case 13:
		end(ui.Touch, ui.PointerID(1+n%2), ui.Cancel)
	case 14:
		r.Wheel(at, float64(n%7)-3)
	case 15:
		if n%2 == 0 {
			r.Tap(ui.Touch, at)
		} else {
			move(ui.Mouse, ui.MousePointer, ui.RightButton)
		}
	}
}
