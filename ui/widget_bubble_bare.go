package ui

import (
	"math"
	"strings"
)

// What it costs, in dp of distance, if a bubble's lines are narrower than usual, and if its letters are small.
const slimCost, smallCost = 60, 36

// bareSlim lists the widths, as parts of the usual one, that are tried on bare ground.
var bareSlim = [...]float64{1, .8, .62, .48}

// fitBare lays the bubble on bare ground near to at, in the form that costs least. Without such a place it becomes a
// strip.
func (b *Bubble) fitBare(k *Kit, room, at Rect) {
	if b.paged != b.Text {
		b.page, b.paged = 0, b.Text
	}
	b.strip, b.compact = false, false
	b.pages = append(b.pages[:0], b.Text)
	margin := k.Gap.XS / 2
	ground := NewGround(room, b.Drawn, b.Spare, b.Choose, []Rect{at.Grow(k.Gap.S)})
	best, style, compact, least := Rect{}, b.style, false, math.Inf(1)
	forms := b.forms(k)
	for _, form := range forms[:3] {
		if form.compact && b.Next == "" {
			continue
		}
		b.style, b.compact = form.style, form.compact
		for _, share := range bareSlim {
			extra := k.Dp(slimCost) * (1 - share)
			if form.style.Size < k.Type.Body.Size {
				extra += k.Dp(smallCost)
			}
			size := b.sizeOfAll(k, room.W, share)
			if extra >= least || !b.small(size) {
				continue
			}
			r, cost, ok := ground.Best(Sz(size.W+2*margin, size.H+2*margin),
				b.nearness(room, at), b.barely(k, room, at))
			if ok && cost+extra < least {
				best, least, style, compact = r.Grow(-margin), cost+extra, form.style, form.compact
			}
		}
	}
	if b.style, b.compact = style, compact; !math.IsInf(least, 1) {
		b.rect, b.page = best, 0
		return
	}
	b.fitStrip(k, room, at, ground)
}

// nearness returns what a place costs for its distance alone.
func (b *Bubble) nearness(room, at Rect) func(Rect) float64 {
	if at.Empty() {
		near := Pt(room.Center().X, min(max(b.Edge, room.Y), room.Bottom()))
		return func(r Rect) float64 { return r.Center().Dist(near) }
	}
	mid := at.Center()
	return func(r Rect) float64 { return r.gap(at) + .12*r.Center().Dist(mid) }
}

// barely returns what a place on bare ground costs: its distance, and what its tail would cross.
func (b *Bubble) barely(k *Kit, room, at Rect) func(Rect) float64 {
	nearness := b.nearness(room, at)
	return func(r Rect) float64 {
		cost := nearness(r)
		root, tip, ok := tail(r, at, k.Gap.L)
		if !ok || r.gap(at) > reach*k.Gap.L {
			return cost
		}
		for _, o := range b.Drawn {
			if !o.Overlaps(at) {
				cost += crossedCost * crossed(root, tip, o)
			}
		}
		return cost
	}
}

// gap returns the distance between the edges of two rectangles; 0 where they meet.
func (r Rect) gap(o Rect) float64 {
	return math.Hypot(max(0, r.X-o.Right(), o.X-r.Right()), max(0, r.Y-o.Bottom(), o.Y-r.Bottom()))
}

// stripLines is how many lines a strip has, and stripWide how wide it is at most, in dp.
const stripLines, stripWide = 2, 560

// StripHigh returns the height of a strip.
func StripHigh(k *Kit) float64 {
	return max(44*k.Look.Device, stripLines*k.LineHeight(k.Type.Small)+2*k.Gap.XS)
}

// What a pixel costs that a strip covers: of anything that is drawn, of letters, of what can be chosen, and of what is
// spared.
const drawnPixel, wordsPixel, choicePixel, sparedPixel = 1, 4, 30, 300

