package boards

import (
	"runehall/ui"
)

// Dimming is how much of the board a sheet darkens.
const Dimming = .84

// Note is a line of an explanation in words: what something is called, and a sentence.
type Note struct{ Title, Text string }

// Sized returns a style as large as the words of the sheet are.
func (s *Sheet) Sized(style ui.TextStyle) ui.TextStyle { return style.Scaled(s.Size) }

// DrawHead draws the title of a sheet in the free part of its head, and the close button.
func (s *Sheet) DrawHead(c *ui.Canvas, title string, head ui.Rect) {
	if style := s.Sized(c.Type.Section); !head.Empty() && Fits(c.Kit, title, style, head.Size()) {
		c.TextIn(title, style, head, ui.AlignLeft|ui.AlignMiddle)
	}
	DrawPlate(c, s.Close, ui.IconClose, "")
}

// DrawPlate draws a button of a sheet: an icon, and below it a word if there is one and room for it.
func DrawPlate(c *ui.Canvas, r ui.Rect, icon ui.Icon, word string) {
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

// DrawPaper draws the notes of an explanation on parchment, each with a sign that sign draws into its place.
func (s *Sheet) DrawPaper(c *ui.Canvas, notes []Note, sign func(i int, r ui.Rect, ink ui.Color)) {
	ink := c.Palette.ParchmentInk
	if len(s.Lines) == 0 || len(s.Lines) != len(notes) {
		return
	}
	c.Parchment(ui.Bounding(s.Lines...).Grow(c.Gap.S))
	for i, r := range s.Lines {
		if i > 0 && s.Lines[i-1].Y < r.Y {
			c.HLine(r.X+c.Gap.XS, r.Y, r.W-2*c.Gap.XS, ink.Fade(.22))
		}
	}
	s.DrawNotes(c, notes, ink, pale(c), sign)
}

// pale is the ink for further details on parchment.
func pale(c *ui.Canvas) ui.Color { return c.Palette.ParchmentInk.Mix(c.Palette.Oak, .35) }

// DrawNotes draws each note: its sign, and beside it the name above the sentence.
func (s *Sheet) DrawNotes(c *ui.Canvas, notes []Note, ink, pale ui.Color, sign func(i int, r ui.Rect, ink ui.Color)) {
	name, small := s.Styles(c.Kit, notes)
	for i, r := range s.Lines {
		if r.H <= 0 {
			continue
		}
		left, text := s.Parts(c.Kit, r)
		side := min(left.H*.8, left.W)
		sign(i, left.Place(ui.Sz(left.W, side), .5, .5), ink)
		head, body := s.Words(c.Kit, notes[i].Text, text, name, small)
		c.TextIn(notes[i].Title, name.In(ink), head, ui.AlignLeft|ui.AlignMiddle)
		c.TextIn(notes[i].Text, small.In(pale), body, ui.AlignLeft|ui.AlignTop)
	}
}

// Parts divides a line into the places of the sign and of the words.
func (s *Sheet) Parts(k *ui.Kit, r ui.Rect) (sign, text ui.Rect) {
	return r.CutLeft(min(k.Dp(signWide)*s.Size, r.W*.22), k.Gap.S)
}

// signWide is the width of the sign of a note, in dp.
const signWide = 58

// Styles returns text styles in which the words of all notes fit, so that all have the same size. If that would be too
// small to read, each note is as large as its own words allow.
func (s *Sheet) Styles(k *ui.Kit, notes []Note) (name, small ui.TextStyle) {
	if name, small, ok := s.common(k, notes); ok {
		return name, small
	}
	return k.Type.Name, k.Type.Small
}

// common returns the styles of one size in which the words of all notes have room, and false if they are too small to
// be read.
func (s *Sheet) common(k *ui.Kit, notes []Note) (name, small ui.TextStyle, ok bool) {
	for f := s.Size * larger; ; f *= .96 {
		name, small = k.Type.Name.Scaled(f), k.Type.Small.Scaled(f)
		if small.Size < k.Legible {
			return name, small, false
		}
		high, fit := k.LineHeight(name), true
		for i := range s.Lines {
			_, text := s.Parts(k, s.Lines[i])
			one, wrapped := k.Measure(notes[i].Text, small, 0), k.Measure(notes[i].Text, small, text.W)
			whole := one.W <= text.W || one.W*leastShrink > text.W // otherwise it would be made smaller
			fit = fit && whole && k.Measure(notes[i].Title, name, 0).W <= text.W && high+wrapped.H <= text.H*.98
		}
		if fit {
			return name, small, true
		}
	}
}

// larger is how much larger than elsewhere words are on parchment, where all of them have room for that.
const larger = 1.15

// Words divides the place of a note's words. The name gets less if the sentence needs more than one line.
func (s *Sheet) Words(k *ui.Kit, sentence string, r ui.Rect, name, small ui.TextStyle) (title, text ui.Rect) {
	r = r.Inset(ui.Sides(0, r.H*.01))
	high := k.LineHeight(name)
	low := k.Measure(sentence, small, r.W).H
	if high+low > r.H {
		high = max(r.H*.32, min(high, r.H-low))
	} else {
		r = r.Place(ui.Sz(r.W, high+low), 0, .5)
	}
	return r.CutTop(high, 0)
}

// leastShrink is how narrow a text is made in one line, as a share of the width that it wants.
const leastShrink = .85

// Fits reports whether a text has room: in one line, somewhat narrower than it wants to be, or in several that can be
// read.
func Fits(k *ui.Kit, text string, style ui.TextStyle, room ui.Size) bool {
	one := k.Measure(text, style, 0)
	if min(room.W/one.W, room.H/one.H) >= leastShrink {
		return true
	}
	style.Size = min(style.Size, k.Legible)
	m := k.Measure(text, style, room.W)
	return m.W <= room.W && m.H <= room.H
}
