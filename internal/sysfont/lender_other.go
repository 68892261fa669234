//go:build !js

package sysfont

import (
	"image"
	"math"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/shaping"
)

// Lender draws letters from the fonts of the system. One goroutine uses it.
type Lender struct {
	search    *search
	shaper    shaping.HarfbuzzShaper
	segmenter shaping.Segmenter
	own       map[*font.Font]*typeface
	lines     map[string]*line // laid-out lines, in any size
	state     int              // the state of the search when they were laid out
}

// maxLines bounds how many runs are kept laid out.
const maxLines = 1024

// New returns a lender. It calls arrived, from any goroutine, when letters have been found that were drawn as frames
// until then. Measurements and paintings of texts with such letters are then out of date.
func New(arrived func()) *Lender { return From(Folders, arrived) }

// From returns a lender that looks into some folders only.
func From(folders func() []string, arrived func()) *Lender {
	return &Lender{search: newSearch(folders, arrived)}
}

// set returns a run, laid out.
func (l *Lender) set(run string) *line {
	if state := l.search.state(); state != l.state || l.lines == nil || len(l.lines) >= maxLines {
		l.lines, l.state = map[string]*line{}, state
	}
	one := l.lines[run]
	if one == nil {
		one = l.lay(run)
		l.lines[run] = one
	}
	return one
}

// Width returns the width of a run of letters in pixels.
func (l *Lender) Width(run string, size float64, _ bool) float64 { return l.set(run).width * size }

// Paint paints a run of letters.
func (l *Lender) Paint(run string, size float64, _ bool) Painting {
	size = min(size, MaxSize)
	glyphs := l.set(run).glyphs
	inks := make([]ink, len(glyphs))
	boxes := make([]image.Rectangle, len(glyphs))
	var all image.Rectangle
	for i, g := range glyphs {
		x, y := g.x*size, g.y*size
		if x > maxWidth {
			continue
		}
		if g.face == nil {
			boxes[i] = image.Rect(int(x), -int(math.Ceil(size)), int(x+size)+1, 1)
		} else if guard(func() error {
			inks[i] = g.face.look(g.id)
			boxes[i] = g.face.box(inks[i], g.id, x, y, size)
			return nil
		}) != nil {
			boxes[i] = image.Rectangle{}
		}
		all = all.Union(boxes[i])
	}
	if all.Empty() {
		return Painting{}
	}
	all.Max.X = min(all.Max.X, all.Min.X+maxWidth)
	p := Painting{Pix: image.NewRGBA(all), Off: all.Min}
	for i, g := range glyphs {
		x, y := g.x*size, g.y*size
		if g.face == nil {
			mark(p.Pix, x, 0, size)
			continue
		}
		if guard(func() error {
			coloured, err := g.face.paint(p.Pix, boxes[i].Intersect(all), inks[i], g.id, x, y, size)
			p.Colour = p.Colour || coloured
			return err
		}) != nil { // the font says that it has the letter, and does not
			mark(p.Pix, x, 0, size)
		}
	}
	p.Pix.Rect = p.Pix.Rect.Sub(all.Min)
	return p
}
