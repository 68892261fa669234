package ui

import "github.com/hajimehoshi/ebiten/v2"

// Mark is where something is drawn: the rectangle round what one call puts onto the screen, as far as it can be seen.
type Mark struct {
	Rect Rect
	Kind MarkKind
}

// MarkKind is what kind of thing a mark is.
type MarkKind uint8

const (
	MarkThing MarkKind = iota // a picture, a box, a line
	MarkWords                 // letters
)

// Tracer is a canvas that draws nothing. It notes where a drawing would put something, for words that must lie on none
// of it. Shadows and light are not noted: words may lie on them. The zero value is ready.
type Tracer struct {
	Marks []Mark

	canvas *Canvas
	sheet  *ebiten.Image // the size of the screen; nothing is ever drawn onto it
}

// Trace lists what a drawing puts onto a screen from its upper left corner to its lower right one, in Marks.
func (t *Tracer) Trace(k *Kit, screen Rect, draw func(c *Canvas)) {
	t.Marks = t.Marks[:0]
	if t.canvas == nil || t.canvas.Kit != k {
		t.canvas = NewCanvas(k)
		t.canvas.traced = t
	}
	w, h := max(1, int(screen.Right())), max(1, int(screen.Bottom()))
	if t.sheet == nil || t.sheet.Bounds().Dx() != w || t.sheet.Bounds().Dy() != h {
		t.sheet = ebiten.NewImage(w, h)
	}
	t.canvas.Begin(t.sheet)
	draw(t.canvas)
}

// faintMark is the opacity below which nothing is noted.
const faintMark = .15

// note notes a rectangle that something with an opacity is drawn onto.
func (c *Canvas) note(kind MarkKind, r Rect, opacity float32) {
	if c.soft > 0 || opacity < faintMark {
		return
	}
	b := c.dst.Bounds()
	r = r.Intersect(Rc(float64(b.Min.X), float64(b.Min.Y), float64(b.Dx()), float64(b.Dy())))
	if r.Empty() {
		return
	}
	c.traced.Marks = append(c.traced.Marks, Mark{r, kind})
}

// Notes notes a thing instead of drawing it, and reports whether it did: while a [Tracer] looks. Whatever makes a
// picture only to draw it asks first, since a picture is dear to make and nobody would see it.
func (c *Canvas) Notes(r Rect, tint Color) bool {
	if c.traced == nil {
		return false
	}
	c.note(MarkThing, r, c.fade*float32(tint.A)/255)
	return true
}

// notePicture notes a picture that is about to be drawn with the options that were set.
func (c *Canvas) notePicture(p *Picture) {
	size := p.Size()
	x, y := c.op.GeoM.Apply(0, 0)
	left, top, right, bottom := x, y, x, y
	for _, corner := range [...]Point{{size.W, 0}, {0, size.H}, {size.W, size.H}} {
		x, y := c.op.GeoM.Apply(corner.X, corner.Y)
		left, top, right, bottom = min(left, x), min(top, y), max(right, x), max(bottom, y)
	}
	c.note(MarkThing, Rc(left, top, right-left, bottom-top), c.op.ColorScale.A())
}

// noteMesh notes the mesh that is about to be drawn.
func (c *Canvas) noteMesh() {
	if len(c.vertices) == 0 {
		return
	}
	first, opacity := c.vertices[0], float32(0)
	left, top, right, bottom := first.DstX, first.DstY, first.DstX, first.DstY
	for i := range c.vertices {
		v := &c.vertices[i]
		left, top, right, bottom = min(left, v.DstX), min(top, v.DstY), max(right, v.DstX), max(bottom, v.DstY)
		opacity = max(opacity, v.ColorA)
	}
	c.note(MarkThing, Rc(float64(left), float64(top), float64(right-left), float64(bottom-top)), opacity)
}

// AsGround draws something on which words may lie, such as a table: a [Tracer] does not note it.
func (c *Canvas) AsGround(draw func()) {
	c.soft++
	draw()
	c.soft--
}

// noteWords notes words that are about to be drawn.
func (c *Canvas) noteWords(r Rect, col Color) {
	if c.turns {
		r = c.turned.OutRect(r)
	}
	c.note(MarkWords, r, c.fade*float32(col.A)/255)
}
