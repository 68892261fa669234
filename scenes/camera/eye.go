package camera

import (
	"math"

	"runehall/scenes/hands"
	"runehall/ui"
)

// Subject is the board at which an [Eye] looks. Its places are on the plane.
type Subject interface {
	// Extent returns the part of the plane that holds the board.
	Extent() ui.Rect
	// Focus returns the point that stays in sight if the whole board does not fit.
	Focus() ui.Point
}

// Attending is a [Subject] of which a part matters for now, such as the places where a chosen piece can lie.
type Attending interface {
	Subject
	// Attends returns that part of the plane, which the eye brings into sight in place of the whole board, and false if
	// there is none.
	Attends() (part ui.Rect, ok bool)
}

// Untouched is a [Subject] whose places are only looked at for now: the whole board is brought into sight even where
// they are too small for a finger then.
type Untouched interface {
	Subject
	Untouched() bool
}

// Manner is how a board wants to be looked at.
type Manner struct {
	Normal float64 // the scale of zoom 1, in dp for a unit of the plane
	Width  float64 // of a place that can be tapped, in units of the plane
	Margin float64 // the room round a fitted board, in units of the plane
	// Rows is the least number of units that a high field shows: a fitted board is drawn no larger than that, or on a
	// low field than 1.25 times Normal.
	Rows  float64
	Sizes Sizes
	// Whole puts the origin of the plane onto a whole pixel, so that edges that lie on units are sharp.
	Whole bool
}

// Eye looks at a table without bounds through a field of the screen. It fits the board into the part that nothing
// covers, follows it as it grows, brings what matters into sight, and obeys wheel, fingers and keys. Pictures of the
// board are made for the size [Eye.Crisp]. The board calls Layout and Place before anything else but Centre, which
// waits for them.
type Eye struct {
	Glider
	manner  Manner
	subject Subject
	limits  Limits
	tempo   ui.Tempo
	field   ui.Rect // through which it looks
	open    ui.Rect // the part of it that nothing covers: there the board is fitted in
	clear   ui.Rect // the part in which things are exposed
	crisp   float64
	grew    bool // the board may have outgrown what is in sight
	placed  bool // it has a field
	moved   bool // a person has moved it since the whole board was in sight
	fitted  fitting
	stroked int // ticks for which a stroke of a touchpad may still go on
}

// strokeTicks is how long after the last input of a touchpad's stroke no pictures are made: the next input would need
// other sizes.
const strokeTicks = 10

// fitting says for which screen and limits a person has moved the board: under others it is centred anew.
type fitting struct {
	screen ui.Rect
	limits Limits
}

// NewEye returns an eye without a field.
func NewEye(m Manner, s Subject) Eye { return Eye{manner: m, subject: s} }

// Layout takes a theme and a tempo.
func (e *Eye) Layout(th *ui.Theme, t ui.Tempo) {
	e.limits, e.tempo = NewLimits(th, e.manner.Normal, e.manner.Width), t
}

// Place takes the field, the part of it that nothing covers, and the part in which things are exposed. The board stays
// where it is on the screen.
func (e *Eye) Place(field, open, clear ui.Rect) {
	if e.placed {
		e.Glider.shift(field.Center().Sub(e.field.Center()))
	}
	e.field, e.open, e.clear, e.placed = field, open, clear, true
}

// Crisp returns the scale for which the pictures of the board are to be made.
func (e *Eye) Crisp() float64 { return e.crisp }

// At returns where a point of the plane is on the screen.
func (e *Eye) At(p ui.Point) ui.Point {
	if !e.manner.Whole {
		return e.Screen(e.field, p)
	}
	o := e.Screen(e.field, ui.Point{})
	return ui.Pt(math.Round(o.X), math.Round(o.Y)).Add(p.Mul(e.Scale))
}

// Rect returns where a part of the plane is on the screen.
func (e *Eye) Rect(r ui.Rect) ui.Rect {
	p := e.At(r.Min())
	return ui.Rc(p.X, p.Y, r.W*e.Scale, r.H*e.Scale)
}

