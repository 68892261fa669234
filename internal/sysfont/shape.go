//go:build !js

package sysfont

import (
	"slices"
	"unicode"
	"unicode/utf8"

	"github.com/go-text/typesetting/di"
	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/shaping"
	"golang.org/x/image/math/fixed"
)

// glyph is what is drawn at a place of a run: a glyph of a typeface, or a frame if there is none. Lengths are fractions
// of the size.
type glyph struct {
	face *typeface
	id   font.GID
	x, y float64 // the pen; y grows downwards
}

// line is a run of letters, laid out.
type line struct {
	glyphs []glyph
	width  float64
}

// part is a part of a run with one font; without one it is spaces, or letters that nobody has.
type part struct {
	start, end int
	face       *typeface
}

// oneFace has the text split by direction and script alone: fonts are chosen afterwards, for whole clusters.
type oneFace struct{ face *font.Face }

// ResolveFace implements [shaping.Fontmap].
func (o oneFace) ResolveFace(rune) *font.Face { return o.face }

var noFace = oneFace{new(font.Face)}

// lay lays a run out, from left to right.
func (l *Lender) lay(run string) *line {
	text := make([]rune, 0, len(run))
	for _, r := range run {
		if Seen(r) || steers(r) {
			text = append(text, r)
		}
	}
	out := &line{}
	if len(text) == 0 {
		return out
	}
	in := shaping.Input{Text: text, RunEnd: len(text), Direction: di.DirectionLTR, Language: tongue(text)}
	back := RightToLeft(text[0])
	if back {
		in.Direction = di.DirectionRTL
	}
	runs := []shaping.Input{in}
	if guard(func() error { runs = slices.Clone(l.segmenter.Split(in, noFace)); return nil }) != nil {
		runs[0].Script = language.LookupScript(text[0])
	}
	for _, run := range visual(runs, back) {
		parts := l.parts(run)
		if toLeft(run) {
			slices.Reverse(parts)
		}
		for _, p := range parts {
			l.put(out, run, p)
		}
	}
	return out
}

// steers reports whether an invisible character changes how others are drawn: joiners, variation selectors, tags of
// flags.
func steers(r rune) bool {
	return r == zwj || r == 0x200C || r == 0x34F || 0x180B <= r && r <= 0x180F && r != 0x180E ||
		0xFE00 <= r && r <= 0xFE0F || 0xE0020 <= r && r <= 0xE01EF
}

// tongue returns the language that decides the form of Chinese characters; none means the Chinese forms.
func tongue(text []rune) language.Language {
	switch {
	case slices.ContainsFunc(text, func(r rune) bool { return unicode.In(r, unicode.Hiragana, unicode.Katakana) }):
		return "ja"
	case slices.ContainsFunc(text, func(r rune) bool { return unicode.Is(unicode.Hangul, r) }):
		return "ko"
	}
	return ""
}

func toLeft(run shaping.Input) bool { return run.Direction.Progression() == di.TowardTopLeft }

// visual sorts runs from left to right as they are drawn. back says that the text runs to the left.
func visual(runs []shaping.Input, back bool) []shaping.Input {
	if back {
		slices.Reverse(runs)
	}
	for i := 0; i < len(runs); {
		j := i + 1
		for j < len(runs) && toLeft(runs[j]) == toLeft(runs[i]) {
			j++
		}
		if toLeft(runs[i]) != back {
			slices.Reverse(runs[i:j])
		}
		i = j
	}
	return runs
}

// parts splits a run by fonts and at spaces, in reading order.
func (l *Lender) parts(run shaping.Input) (list []part) {
	text := run.Text[run.RunStart:run.RunEnd]
	faces := l.faces(text)
	at := run.RunStart
	for c := range Clusters(string(text)) {
		p := part{start: at, end: at + utf8.RuneCountInString(c)}
		if !unicode.IsSpace(first(c)) {
			p.face = l.pick(c, faces)
		}
		at = p.end
		if n := len(list); n > 0 && p.face != nil && list[n-1].face == p.face {
			list[n-1].end = p.end
		} else {
			list = append(list, p)
		}
	}
	return list
}

// put appends the glyphs of a part to a line.
func (l *Lender) put(out *line, run shaping.Input, p part) {
	if p.face == nil {
		for i, r := range run.Text[p.start:p.end] {
			switch {
			case unicode.IsSpace(r):
				out.width += spaceWidth(r)
			case !optional(r) || i == 0 && Seen(r) && !unicode.Is(unicode.M, r):
				out.mark()
			}
		}
		return
	}
	unit := p.face.unit()
	run.RunStart, run.RunEnd, run.Face, run.Size = p.start, p.end, p.face.face, fixed.I(int(unit))
	var shaped shaping.Output
	if guard(func() error { shaped = l.shaper.ShapeNoExtents(run); return nil }) != nil {
		l.put(out, run, part{start: p.start, end: p.end})
		return
	}
	length := func(v fixed.Int26_6) float64 { return float64(v) / 64 / unit }
	for _, g := range shaped.Glyphs {
		if g.GlyphID == 0 { // the font lacks a part of a cluster
			if i := g.TextIndex(); p.start <= i && i < p.end && !optional(run.Text[i]) {
				out.mark()
			}
			continue
		}
		wide, dx, dy := length(g.Advance), length(g.XOffset), length(g.YOffset)
		if wide < 0 || wide > reachX { // no letter is so wide
			wide = markAdvance
		}
		if dx < -reachX || dx > reachX || dy < -reachY || dy > reachY {
			dx, dy = 0, 0
		}
		out.glyphs = append(out.glyphs, glyph{p.face, g.GlyphID, out.width + dx, -dy})
		out.width += wide
	}
}

func (l *line) mark() {
	l.glyphs = append(l.glyphs, glyph{x: l.width})
	l.width += markAdvance
}

// spaceWidth returns the width of a space, in parts of the size.
func spaceWidth(r rune) float64 {
	if r == 0x3000 {
		return 1
	}
	return .25
}
