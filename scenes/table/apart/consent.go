package apart

import (
	"maps"
	"slices"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/room"
	"runehall/internal/aloud"
	"runehall/scenes/stage"
	"runehall/scenes/table/chronicle"
	"runehall/scenes/table/notices"
	"runehall/ui"
)

// Consent is the sheet on which persons agree to an undo or to an end of the match: another device asks a person at
// this one, or this device waits for the others' answers. It stays until everybody has answered. On the host's device
// it also asks whether to let somebody who claims a seat into it.
type Consent struct {
	Text    string // "": nothing is asked
	Yes, No ui.Button
	rect    ui.Rect
	words   ui.Rect
	style   ui.TextStyle

	claim int     // the number of the claim that the host is asked about; 0: it is another question
	asked asking  // what was asked in the last tick
	lies  ui.Rect // where the sheet lay when it asked last
	rests int     // ticks for which nothing in its place can be pressed, since something else has just stood there
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

// arrange places the sheet's parts in the lower right corner of an area, over the golden button's place. Where the area
// is too low for the words, the sheet is higher than the area. It is pure.
func (w *Consent) arrange(k *ui.Kit, area, golden ui.Rect) (p consentPlaces) {
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
		high := max(k.Measure(w.Text, p.style, words).H, k.Touch, golden.H) + 2*k.Gap.S
		from, to := area.Y, area.Bottom()-high
		p.rect = ui.Rc(area.Right()-wide, max(min(golden.Center().Y-high/2, to), min(from, to)), wide, high).Snap()
		p.no, p.words = p.rect.Inset(ui.Sides(k.Gap.L, k.Gap.S)).CutRight(row, k.Gap.M)
	} else {
		wide, side := min(area.W, k.Dp(consentWide)), k.Gap.L
		if area.W < k.Dp(consentNarrow) {
			p.style, side, edge, touch = k.Type.Small, k.Gap.S, k.Gap.S, stage.MinTouch(k)
		}
		words := k.Measure(w.Text, p.style, wide-2*side).H
		high := max(words+touch+2*edge+k.Gap.XS, golden.H)
		p.rect = ui.Rc(area.Right()-wide, area.Bottom()-high, wide, high).Snap()
		p.no, p.words = p.rect.Inset(ui.Sides(side, edge)).CutBottom(touch, k.Gap.XS)
	}
	p.no = p.no.Place(ui.Sz(p.no.W, touch), 0, .5)
	if buttons > 1 {
		p.no, p.yes = p.no.CutLeft((p.no.W-k.Gap.S)/2, k.Gap.S)
	}
	return p
}

// Rect returns the sheet's place; empty: nothing is asked.
func (w *Consent) Rect() ui.Rect { return w.rect }

// Asks reports whether something is asked. Until it is answered, the sheet lies over the golden button's place.
func (w *Consent) Asks() bool { return w.Text != "" }

// Fit places the sheet in the lower right corner of an area, over the golden button's place.
func (w *Consent) Fit(k *ui.Kit, area, golden ui.Rect) {
	p := consentPlaces{}
	if w.Asks() {
		p = w.arrange(k, area, golden)
	}
	w.rect, w.words, w.style = p.rect, p.words, p.style
	w.No.Layout(k, p.no)
	w.Yes.Layout(k, p.yes)
}

// Update lets the buttons be pressed, and nothing that the sheet covers. Questions come and go at any moment: whoever
// presses just then means what stood there before. So for a moment nothing can be pressed in the sheet's place.
func (w *Consent) Update(c *ui.Context) {
	if w.Asks() {
		w.lies = w.rect
	}
	if w.asks() != w.asked {
		w.change(c)
	}
	switch {
	case w.rests > 0:
		w.rest(c)
	case w.Asks():
		for _, b := range w.buttons() {
			b.Update(c)
		}
		c.Cover(w.rect)
	}
}

// asking is what a sheet asks. Two claims to the same seat have the same words.
type asking struct {
	text  string
	claim int
}

func (w *Consent) asks() asking { return asking{w.Text, w.claim} }

// change begins the rest after another question has appeared, or none. Whatever is already pressed in the sheet's place
// is let go. A new question has the focus, at the answer that changes nothing.
func (w *Consent) change(c *ui.Context) {
	if w.Asks() && w.asked.text == "" {
		c.Lend(&w.No)
	}
	w.asked, w.rests = w.asks(), notices.RestTicks
	for _, p := range c.Input().Pointers {
		if p.IsDown() && w.lies.Has(p.At) && w.lies.Has(p.Start) {
			c.Take(p.ID, w)
		}
	}
}

