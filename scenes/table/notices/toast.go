package notices

import (
	"slices"

	"runehall/scenes/stage"
	"runehall/ui"
)

// Toast is a short message of the table, with a button for what can be done about it. It covers nothing of what it
// speaks of.
type Toast struct {
	ui.Toast
	Why      ui.Button // the button; without text there is none
	Fleeting bool      // it is a hint, and goes when something is touched

	pointer ui.Rect   // where a person pointed last
	refused ui.Rect   // the place of what was refused
	refuses bool      // it tells a refusal
	spared  []ui.Rect // places that it must not cover
	drawn   Drawn     // when it was last looked at
	bare    bool      // it lies on bare ground
	moved   int       // ticks since the place was looked for in which the board moved
	within  ui.Rect   // where there was room for it then
}

// Notify shows a toast, with a button unless more has no words. Without a text the toast goes.
func (t *Toast) Notify(icon ui.Icon, text string, tone ui.Color, more ui.Button) {
	t.refused, t.refuses, t.Fleeting, t.Waits = ui.Rect{}, false, false, true
	if text == "" {
		t.Hide()
		return
	}
	t.Why = more
	if more.Text == "" {
		t.Show(icon, text, tone, nil)
		return
	}
	t.Show(icon, text, tone, &t.Why)
}

// Touches notes where a person points, with the pointer or the focus. When anything beside it is touched, a hint goes,
// and so does a toast that waits for an answer once everybody has had time to read it.
func (t *Toast) Touches(in *ui.Input, root *ui.Root) {
	for _, p := range in.Pointers {
		t.pointer = ui.RectAround(p.At, ui.Size{})
	}
	if in.Pressed != 0 {
		t.pointer = ui.Rect{}
		for owner, visible := range root.Stops {
			if owner == root.Focused() {
				t.pointer = visible
			}
		}
	}
	if !t.Fleeting && !t.Held() {
		return
	}
	for _, p := range in.Pointers {
		if p.Phase == ui.Press && !t.Rect().Has(p.At) {
			t.Hide()
			t.Fleeting = false
		}
	}
}

// refusedSides is how many touch targets wide or high a thing may be for a refusal to be about all of it.
const refusedSides = 4

// Refuse says that the toast is about the smallest thing on the board that a person points at, or else about the spot
// that a finger covers there.
func (t *Toast) Refuse(k *ui.Kit, look func() Targets) {
	t.refused, t.refuses = ui.Rect{}, true
	at := t.pointer.Center()
	if t.pointer == (ui.Rect{}) {
		return
	}
	thing := ui.Rect{}
	for _, r := range look().All {
		if r.Has(at) && (thing.Empty() || r.W*r.H < thing.W*thing.H) {
			thing = r
		}
	}
	// A larger thing, such as the whole field, is not what was meant.
	if side := k.Touch; thing.Empty() || thing.W > refusedSides*side && thing.H > refusedSides*side {
		thing = ui.RectAround(at, ui.Sz(side, side))
	}
	t.refused = thing
}

// ToastRoom says where toasts may stand: at the foot of the field, or else in other areas, each larger than the last.
type ToastRoom struct {
	Field    ui.Rect
	Foot     ui.Rect // toasts stand on its lower edge
	Beside   ui.Rect // with the seats
	All      ui.Rect // with the words about the turn as well
	Last     ui.Rect // even over the things on the ledge or on the rail
	Portrait bool
	Board    Finding // nil: the board does not find its things
	// Bare is where a toast may lie on bare ground, as near as it can to Edge, the height of the ledge's upper edge.
	// Slot is the place along that edge which is kept for words; empty: there is none. Drawn finds out what is drawn
	// now, which is slow.
	Bare  ui.Rect
	Edge  float64
	Slot  ui.Rect
	Drawn func() Drawn
}

// smallField is how many times higher than a toast a field must be for a toast to lie on it.
const smallField = 3

// movedTicks is after how many ticks a toast looks for its place anew while the board moves.
var movedTicks = ui.Ticks(400)

