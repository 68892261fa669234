package ui

import "runehall/internal/aloud"

// Speaker is a focus owner that can describe itself to screen readers. It need not fill in its place and its name in
// reports.
type Speaker interface {
	// Speak returns the owner's present role, label and state, in the words that it shows.
	Speak() aloud.Thing
}

// Heard collects the words that a canvas draws, for screen readers. Words that something covers later are dropped. The
// zero value is ready.
type Heard struct {
	Words []Words
}

// Words is a piece of text as it was drawn.
type Words struct {
	Text  string
	Rect  Rect // the visible part
	Level int  // the level of a heading, from 1; 0 for other words
}

// Hear has the canvas collect the words of its next frame; nil stops that.
func (c *Canvas) Hear(h *Heard) {
	if h != nil {
		h.Words = h.Words[:0]
	}
	c.heard = h
}

// faintest is the opacity below which words do not count as seen.
const faintest = .2

// hear records words that are drawn.
func (c *Canvas) hear(text string, s TextStyle, r Rect) {
	if c.fade < faintest || float64(s.Color.A) < 255*faintest {
		return
	}
	r = r.Intersect(c.Bounds())
	if c.turns {
		r = c.turned.OutRect(r)
	}
	if r.Empty() {
		return
	}
	words := c.heard.Words
	for i := len(words) - 1; i >= 0; i-- { // words on their own shadow are recorded once
		if words[i].Text == text && words[i].Rect.Overlaps(r) {
			words[i].Rect = r
			return
		}
	}
	c.heard.Words = append(words, Words{text, r, c.level(s)})
}

// level returns the level of heading that a style is for.
func (c *Canvas) level(s TextStyle) int {
	for i, t := range [...]TextStyle{c.Type.Title, c.Type.Heading, c.Type.Section} {
		if s.Font == t.Font && s.Size >= t.Size*minShrink {
			return i + 1
		}
	}
	return 0
}

// Covers says that something now hides the words drawn so far within r.
func (c *Canvas) Covers(r Rect) {
	if c.heard == nil || c.fade < .5 {
		return
	}
	if c.turns {
		r = c.turned.OutRect(r)
	}
	kept := c.heard.Words[:0]
	for _, w := range c.heard.Words {
		if !r.Has(w.Rect.Center()) {
			kept = append(kept, w)
		}
	}
	c.heard.Words = kept
}