// fitStrip makes the bubble a strip of two lines. It lies on bare ground if it can, otherwise where it hides least, and
// never on what it speaks of.
func (b *Bubble) fitStrip(k *Kit, room, at Rect, ground *Ground) {
	b.strip, b.compact = true, false
	b.style = k.Type.Small
	high := StripHigh(k)
	if s := b.Slot.Intersect(room); s.H >= high-.5 {
		b.rect = s.Place(Sz(min(s.W, k.Dp(stripWide)), high), .5, 0)
		if !b.rect.Overlaps(at) && b.hidden(b.rect.Grow(-takenSlack)) == 0 {
			b.fillStrip(k)
			return
		}
	}
	least := math.Inf(1)
	for _, share := range [...]float64{1, .8, .64} {
		size := Sz(math.Floor(share*min(room.W, k.Dp(stripWide))), high)
		edge := func(r Rect) float64 {
			return .2*math.Abs(r.Center().Y-b.Edge) + .05*math.Abs(r.Center().X-room.Center().X)
		}
		if r, _, ok := ground.Best(size, edge, edge); ok {
			b.rect, least = r, 0
			break
		}
		for y := room.Y; y+high <= room.Bottom()+.01; y += ground.cell {
			for _, x := range [...]float64{.5, 0, 1} {
				r := Rect{room.X + x*(room.W-size.W), y, size.W, high}
				if r.Overlaps(at) {
					continue
				}
				cost := edge(r) + k.Dp(40)*(1-share) + b.hidden(r)
				if cost < least {
					b.rect, least = r, cost
				}
			}
		}
	}
	if math.IsInf(least, 1) { // what it speaks of fills the room
		b.rect = Rect{room.X, max(room.Y, min(b.Edge-high/2, room.Bottom()-high)), room.W, high}
	}
	b.fillStrip(k)
}

// fillStrip splits the text for the strip's present place.
func (b *Bubble) fillStrip(k *Kit) {
	b.pages = b.leaves(k, b.stripWords(k).W)
	b.page = min(b.page, len(b.pages)-1)
}

// hidden returns what it costs to cover what lies under a rectangle.
func (b *Bubble) hidden(r Rect) (cost float64) {
	for _, list := range [...]struct {
		places []Rect
		pixel  float64
	}{{b.Drawn, drawnPixel}, {b.Words, wordsPixel}, {b.Choose, choicePixel}, {b.Spare, sparedPixel}} {
		for _, o := range list.places {
			if in := r.Intersect(o); !in.Empty() {
				cost += list.pixel * in.W * in.H
			}
		}
	}
	return cost
}

// stripWords returns where the words of a strip stand.
func (b *Bubble) stripWords(k *Kit) Rect {
	r := b.rect.Inset(Insets{Left: k.Gap.M, Right: k.Gap.S})
	if b.Away.Icon != NoIcon {
		r.W -= 44*k.Look.Device - k.Gap.XS
	}
	r.W -= k.Theme.Icon * .7
	return r
}

// layStrip places the parts of a strip.
func (b *Bubble) layStrip(k *Kit) {
	b.words, b.foot, b.next = b.stripWords(k), Rect{}, Rect{}
	b.More.Layout(k, Rect{})
	if b.Away.Icon != NoIcon {
		b.Away.Kind = QuietButton
		side, _ := b.rect.CutRight(44*k.Look.Device, 0)
		b.Away.Layout(k, side)
	}
}

// leaves splits the text into parts of two lines. All but the last end in an ellipsis.
func (b *Bubble) leaves(k *Kit, width float64) (pages []string) {
	most := stripLines*k.LineHeight(b.style) + 1
	page := ""
	for word := range strings.FieldsSeq(b.Text) {
		longer := strings.TrimSpace(page + " " + word)
		if page != "" && k.Measure(longer+" …", b.style, width).H > most {
			pages, longer = append(pages, page+" …"), word
		}
		page = longer
	}
	return append(pages, page)
}

// TurnPage shows the next page, and reports whether there was one.
func (b *Bubble) TurnPage() bool {
	if b.page >= len(b.pages)-1 {
		return false
	}
	b.page++
	return true
}
