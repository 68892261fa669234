package apart

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// Palm decides what a phone shows while another screen shows the table to all: the hand of its seat, on nearly the
// whole screen, or the whole table. Beside the hand there is a strip of the field, only to look at; a tap on it, or the
// tool in the bar, leads to the table and back. The table comes by itself when the next step is made on the field, and
// the hand afterwards.
type Palm struct {
	There  bool // this device is such a phone
	Alone  bool // the hand is shown alone, without the whole table
	Afield bool // the next step is made on the field
	table  bool // somebody asked for the table, until Afield changes
	hand   bool // somebody asked for the hand, until Afield changes
	Strip  ui.Button
}

// Turn shows the table in place of the hand, or the hand in place of the table.
func (w *Palm) Turn() { w.table, w.hand = w.Alone, !w.Alone }

// Settle decides what is shown from now on. there says whether this device is a phone with a hand, and afield whether
// the next step is made on the field.
func (w *Palm) Settle(there, afield bool) {
	if w.There = there; !there {
		w.Alone, w.table, w.hand = false, false, false
		return
	}
	if w.Afield != afield {
		w.Afield, w.table, w.hand = afield, false, false
	}
	w.Alone = w.hand || !w.Afield && !w.table
}

// Layout places the strip that leads to the table: the field beside the hand, or an empty rectangle.
func (w *Palm) Layout(k *ui.Kit, at ui.Rect) {
	w.Strip.OnTap = w.Turn
	w.Strip.Layout(k, at)
}

// Update lets the strip be pressed while the hand is shown alone.
func (w *Palm) Update(c *ui.Context) {
	if w.Alone && !w.Strip.Rect().Empty() {
		w.Strip.Update(c)
	}
}

// Report says whether the hand is shown alone, and names the strip.
func (w *Palm) Report(r *stage.Report) {
	r.State["hand"] = w.Alone
	if w.Alone {
		r.Stop(&w.Strip, "table.strip", w.Strip.Rect())
	}
}