// Under returns the point of the plane under a point of the screen.
func (e *Eye) Under(p ui.Point) ui.Point { return e.Plane(e.field, p) }

// Centre brings the whole board into sight, gliding or at once; from then on the eye follows it again. Without a field
// it does nothing.
func (e *Eye) Centre(now bool) {
	if !e.placed {
		return
	}
	e.Free, e.moved = false, false
	goal := e.whole()
	if now {
		e.GlideTo(goal, 0)
		e.sharpen(false)
		return
	}
	e.glide(goal)
}

// Refit brings the whole board into sight at once after the table has been laid out anew. A board that a person has
// moved stays while screen and theme are the same: a curtain, too, lays the table out anew.
func (e *Eye) Refit(screen ui.Rect) {
	now := fitting{screen, e.limits}
	if e.moved && now == e.fitted {
		return
	}
	e.fitted = now
	e.Centre(true)
	e.Grew() // a part of it may matter now
}

// Frame brings a part of the plane into sight at once, as large as the field allows, up to a scale. It is for pictures:
// nobody taps them, so places may be smaller than a finger.
func (e *Eye) Frame(part ui.Rect, most float64) {
	e.GlideTo(View{At: part.Center(), Scale: min(e.field.W/part.W, e.field.H/part.H, most)}, 0)
	e.sharpen(false)
}

// untouched is how much smaller than a finger's places are at least that are only looked at.
const untouched = .5

// Limits returns the scales at which the board may be seen.
func (e *Eye) Limits() Limits {
	l := e.limits
	l.Fitted = max(l.Normal*1.25, e.open.H/e.manner.Rows)
	if u, ok := e.subject.(Untouched); ok && u.Untouched() {
		l.Finger *= untouched
	}
	return l
}

// fit returns the view of the part of the board that matters, or else of the whole board.
func (e *Eye) fit() View {
	if a, ok := e.subject.(Attending); ok {
		if part, on := a.Attends(); on {
			return e.framing(part)
		}
	}
	return e.whole()
}

func (e *Eye) whole() View { return e.framing(e.subject.Extent().Grow(e.manner.Margin)) }

// Whole returns the scale at which the whole board is brought into sight.
func (e *Eye) Whole() float64 { return e.whole().Scale }

// Sees returns how much of the plane can be in sight at a scale.
func (e *Eye) Sees(scale float64) ui.Size { return ui.Sz(e.open.W/scale, e.open.H/scale) }

func (e *Eye) framing(part ui.Rect) View {
	l := e.Limits()
	v := Fitted(e.open, part, e.subject.Focus(), l.Fitted, l)
	// The board is fitted into the part that nothing covers, but a view is told by the middle of the whole field.
	v.At = v.At.Add(e.field.Center().Sub(e.open.Center()).Mul(1 / v.Scale))
	if sharp := e.manner.Sizes.Below(v.Scale); sharp >= l.Finger {
		v.Scale = sharp
	}
	return v
}

func (e *Eye) glide(goal View) { e.GlideTo(goal, e.tempo.Ticks(GlideTime)) }

// jump goes to a view that a person has chosen.
func (e *Eye) jump(v View) {
	e.Jump(v.Clamped(e.subject.Extent()))
	e.moved = true
}

// Fits reports whether a part of the plane can be seen as a whole, with places large enough to be tapped.
func (e *Eye) Fits(part ui.Rect) bool {
	part = part.Grow(e.manner.Margin)
	least := e.Limits().Finger
	return part.W*least <= e.open.W && part.H*least <= e.open.H
}

// Grew notes that the board may have outgrown its field: the eye follows when the picture has caught up.
func (e *Eye) Grew() { e.grew = true }

// Show leads to a point of the plane, and stays there.
func (e *Eye) Show(p ui.Point) {
	e.glide(View{At: p, Scale: e.Scale}.Clamped(e.subject.Extent()))
	e.Free = true
}

