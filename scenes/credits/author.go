package credits

import (
	"runehall/assets/art"
	"runehall/internal/aloud"
	"runehall/ui"
)

// author names who made a game, large, beside the game's table.
type author struct {
	picture    art.ID
	name, line string
	rect       ui.Rect
}

// aside is the width that the table has.
func (w *author) aside(k *ui.Kit, width float64) float64 { return min(k.Dp(112), width*.3) }

func (w *author) inner(k *ui.Kit, width float64) float64 {
	return max(1, width-w.aside(k, width)-k.Gap.S-k.Gap.L)
}

func (w *author) heights(k *ui.Kit, width float64) (name, line float64) {
	inner := w.inner(k, width)
	return k.Measure(w.name, k.Type.Section, inner).H, k.Measure(w.line, k.Type.Small, inner).H
}

// Measure returns the height of the words, or of the table if that is more.
func (w *author) Measure(k *ui.Kit, room ui.Size) ui.Size {
	name, line := w.heights(k, room.W)
	return ui.Sz(room.W, max(w.aside(k, room.W)*.86, name+line+2*k.Gap.M))
}

// Layout gives it its place.
func (w *author) Layout(_ *ui.Kit, r ui.Rect) { w.rect = r }

// Rect returns its place.
func (w *author) Rect() ui.Rect { return w.rect }

// Update offers the focus, so that keys can move through the page.
func (w *author) Update(c *ui.Context) { c.Focusable(w, w.rect, c.Radius.Button) }

// Speak says who made which game.
func (w *author) Speak() aloud.Thing {
	return aloud.Thing{Role: aloud.Heading, Level: 3, Label: w.name, Note: w.line}
}

// Draw draws the table and the words on wood, unless they are out of sight.
func (w *author) Draw(c *ui.Canvas) {
	if !w.rect.Overlaps(c.Bounds()) {
		return
	}
	p := &c.Palette
	c.Box(w.rect, c.Radius.Button, ui.Shade(p.Oak.Mix(p.Night, .45), p.Oak.Mix(p.Night, .75)))
	c.Frame(w.rect, c.Radius.Button, c.Hairline, ui.Flat(p.BrassEdge))
	place, words := w.rect.CutLeft(w.aside(c.Kit, w.rect.W), c.Gap.S)
	side := min(place.W*1.1, place.H*1.2)
	c.Glow(place.Center(), side*.5, p.Ember.Fade(.25))
	c.Picture(w.picture, ui.RectAround(place.Center(), ui.Sz(side, side)), ui.White)
	name, line := w.heights(c.Kit, w.rect.W)
	words.W = w.inner(c.Kit, w.rect.W)
	words = words.Place(ui.Sz(words.W, name+line), 0, .5)
	top, low := words.CutTop(name, 0)
	c.Paragraph(w.name, c.Type.Section.In(p.GoldText), top, ui.AlignLeft)
	c.Paragraph(w.line, c.Type.Small.In(p.Text), low, ui.AlignLeft)
}
