package table

import (
	"slices"

	"runehall/games"
	"runehall/games/room"
	"runehall/scenes/stage"
	"runehall/ui"
)

// consent is what somebody at another device asks of a person at this one, or this one of the others: it stands until it is answered.
type consent struct {
	text    string // "": nothing is asked
	yes, no ui.Button
	rect    ui.Rect
	words   ui.Rect
	style   ui.TextStyle
}

const (
	// consentWide is how wide it is at most, in dp, and consentBeside from which width on its buttons stand beside the words.
	consentWide, consentBeside = 460, 560
	// consentNarrow is below which width it has small letters, and hardly any margin.
	consentNarrow = 260
	// consentLong is how wide it is at most then, and consentButton how wide each button.
	consentLong, consentButton = 760, 150
)

// consentPlaces is where its parts stand.
type consentPlaces struct {
	rect, words, yes, no ui.Rect
	style                ui.TextStyle
}

// arrange places its parts at the top of an area, which is as high as it likes. It is pure.
func (w *consent) arrange(k *ui.Kit, area ui.Rect) (p consentPlaces) {
	area = area.Inset(ui.Sides(k.Gap.S, 0)).Move(ui.Pt(0, k.Gap.XS)) // it is a sheet that lies there, and no part of the bar
	p.style = k.Type.Body
	edge, touch := k.Gap.M, k.Touch
	buttons := 1.0
	if w.yes.Text != "" {
		buttons = 2
	}
	if area.W >= k.Dp(consentBeside) {
		wide := min(area.W, k.Dp(consentLong))
		row := buttons*k.Dp(consentButton) + (buttons-1)*k.Gap.S
		words := wide - row - 2*k.Gap.L - k.Gap.M
		high := max(k.Measure(w.text, p.style, words).H, k.Touch)
		p.rect = area.Place(ui.Sz(wide, high+2*k.Gap.S), .5, 0).Snap()
		p.no, p.words = p.rect.Inset(ui.Sides(k.Gap.L, k.Gap.S)).CutRight(row, k.Gap.M)
	} else {
		wide, side := min(area.W, k.Dp(consentWide)), k.Gap.L
		if area.W < k.Dp(consentNarrow) {
			p.style, side, edge, touch = k.Type.Small, k.Gap.S, k.Gap.S, stage.MinTouch(k)
		}
		words := k.Measure(w.text, p.style, wide-2*side).H
		p.rect = area.Place(ui.Sz(wide, words+touch+2*edge+k.Gap.XS), .5, 0).Snap()
		p.no, p.words = p.rect.Inset(ui.Sides(side, edge)).CutBottom(touch, k.Gap.XS)
	}
	p.no = p.no.Place(ui.Sz(p.no.W, touch), 0, .5)
	if buttons > 1 {
		p.no, p.yes = p.no.CutLeft((p.no.W-k.Gap.S)/2, k.Gap.S)
	}
	return p
}

// high returns how much of the field's height it takes from a width.
func (w *consent) high(k *ui.Kit, width float64) float64 {
	return w.arrange(k, ui.Rc(0, 0, width, 0)).rect.Bottom()
}

// fit places it in the room that the field has left it.
func (w *consent) fit(k *ui.Kit, area ui.Rect) {
	p := consentPlaces{}
	if w.text != "" {
		p = w.arrange(k, area)
	}
	w.rect, w.words, w.style = p.rect, p.words, p.style
	w.no.Layout(k, p.no)
	w.yes.Layout(k, p.yes)
}

func (w *consent) update(c *ui.Context) {
	if w.text == "" {
		return
	}
	w.no.Update(c)
	if w.yes.Text != "" {
		w.yes.Update(c)
	}
	c.Block(w.rect)
}

func (w *consent) draw(c *ui.Canvas) {
	if w.text == "" {
		return
	}
	c.Panel(w.rect)
	c.Paragraph(w.text, w.style, w.words, ui.AlignLeft|ui.AlignMiddle)
	w.no.Draw(c)
	if w.yes.Text != "" {
		w.yes.Draw(c)
	}
}

// answers returns the person at this device who is asked for consent, or games.Nobody, and whether somebody at this device has asked.
func (a *afar[C, M, E, V]) answers() (by games.Seat, own bool) {
	asked := a.state.Asked
	if asked == nil {
		return games.Nobody, false
	}
	seats := a.own()
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

// consentWords says what is asked, and what can be answered.
func (s *Table[C, M, E, V]) consentWords() {
	a, w := s.play.apart, &s.consent
	if a == nil {
		return
	}
	w.text, w.yes.Text = "", ""
	switch by, own := a.answers(); {
	case own:
		w.text, w.no.Text = s.stage.Text("table.room.asked"), s.stage.Text("table.room.withdraw")
		w.no.OnTap = func() { a.answer(a.state.Asked.By, room.DoRefuse) }
	case by >= 0 && int(a.state.Asked.By) < len(s.sitters):
		what := "undo"
		if a.state.Asked.What == room.DoEnd {
			what = "end"
		}
		w.text = s.stage.Text("table.room.asks-"+what, nameArg(s.name(a.state.Asked.By)))
		w.no.Text, w.yes.Text = s.stage.Text("table.room.refuse"), s.stage.Text("table.room.agree")
		w.no.OnTap, w.yes.OnTap = func() { a.answer(by, room.DoRefuse) }, func() { a.answer(by, room.DoAgree) }
	}
}

// answer answers what is asked, or takes back what was.
func (a *afar[C, M, E, V]) answer(s games.Seat, what string) {
	if a.sent == nil {
		a.withdrew = what == room.DoRefuse
		a.do(room.Deed{Do: what, Seat: s, After: a.state.Steps})
	}
}
