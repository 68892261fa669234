package ui

import (
	"runehall/assets/art"
	"runehall/internal/aloud"
)

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
	// Drawn is all that can be seen where the bubble may lie, and Words is what of it is letters. Where Drawn is given,
	// the bubble lies on bare ground only. Without a place there it becomes a strip of two lines along Edge, and says
	// the rest when it is tapped.
	Drawn, Words []Rect
	Edge         float64 // the height of the ledge's upper edge
	Slot         Rect    // the place along that edge which is kept for a strip; empty: none
	// OnNext is called in Update when the bubble is tapped.
	OnNext func()

	press pressing
	rect  Rect
	pages []string
	page  int    // the page that is shown
	paged string // the text that pages was made from

	strip   bool // there was no bare place: it is a strip of two lines
	ringed  bool // what it speaks of lies too far away for a tail, and has a ring round it
	compact bool // Away stands beside Next, so that the words have the full width
	words   Rect
	style   TextStyle
	foot    Rect // the line of note, more and next
	next    Rect
	tail    *Path
	tip     Point // the end of the tail, and the origin of its path
	at      Point // the spot pointed at: the tip, or one beyond it, where nothing leads but a ring is
	of      Rect  // what it points at
}

// Point places the bubble within room, next to at, which it points at (empty: nothing). It covers as little as possible
// of others.
func (b *Bubble) Point(k *Kit, room, at Rect, others []Rect) {
	b.of = at
	if b.Drawn != nil {
		b.fitBare(k, room, at)
	} else {
		around := at.Grow(min(at.W, at.H) * pointMargin) // the thing may be larger than the area that can be pressed
		others = append(others, around)
		b.strip = false
		b.fit(k, room, at, others)
	}
	b.tail, b.ringed = nil, false
	if root, tip, ok := tail(b.rect, at, k.Gap.L); ok {
		b.at, b.tip = tip, tip
		way := tip.Sub(root)
		if b.rect.gap(at) > reach*k.Gap.L || b.meets(root, tip, at) { // the tail would lie on what is between
			b.ringed = true
			b.tip = b.past(root, way, wedge*k.Gap.L)
		}
		way = b.tip.Sub(root)
		across := Pt(-way.Y, way.X).Mul(k.Gap.L / 2 / max(1, way.Len()))
		from := root.Sub(b.tip)
		if !b.ringed || !b.meets(root, b.tip, at) {
			b.tail = Polygon(from.Add(across), Point{}, from.Sub(across))
		}
	}
	if b.strip {
		b.layStrip(k)
		return
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
	if b.More.Icon != NoIcon && !b.strip {
		b.More.Update(c)
	}
	if b.Away.Icon != NoIcon {
		b.Away.Update(c)
	}
	if b.press.update(c, b, b.rect, c.Radius.Chip) {
		b.on()
	}
}

// Strip reports whether the bubble is a strip of two lines, which has no button that leads to more.
func (b *Bubble) Strip() bool { return b.strip }

// Draw draws the bubble, and its tail up to what it points at.
func (b *Bubble) Draw(c *Canvas) {
	p := &c.Palette
	if b.ringed {
		r := b.of.Grow(c.Gap.XS)
		c.Halo(r, c.Radius.Chip, c.Part.Glow, p.Gold.Fade(.5))
		c.Frame(r, c.Radius.Chip, c.Outline, Flat(p.Gold))
	}
	b.drawSheet(c)
	align := AlignLeft | AlignMiddle
	if b.Next == "" && !b.strip && b.Away.Icon == NoIcon {
		align = AlignCenter | AlignMiddle
	}
	c.Paragraph(b.said(), b.style.In(p.ParchmentInk), b.words, align)
	if b.Away.Icon != NoIcon {
		c.Icon(b.Away.Icon, b.Away.rect, c.Theme.Icon*.7, p.ParchmentInk)
	}
	if b.strip && b.page < len(b.pages)-1 {
		side := c.Theme.Icon * .7
		c.Icon(IconDown, Rc(b.words.Right(), b.rect.Y, side+c.Gap.XS, b.rect.H), side, p.ParchmentInk)
	}
	if b.foot.H == 0 || b.strip {
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

// drawSheet draws the parchment with its tail, and a fine line along its edge.
func (b *Bubble) drawSheet(c *Canvas) {
	p := &c.Palette
	ground := p.Parchment
	if b.press.hovered {
		ground = p.Bone
	}
	tail := func() {
		if b.tail != nil {
			c.Fill(b.tail, b.tip, 1, ground)
		}
	}
	c.Cast(b.rect, c.Radius.Chip, c.Part.High)
	c.Covers(b.rect)
	if c.Look.HighContrast || b.press.hovered || !c.sheet(art.Sheet, b.rect) {
		c.Box(b.rect, c.Radius.Chip, Flat(ground))
		c.Frame(b.rect, c.Radius.Chip, c.Hairline, Flat(p.Brass))
	}
	tail()
	c.Frame(b.rect.Grow(-c.Gap.XS), c.Radius.Chip, c.Hairline, Flat(p.ParchmentInk.Fade(.28)))
}

// A tail ends in the thing if that is no further away than reach times the tail's width, and nothing is between.
// Otherwise the thing has a ring, and a wedge of wedge times that width shows the way if it lies on nothing.
const reach, wedge = 2.4, 1

// meets reports whether a straight way lies on anything that is drawn outside at.
func (b *Bubble) meets(root, tip Point, at Rect) bool {
	for _, o := range b.Drawn {
		if !o.Overlaps(at) && crossed(root, tip, o) > 1 {
			return true
		}
	}
	return false
}

// past returns the point on the way from a root within the bubble that lies so far beyond the bubble's edge.
func (b *Bubble) past(root, way Point, far float64) Point {
	l := max(1, way.Len())
	for d := 0.0; d < l; d++ {
		if at := root.Add(way.Mul(d / l)); !b.rect.Has(at) {
			return root.Add(way.Mul(min(1, (d+far)/l)))
		}
	}
	return root.Add(way)
}

// tail returns the two ends of a bubble's tail: the root within the bubble, and the tip inside at, a little beyond its
// nearest edge. It returns false if there is nothing to point at.
func tail(bubble, at Rect, width float64) (root, tip Point, ok bool) {
	if at.Empty() || bubble.Overlaps(at) {
		return root, tip, false
	}
	mid := at.Center()
	root = Pt(clamp(mid.X, bubble.X+width, bubble.Right()-width), clamp(mid.Y, bubble.Y+width, bubble.Bottom()-width))
	in := at.Grow(-min(width*.75, .3*at.W, .3*at.H))
	return root, Pt(clamp(root.X, in.X, in.Right()), clamp(root.Y, in.Y, in.Bottom())), true
}