// Expose pans just far enough to show a part of the plane, but not past the edge of the board.
func (e *Eye) Expose(part ui.Rect) {
	r := e.Rect(part)
	if e.clear.Empty() || e.clear.Holds(r) {
		return
	}
	by := ui.Pt(shift(r.X, r.Right(), e.clear.X, e.clear.Right()), shift(r.Y, r.Bottom(), e.clear.Y, e.clear.Bottom()))
	if goal := e.Panned(by).Clamped(e.subject.Extent()); goal != e.View {
		e.glide(goal)
	}
}

// Reveal shows the whole of a part of the plane: by panning just far enough or, where that is not enough, from further
// away, but with places large enough to be tapped. It reports whether the eye moves for that.
func (e *Eye) Reveal(part ui.Rect) bool {
	r := e.Rect(part)
	if e.clear.Empty() || e.clear.Grow(1).Holds(r) {
		return false
	}
	if r.W <= e.clear.W && r.H <= e.clear.H {
		e.Expose(part)
		return e.Gliding()
	}
	scale := max(e.Limits().Finger, e.Scale*min(e.clear.W/r.W, e.clear.H/r.H))
	e.glide(View{At: part.Center().Add(e.field.Center().Sub(e.clear.Center()).Mul(1 / scale)), Scale: scale})
	return true
}

// shift returns how far a stretch must move to lie within another one, or to be centred on it if it is longer.
func shift(lo, hi, from, to float64) float64 {
	switch {
	case hi-lo > to-from:
		return (from+to)/2 - (lo+hi)/2
	case lo < from:
		return from - lo
	case hi > to:
		return to - hi
	}
	return 0
}

// Steer obeys the fingers of a tick.
func (e *Eye) Steer(w hands.CameraInput) {
	switch {
	case w.Pinch && w.Before != w.After:
		e.jump(e.Pinched(e.field, w.Before, w.After, e.Limits()))
	case w.Pan != ui.Point{}:
		e.jump(e.Panned(w.Pan))
	}
	if w.Centre {
		e.Centre(false)
	}
}

// Wheel zooms by notches of a wheel round a point of the screen. Fractions of notches, as from a touchpad, zoom
// smoothly, without snapping to sharp scales.
func (e *Eye) Wheel(notches float64, under ui.Point) {
	notches = max(-3, min(notches, 3))
	factor := math.Pow(KeyZoom, notches)
	if notches == math.Trunc(notches) {
		e.zoom(factor, under)
		return
	}
	e.stroked = strokeTicks
	e.jump(e.Zoomed(e.field, under, factor, e.Limits()))
}

// Keys reads the keys of the camera, wherever the focus is.
func (e *Eye) Keys(c *ui.Context) {
	if c.Action(ui.ZoomIn) {
		e.zoom(KeyZoom, e.field.Center())
	}
	if c.Action(ui.ZoomOut) {
		e.zoom(1/KeyZoom, e.field.Center())
	}
	if c.Action(ui.Centre) {
		e.Centre(false)
	}
}

// zoom zooms by a factor, and snaps to a sharp scale if one is near.
func (e *Eye) zoom(factor float64, under ui.Point) {
	l := e.Limits()
	scale := l.Clamp(e.Scale * factor)
	sharp := e.manner.Sizes.Of(scale)
	// at a limit the sharp scale may lie behind
	onwards := factor > 1 && sharp >= e.Scale || factor < 1 && sharp <= e.Scale
	if onwards && math.Abs(sharp-scale) < e.manner.Sizes.Near*scale {
		scale = sharp
	}
	e.jump(e.Zoomed(e.field, under, scale/e.Scale, l))
}

// Step plays a tick. Shown says that the picture has caught up with the match, and steered that two fingers hold the
// board.
func (e *Eye) Step(shown, steered bool) {
	e.Glider.Step()
	e.stroked = max(0, e.stroked-1)
	e.sharpen(steered || e.stroked > 0)
	if e.grew && shown && !e.Gliding() && !e.Free {
		e.grew = false
		if goal := e.fit(); goal != e.Goal() {
			e.glide(goal)
		}
	}
}

// Moving reports whether the picture will change without any input.
func (e *Eye) Moving() bool { return e.Gliding() || e.crisp != e.manner.Sizes.Of(e.Scale) }
