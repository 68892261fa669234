package ui

import (
	"cmp"
	"math"
	"slices"

	"runehall/internal/aloud"
)

// Bubble is a sentence or two on parchment that point at something on the screen, which they never cover. A tap goes on: what it says was read.
type Bubble struct {
	Text string
	// Most is how many pixels it covers at most; 0 sets no bound. Sentences that do not fit are said one after another, each after a tap.
	Most float64
	Note string // how far one has come ("2 of 6")
	Next string // what a tap does, in a word
	More Button // leads further, such as to a rule; without an icon there is none
	Away Button // puts the bubble away; without an icon a tap does that
	// Spare are places besides that which the bubble points at where it does not lie, if there is any other.
	Spare []Rect
	// Choose are places of which one is looked for or pressed next: it lies on as few of them as it can.
	Choose []Rect
	// OnNext is called in Update when the bubble is tapped.
	OnNext func()

	press pressing
	rect  Rect
	pages []string
	page  int    // that is said
	paged string // the text that the pages are of

	compact bool // what puts it away stands beside Next, so that the words have all the width
	words   Rect
	style   TextStyle
	foot    Rect // of note, more and next
	next    Rect
	tail    *Path
	tip     Point // of the tail, from which its path is measured
	at      Point // what is pointed at: the tip, or farther away, where a line leads to it
}

