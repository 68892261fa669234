package rulebook

import (
	"strings"

	"runehall/internal/aloud"
	"runehall/ui"
)

// clauseItem is a clause on a page, with its figure if it has one. The clause that a refusal named is marked.
type clauseItem struct {
	clauseText
	marked bool
	sought []string // words whose paragraphs are marked
	why    string   // what it refused; "" is nothing
	figure *ruleFigure
	sign   func(c *ui.Canvas, r ui.Rect) // draws the thing that is told; nil for a clause
	rect   ui.Rect
	opens  float64 // where its pair of pages begins
}

// Speak says the whole of the clause.
func (w *clauseItem) Speak() aloud.Thing {
	var text []string
	if w.why != "" {
		text = append(text, w.why)
	}
	for _, p := range w.parts {
		text = append(text, p.Text)
	}
	return aloud.Thing{Role: aloud.Heading, Level: 3, Label: strings.TrimSpace(w.label + " " + w.title),
		Note: strings.Join(text, " ")}
}

// The styles of a clause on parchment.
func (w *clauseItem) head(k *ui.Kit) ui.TextStyle {
	if w.marked {
		return k.Type.Heading.In(k.Palette.ParchmentInk)
	}
	return k.Type.Section.In(k.Palette.ParchmentInk)
}

func (w *clauseItem) idStyle(k *ui.Kit) ui.TextStyle {
	return k.Type.Label.Bold().In(k.Palette.ParchmentInk.Mix(k.Palette.BrassEdge, .35))
}

// headHeight returns the height of the title, beside the id, in a width.
func (w *clauseItem) headHeight(k *ui.Kit, width float64) float64 {
	return k.Measure(w.title, w.head(k), max(1, width-w.idWidth(k, width))).H
}

func (w *clauseItem) idWidth(k *ui.Kit, width float64) float64 {
	return k.Measure(w.idText(k, width), w.idStyle(k), 0).W + k.Gap.M
}

// idText returns the id, or of several that would leave too little of a width to the title the first one.
func (w *clauseItem) idText(k *ui.Kit, width float64) string {
	first, more, several := strings.Cut(w.label, ",")
	if several && more != "" && k.Measure(w.label, w.idStyle(k), 0).W > .45*width {
		return first + " …"
	}
	return w.label
}

// height returns the height of title and paragraphs, given the width.
func (w *clauseItem) height(k *ui.Kit, width float64, house string) float64 {
	sign, rest := w.cutSign(k, ui.Rect{W: width, H: k.Dp(signSide)})
	width = rest.W
	h := w.headHeight(k, width) + k.Gap.XS
	if w.why != "" {
		h += w.whyHeight(k, width) + k.Gap.S
	}
	for _, p := range w.parts {
		h += w.partHeight(k, p.Text, p.House, width, house) + k.Gap.XS
	}
	if w.figure != nil {
		h += k.Gap.S + w.figure.height(k, width)
	}
	return max(h, sign.H)
}

func (w *clauseItem) whyHeight(k *ui.Kit, width float64) float64 {
	return k.Measure(w.why, k.Type.Strong, max(1, width-k.Icon-2*k.Gap.M-k.Gap.S)).H + 2*k.Gap.S
}

// partHeight returns the height of a paragraph: a house rule has a mark above it, and margins.
func (w *clauseItem) partHeight(k *ui.Kit, text string, ours bool, width float64, house string) float64 {
	if !ours {
		return k.Measure(text, k.Type.Body, width).H
	}
	inner := max(1, width-2*k.Gap.S)
	return k.Measure(house, k.Type.Label, inner).H + k.Measure(text, k.Type.Body, inner).H + 2*k.Gap.XS
}

// draw draws the clause. House rules lie on amber, under a lantern.
func (w *clauseItem) draw(c *ui.Canvas, house string) {
	p := &c.Palette
	ink := p.ParchmentInk
	sign, rect := w.cutSign(c.Kit, w.rect)
	if w.sign != nil {
		w.sign(c, sign.Place(ui.Sz(sign.W, sign.W), .5, 0))
	}
	line, in := rect.CutTop(w.headHeight(c.Kit, rect.W), c.Gap.XS)
	if w.marked {
		c.Box(ui.Rect{X: w.rect.X - c.Gap.M, Y: w.rect.Y, W: c.Dp(4), H: w.rect.H}, c.Dp(2), ui.Flat(p.Ember))
	}
	c.Paragraph(w.title, w.head(c.Kit), line.Inset(ui.Insets{Right: w.idWidth(c.Kit, line.W)}), ui.AlignLeft)
	c.TextIn(w.idText(c.Kit, line.W), w.idStyle(c.Kit),
		ui.Rect{X: line.X, Y: line.Y, W: line.W, H: min(line.H, c.LineHeight(w.head(c.Kit)))},
		ui.AlignRight|ui.AlignMiddle)
	if w.why != "" {
		var box ui.Rect
		box, in = in.CutTop(w.whyHeight(c.Kit, rect.W), c.Gap.S)
		c.Box(box, c.Radius.Button, ui.Flat(p.Blood.Fade(.16)))
		c.Frame(box, c.Radius.Button, c.Hairline, ui.Flat(p.Blood.Fade(.7)))
		sign, words := box.Inset(ui.Sides(c.Gap.M, c.Gap.S)).CutLeft(c.Theme.Icon, c.Gap.S)
		c.Icon(ui.IconClose, sign, c.Theme.Icon, p.Blood.Mix(ink, .3))
		c.Paragraph(w.why, c.Type.Strong.In(ink), words, ui.AlignLeft)
	}
	for _, part := range w.parts {
		var place ui.Rect
		place, in = in.CutTop(w.partHeight(c.Kit, part.Text, part.House, rect.W, house), c.Gap.XS)
		if hit(part, w.sought) {
			c.Box(place.Grow(c.Gap.XS), c.Radius.Button, ui.Flat(p.Ember.Fade(.2)))
		}
		if !part.House {
			c.Paragraph(part.Text, c.Type.Body.In(ink), place, ui.AlignLeft)
			continue
		}
		c.Box(place, c.Radius.Button, ui.Flat(p.Gold.Fade(.26)))
		place = place.Inset(ui.Sides(c.Gap.S, c.Gap.XS))
		mark, text := place.CutTop(c.Measure(house, c.Type.Label, place.W).H, 0)
		sign, mark := mark.CutLeft(c.LineHeight(c.Type.Label), c.Gap.XS)
		c.Icon(ui.IconLantern, sign, sign.W, ink.Mix(p.BrassEdge, .4))
		c.TextIn(house, c.Type.Label.Bold().In(ink.Mix(p.BrassEdge, .3)), mark, ui.AlignLeft|ui.AlignMiddle)
		c.Paragraph(part.Text, c.Type.Body.In(ink), text, ui.AlignLeft)
	}
	if w.figure != nil {
		w.figure.draw(c, ui.Rect{X: in.X, Y: in.Y + c.Gap.S, W: rect.W, H: w.figure.height(c.Kit, rect.W)})
	}
}
