package table

import (
	"runehall/scenes/table/notices"
	"runehall/ui"
)

// resting keeps the golden button, and a question's button, from being pressed by mistake.
type resting struct {
	rests     int         // ticks for which the button does nothing
	pressed   recentPress // where the last press was
	pressable pressable   // the button in the last tick
}

// pressTicks is how long after a press a second one in the same place may still be meant for what stood there before.
var pressTicks = 2 * notices.RestTicks

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
}

// rest lets the golden button do nothing for a moment.
func (r *resting) rest() { r.rests = notices.RestTicks }

// restAfter lets the golden button rest when its meaning changes under a pointer that has just pressed there: people
// who tap twice in one place mean what stood there first.
func (w *chrome) restAfter(c *ui.Context) {
	w.pressed.left--
	for _, p := range c.Input().Pointers {
		if p.Phase == ui.Press {
			w.pressed = recentPress{p.At, pressTicks}
		}
	}
	if w.rests > 0 {
		w.rests--
	}
	c.Moves(w.rests > 0 || w.pressed.left > 0)
	now := pressable{w.golden && !w.primary.Disabled, w.primary.Text, w.places.primary}
	if w.asking {
		now = pressable{true, w.question.nobody.Text, w.question.nobody.Rect()}
	}
	if now != w.pressable && now.there && w.pressed.left > 0 && now.at.Has(w.pressed.at) {
		w.rest()
	}
	w.pressable = now
}

// goes reports whether the button is golden and can be pressed.
func (w *chrome) goes() bool {
	return w.golden && w.primary.Kind == ui.PrimaryButton && !w.primary.Disabled
}
