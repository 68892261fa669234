package ui

import (
	"strings"
	"unicode/utf8"
)

// Toast is a message that shows for a while and goes away by itself: why a move is refused, or what was done.
type Toast struct {
	// Lasting makes it stay until it is hidden, or tapped beside its button.
	Lasting bool
	// Waits makes one with a button stay when its time for reading has passed, until it is hidden or answered.
	Waits bool
	// Lines is the greatest number of lines, 0 for no bound. A toast may have twice as many if it is narrow and hides
	// no more than otherwise. A longer text is cut, and a tap shows the rest.
	Lines int

	icon    Icon
	text    string
	edge    Color
	action  *Button
	left    int // ticks until it goes away
	rests   int // ticks during which it still blocks presses after it has gone by itself
	hovered bool
	shown   Tween
	small   bool // in small letters, for lack of room
	stands  bool // it has found a place since it was shown
	cut     bool // the text is longer than its lines hold
	full    bool // it was tapped to show the whole text
	press   pressing
	line    string // the text that is drawn
	drawn   TextStyle
	room    Rect // the room that line was fitted into
	rect    Rect
	words   Rect // the place of the words, beside or above the button
}

// toastTicks is how long a toast stays: four seconds, or longer while the mouse or the focus is on it. One with a
// button stays for buttonTicks more, since it must be read before it can be answered.
const toastTicks, buttonTicks = 4 * TPS, 2 * TPS

// toastRest is how many ticks after a toast has gone a press in its place does nothing: it was probably meant for its
// button.
var toastRest = Ticks(340)

// A toast with more than toastLetters letters stays for tickLetters more per letter: people read 20 letters a second.
const toastLetters, tickLetters = 80, TPS / 20

// Show shows a text with an icon and an edge colour, in place of the one before. action is a button in the toast ("Why
// not?"), or nil. The toast must be laid out afterwards.
func (t *Toast) Show(icon Icon, text string, edge Color, action *Button) {
	t.icon, t.text, t.edge, t.action = icon, text, edge, action
	t.small, t.stands, t.full = false, false, false
	t.lasts()
}

// lasts starts the time for reading.
func (t *Toast) lasts() {
	t.left, t.rests = toastTicks+max(0, utf8.RuneCountInString(t.text)-toastLetters)*tickLetters, 0
	if t.action != nil {
		t.left += buttonTicks
	}
}

// Hide makes the toast go away. A press that was meant for its button does nothing for a moment.
func (t *Toast) Hide() {
	if t.left > 0 && t.action != nil {
		t.rests = toastRest
	}
	t.left = 0
}

// Held reports whether the toast waits for an answer, and everybody has had time to read it.
func (t *Toast) Held() bool { return t.Waits && t.action != nil && t.left == 1 }

// Text returns the line that is shown, or "".
func (t *Toast) Text() string {
	if !t.Shown() {
		return ""
	}
	return t.text
}

// Shown reports whether a toast is shown.
func (t *Toast) Shown() bool { return t.left > 0 || t.shown.Value() > 0 }

// Cut reports whether the text was too long to be shown without a tap, even if it has been tapped since.
func (t *Toast) Cut() bool { return t.Shown() && (t.cut || t.full) }

// Stands reports whether it has found a place ([Toast.LayoutClear]) since it was shown.
func (t *Toast) Stands() bool { return t.stands }

// Rect returns where it lies.
func (t *Toast) Rect() Rect { return t.rect }

func (t *Toast) style(k *Kit, small bool) TextStyle {
	if small {
		return k.Type.Small
	}
	return k.Type.Body
}

// below reports whether the button goes below the words, for lack of room beside them.
func (t *Toast) below(k *Kit, width float64, small bool) bool {
	if t.action == nil || width <= 0 {
		return false
	}
	beside := width - t.signs(k) - k.Gap.S - t.action.Measure(k, Size{}).W
	return beside < min(k.Part.ToastWords, k.Measure(t.text, t.style(k, small), 0).W)
}

// signs returns the width of the icon and the margins.
func (t *Toast) signs(k *Kit) float64 { return 2*k.Gap.L + k.Icon + k.Gap.S }

// Measure returns the size: one line if that fits into the room's width, otherwise more. Its letters are those in which
// it was placed last.
func (t *Toast) Measure(k *Kit, room Size) Size { return t.measure(k, room, t.small) }

func (t *Toast) measure(k *Kit, room Size, small bool) Size {
	extra, foot, margin := t.signs(k), 0.0, 0.0
	switch {
	case t.below(k, room.W, small):
		foot, margin = k.Button, k.Gap.S
	case t.action != nil:
		extra += k.Gap.S + t.action.Measure(k, Size{}).W
	}
	m := k.Measure(t.text, t.style(k, small), 0)
	if room.W > 0 && m.W+extra > room.W {
		_, m, _ = t.lay(k, max(0, room.W-extra), small)
		m.W = room.W - extra
	}
	least := k.Button
	if small && t.action == nil { // there is nothing to press, and little room
		least = 0
	}
	return Sz(m.W+extra, max(m.H+margin, least)+foot+k.Gap.S)
}

// lay returns the style in which the words fit into a width, in letters that are small from the start or only if need
// be, their size, and whether the end had to be cut.
func (t *Toast) lay(k *Kit, width float64, small bool) (style TextStyle, size Size, cut bool) {
	style = t.style(k, small)
	size = k.Measure(t.text, style, width)
	if t.Lines == 0 || t.full {
		return style, size, false
	}
	high := func(lines int) float64 { return k.Measure(strings.Repeat("\n", lines-1), style, 0).H }
	if size.H > high(t.Lines)+.5 {
		style = k.Type.Small
		size = k.Measure(t.text, style, width)
	}
	most := max(high(t.lines(k, width)), k.Button) // a toast is never lower than a button
	// Small letters say more than words that are left out, and more of their lines fit.
	for size.H > most+.5 && style.Size > k.Legible {
		style = k.Type.Small.Sized(max(k.Legible, .95*style.Size))
		size = k.Measure(t.text, style, width)
	}
	if size.H > most+.5 {
		style = k.Type.Small
		size = k.Measure(t.text, style, width)
		size.H, cut = most, true
	}
	return style, size, cut
}

