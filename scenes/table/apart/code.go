package apart

import (
	"strings"

	"runehall/scenes/stage"
	"runehall/ui"
)

// Code is a room's code at the left of the ledge, on a screen that all share, so that people who come late can join
// while seats are free. A press on it opens the page with the seats, where the code is large.
type Code struct {
	link, at string // what the code holds, and the host's address in words
	typed    string // what can be typed instead; "": nothing
	Says     string // said below them
	Dim      bool   // nobody needs it now: all seats are taken, by people who are there
	code     ui.Code
	Open     ui.Button // takes pointer and focus; it is not drawn
	brass    float64   // the width of the frame
	rect     ui.Rect
	words    ui.Rect // empty where there is no room for them
	line     float64 // the height of what can be typed, among the words; 0: it has no room
}

const (
	// LeastCode is the shortest side of a code that a phone can still read off a screen, in dp. MostCode is the longest
	// side that the ledge gives it.
	LeastCode, MostCode = 92, 150
	// CodeWords is the width of the words beside the code, in dp. CodeScreen is the least width of a screen that has
	// room for these words, and CodeTable the least width of a screen that a whole table can share.
	CodeWords, CodeScreen, CodeTable = 170, 1000, 700
	// codeBrass is the width of the code's brass frame, in dp.
	codeBrass = 5
)

// Write sets the host's address, the link that the code holds, and what can be typed instead; no link shows no code. A
// link that the code holds already is not encoded again.
func (w *Code) Write(at, link, typed string) {
	w.at, w.typed = at, typed
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
	w.brass = k.Dp(codeBrass)
	w.code.Most = side - 2*w.brass
	high := w.code.Measure(k, ui.Sz(side, side)).H
	place, words := r.CutLeft(side, k.Gap.M)
	w.code.Layout(k, place.Place(ui.Sz(side, high), 0, .5))
	if w.rect = w.code.Rect().Grow(w.brass); words.W >= k.Dp(CodeWords)*.9 {
		high := 2*k.LineHeight(k.Type.Name) + 2*k.LineHeight(k.Type.Small)
		w.line = 0
		if line := k.LineHeight(k.Type.Strong); w.typed != "" && words.H >= high+line {
			w.line = line
		}
		w.words = words.Place(ui.Sz(words.W, min(words.H, high+w.line)), 0, .5)
		w.rect = w.rect.Union(w.words)
	}
	w.Open.Layout(k, w.rect)
}

func (w *Code) there() bool { return !w.rect.Empty() }

// Update lets the code be pressed while it is shown.
func (w *Code) Update(c *ui.Context) {
	if w.there() {
		w.Open.Label, w.Open.More = w.Says, strings.TrimSpace(w.at+" "+w.typed)
		w.Open.Update(c)
	}
}

// Draw draws the code, and the words if they have room.
func (w *Code) Draw(c *ui.Canvas) {
	if !w.there() {
		return
	}
	at, p := w.code.Rect(), &c.Palette
	brass := ui.Shade3(p.BrassTop, p.Brass, p.BrassLow)
	if w.Dim {
		brass = ui.Flat(p.BrassEdge)
	}
	c.Box(at.Grow(w.brass), c.Radius.Chip, brass)
	c.Box(at, 0, ui.Flat(p.Ink))
	w.code.Dim, w.code.Paper = w.Dim, p.Bone // beside a board, white would be the brightest thing on the screen
	w.code.Draw(c)
	if w.words.Empty() {
		return
	}
	head, foot := w.words.CutTop((w.words.H-w.line)/2, 0)
	c.TextIn(w.at, c.Type.Strong.In(c.Palette.Cream), head, ui.AlignLeft|ui.AlignBottom)
	if w.line > 0 {
		var typed ui.Rect
		typed, foot = foot.CutTop(w.line, 0)
		c.TextIn(w.typed, c.Type.Strong.In(c.Palette.Cream), typed, ui.AlignLeft|ui.AlignMiddle)
	}
	c.TextIn(w.Says, c.Type.Small, foot, ui.AlignLeft)
}

// Report says what stands beside the code, and whether it is dim.
func (w *Code) Report(r *stage.Report) {
	if w.there() {
		r.State["code"], r.State["code.dim"] = w.Says, w.Dim
	}
}
