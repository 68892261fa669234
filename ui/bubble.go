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
}

// Point places the bubble within room, beside what it points at (an empty rectangle: nothing), where it covers as little as possible of
// what else is to be seen.
func (b *Bubble) Point(k *Kit, room, at Rect, others []Rect) {
	around := at.Grow(min(at.W, at.H) * pointMargin) // what is pointed at may be larger than where it can be pressed
	others = append(others, around)
	b.fit(k, room, at, others)
	b.tail = nil
	if from, tip, ok := tail(b.rect, at, k.Gap.L); ok {
		b.tip, b.tail = tip, Polygon(from[0].Sub(tip), Point{}, from[1].Sub(tip))
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
		c.Fill(b.tail, b.tip, 1, ground)
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

// The costs of covering one place of which one is chosen, one that is spared, and that which is pointed at. Each is worse than many of those before it.
const chosenCost, sparedCost, pointedCost = 1e5, 1e7, 1e9

// freeSpot returns the place for something of a size within room that covers nothing of at and of spared, as few as possible of chosen and as little of
// others, and lies near at (without one, near the middle of the room's upper edge).
func freeSpot(size Size, room, at Rect, gap float64, spared, chosen, others []Rect) Rect {
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
	best, least := room.Place(size, .5, 0), math.Inf(1)
	for _, y := range ys {
		for _, x := range xs {
			r := Rect{x, y, size.W, size.H}
			far := r.Center().Dist(beside)
			cost := far + far*far/tailCost
			if cost >= least { // so are all that lie farther away
				continue
			}
			for _, o := range others {
				in := r.Intersect(o)
				cost += in.W * in.H // a pixel covered is as bad as one farther away, while that is near
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
			if cost < least {
				best, least = r, cost
			}
		}
	}
	return best
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
