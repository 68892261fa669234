package ui

import (
	"slices"
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"

	"runehall/internal/aloud"
)

// TextField is a line to type in, such as a seat's name. A tap or Confirm opens it; Confirm, Back, a tap elsewhere or
// moving the focus away closes it.
type TextField struct {
	Text     string
	Hint     string // shown while it is empty
	MaxRunes int    // 0 means 24; Keep overrides it
	// Keep returns the part of a text that may stand in the field while somebody types. Applied to its own result it
	// must change nothing. nil: everything printable, up to MaxRunes.
	Keep     func(text string) string
	Plain    bool // looks like a name with a pencil until it is opened
	OnChange func(text string)
	OnDone   func(text string) // called when the field is closed
	Label    string            // tells screen readers what to type

	press  pressing
	open   bool
	cursor int // in runes
	// over holds letters typed at the cursor for which there was no room. Combining marks that follow belong to the
	// last of them, and must not join the letter before.
	over   string
	rect   Rect
	screen keyboard
}

// maxRunes is the length of a field that sets no MaxRunes.
const maxRunes = 24

// Measure returns the width of a field, at most the room's width, and the height of a button.
func (f *TextField) Measure(k *Kit, room Size) Size {
	w := k.Part.Field
	if room.W > 0 {
		w = min(w, room.W)
	}
	return Sz(w, k.Button)
}

// Layout gives the field its place.
func (f *TextField) Layout(_ *Kit, r Rect) { f.rect = r }

// Rect returns the field's place.
func (f *TextField) Rect() Rect { return f.rect }

// Open starts typing, with the cursor at the end.
func (f *TextField) Open() { f.open, f.cursor, f.over = true, len([]rune(f.Text)), "" }

// IsOpen reports whether letters go into the field; a phone shows its keyboard meanwhile.
func (f *TextField) IsOpen() bool { return f.open }

// Speak describes the field and its text to screen readers.
func (f *TextField) Speak() aloud.Thing {
	label := f.Label
	if label == "" {
		label = f.Hint
	}
	return aloud.Thing{Role: aloud.Field, Label: label, Value: f.Text}
}

// Write replaces the text, as if the new one had been typed.
func (f *TextField) Write(text string) {
	f.put(text, "")
	if f.OnDone != nil && !f.open {
		f.OnDone(f.Text)
	}
}

// Update types while the field is open.
func (f *TextField) Update(c *Context) {
	if f.open && (c.pressedOutside(f.rect) || c.Action(Confirm) || c.Action(Back) || c.in.FocusLost || c.in.Pause) {
		f.close()
	}
	if f.open && !f.screen.update(c, f) {
		f.write(c)
	}
	was := f.press.down
	tapped := f.press.update(c, f, f.rect, c.Radius.Button)
	switch {
	case f.open:
	case tapped:
		c.Focus(f)
		f.Open()
	case f.press.down:
		f.screen.ready(f)
	case was:
		f.screen.end()
	}
	if f.open && c.root.focus.owner != any(f) {
		f.close()
	}
}

// write takes letters and editing keys.
func (f *TextField) write(c *Context) {
	text := []rune(f.Text)
	f.cursor = min(f.cursor, len(text))
	if typed := c.Runes(); len(typed) > 0 {
		before, after := f.around()
		before += f.over + string(typed)
		f.put(before, after)
		text = []rune(f.Text)
		if over, ok := strings.CutPrefix(before, string(text[:f.cursor])); ok {
			f.over = over[:min(len(over), mostOver)]
		}
	}
	was := f.cursor
	switch {
	case c.Action(Left):
		f.cursor = max(0, f.cursor-1)
	case c.Action(Right):
		f.cursor = min(len(text), f.cursor+1)
	case c.Action(Home):
		f.cursor = 0
	case c.Action(End):
		f.cursor = len(text)
	case c.Action(Erase) && f.cursor > 0:
		f.put(string(text[:f.cursor-1]), string(text[f.cursor:]))
	case c.Action(EraseNext) && f.cursor < len(text):
		f.put(string(text[:f.cursor]), string(text[f.cursor+1:]))
	}
	if f.cursor != was {
		f.over = ""
	}
}

// mostOver bounds over, in bytes.
const mostOver = 1 << 10

// limit returns how long the text may be, in runes.
func (f *TextField) limit() int {
	if f.MaxRunes == 0 {
		return maxRunes
	}
	return f.MaxRunes
}

func (f *TextField) set(text string) {
	if text == f.Text {
		return
	}
	f.Text = text
	if f.OnChange != nil {
		f.OnChange(text)
	}
}

// around returns the text before and after the cursor.
func (f *TextField) around() (before, after string) {
	text := []rune(f.Text)
	f.cursor = min(f.cursor, len(text))
	return string(text[:f.cursor]), string(text[f.cursor:])
}

