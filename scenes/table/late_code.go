package table

import (
	"runehall/ui"
)

// lateCode is the code of a room on a screen that all share, for who comes late: it stands at the left of the ledge while there are free seats. Pressed, it
// leads to the seats, where the code is large.
type lateCode struct {
	link, at string // what the code holds, and where the host is in words
	says     string
	code     ui.Code
	open     ui.Button // takes pointer and focus; it is not drawn
	rect     ui.Rect
	words    ui.Rect // empty where there is no room for them
}

const (
	// leastCode is the shortest side of a code that a phone still reads off a screen, and mostCode the longest that it is given here, in dp.
	leastCode, mostCode = 92, 150
	// codeWords is the width of the words beside it, in dp, and codeScreen how wide a screen is that has room for them; codeTable is the narrowest
	// screen that a whole table shares.
	codeWords, codeScreen, codeTable = 170, 1000, 700
)

// invite gives the code its place on the ledge, where the screen is one that a table shares.
func (p *places) invite(k *ui.Kit, safe ui.Rect) {
	side := min(p.ledge.H, k.Dp(mostCode))
	if Low(k, safe.Size()) || safe.W < k.Dp(codeTable) || side < k.Dp(leastCode) {
		return
	}
	if safe.W >= k.Dp(codeScreen) {
		side += k.Gap.M + k.Dp(codeWords)
	}
	p.code, p.ledge = p.ledge.CutLeft(side, k.Gap.L)
}

// write takes the link; the same one as before is not written anew.
func (w *lateCode) write(at, link string) {
	w.at = at
	if link == w.link {
		return
	}
	if w.link = link; link == "" || w.code.Write(link) != nil { // what is too long for a code is handed on from the seats
		w.link, w.code = "", ui.Code{}
	}
}

func (w *lateCode) layout(k *ui.Kit, r ui.Rect) {
	w.rect, w.words = ui.Rect{}, ui.Rect{}
	if r.Empty() || !w.code.Written() {
		w.open.Layout(k, ui.Rect{})
		return
	}
	side := min(r.H, r.W, k.Dp(mostCode))
	w.code.Most = side
	high := w.code.Measure(k, ui.Sz(side, side)).H
	place, words := r.CutLeft(side, k.Gap.M)
	w.code.Layout(k, place.Place(ui.Sz(side, high), 0, .5))
	if w.rect = w.code.Rect(); words.W >= k.Dp(codeWords)*.9 {
		w.words = words.Place(ui.Sz(words.W, min(words.H, 2*k.LineHeight(k.Type.Name)+2*k.LineHeight(k.Type.Small))), 0, .5)
		w.rect = w.rect.Union(w.words)
	}
	w.open.Layout(k, w.rect)
}

func (w *lateCode) there() bool { return !w.rect.Empty() }

func (w *lateCode) update(c *ui.Context) {
	if w.there() {
		w.open.Label, w.open.More = w.says, w.at
		w.open.Update(c)
	}
}

func (w *lateCode) draw(c *ui.Canvas) {
	if !w.there() {
		return
	}
	w.code.Draw(c)
	if w.words.Empty() {
		return
	}
	head, foot := w.words.CutTop(w.words.H/2, 0)
	c.TextIn(w.at, c.Type.Strong.In(c.Palette.Cream), head, ui.AlignLeft|ui.AlignBottom)
	c.TextIn(w.says, c.Type.Small, foot, ui.AlignLeft)
}

// invites reports whether somebody who comes late can still take a seat that is played at this screen.
func (s *Table[C, M, E, V]) invites() bool {
	a := s.play.apart
	if a == nil || !a.at.Host || s.ways.Come == nil || a.state.End != nil {
		return false
	}
	for i := range a.state.Seats {
		if a.state.Seats[i].Free {
			return true
		}
	}
	return false
}

// come writes the code anew: the addresses of the device may have changed.
func (s *Table[C, M, E, V]) come() {
	if !s.invites() {
		s.late.write("", "")
		return
	}
	s.late.write(s.ways.Come())
	s.late.says = s.stage.Text("table.room.late")
	s.late.open.OnTap = s.ways.Seats
}
