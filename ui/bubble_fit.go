package ui

import (
	"iter"
	"math"
	"strings"
	"unicode"
)

// bubbleShare is how much of its room's height a bubble takes at most before its words become small.
const bubbleShare = .34

// bubbleForm is a way to say what a bubble says.
type bubbleForm struct {
	style   TextStyle
	compact bool
	paged   bool
}

// forms returns the ways in which a bubble may say its text, the best first: where there is little room, smaller words are better than none.
func (b *Bubble) forms(k *Kit) [6]bubbleForm {
	small := k.Type.Small
	return [...]bubbleForm{
		{k.Type.Body, false, false}, {small, false, false}, {small, true, false}, {small, true, true},
		{small.Sized(max(k.Legible, .86*small.Size)), true, true}, {small.Sized(k.Legible), true, true},
	}
}

// fit gives the bubble the first form in which it covers nothing of what it points at, and no more of the screen than it may.
func (b *Bubble) fit(k *Kit, room, at Rect, others []Rect) {
	if b.paged != b.Text {
		b.page, b.paged = 0, b.Text
	}
	for i, form := range b.forms(k) {
		b.style, b.compact = form.style, form.compact && b.Next != ""
		b.pages = append(b.pages[:0], b.Text)
		if form.paged && b.Next != "" {
			b.pages = b.split(k, room.W)
		}
		size := b.sizeOfAll(k, room.W)
		b.rect = freeSpot(size, room, at, k.Gap.M, b.Spare, b.Choose, others)
		if i < 2 && size.H > room.H*bubbleShare || size.H > room.H || b.rect.Overlaps(at) {
			continue
		}
		if b.small(size) {
			break
		}
	}
	b.page = min(b.page, len(b.pages)-1)
}

// sizeOfAll returns a size in which each page fits, so that nothing moves when one goes on.
func (b *Bubble) sizeOfAll(k *Kit, width float64) (all Size) {
	for _, page := range b.pages {
		one := b.measure(k, page, width)
		all = Sz(max(all.W, one.W), max(all.H, one.H))
	}
	return all
}

// small reports whether a size covers no more than it may.
func (b *Bubble) small(size Size) bool { return b.Most <= 0 || size.W*size.H <= b.Most }

// split puts as many sentences of the text on each page as fit there, at least one.
func (b *Bubble) split(k *Kit, width float64) (pages []string) {
	page := ""
	for sentence := range sentences(b.Text) {
		if both := strings.TrimSpace(page + " " + sentence); page == "" || b.small(b.measure(k, both, width)) {
			page = both
			continue
		}
		pages, page = append(pages, page), sentence
	}
	return append(pages, page)
}

// sentences calls yield with the sentences of a text. What goes on with a small letter ends none.
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

// said is what the bubble says now.
func (b *Bubble) said() string {
	if b.page >= len(b.pages) {
		return b.Text
	}
	return b.pages[b.page]
}

// on says what comes next, or calls OnNext.
func (b *Bubble) on() {
	if b.page < len(b.pages)-1 {
		b.page++
	} else if b.OnNext != nil {
		b.OnNext()
	}
}

// touch is the least side of the bubble's buttons.
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

// pointMargin is how much is kept free round what a bubble points at, as a part of that.
const pointMargin = .3

func (b *Bubble) measure(k *Kit, text string, width float64) Size {
	margins := k.Gap.M + k.Gap.S
	if b.Away.Icon != NoIcon && !b.compact {
		margins += k.Touch
	}
	m := k.Measure(text, b.style, max(0, min(width, k.Part.Bubble)-margins))
	h, w := m.H+k.Gap.S+k.Gap.XS+b.footHeight(k), math.Ceil(m.W)+1+margins
	if b.Next != "" {
		foot := k.Gap.M + k.Measure(b.Note, k.Type.Small, 0).W + k.Gap.S + b.touch(k) + k.Gap.XS + b.nextWidth(k) + k.Gap.S
		if b.compact {
			foot += b.touch(k) - k.Gap.XS
		}
		w = max(w, min(foot, width))
	}
	if !b.compact { // what puts it away has its height beside the words
		h = max(h, k.Touch+b.footHeight(k))
	}
	return Sz(w, h)
}
