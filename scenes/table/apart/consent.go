package apart

import (
	"slices"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/room"
	"runehall/scenes/stage"
	"runehall/scenes/table/chronicle"
	"runehall/ui"
)

// Consent is the sheet on which persons agree to an undo or to an end of the match: another device asks a person at
// this one, or this device waits for the others' answers. It stays until everybody has answered.
type Consent struct {
	Text    string // "": nothing is asked
	Yes, No ui.Button
	rect    ui.Rect
	words   ui.Rect
	style   ui.TextStyle
}

const (
	// consentWide is the sheet's greatest width while its buttons stand below the words, in dp. From the width
	// consentBeside on they stand beside the words.
	consentWide, consentBeside = 460, 560
	// consentNarrow is the width below which the sheet has small letters and hardly any margin.
	consentNarrow = 260
	// consentLong is the sheet's greatest width with buttons beside the words, and consentButton the width of each
	// button.
	consentLong, consentButton = 760, 150
)

type consentPlaces struct {
	rect, words, yes, no ui.Rect
	style                ui.TextStyle
}

// arrange places the sheet's parts at the top of an area, whatever the area's height. It is pure.
func (w *Consent) arrange(k *ui.Kit, area ui.Rect) (p consentPlaces) {
	// The gap shows that it is a sheet, and no part of the bar.
	area = area.Inset(ui.Sides(k.Gap.S, 0)).Move(ui.Pt(0, k.Gap.XS))
	p.style = k.Type.Body
	edge, touch := k.Gap.M, k.Touch
	buttons := 1.0
	if w.Yes.Text != "" {
		buttons = 2
	}
	if area.W >= k.Dp(consentBeside) {
		wide := min(area.W, k.Dp(consentLong))
		row := buttons*k.Dp(consentButton) + (buttons-1)*k.Gap.S
		words := wide - row - 2*k.Gap.L - k.Gap.M
		high := max(k.Measure(w.Text, p.style, words).H, k.Touch)
		p.rect = area.Place(ui.Sz(wide, high+2*k.Gap.S), .5, 0).Snap()
		p.no, p.words = p.rect.Inset(ui.Sides(k.Gap.L, k.Gap.S)).CutRight(row, k.Gap.M)
	} else {
		wide, side := min(area.W, k.Dp(consentWide)), k.Gap.L
		if area.W < k.Dp(consentNarrow) {
			p.style, side, edge, touch = k.Type.Small, k.Gap.S, k.Gap.S, stage.MinTouch(k)
		}
		words := k.Measure(w.Text, p.style, wide-2*side).H
		p.rect = area.Place(ui.Sz(wide, words+touch+2*edge+k.Gap.XS), .5, 0).Snap()
		p.no, p.words = p.rect.Inset(ui.Sides(side, edge)).CutBottom(touch, k.Gap.XS)
	}
	p.no = p.no.Place(ui.Sz(p.no.W, touch), 0, .5)
	if buttons > 1 {
		p.no, p.yes = p.no.CutLeft((p.no.W-k.Gap.S)/2, k.Gap.S)
	}
	return p
}

// High returns how much of a field's height the sheet takes when the field is so wide.
func (w *Consent) High(k *ui.Kit, width float64) float64 {
	return w.arrange(k, ui.Rc(0, 0, width, 0)).rect.Bottom()
}

// Rect returns the sheet's place; empty: nothing is asked.
func (w *Consent) Rect() ui.Rect { return w.rect }

// Fit places the sheet at the top of the area that the field has left for it.
func (w *Consent) Fit(k *ui.Kit, area ui.Rect) {
	p := consentPlaces{}
	if w.Text != "" {
		p = w.arrange(k, area)
	}
	w.rect, w.words, w.style = p.rect, p.words, p.style
	w.No.Layout(k, p.no)
	w.Yes.Layout(k, p.yes)
}

// Update lets the buttons be pressed. The sheet lets no press through to what lies under it.
func (w *Consent) Update(c *ui.Context) {
	if w.Text == "" {
		return
	}
	w.No.Update(c)
	if w.Yes.Text != "" {
		w.Yes.Update(c)
	}
	c.Block(w.rect)
}

// Draw draws the sheet while something is asked.
func (w *Consent) Draw(c *ui.Canvas) {
	if w.Text == "" {
		return
	}
	c.Panel(w.rect)
	c.Paragraph(w.Text, w.style, w.words, ui.AlignLeft|ui.AlignMiddle)
	w.No.Draw(c)
	if w.Yes.Text != "" {
		w.Yes.Draw(c)
	}
}

// Answers returns the first person at this device who has yet to answer a question from elsewhere, or games.Nobody. own
// says that the question comes from this device, so that nobody here answers.
func (a *Line) Answers() (by games.Seat, own bool) {
	asked := a.State.Asked
	if asked == nil {
		return games.Nobody, false
	}
	seats := a.Own()
	if slices.Contains(seats, asked.By) {
		return games.Nobody, true
	}
	for _, s := range seats {
		if !asked.Agreed[s] {
			return s, false
		}
	}
	return games.Nobody, false
}

// Ask writes words and buttons for the question that is open now. For a match that is kept here, where a is nil, it
// does nothing.
func (w *Consent) Ask(a *Line, t *chronicle.Teller) {
	if a == nil {
		return
	}
	w.Text, w.Yes.Text = "", ""
	switch by, own := a.Answers(); {
	case own:
		w.Text, w.No.Text = t.Stage.Text("table.room.asked"), t.Stage.Text("table.room.withdraw")
		w.No.OnTap = func() { a.Answer(a.State.Asked.By, room.DoRefuse) }
	case by >= 0 && int(a.State.Asked.By) < len(t.Sitters):
		what := "undo"
		if a.State.Asked.What == room.DoEnd {
			what = "end"
		}
		w.Text = t.Stage.Text("table.room.asks-"+what, lang.Str("name", t.Name(a.State.Asked.By)))
		w.No.Text, w.Yes.Text = t.Stage.Text("table.room.refuse"), t.Stage.Text("table.room.agree")
		w.No.OnTap, w.Yes.OnTap = func() { a.Answer(by, room.DoRefuse) }, func() { a.Answer(by, room.DoAgree) }
	}
}

// Answer sends an answer to the open question, room.DoAgree or room.DoRefuse. If this device has asked, DoRefuse takes
// its question back. Nothing is sent while another deed is on its way.
func (a *Line) Answer(s games.Seat, what string) {
	if a.sent == nil {
		a.withdrew = what == room.DoRefuse
		a.Do(room.Deed{Do: what, Seat: s, After: a.State.Steps})
	}
}