// put replaces the text before and after the cursor. Where the text is too long, it is cut off at the cursor.
func (f *TextField) put(before, after string) {
	keep := f.Keep
	if keep == nil {
		keep = f.printable
	}
	left, right := fitting(before, after, keep)
	f.cursor, f.over = utf8.RuneCountInString(left), ""
	f.set(left + right)
}

// printable is Keep for a field without one.
func (f *TextField) printable(text string) string {
	letters := slices.DeleteFunc([]rune(text), func(r rune) bool { return !unicode.IsPrint(r) })
	return string(letters[:min(len(letters), f.limit())])
}

// fitting applies keep to the text before and after the cursor. If there is not room for all, the text before the
// cursor is cut.
func fitting(before, after string, keep func(string) string) (left, right string) {
	// A mark after the cursor may belong to the letter before it.
	if left, ok := strings.CutSuffix(keep(before+after), after); ok {
		return left, after
	}
	right = keep(after)
	letters := []rune(before)
	try := func(n int) (left string, ok bool) { return strings.CutSuffix(keep(string(letters[:n])+right), right) }
	n := sort.Search(len(letters), func(n int) bool {
		_, ok := try(n + 1)
		return !ok
	})
	left, _ = try(n)
	return left, right
}

func (f *TextField) close() {
	f.screen.end()
	f.open = false
	if f.OnDone != nil {
		f.OnDone(f.Text)
	}
}

// Draw draws the words and the cursor.
func (f *TextField) Draw(c *Canvas) {
	p := &c.Palette
	if f.Plain && !f.open {
		f.drawPlain(c)
		return
	}
	c.Recess(f.rect, c.Radius.Button)
	switch {
	case f.open:
		c.Frame(f.rect, c.Radius.Button, c.Outline, Flat(p.Gold))
	case f.press.hovered:
		c.Frame(f.rect, c.Radius.Button, c.Hairline, Flat(p.Brass))
	}
	inner := f.rect.Inset(Sides(c.Gap.M, 0))
	if f.Text == "" && !f.open {
		c.TextIn(f.Hint, c.Type.Body.In(p.Muted), inner, AlignLeft|AlignMiddle)
		return
	}
	// The text stays on one line and shrinks, since a cursor in wrapped lines is hard to follow.
	style := c.Type.Body
	text, before := f.shown(f.letters(c.Kit, style, inner.W))
	if w := c.Measure(text, style, 0).W; w > inner.W {
		style = style.Scaled(inner.W / w)
	}
	c.Text(text, style, Pt(inner.X, inner.Center().Y), AlignLeft|AlignMiddle)
	if f.open {
		x := inner.X + c.Measure(before, style, 0).W
		c.Rect(Rc(x, inner.Center().Y-c.Part.Cursor/2, c.Outline, c.Part.Cursor).Snap(), p.Gold)
	}
}

// mostShown is how many letters around the cursor are shown of a long text. There are fewer if they would otherwise be
// smaller than leastSize, but at least fewestShown.
const (
	mostShown   = 40
	fewestShown = 12
	leastSize   = .8
)

// letters returns how many letters of the text are shown in a width. A text that is no longer than a name is shown
// whole.
func (f *TextField) letters(k *Kit, style TextStyle, width float64) (n int) {
	if f.limit() <= maxRunes {
		return maxRunes
	}
	for n = mostShown; n > fewestShown; n-- {
		if text, _ := f.shown(n); k.Measure(text, style, 0).W*leastSize <= width {
			break
		}
	}
	return n
}

// shown returns the visible part of the text, at most n letters, and what of it stands before the cursor.
func (f *TextField) shown(n int) (text, before string) {
	all := []rune(f.Text)
	cursor := min(f.cursor, len(all))
	if len(all) <= n {
		return f.Text, string(all[:cursor])
	}
	from := max(0, min(cursor-n/2, len(all)-n))
	to := from + n
	head, tail := "", ""
	if from > 0 {
		head = "…"
	}
	if to < len(all) {
		tail = "…"
	}
	return head + string(all[from:to]) + tail, head + string(all[from:cursor])
}

// drawPlain draws the text as a name, followed by a pencil as a sign that it can be changed.
func (f *TextField) drawPlain(c *Canvas) {
	p := &c.Palette
	if f.press.hovered || f.press.down {
		c.Box(f.rect, c.Radius.Button, Flat(p.Steel.Fade(.5)))
	}
	text, style := f.Text, c.Type.Section.In(p.Cream)
	if text == "" {
		text, style = f.Hint, style.In(p.Muted)
	}
	pencil := c.Theme.Icon * .7
	inner := f.rect.Inset(Sides(c.Gap.XS, 0))
	room := max(1, inner.W-pencil-c.Gap.S)
	if w := c.Measure(text, style, 0).W; w > room {
		style = style.Scaled(room / w)
	}
	c.Text(text, style, Pt(inner.X, inner.Center().Y), AlignLeft|AlignMiddle)
	at := inner.X + c.Measure(text, style, 0).W + c.Gap.S
	c.Icon(IconPencil, Rc(at, inner.Y, pencil, inner.H), pencil, p.Muted)
}
