//go:build pilot

package boardtest

import (
	"image"
	"image/color"
	"math"
	"slices"
	"testing"

	"runehall/internal/workshop/pilot"
	"runehall/internal/workshop/vision"
	"runehall/scenes/stage"
	"runehall/ui"
)

// leastOutline is the least contrast of an outline, which WCAG 2.2 asks for where there is no text.
const leastOutline = 3

// HighContrastKeepsOutlines sets high contrast as a person does, in the middle of matches. Things of the given kinds
// must stand out from what they lie on by an edge, on at least three of their sides.
func (p Promises[C, M, E, V, B]) HighContrastKeepsOutlines(t *testing.T, kinds ...string) {
	looked := map[string]int{}
	set := stage.HighContrast.Set(stage.Settings{}, true)
	for n, s := range []Screen{{W: 1440, H: 900, Scale: 1}, {W: 412, H: 915, Scale: 1}} {
		f := p.still(t, uint64(n), s, 9, set)
		picture := f.Picture()
		for name, r := range f.Targets() {
			if kind := kindOfName(name); slices.Contains(kinds, kind) && f.frame().Screen.Holds(r) {
				looked[kind]++
				if sides, list := edges(picture, r); sides < 3 {
					pilot.Keep(t, "contrast", picture)
					t.Errorf("%s: %s at %v has an edge on %d sides: %.1f", f.place(), name, r, sides, list)
				}
			}
		}
	}
	for _, kind := range kinds {
		if looked[kind] == 0 {
			t.Errorf("there is no %s: %v", kind, looked)
		}
	}
}

// edges counts the sides of a thing with enough contrast between the brightest and the darkest pixel on a short line
// across the side's middle.
func edges(p *image.RGBA, r ui.Rect) (n int, list [4]float64) {
	const reach = 8
	mid := r.Center()
	for side, line := range [4][2]ui.Point{
		{ui.Pt(r.X-reach, mid.Y), ui.Pt(r.X+reach, mid.Y)},
		{ui.Pt(r.Right()-reach, mid.Y), ui.Pt(r.Right()+reach, mid.Y)},
		{ui.Pt(mid.X, r.Y-reach), ui.Pt(mid.X, r.Y+reach)},
		{ui.Pt(mid.X, r.Bottom()-reach), ui.Pt(mid.X, r.Bottom()+reach)},
	} {
		dark, bright := color.RGBA{255, 255, 255, 255}, color.RGBA{A: 255}
		for step := range 4*reach + 1 {
			at := line[0].Lerp(line[1], float64(step)/(4*reach))
			c := p.RGBAAt(int(math.Round(at.X)), int(math.Round(at.Y)))
			if vision.Luminance(c) < vision.Luminance(dark) {
				dark = c
			}
			if vision.Luminance(c) > vision.Luminance(bright) {
				bright = c
			}
		}
		if list[side] = vision.Contrast(dark, bright); list[side] >= leastOutline {
			n++
		}
	}
	return n, list
}
