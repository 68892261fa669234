package stones

import (
	"runehall/ui"
)

// dimming is how much of the board a sheet darkens.
const dimming = .84

// drawSheet draws the sheet that is open, over a board that it darkens.
func (a *artist) drawSheet(c *ui.Canvas) {
	s, kind := &a.places.sheet, a.hand.sel.sheet
	if s.rect.Empty() {
		return
	}
	a.hand.tell()
	if kind == explainSheet { // it grows from its place
		defer c.Unfade(c.Fade(a.places.grown.Value()))
	}
	dark := a.given.Frame.Screen
	if !kind.over() { // beside it things can still be chosen
		dark = s.rect
	}
	c.Rect(dark, c.Palette.Ink.Fade(dimming))
	if kind != explainSheet {
		c.Panel(s.rect)
	}
	a.drawSheetHead(c)
	switch kind {
	case explainSheet:
		a.drawExplanation(c)
	case seatSheet:
		a.drawBoardOf(c)
	case pileSheet:
		a.drawPileCards(c)
	case swapSheet, jokerSheet:
		a.drawChoices(c)
	case smithySheet:
		a.drawSmithies(c)
	case rowsSheet:
		a.drawRows(c)
		a.drawPurse(c)
	case stonesSheet:
		a.drawOwn(c)
		a.drawStones(c)
	case handSheet:
		a.drawHand(c)
	}
}

// sized returns a style as large as the words of the open sheet are.
func (a *artist) sized(style ui.TextStyle) ui.TextStyle { return style.Scaled(a.places.sheet.size) }

// drawSheetHead draws what a sheet is called, its close button, and the ways to its neighbours.
func (a *artist) drawSheetHead(c *ui.Canvas) {
	s, said := &a.places.sheet, &a.hand.sheets
	head := s.head.Inset(ui.Sides(c.Gap.S, 0))
	if a.hand.sel.sheet == seatSheet {
		head = a.drawPinOf(c, said.seat, head)
	}
	if style := a.sized(c.Type.Section); !head.Empty() && fits(c, said.title, style, head.Size()) {
		c.TextIn(said.title, style, head, ui.AlignLeft|ui.AlignMiddle)
	}
	a.drawPlate(c, s.close, ui.IconClose, "")
	for i, r := range [...]ui.Rect{s.before, s.after} {
		if !r.Empty() && a.hand.leads(i) {
			a.drawPlate(c, r, [...]ui.Icon{ui.IconBack, ui.IconForward}[i], said.beside[i])
		}
	}
}

// drawPlate draws a button of a sheet: an icon, and below it a word if there is one and room for it.
func (a *artist) drawPlate(c *ui.Canvas, r ui.Rect, icon ui.Icon, word string) {
	p, plate := &c.Palette, r.Grow(-c.Gap.XS/2)
	c.Box(plate, c.Radius.Button, ui.Shade(p.Steel, p.SlateTop))
	c.Frame(plate, c.Radius.Button, c.Hairline, ui.Shade(p.Edge.Mix(p.TopLight, .4), p.Edge))
	side := min(c.Theme.Icon, plate.H*.5)
	if word == "" || plate.H < c.Dp(56) {
		c.Icon(icon, plate, side, p.Cream)
		return
	}
	top, low := plate.CutTop(plate.H*.56, 0)
	c.Icon(icon, top, side, p.Cream)
	c.TextIn(word, c.Type.Name.Scaled(.85), low, ui.AlignCenter|ui.AlignTop)
}

// drawExplanation draws a thing large, and a line on parchment for each of its parts.
func (a *artist) drawExplanation(c *ui.Canvas) {
	s, said, ink := &a.places.sheet, &a.hand.sheets, c.Palette.ParchmentInk
	if !s.picture.Empty() {
		a.drawSign(c, &said.told.picture, a.places.picture(), c.Palette.Cream)
	}
	if len(s.lines) == 0 || len(s.lines) != len(said.lines) {
		return
	}
	c.Parchment(ui.Bounding(s.lines...).Grow(c.Gap.S))
	for i, r := range s.lines {
		if i > 0 && s.lines[i-1].Y < r.Y {
			c.HLine(r.X+c.Gap.XS, r.Y, r.W-2*c.Gap.XS, ink.Fade(.22))
		}
	}
	a.drawNotes(c, ink, ink.Mix(c.Palette.Oak, .35))
}

// drawNotes draws the sign of each note and its words beside it: what it is called above, a sentence below.
func (a *artist) drawNotes(c *ui.Canvas, ink, pale ui.Color) {
	said := &a.hand.sheets
	name, small := a.noteStyles(c.Kit)
	for i, r := range a.places.sheet.lines {
		if r.H <= 0 {
			continue
		}
		sign, text := a.noteParts(c.Kit, r)
		side := min(sign.H*.8, sign.W)
		a.drawSign(c, &said.told.notes[i].sign, sign.Place(ui.Sz(sign.W, side), .5, .5), ink)
		head, body := a.noteWords(c.Kit, i, text, name, small)
		c.TextIn(said.lines[i].title, name.In(ink), head, ui.AlignLeft|ui.AlignMiddle)
		c.TextIn(said.lines[i].text, small.In(pale), body, ui.AlignLeft|ui.AlignTop)
	}
}

// noteParts parts a line into the room of the sign and that of the words.
func (a *artist) noteParts(k *ui.Kit, r ui.Rect) (sign, text ui.Rect) {
	return r.CutLeft(min(k.Dp(signWide)*a.places.sheet.size, r.W*.22), k.Gap.S)
}

// signWide is the width of the sign of a note, in dp.
const signWide = 58

// noteStyles returns the styles in which the words of all notes have room, so that all are of one size; where that is too small to be read
// each note is as large as its own words allow.
func (a *artist) noteStyles(k *ui.Kit) (name, small ui.TextStyle) {
	said, lines := &a.hand.sheets, a.places.sheet.lines
	for f := a.places.sheet.size * larger; ; f *= .96 {
		name, small = k.Type.Name.Scaled(f), k.Type.Small.Scaled(f)
		if small.Size < k.Legible {
			return k.Type.Name, k.Type.Small
		}
		high, fit := k.LineHeight(name), true
		for i := range lines {
			_, text := a.noteParts(k, lines[i])
			one, wrapped := k.Measure(said.lines[i].text, small, 0), k.Measure(said.lines[i].text, small, text.W)
			whole := one.W <= text.W || one.W*leastShrink > text.W // otherwise it would be made smaller
			fit = fit && whole && k.Measure(said.lines[i].title, name, 0).W <= text.W && high+wrapped.H <= text.H*.98
		}
		if fit {
			return name, small
		}
	}
}

// larger is how much larger than elsewhere words are on parchment, where all of them have room for that.
const larger = 1.15

// noteWords parts the room of a note's words: what it is called gets less where the sentence needs more than one line.
func (a *artist) noteWords(k *ui.Kit, i int, r ui.Rect, name, small ui.TextStyle) (title, text ui.Rect) {
	r = r.Inset(ui.Sides(0, r.H*.01))
	high := k.LineHeight(name)
	low := k.Measure(a.hand.sheets.lines[i].text, small, r.W).H
	if high+low > r.H {
		high = max(r.H*.32, min(high, r.H-low))
	} else {
		r = r.Place(ui.Sz(r.W, high+low), 0, .5)
	}
	return r.CutTop(high, 0)
}
