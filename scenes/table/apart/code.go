package apart

import (
	"runehall/ui"
)

// Code is a room's code at the left of the ledge, on a screen that all share, so that people who come late can join
// while seats are free. A press on it opens the page with the seats, where the code is large.
type Code struct {
	link, at string // what the code holds, and the host's address in words
	Says     string // said below the address
	code     ui.Code
	Open     ui.Button // takes pointer and focus; it is not drawn
	rect     ui.Rect
	words    ui.Rect // empty where there is no room for them
}

const (
	// LeastCode is the shortest side of a code that a phone can still read off a screen, in dp. MostCode is the longest
	// side that the ledge gives it.
	LeastCode, MostCode = 92, 150
	// CodeWords is the width of the words beside the code, in dp. CodeScreen is the least width of a screen that has
	// room for these words, and CodeTable the least width of a screen that a whole table can share.
	CodeWords, CodeScreen, CodeTable = 170, 1000, 700
)

// Write sets the host's address and the link that the code holds; "" shows no code. A link that the code holds already
// is not encoded again.
func (w *Code) Write(at, link string) {
	w.at = at
	if link == w.link {
		return
	}
	// A link that is too long for a code is handed on from the page with the seats.
	if w.link = link; link == "" || w.code.Write(link) != nil {
		w.link, w.code = "", ui.Code{}
	}
}

// Layout places code and words within r, as large as they fit; an empty r hides both.
func (w *Code) Layout(k *ui.Kit, r ui.Rect) {
	w.rect, w.words = ui.Rect{}, ui.Rect{}
	if r.Empty() || !w.code.Written() {
		w.Open.Layout(k, ui.Rect{})
		return
	}
	side := min(r.H, r.W, k.Dp(MostCode))
	w.code.Most = side
	high := w.code.Measure(k, ui.Sz(side, side)).H
	place, words := r.CutLeft(side, k.Gap.M)
	w.code.Layout(k, place.Place(ui.Sz(side, high), 0, .5))
	if w.rect = w.code.Rect(); words.W >= k.Dp(CodeWords)*.9 {
		w.words = words.Place(
			ui.Sz(words.W, min(words.H, 2*k.LineHeight(k.Type.Name)+2*k.LineHeight(k.Type.Small))), 0, .5)
		w.rect = w.rect.Union(w.words)
	}
	w.Open.Layout(k, w.rect)
}

func (w *Code) there() bool { return !w.rect.Empty() }

// Update lets the code be pressed while it is shown.
func (w *Code) Update(c *ui.Context) {
	if w.there() {
		w.Open.Label, w.Open.More = w.Says, w.at
		w.Open.Update(c)
	}
}

// Draw draws the code, and the words if they have room.
func (w *Code) Draw(c *ui.Canvas) {
	if !w.there() {
		return
	}
	w.code.Draw(c)
	if w.words.Empty() {
		return
	}
	head, foot := w.words.CutTop(w.words.H/2, 0)
	c.TextIn(w.at, c.Type.Strong.In(c.Palette.Cream), head, ui.AlignLeft|ui.AlignBottom)
	c.TextIn(w.Says, c.Type.Small, foot, ui.AlignLeft)
}