// Point places the bubble within room, beside what it points at (an empty rectangle: nothing), where it covers as little as possible of
// what else is to be seen.
func (b *Bubble) Point(k *Kit, room, at Rect, others []Rect) {
	around := at.Grow(min(at.W, at.H) * pointMargin) // what is pointed at may be larger than where it can be pressed
	others = append(others, around)
	b.fit(k, room, at, others)
	b.tail = nil
	if root, tip, ok := tail(b.rect, at, k.Gap.L); ok {
		b.at, b.tip = tip, tip
		way := tip.Sub(root)
		if far := way.Len(); far > leads*k.Gap.L { // a long wedge would cover what lies on its way
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

// Speak says the sentence.
func (b *Bubble) Speak() aloud.Thing { return aloud.Thing{Role: aloud.Button, Label: b.Text} }

// Rect returns the place of the bubble.
func (b *Bubble) Rect() Rect { return b.rect }

// Update goes on when the bubble is tapped.
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

// Where a tail is longer than leads times its width, its wedge ends after wedge times that, and a line leads on.
const leads, wedge = 3.2, 2

// drawTail draws the wedge and, where what it points at lies far away, a line from its tip to a point there.
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

// tail returns where the tail of a bubble begins, within it, and its end at the nearest edge of what it points at; false if there is nothing to point at.
func tail(bubble, at Rect, width float64) (root, tip Point, ok bool) {
	if at.Empty() || bubble.Overlaps(at) {
		return root, tip, false
	}
	mid := at.Center()
	root = Pt(clamp(mid.X, bubble.X+width, bubble.Right()-width), clamp(mid.Y, bubble.Y+width, bubble.Bottom()-width))
	return root, Pt(clamp(root.X, at.X, at.Right()), clamp(root.Y, at.Y, at.Bottom())), true
}

// tailCost is how many pixels away each further one is as bad as several that are covered: a tail right across the screen is worse than
// something half covered. coveredCost is how bad each of those is.
const tailCost, coveredCost = 24, .1

// Of a tail each pixel on something else costs as much as crossedCost pixels of distance, and on something of which one is chosen, or that is spared, as much
// as crossedMore.
const crossedCost, crossedMore = 12, 40

// crossed returns how much of the way from one point to another lies within a rectangle.
func crossed(from, to Point, r Rect) float64 {
	in, out, way := 0., 1., to.Sub(from)
	for _, side := range [...][3]float64{{from.X, way.X, r.X}, {-from.X, -way.X, -r.Right()}, {from.Y, way.Y, r.Y}, {-from.Y, -way.Y, -r.Bottom()}} {
		at, speed, least := side[0], side[1], side[2]
		switch {
		case speed > 0:
			in = max(in, (least-at)/speed)
		case speed < 0:
			out = min(out, (least-at)/speed)
		case at < least:
			return 0
		}
	}
	return max(0, out-in) * way.Len()
}

// spotSteps is how many places are tried along and across a room.
const spotSteps = 12

// The costs of covering one place of which one is chosen, one that is spared, and that which is pointed at. Each is worse than many of those before it.
const chosenCost, sparedCost, pointedCost = 1e5, 1e7, 1e9

// freeSpot returns the place for something of a size within room that covers nothing of at and of spared, as few as possible of chosen and as little of
// others, and lies near at (without one, near the middle of the room's upper edge), and how bad that is.
func freeSpot(size Size, room, at Rect, gap float64, spared, chosen, others []Rect) (best Rect, least float64) {
	size = Sz(min(size.W, room.W), min(size.H, room.H))
	near := at
	if at.Empty() {
		near = RectAround(Pt(room.Center().X, room.Y), Size{})
	}
	beside, covered, tailed := near.Center(), coveredCost, 1/float64(tailCost)
	if at.Empty() { // then nothing has to be near, and there is no tail
		covered, tailed = 1, 0
	}
	xs, ys := spots(room.X, room.W-size.W), spots(room.Y, room.H-size.H)
	if !at.Empty() {
		xs = append(xs, beside.X-size.W/2, at.X-gap-size.W, at.Right()+gap)
		ys = append(ys, beside.Y-size.H/2, at.Y-gap-size.H, at.Bottom()+gap)
	}
	for _, o := range spared {
		xs = append(xs, o.X-gap-size.W, o.Right()+gap)
		ys = append(ys, o.Y-gap-size.H, o.Bottom()+gap)
	}
	for _, o := range chosen {
		xs = append(xs, o.X-gap-size.W, o.Right()+gap)
		ys = append(ys, o.Y-gap-size.H, o.Bottom()+gap)
	}
	for _, o := range others { // right over or below it
		ys = append(ys, o.Y-gap-size.H, o.Bottom()+gap)
	}
	xs, ys = inOrder(xs, room.X, room.Right()-size.W, beside.X-size.W/2), inOrder(ys, room.Y, room.Bottom()-size.H, beside.Y-size.H/2)
	best, least = room.Place(size, .5, 0), math.Inf(1)
	for _, y := range ys {
		for _, x := range xs {
			r := Rect{x, y, size.W, size.H}
			far := r.Center().Dist(beside)
			cost := far + far*far*tailed
			if cost >= least { // so are all that lie farther away
				continue
			}
			for _, o := range others {
				in := r.Intersect(o)
				cost += covered * in.W * in.H
			}
			if cost >= least {
				continue
			}
			for _, o := range chosen {
				if in := r.Intersect(o); !in.Empty() {
					cost += chosenCost + in.W*in.H
				}
			}
			for _, o := range spared {
				if in := r.Intersect(o); !in.Empty() {
					cost += sparedCost + 1e2*in.W*in.H
				}
			}
			if in := r.Grow(gap / 2).Intersect(at); !in.Empty() {
				cost += pointedCost + 1e3*in.W*in.H
			}
			if root, tip, ok := tail(r, at, gap); ok && cost < least {
				for _, o := range others {
					if !o.Has(tip) { // what it points at may be a part of it
						cost += crossedCost * crossed(root, tip, o)
					}
				}
				for _, list := range [...][]Rect{chosen, spared} {
					for _, o := range list {
						if !o.Has(tip) {
							cost += crossedMore * crossed(root, tip, o)
						}
					}
				}
			}
			if cost < least {
				best, least = r, cost
			}
		}
	}
	return best, least
}

// inOrder brings places within bounds, and puts those first that lie next to one, each once.
func inOrder(all []float64, least, most, to float64) []float64 {
	for i := range all {
		all[i] = max(least, min(all[i], most))
	}
	slices.Sort(all)
	all = slices.Compact(all)
	slices.SortStableFunc(all, func(a, b float64) int { return cmp.Compare(math.Abs(a-to), math.Abs(b-to)) })
	return all
}

// spots returns places at equal distances on a length.
func spots(from, length float64) (all []float64) {
	for i := range spotSteps + 1 {
		all = append(all, from+max(0, length)*float64(i)/spotSteps)
	}
	return all
}
