package table

import (
	"slices"

	"runehall/games"
	"runehall/games/room"
	"runehall/ui"
)

// consent is what somebody at another device asks of a person at this one, or this one of the others: it stands until it is answered.
type consent struct {
	text    string // "": nothing is asked
	yes, no ui.Button
	rect    ui.Rect
	words   ui.Rect
}

// consentWide is how wide it is at most, in dp.
const consentWide = 460

// fit places it at the head of a room.
func (w *consent) fit(k *ui.Kit, area ui.Rect) {
	if w.text == "" {
		w.rect = ui.Rect{}
		return
	}
	area = area.Inset(ui.Insets{Left: k.Gap.S, Right: k.Gap.S, Top: k.Gap.XS}) // it is a sheet that lies there, and no part of the bar
	wide := min(area.W, k.Dp(consentWide))
	inner := wide - 2*k.Gap.L
	words := k.Measure(w.text, k.Type.Body, inner)
	w.rect = area.Place(ui.Sz(wide, words.H+k.Touch+2*k.Gap.M+k.Gap.S), .5, 0).Snap()
	in := w.rect.Inset(ui.Sides(k.Gap.L, k.Gap.M))
	foot, head := in.CutBottom(k.Touch, k.Gap.S)
	w.words = head
	left := foot
	if w.yes.Text != "" {
		var right ui.Rect
		left, right = foot.CutLeft((foot.W-k.Gap.S)/2, k.Gap.S)
		w.yes.Layout(k, right)
	}
	w.no.Layout(k, left)
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
	c.Paragraph(w.text, c.Type.Body, w.words, ui.AlignLeft|ui.AlignMiddle)
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
	was := w.text
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
	if w.text != was {
		w.fit(s.stage.Kit, s.places.asking())
	}
}

// answer answers what is asked, or takes back what was.
func (a *afar[C, M, E, V]) answer(s games.Seat, what string) {
	if a.sent == nil {
		a.withdrew = what == room.DoRefuse
		a.do(room.Deed{Do: what, Seat: s, After: a.state.Steps})
	}
}
