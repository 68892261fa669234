package ui

import (
	"cmp"

	"runehall/internal/aloud"
)

// ButtonKind is the look of a button.
type ButtonKind uint8

// The kinds of buttons. A screen has at most one primary button.
const (
	SlateButton   ButtonKind = iota // the ordinary one
	PrimaryButton                   // brass
	QuietButton                     // words or an icon without a background
	RoundButton                     // an icon in a circle
)

// Button is something to press, with an icon, words, or both.
type Button struct {
	Kind ButtonKind
	Icon Icon
	Text string
	Hint string // what it does, shown beside it when the mouse rests on it or the focus ring is on it
	// Label is the name for screen readers, for a button that draws something else than Text and Hint. Others see it
	// only when they rest the pointer on a button that is a bare icon.
	Label    string
	More     string // a longer explanation for screen readers
	Disabled bool
	Why      string // why it is disabled: shown when the mouse rests on it, and for a while after a tap
	Stacked  bool   // the icon stands above small words
	Selected bool   // drawn with a gold outline, for the thing that is chosen
	OnTap    func() // called in Update

	press pressing
	rests int // how many ticks a finger has rested on it
	rect  Rect
}

// Measure returns the size of the words and the icon with margins, at least that of a touch target.
func (b *Button) Measure(k *Kit, room Size) Size {
	if b.Kind == RoundButton || b.Text == "" {
		return Sz(max(k.Button, k.Touch), max(k.Button, k.Touch))
	}
	if b.stacked() {
		return Sz(max(k.Measure(b.Text, b.small(k), 0).W+2*k.Gap.S, k.Touch), k.Button)
	}
	m := k.Measure(b.Text, b.style(k), 0)
	w := m.W + 2*k.Gap.L + 2*k.Gap.XS
	if b.Icon != NoIcon {
		w += k.Icon + k.Gap.S
	}
	if room.W > 0 {
		w = min(w, room.W)
	}
	return Sz(max(w, k.Touch), k.Button)
}

// Layout gives the button its place.
func (b *Button) Layout(_ *Kit, r Rect) { b.rect = r }

// Speak describes the button to screen readers.
func (b *Button) Speak() aloud.Thing {
	label, note := b.Label, b.More
	for _, words := range []string{b.Text, b.Hint} {
		switch {
		case label == "":
			label = words
		case note == "" && b.Label == "":
			note = words
		}
	}
	if b.Disabled && b.Why != "" {
		note = b.Why
	}
	return aloud.Thing{Role: aloud.Button, Label: label, Note: note,
		State: aloud.State{Disabled: b.Disabled, Selected: b.Selected}}
}

// Rect returns the place of the button.
func (b *Button) Rect() Rect { return b.rect }

// Update calls OnTap when the button is tapped or activated.
func (b *Button) Update(c *Context) {
	if b.Disabled {
		b.press = pressing{}
		b.explainWhy(c)
		c.Block(b.rect)
		return
	}
	radius := c.Radius.Button
	if b.Kind == RoundButton {
		radius = b.rect.H / 2
	}
	tapped := b.press.update(c, b, b.rect, radius)
	if name := b.name(); b.held(c, name != "") {
		if b.press.down {
			c.ExplainHeld(b, b.rect, name)
		}
		tapped = false // a long press asks for the name, and presses nothing
	}
	switch {
	case b.press.hovered:
		c.Explain(b, b.rect, cmp.Or(b.Hint, b.name()))
	case c.root.RingShown() && c.root.Focused() == any(b):
		c.Explain(b, b.rect, b.Hint)
	}
	if tapped && b.OnTap != nil {
		b.OnTap()
	}
}

// whyTicks is how long the reason stays after a tap.
var whyTicks = Ticks(2400)

// explainWhy says why the button cannot be pressed, if that is known.
func (b *Button) explainWhy(c *Context) {
	if b.Why == "" {
		return
	}
	if p, ok := c.Pointer(b, b.rect.AtLeast(Sz(c.Touch, c.Touch))); ok && p.IsDown() {
		b.rests = whyTicks
	}
	if b.rests > 0 {
		b.rests--
		c.ExplainHeld(b, b.rect, b.Why)
		c.Moves(true)
	} else if c.Hovers(b.rect) {
		c.Explain(b, b.rect, b.Why)
	}
}

// name returns the words that appear when a finger or the mouse rests on a button without words.
func (b *Button) name() string {
	switch {
	case b.Text != "" && b.Kind != RoundButton || b.Icon == NoIcon:
		return ""
	case b.Hint != "":
		return b.Hint
	}
	return b.Label
}

// held counts how long a finger has been on the button, and reports whether that is long enough to ask for its name.
func (b *Button) held(c *Context, named bool) bool {
	long := b.rests >= hintTicks
	switch {
	case !named || !b.press.down || c.in.Device != TouchDevice:
		b.rests = 0
	default:
		b.rests++
		long = b.rests >= hintTicks
		c.Moves(!long)
	}
	return named && long
}