// GoesOn tells whether a move was made: what waited for an answer is old then.
func (t *Toast) GoesOn(made bool) {
	if made && t.Waits && t.Why.Text != "" {
		t.Hide()
	}
}

// Place places the toast on bare ground or, without such a place, where it covers nothing of what it speaks of. hinted
// appends the places of the move that is lit. On a small board, a toast about no place then covers as little of the
// field as it can, since the next move is made there. While it stands, it looks for a place anew when the board has
// come to rest, and when changed says that other things can be pressed.
func (t *Toast) Place(k *ui.Kit, room ToastRoom, hinted func(dst []ui.Rect) []ui.Rect, moving, changed bool) {
	t.spared = t.about(t.spared[:0], hinted)
	if moving {
		t.moved++
	}
	looks := !t.Stands() || changed || t.within != room.Bare || t.moved > 0 && !moving || t.moved > movedTicks
	if looks || t.bare {
		if looks {
			t.drawn, t.within, t.moved = room.Drawn(), room.Bare, 0
		}
		about := make([]ui.Rect, len(t.spared))
		for i, r := range t.spared { // not a pixel of what it speaks of
			about[i] = r.Grow(2)
		}
		t.bare = t.LayoutBare(k, room.Bare, room.Slot, room.Edge, t.drawn.All, about)
		if t.bare {
			return
		}
	}
	about := len(t.spared)
	t.spared = append(t.spared, t.drawn.Words...)
	if size := t.Measure(k, room.Foot.Size()); len(t.spared) == 0 && !t.Stands() && room.Foot.H < smallField*size.H {
		t.spared = append(t.spared, room.Field)
	}
	if len(t.spared) > 0 && t.spares(k, &room) {
		return
	}
	// Where other words cannot be spared as well, those that it speaks of are.
	if about > 0 && t.TryClear(k, t.spared[:about], room.Foot, room.Beside, room.All, room.Last) {
		return
	}
	t.LayoutClear(k, t.spared, room.Foot, room.Beside, room.All, room.Last)
}

// about appends the places that the toast speaks of: of the move that is lit, and of what was refused.
func (t *Toast) about(dst []ui.Rect, hinted func(dst []ui.Rect) []ui.Rect) []ui.Rect {
	dst = hinted(dst)
	if !t.refused.Empty() {
		dst = append(dst, t.refused)
	}
	return dst
}

// spares tries to place a toast so that the board can be seen beside it: over the board's own words about what can be
// done, or else where no piece lies. It reports whether it could.
func (t *Toast) spares(k *ui.Kit, room *ToastRoom) bool {
	if room.Board == nil {
		return false
	}
	says := room.Board.Says()
	if !says.Empty() && t.LayoutOver(k, t.spared, says) {
		return true
	}
	about := len(t.spared)
	t.spared = room.Board.AppendShown(t.spared)
	defer func() { t.spared = t.spared[:about] }()
	if t.TryClear(k, t.spared, room.Foot, room.Beside) {
		return true
	}
	if !room.Portrait || says.Empty() {
		return false
	}
	// On a small screen the toast may reach over the edge of the ledge, down to the foot of the board's words: it is
	// read in their place.
	t.spared = append(t.spared[:about],
		slices.DeleteFunc(t.spared[about:], func(r ui.Rect) bool { return r == says })...)
	across := room.Foot
	across.H = max(across.H, says.Bottom()-across.Y)
	return t.TryClear(k, t.spared, across)
}

// Report says what the toast says, where it lies, and what it speaks of.
func (t *Toast) Report(r *stage.Report, hinted func(dst []ui.Rect) []ui.Rect) {
	if text := t.Text(); text != "" {
		r.State["toast"] = text
		if t.refuses {
			r.State["toast.refuses"] = true
		}
	}
	if t.Shown() {
		r.State["toast.bare"] = t.bare
		r.State["toast.at"], r.State["toast.of"] = t.Rect(), t.about(nil, hinted)
	}
	if t.Cut() {
		r.Stop(&t.Toast, "table.toast", t.Rect())
	}
}
