package ui

import (
	"fmt"
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/tinne26/etxt"
	"github.com/tinne26/etxt/font"
	"github.com/tinne26/etxt/fract"
	"golang.org/x/image/font/sfnt"

	"runehall/assets/fonts"
)

// The bounds of the caches of text: pixels of all images, and laid-out texts.
const (
	textPixels = 4 << 20
	textBlocks = 2048
)

// textKey identifies a laid-out text. width 0 is one line. The colour is not part of it: images are white, and tinted
// when they are drawn.
type textKey struct {
	s     string
	font  fonts.ID
	size  float64
	width float64
	align Align
}

// block is a wrapped text.
type block struct {
	lines  []string
	widths []float64
	size   Size
}

// typesetter lays text out and keeps it.
type typesetter struct {
	renderer *etxt.Renderer
	faces    [fonts.Count]*sfnt.Font
	lacks    map[rune]bool // what the display face lacks, as far as it was asked
	buffer   sfnt.Buffer
	blocks   map[textKey]*block
	images   *pictureCache[textKey]
	target   *ebiten.Image // demanded by the renderer; nothing is drawn onto it
}

func newTypesetter() (*typesetter, error) {
	t := &typesetter{
		renderer: etxt.NewRenderer(), lacks: map[rune]bool{}, target: ebiten.NewImage(1, 1),
		blocks: map[textKey]*block{}, images: newPictureCache[textKey](textPixels),
	}
	for id := range fonts.Count {
		face, _, err := font.ParseFromBytes(fonts.Bytes(id))
		if err != nil {
			return nil, fmt.Errorf("ui: font %v: %w", id, err)
		}
		t.faces[id] = face
	}
	// A name that somebody has typed may contain any letter; without this handler, one that is missing from the
	// typeface would panic.
	t.renderer.Glyph().SetMissHandler(etxt.OnMissNotdef)
	t.renderer.SetAlign(etxt.Left | etxt.Top)
	return t, nil
}

// use sets the typeface and the size for what follows.
func (t *typesetter) use(id fonts.ID, size float64) {
	t.renderer.SetFont(t.faces[id])
	t.renderer.SetSize(size)
}

// runs yields the parts of a line with the typeface of each: letters that the display face lacks are set in the body
// face.
func (t *typesetter) runs(s string, id fonts.ID, yield func(part string, id fonts.ID)) {
	if id != fonts.Display || strings.IndexFunc(s, t.lack) < 0 {
		yield(s, id)
		return
	}
	for s != "" {
		lack := false
		for _, r := range s {
			lack = t.lack(r)
			break
		}
		end := strings.IndexFunc(s, func(r rune) bool { return t.lack(r) != lack })
		if end < 0 {
			end = len(s)
		}
		part := fonts.Display
		if lack {
			part = fonts.Body
		}
		yield(s[:end], part)
		s = s[end:]
	}
}

// lack reports whether the display face has no glyph for a letter.
func (t *typesetter) lack(r rune) bool {
	lacks, known := t.lacks[r]
	if !known {
		i, err := t.faces[fonts.Display].GlyphIndex(&t.buffer, r)
		lacks = err != nil || i == 0
		t.lacks[r] = lacks
	}
	return lacks
}

// width returns the width of one line.
func (t *typesetter) width(s string, id fonts.ID, size float64) (w float64) {
	t.runs(s, id, func(part string, id fonts.ID) {
		t.use(id, size)
		w += t.renderer.Measure(part).Width().ToFloat64()
	})
	return w
}

// height returns the height of a line.
func (t *typesetter) height(id fonts.ID, size float64) float64 {
	t.use(id, size)
	return math.Ceil(t.renderer.Metrics().LineHeight().ToFloat64())
}

// layOut breaks a text into lines no wider than its width, as far as its words allow.
func (t *typesetter) layOut(key textKey) *block {
	key.align = AlignLeft // alignment changes the picture, not the size
	if b, ok := t.blocks[key]; ok {
		return b
	}
	measure := func(s string) float64 { return t.width(s, key.font, key.size) }
	b := &block{lines: wrap(key.s, key.width, measure)}
	for _, l := range b.lines {
		w := measure(l)
		b.widths = append(b.widths, w)
		b.size.W = max(b.size.W, w)
	}
	b.size.H = t.height(key.font, key.size) * float64(len(b.lines))
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
	h := t.height(key.font, key.size)
	// Letters may reach a little out of their line.
	margin := math.Ceil(key.size / 4)
	ink := newGlyphs(Sz(b.size.W+2*margin, b.size.H+2*margin))
	fx, _ := key.align.factors()
	base := t.baseline(key.font, key.size)
	for i, l := range b.lines {
		x, y := margin+(b.size.W-b.widths[i])*fx, margin+float64(i)*h
		t.runs(l, key.font, func(part string, id fonts.ID) {
			t.use(id, key.size)
			t.renderer.Glyph().SetDrawFunc(func(_ *ebiten.Image, glyph sfnt.GlyphIndex, at fract.Point) {
				ink.add(t.faces[id], &t.buffer, glyph, key.size, at)
			})
			// Typefaces of one line stand on one baseline.
			down := base - t.baseline(id, key.size)
			t.renderer.Fract().Draw(t.target, part, fract.FromFloat64(x), fract.FromFloat64(y+down))
			x += t.renderer.Measure(part).Width().ToFloat64()
		})
	}
	return t.images.put(key, ink.picture(), Pt(-margin, -margin))
}

// baseline returns how far the baseline lies below the upper edge of a line.
func (t *typesetter) baseline(id fonts.ID, size float64) float64 {
	t.use(id, size)
	return t.renderer.Metrics().Ascent().ToFloat64()
}
