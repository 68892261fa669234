package ui

import "runehall/internal/aloud"

// Speaker is an owner of the focus that can say what it is: its role, label and state. Its place, and its name in reports, need not be
// filled in.
type Speaker interface {
	// Speak says what the owner is now, in the words that it shows.
	Speak() aloud.Thing
}

// Heard collects the words that a canvas draws, for somebody who does not see them: what is drawn over by something that covers it is
// forgotten. The zero value is ready.
type Heard struct {
	Words []Words
}

// Words are words that were drawn.
type Words struct {
	Text  string
	Rect  Rect // the visible part
	Level int  // of a heading, from 1; 0 for all other words
}

// Hear has the canvas collect the words of its next frame; nil stops that.
func (c *Canvas) Hear(h *Heard) {
	if h != nil {
		h.Words = h.Words[:0]
	}
	c.heard = h
}

// faintest is how faint words may be and still count as seen.
const faintest = .2

// hear notes words that are drawn.
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
	for i := len(words) - 1; i >= 0; i-- { // the shadow of words lies right under them
		if words[i].Text == text && words[i].Rect.Overlaps(r) {
			words[i].Rect = r
			return
		}
	}
	c.heard.Words = append(words, Words{text, r, c.level(s)})
}

// level returns which level of headings a style is for.
func (c *Canvas) level(s TextStyle) int {
	for i, t := range [...]TextStyle{c.Type.Title, c.Type.Heading, c.Type.Section} {
		if s.Font == t.Font && s.Size >= t.Size*minShrink {
			return i + 1
		}
	}
	return 0
}

// Covers says that words drawn before within r can no longer be seen or read.
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
