//go:build pilot

package boardtest

import (
	"image"
	"slices"
	"testing"

	"runehall/internal/workshop/pilot"
	"runehall/scenes/stage"
	"runehall/ui"
)

// highSigns is the least contrast of signs in high contrast, which WCAG 2.2 asks for of words (1.4.6 and 1.4.3).
// byChance is how many pixels may have a colour by chance, and ofMark how many a mark has at least.
const (
	highSigns = 4.5
	byChance  = 12
	ofMark    = 20
)

// HighContrastReachesMarksAndSeats sets high contrast as a person does, and looks at matches before and after something
// is tapped. Nothing may have a colour that high contrast replaces: no mark, no word, no sign of a seat. What is lit,
// of the given kinds, must have a mark in a colour of the look. Of the kinds edged the mark is an edge, which must
// stand out from its surroundings.
func (p Promises[C, M, E, V, B]) HighContrastReachesMarksAndSeats(
	t *testing.T, light Light[M, B], edged []string, others ...string,
) {
	kinds := slices.Concat(edged, others)
	looked := map[string]int{}
	set := stage.HighContrast.Set(stage.Settings{}, true)
	for n, s := range pictured {
		f := p.still(t, uint64(n), s, 9, set)
		for range 8 {
			f.again()
			for range 2 {
				picture, lit := f.Picture(), p.lit(f.Rig, &light)
				f.keepsLook(picture)
				for _, name := range lit {
					r := f.Targets()[name]
					if kind := kindOfName(name); slices.Contains(kinds, kind) && f.frame().Screen.Holds(r.Grow(8)) {
						looked[kind]++
						f.standsOut(picture, name, r, slices.Contains(edged, kind))
					}
				}
				if names := sorted(f.Targets()); len(names) > 0 {
					f.Tap(ui.Touch, f.Targets()[names[f.Match.Chance.IntN(len(names))]].Center())
					for range 40 {
						f.Tick(ui.Input{})
					}
				}
			}
			if _, on := f.Match.Random(); !on {
				break
			}
		}
	}
	t.Logf("looked at %v", looked)
	for _, kind := range kinds {
		if looked[kind] == 0 {
			t.Errorf("no %s was lit", kind)
		}
	}
}

// keepsLook fails the test if a picture has a colour of the ordinary look that the present look replaces.
func (f *Film[C, M, E, V, B]) keepsLook(p *image.RGBA) {
	f.T.Helper()
	plain := ui.NewTheme(ui.Look{})
	for what, c := range replaced(&plain, &f.Kit.Theme) {
		if n, at := pixelsOf(p, ui.Rc(0, 0, f.screen.W, f.screen.H), c); n > byChance {
			pilot.Keep(f.T, "look", p)
			f.T.Errorf("%s: %d pixels have the ordinary colour of %s, one at %v", f.place(), n, what, at)
		}
	}
}

// replaced returns the colours of marks, words and seats of one look that another look replaces, by what they are for.
func replaced(plain, high *ui.Theme) map[string]ui.Color {
	all := map[string]ui.Color{}
	add := func(what string, was, is ui.Color) {
		if was != is {
			all[what] = was
		}
	}
	a, b := &plain.Palette, &high.Palette
	add("what can be done", a.Gold, b.Gold)
	add("what is chosen", a.BrassTop, b.BrassTop)
	add("words of gold", a.GoldText, b.GoldText)
	add("what is proposed", a.Ember, b.Ember)
	add("what is allowed", a.Moss, b.Moss)
	add("what is refused", a.Blood, b.Blood)
	add("what is computed", a.Ice, b.Ice)
	add("words", a.Text, b.Text)
	add("bright words", a.Cream, b.Cream)
	add("quiet words", a.Muted, b.Muted)
	for s := range plain.Seats {
		add("seat "+string(rune('0'+s)), plain.Seats[s].Color, high.Seats[s].Color)
	}
	return all
}

// pixelsOf counts the pixels of a colour in a part of a picture, and returns one of them.
func pixelsOf(p *image.RGBA, r ui.Rect, c ui.Color) (n int, at image.Point) {
	part := image.Rect(int(r.X), int(r.Y), int(r.Right()), int(r.Bottom())).Intersect(p.Bounds())
	for y := part.Min.Y; y < part.Max.Y; y++ {
		for x := part.Min.X; x < part.Max.X; x++ {
			i := p.PixOffset(x, y)
			if p.Pix[i] == c.R && p.Pix[i+1] == c.G && p.Pix[i+2] == c.B {
				n, at = n+1, image.Pt(x, y)
			}
		}
	}
	return n, at
}

// standsOut fails the test if a thing that is lit has no mark in a colour of marks, or an edge that is hardly seen.
func (f *Film[C, M, E, V, B]) standsOut(p *image.RGBA, name string, r ui.Rect, edged bool) {
	f.T.Helper()
	marks, most := &f.Kit.Palette, 0
	for _, c := range []ui.Color{marks.Gold, marks.BrassTop, marks.GoldText, marks.Ember} {
		n, _ := pixelsOf(p, r.Grow(4), c)
		most = max(most, n)
	}
	if most < ofMark {
		pilot.Keep(f.T, "marks", p)
		f.T.Errorf("%s: %s is lit at %v, and only %d pixels there have a colour of marks", f.place(), name, r, most)
	}
	if !edged {
		return
	}
	strong := 0
	_, list := edges(p, r)
	for _, c := range list {
		if c >= highSigns {
			strong++
		}
	}
	if strong < 3 {
		pilot.Keep(f.T, "marks", p)
		f.T.Errorf("%s: %s is lit at %v, and its sides have contrasts of %.1f", f.place(), name, r, list)
	}
}
