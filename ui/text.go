package ui

import (
	"fmt"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/tinne26/etxt"
	"github.com/tinne26/etxt/font"
	"github.com/tinne26/etxt/fract"
	"golang.org/x/image/font/sfnt"

	"runehall/assets/fonts"
)

// TextStyle is a typeface, a size in pixels and a colour.
type TextStyle struct {
	Font  fonts.ID
	Size  float64
	Color Color
}

// In returns the style in another colour.
func (s TextStyle) In(c Color) TextStyle { s.Color = c; return s }

// Scaled returns the style with its size multiplied by f.
func (s TextStyle) Scaled(f float64) TextStyle { s.Size *= f; return s }

// Bold returns the style in the bold body typeface.
func (s TextStyle) Bold() TextStyle { s.Font = fonts.Bold; return s }

// Align says where text lies in its rectangle, or on which side of its point.
type Align uint8

// The alignments. The horizontal part may be combined with a vertical one: AlignCenter|AlignMiddle.
const (
	AlignLeft   Align = 0
	AlignCenter Align = 1
	AlignRight  Align = 2
	AlignTop    Align = 0
	AlignMiddle Align = 4
	AlignBottom Align = 8
)

// factors returns the alignment as shares of the free room, from 0 to 1.
func (a Align) factors() (x, y float64) { return float64(a&3) / 2, float64(a>>2&3) / 2 }

// The bounds of the caches of text: pixels of all images, and laid-out texts.
const (
	textPixels = 6 << 20
	textBlocks = 2048
)

// textKey names a laid-out text. width 0 is one line.
type textKey struct {
	s     string
	font  fonts.ID
	size  float64
	width float64
	align Align
}

// block is a text broken into lines.
type block struct {
	lines  []string
	widths []float64
	size   Size
}

// typesetter lays text out and keeps it.
type typesetter struct {
	renderer *etxt.Renderer
	faces    [fonts.Count]*sfnt.Font
	blocks   map[textKey]*block
	images   *imageCache[textKey]
}

func newTypesetter() (*typesetter, error) {
	t := &typesetter{renderer: etxt.NewRenderer(), blocks: map[textKey]*block{}, images: newImageCache[textKey](textPixels)}
	for id := range fonts.Count {
		face, _, err := font.ParseFromBytes(fonts.Bytes(id))
		if err != nil {
			return nil, fmt.Errorf("ui: font %v: %w", id, err)
		}
		t.faces[id] = face
	}
	t.renderer.Utils().SetCache8MiB()
	t.renderer.Glyph().SetMissHandler(etxt.OnMissNotdef)
	t.renderer.SetAlign(etxt.Left | etxt.Top)
	return t, nil
}

func (t *typesetter) use(id fonts.ID, size float64) {
	t.renderer.SetFont(t.faces[id])
	t.renderer.SetSize(size)
}

// line returns the width of one line without breaks; the font must be in use.
func (t *typesetter) line(s string) float64 { return t.renderer.Measure(s).Width().ToFloat64() }

// height returns the height of a line; the font must be in use.
func (t *typesetter) height() float64 { return math.Ceil(t.renderer.Utils().GetLineHeight()) }

// layOut breaks s into lines no wider than width, as far as its words allow; width 0 breaks only
// at line ends.
func (t *typesetter) layOut(key textKey) *block {
	if b, ok := t.blocks[key]; ok {
		return b
	}
	t.use(key.font, key.size)
	b := &block{lines: wrap(key.s, key.width, t.line)}
	for _, l := range b.lines {
		w := t.line(l)
		b.widths = append(b.widths, w)
		b.size.W = max(b.size.W, w)
	}
	b.size.H = t.height() * float64(len(b.lines))
	if len(t.blocks) >= textBlocks {
		clear(t.blocks)
	}
	t.blocks[key] = b
	return b
}

// image returns the text in white, with the offset of the image from the text's upper left corner.
func (t *typesetter) image(key textKey) *cached {
	if e, ok := t.images.get(key); ok {
		return e
	}
	b := t.layOut(key)
	t.use(key.font, key.size)
	// Letters may reach a little out of their line.
	margin := math.Ceil(key.size / 4)
	img := ebiten.NewImage(int(math.Ceil(b.size.W+2*margin)), int(math.Ceil(b.size.H+2*margin)))
	fx, _ := key.align.factors()
	h := t.height()
	t.renderer.SetColor(Hex(0xffffff))
	for i, l := range b.lines {
		x := margin + (b.size.W-b.widths[i])*fx
		t.renderer.Fract().Draw(img, l, fract.FromFloat64(x), fract.FromFloat64(margin+float64(i)*h))
	}
	return t.images.put(key, img, Pt(-margin, -margin))
}

// key returns the name of a text; sizes and widths are rounded so that they are equal when they
// look equal.
func (s TextStyle) key(text string, width float64, a Align) textKey {
	return textKey{text, s.Font, math.Round(s.Size*8) / 8, math.Floor(width), a & 3}
}

// Measure returns the size of text, broken into lines of at most width pixels; 0 breaks only at
// line ends.
func (k *Kit) Measure(text string, s TextStyle, width float64) Size {
	return k.text.layOut(s.key(text, width, 0)).size
}

// LineHeight returns the height of one line of a style, in pixels.
func (k *Kit) LineHeight(s TextStyle) float64 { return k.Measure(" ", s, 0).H }

// minShrink is how far text may be shrunk to fit before it is broken into lines.
const minShrink = 0.85

// FitText returns the style in which text fits into room: as it is, or shrunk down to 85 %, or
// broken into lines (then wrap is true) at that size and, when even that is too high, smaller
// still: it never loses a letter.
func (k *Kit) FitText(text string, s TextStyle, room Size) (fit TextStyle, wrap bool) {
	one := k.Measure(text, s, 0)
	if one.W <= room.W && one.H <= room.H || text == "" || room.W <= 0 || room.H <= 0 {
		return s, false
	}
	if f := min(room.W/one.W, room.H/one.H); f >= minShrink {
		return s.Scaled(math.Floor(f*64) / 64), false
	}
	for f := minShrink; ; f *= .95 {
		small := s.Scaled(f)
		m := k.Measure(text, small, room.W)
		if m.W <= room.W && m.H <= room.H || f < .3 {
			return small, true
		}
	}
}
