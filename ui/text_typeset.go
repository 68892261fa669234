package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/tinne26/etxt"
	"github.com/tinne26/etxt/fract"
	"golang.org/x/image/font/sfnt"

	"runehall/assets/fonts"
	"runehall/internal/sysfont"
)

// The bounds of the text caches: pixels of all images, and the number of laid-out texts.
const (
	textPixels = 4 << 20
	textBlocks = 2048
)

// textKey identifies a laid-out text. width 0 means one line. The colour is not part of the key: images are white, and
// tinted when drawn.
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
	broken bool // a word had to be cut without a hyphen
}

// typesetter lays out text and caches the results.
type typesetter struct {
	renderer *etxt.Renderer
	faces    *faces
	lender   lender
	buffer   sfnt.Buffer
	blocks   map[textKey]*block
	images   *pictureCache[textKey]
	target   *ebiten.Image // the renderer requires one; nothing is drawn onto it
	letters  arrivals
	hyphens  hyphens
}

// lender provides letters that our typefaces lack.
type lender interface {
	Width(run string, size float64, bold bool) float64
	Paint(run string, size float64, bold bool) sysfont.Painting
}

func newTypesetter(b *bench) (*typesetter, error) {
	t := &typesetter{
		renderer: etxt.NewRenderer(), target: ebiten.NewImage(1, 1),
		blocks: map[textKey]*block{}, images: newPictureCache[textKey](b, textPixels),
		hyphens: hyphens{places: map[string][]int{}},
	}
	var err error
	if t.faces, err = newFaces(t.letters.arrive); err != nil {
		return nil, err
	}
	t.lender = sysfont.New(t.letters.arrive)
	// runs never asks a typeface for a letter that it lacks. Should it happen all the same, it must not end a match.
	t.renderer.Glyph().SetMissHandler(etxt.OnMissNotdef)
	t.renderer.SetAlign(etxt.Left | etxt.Top)
	return t, nil
}

func (t *typesetter) use(id fonts.ID, size float64) {
	t.renderer.SetFont(t.faces.list[id])
	t.renderer.SetSize(size)
}

func (t *typesetter) runWidth(r run, size float64) float64 {
	switch r.kind {
	case runOver:
		return 0
	case runLent, runPicture, runBack:
		return t.lender.Width(r.text, size, r.font == fonts.Bold)
	}
	t.use(r.font, size)
	return t.renderer.Measure(r.text).Width().ToFloat64()
}

func (t *typesetter) width(s string, id fonts.ID, size float64) (w float64) {
	for _, r := range t.runs(s, id) {
		w += t.runWidth(r, size)
	}
	return w
}

func (t *typesetter) height(id fonts.ID, size float64) float64 {
	t.use(id, size)
	return math.Ceil(t.renderer.Metrics().LineHeight().ToFloat64())
}

// layOut breaks a text into lines that fit its width, as far as its words allow.
func (t *typesetter) layOut(key textKey) *block {
	key.align = AlignLeft // alignment changes the picture, not the size
	if b, ok := t.blocks[key]; ok {
		return b
	}
	measure := func(s string) float64 { return t.width(s, key.font, key.size) }
	b := &block{}
	b.lines, b.broken = wrap(Compose(key.s), key.width, measure, &t.hyphens)
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

// image returns the text as a white image, with its offset from the text's upper left corner.
func (t *typesetter) image(key textKey) *cached {
	if e, ok := t.images.get(key); ok {
		return e
	}
	ink := t.ink(key)
	margin := -textMargin(key.size)
	return t.images.keep(key, &cached{picture: ink.picture(t.images.bench), colours: ink.coloured(t.images.bench),
		off: Pt(margin, margin)})
}

// textMargin is how far letters may extend beyond their lines, in pixels.
func textMargin(size float64) float64 { return math.Ceil(size / 4) }

// ink returns the outlines of a text, with a margin around them.
func (t *typesetter) ink(key textKey) *glyphs {
	b := t.layOut(key)
	h := t.height(key.font, key.size)
	margin := textMargin(key.size)
	ink := newGlyphs(Sz(b.size.W+2*margin, b.size.H+2*margin))
	fx, _ := key.align.factors()
	base := t.baseline(key.font, key.size)
	for i, l := range b.lines {
		x, y := margin+(b.size.W-b.widths[i])*fx, margin+float64(i)*h
		over := overlay{}
		runs := t.runs(l, key.font)
		for i, r := range runs {
			w := t.runWidth(r, key.size)
			switch r.kind {
			case runFace:
				t.use(r.font, key.size)
				t.renderer.Glyph().SetDrawFunc(func(_ *ebiten.Image, glyph sfnt.GlyphIndex, at fract.Point) {
					ink.add(t.faces.list[r.font], &t.buffer, glyph, key.size, at)
				})
				// All typefaces in a line share one baseline.
				down := base - t.baseline(r.font, key.size)
				t.renderer.Fract().Draw(t.target, r.text, fract.FromFloat64(x), fract.FromFloat64(y+down))
				if i+1 < len(runs) && runs[i+1].kind == runOver {
					over = t.overlay(r, key.size, x+w)
				}
			case runOver:
				t.addOver(ink, r, key.size, &over, y+base)
			case runLent, runPicture, runBack:
				ink.lend(t.lender.Paint(r.text, key.size, r.font == fonts.Bold), Pt(math.Round(x), math.Round(y+base)))
			}
			x += w
		}
	}
	return ink
}

// baseline returns the distance from the upper edge of a line to its baseline.
func (t *typesetter) baseline(id fonts.ID, size float64) float64 {
	t.use(id, size)
	return t.renderer.Metrics().Ascent().ToFloat64()
}