// lines returns the greatest number of lines for words of a width.
func (t *Toast) lines(k *Kit, width float64) int {
	return max(t.Lines, min(2*t.Lines, int(float64(t.Lines)*2*k.Part.ToastWords/max(1, width))))
}

// Layout places the toast in the middle of the lower edge of r.
func (t *Toast) Layout(k *Kit, r Rect) { t.place(k, r, r.Place(t.Measure(k, r.Size()), .5, 1)) }

func (t *Toast) place(k *Kit, room, at Rect) {
	t.placeParts(k, room, at)
	in := t.inner(k)
	style, size, cut := t.lay(k, in.W+1, t.small) // one pixel to spare, so that rounding does not wrap the line
	if t.line, t.drawn, t.cut = t.text, style, cut; cut {
		t.line = k.shorten(t.text, style, Sz(in.W+1, size.H))
	}
}

// inner returns the place of the words.
func (t *Toast) inner(k *Kit) Rect {
	words := t.words.Inset(Insets{Left: k.Gap.L})
	if t.words.W == t.rect.W {
		words = words.Inset(Insets{Right: k.Gap.L})
	}
	_, words = words.CutLeft(k.Icon, k.Gap.S)
	return words
}

func (t *Toast) placeParts(k *Kit, room, at Rect) {
	t.rect, t.words = at, at
	if t.action == nil {
		return
	}
	m := t.action.Measure(k, Size{})
	inner := t.rect.Inset(Sides(k.Gap.L, k.Gap.XS))
	if t.below(k, room.W, t.small) {
		var foot Rect
		foot, t.words = t.rect.CutBottom(k.Button+k.Gap.XS, 0)
		t.action.Layout(k, foot.Inset(Insets{Left: k.Gap.L, Right: k.Gap.L, Bottom: k.Gap.XS}))
		return
	}
	t.action.Layout(k, inner.Place(Sz(min(m.W, inner.W/2), k.Button), 1, .5))
	t.words.W = max(0, t.action.rect.X-k.Gap.S-t.words.X)
}

// Update counts the toast down.
func (t *Toast) Update(c *Context) {
	switch {
	case t.left > 0:
		t.stay(c)
	case t.rests > 0:
		t.rests--
		c.Block(t.rect)
	}
	t.shown.To(b2f(t.left > 0), c.ticks(160), OutCubic)
	t.shown.Update()
	c.Moves(t.left > 0 && !t.hovered && !t.Lasting && !t.Held() || t.rests > 0 || t.shown.Moving())
}

// stay runs a tick of a toast that is there: its button, and a tap on it.
func (t *Toast) stay(c *Context) {
	if t.action != nil {
		t.action.Update(c)
	}
	t.hovered = c.Hovers(t.rect) || t.action != nil &&
		(t.action.press.hovered || c.root.RingShown() && c.root.Focused() == any(t.action))
	switch {
	case t.Lasting:
		if p, ok := c.Pointer(t, t.rect); ok && p.Phase == Release && t.rect.Has(p.At) {
			t.Hide()
		}
	case t.Cut() && t.press.update(c, t, t.rect, t.radius(c.Kit)):
		t.full, t.stands = !t.full, false
		t.lasts()
	case !t.hovered && !t.Held():
		if t.left--; t.left == 0 && t.action != nil {
			t.rests = toastRest
		}
	}
	c.Block(t.rect)
}

// Draw draws the toast.
func (t *Toast) Draw(c *Canvas) {
	v := t.shown.Value()
	if v <= 0 {
		return
	}
	before := c.Fade(v)
	p := &c.Palette
	radius := t.radius(c.Kit)
	c.Cast(t.rect, radius, c.Part.Mid)
	c.Box(t.rect, radius, Flat(p.Ink.Mix(t.edge, .15)))
	c.Frame(t.rect, radius, c.Hairline, Flat(t.edge))
	r := t.inner(c.Kit)
	icon := Rc(r.X-c.Gap.S-c.Theme.Icon, r.Y, c.Theme.Icon, r.H)
	c.Icon(t.icon, icon, c.Theme.Icon, t.edge.Mix(p.Cream, .4))
	if t.action != nil {
		t.action.Draw(c)
	}
	// The lines have been fitted already. TextIn would shrink a path, which no letters keep whole, and leave the plate
	// half empty.
	if words := Rc(r.X, r.Y, r.W+1, r.H); c.Measure(t.line, t.drawn, words.W).H <= words.H {
		c.Paragraph(t.line, t.drawn.In(p.Cream), words, AlignLeft|AlignMiddle)
	} else {
		c.TextIn(t.line, t.drawn.In(p.Cream), words, AlignLeft|AlignMiddle)
	}
	if t.cut || t.full {
		fold := IconUp
		if t.full {
			fold = IconDown
		}
		side := c.Theme.Icon * .7
		c.Icon(fold, t.rect.Place(Sz(c.Gap.L+side/2, side), 1, .5), side, t.edge.Mix(p.Cream, .4))
	}
	c.Unfade(before)
}

func (t *Toast) radius(k *Kit) float64 { return min(t.rect.H/2, k.Button/2) }
