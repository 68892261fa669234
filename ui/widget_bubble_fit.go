package ui

import (
	"iter"
	"math"
	"strings"
	"unicode"
)

// bubbleShare is the largest part of its room's height that a bubble takes before its words become small.
const bubbleShare = .34

// bubbleForm is one way to set a bubble's text.
type bubbleForm struct {
	style   TextStyle
	compact bool
	paged   bool
}

// forms returns all ways to set the text, the best first. In little room, small words are better than none.
func (b *Bubble) forms(k *Kit) [6]bubbleForm {
	small := k.Type.Small
	return [...]bubbleForm{
		{k.Type.Body, false, false}, {small, false, false}, {small, true, false}, {small, true, true},
		{small.Sized(max(k.Legible, .86*small.Size)), true, true}, {small.Sized(k.Legible), true, true},
	}
}

// fit gives the bubble the first form with which it leaves at free and keeps within Most.
func (b *Bubble) fit(k *Kit, room, at Rect, others []Rect) {
	if b.paged != b.Text {
		b.page, b.paged = 0, b.Text
	}
	forms := b.forms(k)
	for i, form := range forms {
		b.style, b.compact = form.style, form.compact && b.Next != ""
		b.pages = append(b.pages[:0], b.Text)
		if form.paged && b.Next != "" {
			b.pages = b.split(k, room.W)
		}
		size := b.sizeOfAll(k, room.W, 1)
		var cost float64
		b.rect, cost = freeSpot(size, room, at, k.Gap.M, b.Spare, b.Choose, others)
		if i < 2 && size.H > room.H*bubbleShare || size.H > room.H || b.rect.Overlaps(at) {
			continue
		}
		if b.small(size) {
			if i < 2 && b.inTheWay(others) {
				b.evade(k, room, at, others, forms[i:2], cost)
			}
			break
		}
	}
	b.page = min(b.page, len(b.pages)-1)
}

// slim lists the widths, as parts of the usual one, that are tried for a bubble that is in the way. A narrower one is
// taken only if its cost is less than evaded times the present cost.
var slim = [...]float64{1, .8, .62}

const evaded = .7

// inTheWay reports whether the bubble covers more than a little of what it should leave free.
func (b *Bubble) inTheWay(others []Rect) bool {
	covered := 0.0
	for _, list := range [...][]Rect{b.Spare, b.Choose, others} {
		for _, o := range list {
			in := b.rect.Intersect(o)
			covered += in.W * in.H
		}
	}
	return covered > edgeShare*b.rect.W*b.rect.H
}

// edgeShare is how much of a bubble's area may lie on other things before another form is tried.
const edgeShare = .08

// evade looks for a narrower bubble, or one with smaller words, whose place costs far less than cost.
func (b *Bubble) evade(k *Kit, room, at Rect, others []Rect, forms []bubbleForm, cost float64) {
	best, style := b.rect, b.style
	for _, form := range forms {
		b.style = form.style
		for _, share := range slim {
			size := b.sizeOfAll(k, room.W, share)
			if size.H > room.H*bubbleShare || !b.small(size) {
				continue
			}
			if rect, costs := freeSpot(size, room, at, k.Gap.M, b.Spare, b.Choose, others); costs < evaded*cost &&
				!rect.Overlaps(at) {
				best, style, cost = rect, form.style, costs
			}
		}
	}
	b.rect, b.style = best, style
}

// sizeOfAll returns a size that is enough for every page, so that the bubble stays put when the page is turned. share
// narrows the lines.
func (b *Bubble) sizeOfAll(k *Kit, width, share float64) (all Size) {
	for _, page := range b.pages {
		one := b.measure(k, page, width, share)
		all = Sz(max(all.W, one.W), max(all.H, one.H))
	}
	return all
}

// small reports whether a size is within Most.
func (b *Bubble) small(size Size) bool { return b.Most <= 0 || size.W*size.H <= b.Most }

// split puts as many sentences on each page as fit, at least one.
func (b *Bubble) split(k *Kit, width float64) (pages []string) {
	page := ""
	for sentence := range sentences(b.Text) {
		if both := strings.TrimSpace(page + " " + sentence); page == "" || b.small(b.measure(k, both, width, 1)) {
			page = both
			continue
		}
		pages, page = append(pages, page), sentence
	}
	return append(pages, page)
}

// sentences yields the sentences of a text. A full stop before a small letter ends none.
func sentences(text string) iter.Seq[string] {
	return func(yield func(string) bool) {
		start, ends := 0, false
		for i, r := range text {
			if ends && text[i-1] == ' ' && !unicode.IsLower(r) {
				if !yield(strings.TrimSpace(text[start:i])) {
					return
				}
				start = i
			}
			ends = strings.ContainsRune(".!?", r) || ends && r == ' '
		}
		yield(strings.TrimSpace(text[start:]))
	}
}

// said returns the text of the present page.
func (b *Bubble) said() string {
	if b.page >= len(b.pages) {
		return b.Text
	}
	return b.pages[b.page]
}

// on turns the page, or calls OnNext after the last one.
func (b *Bubble) on() {
	switch {
	case b.TurnPage():
	case b.OnNext != nil:
		b.OnNext()
	default: // it can be read again
		b.page = 0
	}
}

// touch is the least width and height of the bubble's buttons.
func (b *Bubble) touch(k *Kit) float64 {
	if b.compact {
		return 44 * k.Look.Device
	}
	return k.Touch
}

func (b *Bubble) footHeight(k *Kit) float64 {
	if b.Next == "" {
		return 0
	}
	return b.touch(k)
}

func (b *Bubble) nextWidth(k *Kit) float64 {
	return max(b.touch(k), k.Measure(b.Next, k.Type.Strong, 0).W+2*k.Gap.M)
}

// pointMargin is the margin that is kept free around the thing pointed at, as a part of its size.
const pointMargin = .3

func (b *Bubble) measure(k *Kit, text string, width, share float64) Size {
	margins := k.Gap.M + k.Gap.S
	if b.Away.Icon != NoIcon && !b.compact {
		margins += k.Touch
	}
	m := k.Measure(text, b.style, max(0, share*min(width, k.Part.Bubble)-margins))
	h, w := m.H+k.Gap.S+k.Gap.XS+b.footHeight(k), math.Ceil(m.W)+1+margins
	if b.Next != "" {
		foot := k.Gap.M + k.Measure(b.Note, k.Type.Small, 0).W + k.Gap.S + b.touch(k) + k.Gap.XS + b.nextWidth(k) +
			k.Gap.S
		if b.compact {
			foot += b.touch(k) - k.Gap.XS
		}
		w = max(w, min(foot, width))
	}
	if !b.compact { // the Away button stands beside the words
		h = max(h, k.Touch+b.footHeight(k))
	}
	return Sz(w, h)
}
