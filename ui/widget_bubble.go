package ui

import "runehall/internal/aloud"

// Bubble is a sentence or two on parchment, with a tail to something on the screen that it never covers. A tap says
// that it was read, and goes on.
type Bubble struct {
	Text string
	// Most is the largest area, in square pixels; 0 sets no bound. A text that needs more is split into pages, and a
	// tap leads to the next page.
	Most float64
	Note string // shows progress ("2 of 6")
	Next string // the word for what a tap does
	More Button // leads to more, for instance a rule; without an icon there is no such button
	Away Button // closes the bubble; without an icon a tap on the bubble does
	// Spare are further places that the bubble keeps off if it can.
	Spare []Rect
	// Choose are places that the person has to choose from: the bubble covers as few of them as it can.
	Choose []Rect
	// OnNext is called in Update when the bubble is tapped.
	OnNext func()

	press pressing
	rect  Rect
	pages []string
	page  int    // the page that is shown
	paged string // the text that pages was made from

	compact bool // Away stands beside Next, so that the words have the full width
	words   Rect
	style   TextStyle
	foot    Rect // the line of note, more and next
	next    Rect
	tail    *Path
	tip     Point // the end of the tail, and the origin of its path
	at      Point // the spot pointed at: the tip, or a spot beyond it, to which a line leads
}

// Point places the bubble within room, next to at, which it points at (empty: nothing). It covers as little as possible
// of others.
func (b *Bubble) Point(k *Kit, room, at Rect, others []Rect) {
	around := at.Grow(min(at.W, at.H) * pointMargin) // the thing may be larger than the area that can be pressed
	others = append(others, around)
	b.fit(k, room, at, others)
	b.tail = nil
	if root, tip, ok := tail(b.rect, at, k.Gap.L); ok {
		b.at, b.tip = tip, tip
		way := tip.Sub(root)
		if far := way.Len(); far > leads*k.Gap.L { // a long wedge would cover too much
			b.tip = root.Add(way.Mul(wedge * k.Gap.L / far))
		}
		way = b.tip.Sub(root)
		across := Pt(-way.Y, way.X).Mul(k.Gap.L / 2 / max(1, way.Len()))
		from := root.Sub(b.tip)
		b.tail = Polygon(from.Add(across), Point{}, from.Sub(across))
	}
	b.foot, b.words = b.rect.CutBottom(b.footHeight(k), 0)
	touch := b.touch(k)
	if b.Away.Icon != NoIcon {
		b.Away.Kind = QuietButton
		var side Rect
		if b.compact {
			side, _ = b.foot.CutRight(touch, 0)
		} else {
			side, b.words = b.words.CutRight(touch, 0)
			side.H = min(side.H, touch)
		}
		b.Away.Layout(k, side)
	}
	b.words = b.words.Inset(Insets{Left: k.Gap.M, Top: k.Gap.S, Right: k.Gap.S, Bottom: k.Gap.XS})
	if b.foot.H == 0 {
		return
	}
	b.foot = b.foot.Inset(Insets{Left: k.Gap.M, Right: k.Gap.S, Bottom: k.Gap.XS})
	if b.compact {
		_, b.foot = b.foot.CutRight(touch-k.Gap.XS, 0)
	}
	b.next, b.foot = b.foot.CutRight(b.nextWidth(k), k.Gap.S)
	b.next = b.next.Place(Sz(b.next.W, b.next.H-k.Gap.XS), 0, .5)
	if b.More.Icon != NoIcon {
		b.More.Kind = QuietButton
		var more Rect
		more, b.foot = b.foot.CutRight(touch, k.Gap.XS)
		b.More.Layout(k, more)
	}
}

// Speak describes the bubble to screen readers.
func (b *Bubble) Speak() aloud.Thing { return aloud.Thing{Role: aloud.Button, Label: b.Text} }

// Rect returns the place of the bubble.
func (b *Bubble) Rect() Rect { return b.rect }

// Update turns the page, or calls OnNext, when the bubble is tapped.
func (b *Bubble) Update(c *Context) {
	if b.More.Icon != NoIcon {
		b.More.Update(c)
	}
	if b.Away.Icon != NoIcon {
		b.Away.Update(c)
	}
	if b.press.update(c, b, b.rect, c.Radius.Chip) {
		b.on()
	}
}

// Draw draws the bubble, and its tail up to what it points at.
func (b *Bubble) Draw(c *Canvas) {
	p := &c.Palette
	ground := p.Parchment
	if b.press.hovered {
		ground = p.Bone
	}
	c.Cast(b.rect, c.Radius.Chip, c.Part.High)
	if b.tail != nil {
		b.drawTail(c, ground)
	}
	c.Box(b.rect, c.Radius.Chip, Flat(ground))
	c.Frame(b.rect, c.Radius.Chip, c.Hairline, Flat(p.Brass))
	c.Paragraph(b.said(), b.style.In(p.ParchmentInk), b.words, AlignLeft|AlignMiddle)
	if b.Away.Icon != NoIcon {
		c.Icon(b.Away.Icon, b.Away.rect, c.Theme.Icon*.7, p.ParchmentInk)
	}
	if b.foot.H == 0 {
		return
	}
	if b.More.Icon != NoIcon {
		c.Icon(b.More.Icon, b.More.rect, c.Theme.Icon, p.ParchmentInk)
	}
	c.TextIn(b.Note, c.Type.Small.In(p.ParchmentInk.Fade(.8)), b.foot, AlignLeft|AlignMiddle)
	c.Box(b.next, c.Radius.Chip, Flat(p.ParchmentInk.Fade(.12)))
	c.Frame(b.next, c.Radius.Chip, c.Hairline, Flat(p.ParchmentInk.Fade(.5)))
	c.TextIn(b.Next, c.Type.Strong.In(p.ParchmentInk), b.next, AlignCenter|AlignMiddle)
}

// A tail longer than leads times its width becomes a wedge of wedge times its width, and a thin line from there on.
const leads, wedge = 3.2, 2

// drawTail draws the wedge and, if the spot pointed at lies far away, a line from the wedge to it.
func (b *Bubble) drawTail(c *Canvas, ground Color) {
	if b.at != b.tip {
		dark := c.Palette.ParchmentInk.Fade(.7)
		c.Line(b.tip, b.at, c.Dp(3.5), dark)
		c.Disc(b.at, c.Dp(5), dark)
		c.Line(b.tip, b.at, c.Dp(2), ground)
		c.Disc(b.at, c.Dp(4), ground)
	}
	c.Fill(b.tail, b.tip, 1, ground)
}

// tail returns the two ends of a bubble's tail: the root within the bubble, and the tip at the nearest edge of at. It
// returns false if there is nothing to point at.
func tail(bubble, at Rect, width float64) (root, tip Point, ok bool) {
	if at.Empty() || bubble.Overlaps(at) {
		return root, tip, false
	}
	mid := at.Center()
	root = Pt(clamp(mid.X, bubble.X+width, bubble.Right()-width), clamp(mid.Y, bubble.Y+width, bubble.Bottom()-width))
	return root, Pt(clamp(root.X, at.X, at.Right()), clamp(root.Y, at.Y, at.Bottom())), true
}
