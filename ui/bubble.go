package ui

import (
	"math"

	"runehall/internal/aloud"
)

// Bubble is a sentence on parchment that points at something on the screen, which it never covers. A tap puts it away.
type Bubble struct {
	Text string
	More Button // leads further, such as to a rule; without an icon there is none
	// OnAway is called in Update when the bubble is put away.
	OnAway func()

	press pressing
	rect  Rect
	words Rect
	style TextStyle
	sign  Rect // says that a tap puts it away
	tail  *Path
	tip   Point // of the tail, from which its path is measured
}

// Point places the bubble within room, beside what it points at (an empty rectangle: nothing), where it covers as little as possible of
// what else is to be seen.
func (b *Bubble) Point(k *Kit, room, at Rect, others []Rect) {
	around := at.Grow(min(at.W, at.H) * pointMargin) // what is pointed at may be larger than where it can be pressed
	others = append(others, around)
	for _, b.style = range []TextStyle{k.Type.Body, k.Type.Small} { // where there is little room, smaller words are better than none
		if b.rect = freeSpot(b.measure(k, room.W), room, at, k.Gap.M, others); !b.rect.Overlaps(at) {
			break
		}
	}
	b.tail = nil
	if from, tip, ok := tail(b.rect, at, k.Gap.L); ok {
		b.tip, b.tail = tip, Polygon(from[0].Sub(tip), Point{}, from[1].Sub(tip))
	}
	in := b.rect.Grow(-k.Gap.M)
	var side Rect
	side, b.words = in.CutRight(k.Icon, k.Gap.S)
	b.sign, _ = side.CutTop(k.Icon, 0)
	if b.More.Icon != NoIcon {
		foot, _ := b.rect.CutBottom(k.Touch, 0)
		b.More.Kind = QuietButton
		b.More.Layout(k, foot.Place(Sz(k.Touch, k.Touch), 1, 0))
	}
}

// pointMargin is how much is kept free round what a bubble points at, as a part of that.
const pointMargin = .3

func (b *Bubble) measure(k *Kit, width float64) Size {
	margins := 2*k.Gap.M + k.Icon + k.Gap.S
	m := k.Measure(b.Text, b.style, max(0, min(width, k.Part.Bubble)-margins))
	h := m.H + 2*k.Gap.M
	if b.More.Icon != NoIcon {
		h = max(h, k.Gap.M+k.Icon+k.Touch)
	}
	return Sz(math.Ceil(m.W)+1+margins, max(h, k.Touch))
}

// Speak says the sentence.
func (b *Bubble) Speak() aloud.Thing { return aloud.Thing{Role: aloud.Button, Label: b.Text} }

// Rect returns the place of the bubble.
func (b *Bubble) Rect() Rect { return b.rect }

// Update puts the bubble away when it is tapped.
func (b *Bubble) Update(c *Context) {
	if b.More.Icon != NoIcon {
		b.More.Update(c)
	}
	if b.press.update(c, b, b.rect, c.Radius.Chip) && b.OnAway != nil {
		b.OnAway()
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
		c.Fill(b.tail, b.tip, 1, ground)
	}
	c.Box(b.rect, c.Radius.Chip, Flat(ground))
	c.Frame(b.rect, c.Radius.Chip, c.Hairline, Flat(p.Brass))
	c.Paragraph(b.Text, b.style.In(p.ParchmentInk), b.words, AlignLeft|AlignMiddle)
	c.Icon(IconClose, b.sign, c.Theme.Icon*.7, p.ParchmentInk)
	if b.More.Icon != NoIcon {
		c.Icon(b.More.Icon, b.More.rect, c.Theme.Icon, p.ParchmentInk)
	}
}

// tail returns where the tail of a bubble leaves it, and its tip at the nearest edge of what it points at; false if there is nothing to point at.
func tail(bubble, at Rect, width float64) (from [2]Point, tip Point, ok bool) {
	if at.Empty() || bubble.Overlaps(at) {
		return from, tip, false
	}
	mid := at.Center()
	root := Pt(clamp(mid.X, bubble.X+width, bubble.Right()-width), clamp(mid.Y, bubble.Y+width, bubble.Bottom()-width))
	tip = Pt(clamp(root.X, at.X, at.Right()), clamp(root.Y, at.Y, at.Bottom()))
	across := tip.Sub(root)
	across = Pt(-across.Y, across.X).Mul(width / 2 / max(1, across.Len()))
	return [2]Point{root.Add(across), root.Sub(across)}, tip, true
}

// tailCost is how many pixels away each further one is as bad as several that are covered: a tail right across the screen is worse than
// something half covered.
const tailCost = 24

// spotSteps is how many places are tried along and across a room.
const spotSteps = 12

// freeSpot returns the place for something of a size within room that covers nothing of at, as little as possible of others, and lies near at
// (without one, near the middle of the room's upper edge).
func freeSpot(size Size, room, at Rect, gap float64, others []Rect) Rect {
	size = Sz(min(size.W, room.W), min(size.H, room.H))
	near := at
	if at.Empty() {
		near = RectAround(Pt(room.Center().X, room.Y), Size{})
	}
	beside := near.Center()
	xs, ys := spots(room.X, room.W-size.W), spots(room.Y, room.H-size.H)
	if !at.Empty() {
		xs = append(xs, beside.X-size.W/2, at.X-gap-size.W, at.Right()+gap)
		ys = append(ys, beside.Y-size.H/2, at.Y-gap-size.H, at.Bottom()+gap)
	}
	best, least := room.Place(size, .5, 0), math.Inf(1)
	for _, y := range ys {
		for _, x := range xs {
			r := Rect{x, y, size.W, size.H}.Into(room)
			far := r.Center().Dist(beside)
			cost := far + far*far/tailCost
			for _, o := range others {
				in := r.Intersect(o)
				cost += in.W * in.H // a pixel covered is as bad as one farther away, while that is near
			}
			if in := r.Grow(gap / 2).Intersect(at); !in.Empty() {
				cost += 1e6 + 1e3*in.W*in.H
			}
			if cost < least {
				best, least = r, cost
			}
		}
	}
	return best
}

// spots returns places at equal distances on a length.
func spots(from, length float64) (all []float64) {
	for i := range spotSteps + 1 {
		all = append(all, from+max(0, length)*float64(i)/spotSteps)
	}
	return all
}
