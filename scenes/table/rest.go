package table

import (
	"runehall/scenes/table/notices"
	"runehall/ui"
)

// resting keeps the golden button, and a question's button, from being pressed by somebody who means what stood there
// before.
type resting struct {
	rests     int         // ticks for which the button does nothing
	guards    bool        // it rests only as long as the pointer may still come down in its place
	pressed   recentPress // where the last press was
	confirmed int         // for how many ticks the key that presses it was pressed just now
	acted     int         // for how many ticks what changes is still taken for the work of the last press
	pressable pressable   // the button in the last tick
	stood     pressable   // the last one that could be pressed
	absent    int         // for how many ticks since none could be
	chosen    bool        // something was chosen on the board in the last tick
}

// meantTicks is how long after a change a press may still be meant for what stood in the place before, and pressTicks
// how long after a press a second one in the same place may.
var meantTicks, pressTicks = ui.Ticks(900), ui.Ticks(900)

// actTicks is how long after a press a change still comes from it. Later it comes by itself, and nobody expects it.
var actTicks = ui.Ticks(400)

// recentPress is where a pointer was put down last, and for how many ticks that still counts.
type recentPress struct {
	at   ui.Point
	left int
}

// pressable is the golden button, or a question's button in its place, as it is in a tick.
type pressable struct {
	there bool
	text  string
	at    ui.Rect
	sheet bool // what others ask lies over it
}

// rest lets the golden button do nothing for a moment.
func (r *resting) rest() { r.rests, r.guards = max(r.rests, notices.RestTicks), false }

// guard lets the golden button do nothing until the pointer has left its place, or nobody can mean what stood there any
// more.
func (r *resting) guard() { r.rests, r.guards = meantTicks, true }

// restAfter lets the golden button rest when its meaning changes under somebody who is about to press it: where a
// pointer has just pressed there or a mouse rests there, where another button went away by itself, and where what was
// chosen has been given up. It also rests when a sheet that lay over it goes: that happens at any moment, since others
// answer too. chosen says that something is chosen on the board now.
func (w *chrome) restAfter(c *ui.Context, chosen bool) {
	rested := w.rests > 0
	w.rests = max(0, w.rests-1)
	now := pressable{there: w.golden && !w.primary.Disabled, text: w.primary.Text, at: w.places.primary}
	if w.asking {
		now = pressable{there: true, text: w.question.nobody.Text, at: w.question.nobody.Rect()}
	}
	if w.consent.Asks() {
		now = pressable{at: w.consent.Rect(), sheet: true}
	}
	again, hovers := w.follows(c.Input(), now.at)
	if now != w.pressable && now.there {
		other := w.stood.there && w.stood.text != now.text && w.absent < meantTicks
		switch {
		case again, other && (hovers || w.acted == 0 || w.chosen && !chosen):
			w.guard()
		case w.pressable.sheet:
			w.rest()
		}
	}
	if w.absent++; now.there {
		w.stood, w.absent = now, 0
	}
	w.pressable, w.chosen = now, chosen
	c.Moves(rested || w.pressed.left > 0 || w.acted > 0 || !now.there && w.absent < meantTicks && w.stood.there)
}

// follows notes what a tick's pointers and keys do. It reports whether something has just pressed at the button's
// place, and whether a mouse rests there. A pointer that turns up elsewhere has left it.
func (w *resting) follows(in *ui.Input, at ui.Rect) (again, hovers bool) {
	w.pressed.left, w.acted = max(0, w.pressed.left-1), max(0, w.acted-1)
	if in.Pressed.Without(in.Repeated) != 0 {
		w.acted = actTicks
	}
	for _, p := range in.Pointers {
		if p.Phase == ui.Press {
			w.pressed, w.acted = recentPress{p.At, pressTicks}, actTicks
		}
		if p.Phase == ui.Release {
			w.acted = actTicks
		}
		switch mouse := p.Kind == ui.Mouse && p.At != p.Last; {
		case at.Has(p.At):
			hovers = hovers || p.Kind == ui.Mouse && in.Device == ui.MouseDevice
		case w.guards && (mouse || p.Phase == ui.Press):
			w.rests, w.guards = 0, false
		}
	}
	if in.Pressed.Without(in.Repeated).Has(ui.Confirm) {
		w.confirmed = pressTicks
	}
	w.confirmed = max(0, w.confirmed-1)
	return w.confirmed > 0 || w.pressed.left > 0 && at.Has(w.pressed.at), hovers
}

// glow is how bright the button is: dull while a press means nothing because of a change.
func (r *resting) glow() float64 {
	if r.rests > 0 && r.guards {
		return .6
	}
	return 1
}

// goes reports whether the button is golden and can be pressed.
func (w *chrome) goes() bool {
	return w.golden && w.primary.Kind == ui.PrimaryButton && !w.primary.Disabled
}