// rest keeps the focus of the buttons, and takes what is pressed.
func (w *Consent) rest(c *ui.Context) {
	w.rests--
	c.Moves(true)
	if !w.Asks() {
		c.Block(w.lies)
		return
	}
	for _, b := range w.buttons() {
		if c.Focusable(b, b.Rect(), c.Radius.Button) {
			c.Action(ui.Confirm)
			c.Action(ui.Hold)
		}
	}
	c.Cover(w.rect)
}

// buttons returns the buttons that are there.
func (w *Consent) buttons() []*ui.Button {
	if w.Yes.Text == "" {
		return []*ui.Button{&w.No}
	}
	return []*ui.Button{&w.No, &w.Yes}
}

// Clears removes from the targets of a report what the sheet covers.
func (w *Consent) Clears(r *stage.Report) {
	maps.DeleteFunc(r.Targets, func(_ string, at ui.Rect) bool {
		return w.rect.Has(at.Center()) && at != w.No.Rect() && at != w.Yes.Rect()
	})
}

// Report says what is asked, and where the sheet lies.
func (w *Consent) Report(r *stage.Report) {
	if w.Asks() {
		r.State["consent"], r.State["consent.at"] = w.Text, w.rect
	}
	r.Busy = r.Busy || w.rests > 0 || w.asks() != w.asked
}

// Hear names the sheet for a screen reader, and has the question read out at once: others wait for the answer.
func (w *Consent) Hear(h *stage.Heard) {
	h.Part("consent", w.Text, aloud.Dialog, w.rect)
	h.Tells("consent", w.Text, true)
}

// Draw draws the sheet while something is asked.
func (w *Consent) Draw(c *ui.Canvas) {
	if !w.Asks() {
		return
	}
	c.Panel(w.rect)
	c.Paragraph(w.Text, w.style, w.words, ui.AlignLeft|ui.AlignMiddle)
	for _, b := range w.buttons() {
		b.Draw(c)
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

// Ask writes words and buttons for the question that is open now. While hands race they reach over the ledge: the
// question waits until they rest. For a match that is kept here, where a is nil, it does nothing.
func (w *Consent) Ask(a *Line, t *chronicle.Teller, races bool) {
	if a == nil {
		return
	}
	w.Text, w.Yes.Text, w.claim = "", "", 0
	if races {
		return
	}
	switch by, own := a.Answers(); {
	case own:
		w.Text, w.No.Text = t.Stage.Text("table.room.asked"), t.Stage.Text("table.room.withdraw")
		w.No.OnTap = func() { a.Answer(a.State.Asked.By, room.DoRefuse) }
	case by >= 0 && int(a.State.Asked.By) < len(t.Sitters):
		what := "undo"
		switch a.State.Asked.What {
		case room.DoEnd:
			what = "end"
		case room.DoCalm:
			what = "calm"
		}
		w.Text = t.Stage.Text("table.room.asks-"+what, lang.Str("name", t.Name(a.State.Asked.By)))
		w.No.Text, w.Yes.Text = t.Stage.Text("table.room.refuse"), t.Stage.Text("table.room.agree")
		w.No.OnTap, w.Yes.OnTap = func() { a.Answer(by, room.DoRefuse) }, func() { a.Answer(by, room.DoAgree) }
	default:
		w.askWhoIsBack(a, t)
	}
}

// askWhoIsBack asks the host whether whoever claims a seat is the person who had it.
func (w *Consent) askWhoIsBack(a *Line, t *chronicle.Teller) {
	s := a.claimed()
	if s < 0 || !a.At.Host || int(s) >= len(t.Sitters) {
		return
	}
	w.Text = t.Stage.Text("table.room.claims", lang.Str("name", t.Name(s)))
	w.No.Text, w.Yes.Text = t.Stage.Text("room.deny"), t.Stage.Text("room.admit")
	claim := a.State.Claim(s)
	answer := func(do string) func() { return func() { a.Want(room.Deed{Do: do, Seat: s, Claim: claim}) } }
	w.claim, w.No.OnTap, w.Yes.OnTap = claim, answer(room.DoDeny), answer(room.DoAdmit)
}

// claimed returns the first seat that somebody asks for who says that it is theirs; below 0: nobody does.
func (a *Line) claimed() games.Seat {
	return games.Seat(slices.IndexFunc(a.State.Seats, func(s room.Sitter) bool { return s.Claimed }))
}

// Answer sends an answer to the open question, room.DoAgree or room.DoRefuse. If this device has asked, DoRefuse takes
// its question back. Nothing is sent while another deed is on its way.
func (a *Line) Answer(s games.Seat, what string) {
	if a.sent == nil {
		a.withdrew = what == room.DoRefuse
		a.Do(room.Deed{Do: what, Seat: s, After: a.State.Steps})
	}
}