func (b *Button) style(k *Kit) TextStyle {
	if b.Kind == PrimaryButton {
		return k.Type.Strong
	}
	return k.Type.Body
}

// stacked reports whether the icon stands above the words.
func (b *Button) stacked() bool { return b.Stacked && b.Icon != NoIcon && b.Text != "" }

// small is the style of words below an icon.
func (b *Button) small(k *Kit) TextStyle { return k.Type.Label.In(k.Palette.Text) }

// Draw draws the button in its state.
func (b *Button) Draw(c *Canvas) {
	p := &c.Palette
	r, radius := b.rect, c.Radius.Button
	if b.Kind == RoundButton {
		side := min(r.W, r.H)
		r = r.Place(Sz(side, side), .5, .5)
		radius = side / 2
	}
	words := p.Text
	if b.Disabled {
		defer c.Unfade(c.Fade(.42))
	}
	switch {
	case b.Kind == PrimaryButton && !b.Disabled:
		words = p.OnBrass
		c.drawBrass(r, radius, b.press.down, b.press.hovered)
	case b.Kind == QuietButton:
		if b.press.down || b.press.hovered {
			c.Box(r, radius, Flat(p.Steel.Fade(.6)))
		}
		if b.press.hovered {
			words = p.Cream
		}
	default:
		c.drawSlate(r, radius, b.press.down, b.press.hovered)
	}
	if b.Selected {
		c.Selected(r, radius)
		if b.Kind != PrimaryButton {
			words = p.GoldText // it would be illegible on brass
		}
	}
	if b.press.down {
		r = r.Move(Pt(0, c.Part.Sink))
	}
	b.drawFace(c, r, words)
}

// drawFace draws the icon and the words in the middle of r.
func (b *Button) drawFace(c *Canvas, r Rect, col Color) {
	if b.Text == "" || b.Kind == RoundButton {
		c.Icon(b.Icon, r, c.Theme.Icon, col)
		return
	}
	if b.stacked() {
		style := b.small(c.Kit).In(col)
		face := r.Place(Sz(r.W, c.Theme.Icon+c.LineHeight(style)), .5, .5)
		icon, words := face.CutTop(c.Theme.Icon, 0)
		c.Icon(b.Icon, icon, c.Theme.Icon, col)
		c.TextIn(b.Text, style, words.Inset(Sides(c.Gap.XS, 0)), AlignCenter|AlignMiddle)
		return
	}
	inner := r.Inset(Sides(c.Gap.S, 0))
	style := b.style(c.Kit).In(col)
	if b.Icon == NoIcon {
		c.TextIn(b.Text, style, inner, AlignCenter|AlignMiddle)
		return
	}
	room := inner.W - c.Theme.Icon - c.Gap.S
	fit, wrap := c.FitText(b.Text, style, Sz(room, inner.H))
	width := 0.0
	if wrap {
		width = room
	}
	w := min(room, c.Measure(b.Text, fit, width).W)
	face := inner.Place(Sz(c.Theme.Icon+c.Gap.S+w, inner.H), .5, .5)
	icon, rest := face.CutLeft(c.Theme.Icon, c.Gap.S)
	c.Icon(b.Icon, icon, c.Theme.Icon, col)
	c.TextIn(b.Text, style, Rc(rest.X, rest.Y, rest.W+1, rest.H), AlignLeft|AlignMiddle)
}

func (c *Canvas) drawBrass(r Rect, radius float64, down, over bool) {
	p := &c.Palette
	light := 0.0
	if over {
		light = .18
	}
	white := Hex(0xffffff)
	c.Halo(r, radius, c.Part.Glow, p.Gold.Fade(.2))
	c.Cast(r, radius, c.Part.Mid)
	if down {
		c.Box(r, radius, Shade3(p.BrassLow, p.BrassLow.Mix(p.Brass, .4), p.Brass))
	} else {
		c.Box(r, radius, Shade3(p.BrassTop.Mix(white, light), p.Brass.Mix(white, light), p.BrassLow))
		c.Frame(r.Grow(-c.Hairline), radius-c.Hairline, c.Hairline,
			Shade(p.BrassTop.Mix(white, .6), p.BrassLow.Fade(0)))
	}
	c.Frame(r, radius, c.Hairline, Flat(p.BrassEdge))
}

func (c *Canvas) drawSlate(r Rect, radius float64, down, over bool) {
	p := &c.Palette
	switch {
	case down:
		c.Box(r, radius, Shade(p.Slate, p.SlateTop))
		c.Frame(r, radius, c.Hairline, Flat(p.Edge))
	case over:
		c.Cast(r, radius, c.Part.Mid)
		c.Box(r, radius, Shade(p.Steel.Mix(p.Muted, .18), p.SlateTop.Mix(p.Muted, .15)))
		c.Frame(r, radius, c.Hairline, Flat(p.Brass.Fade(.6)))
	default:
		c.Cast(r, radius, c.Part.Low)
		c.Box(r, radius, Shade(p.Steel, p.SlateTop))
		c.Frame(r, radius, c.Hairline, Shade(p.Edge.Mix(p.TopLight, .4), p.Edge))
	}
}
