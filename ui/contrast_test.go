package ui_test

import (
	"cmp"
	"fmt"
	"image/color"
	"slices"
	"testing"

	"runehall/assets/art"
	"runehall/internal/workshop/vision"
	"runehall/ui"
)

// The least contrasts, after WCAG 2.2: 1.4.3 for words and large words, 1.4.11 for signs and edges, 1.4.6 for the
// palette of high contrast.
const (
	leastWords = 4.5
	leastLarge = 3
	leastSigns = 3
	highWords  = 7
	highSigns  = 4.5
)

// pair is a colour on the ground that it is drawn on.
type pair struct {
	name       string
	on, ground ui.Color
	least      float64
}

// opaque returns a colour as it looks on an opaque ground.
func opaque(c, ground ui.Color) color.RGBA {
	a := c.A
	c.A = 255
	m := ground.Mix(c, float64(a)/255)
	return color.RGBA{m.R, m.G, m.B, 255}
}

// on returns a ground as it looks on another one.
func on(c, ground ui.Color) ui.Color {
	o := opaque(c, ground)
	return ui.Color{R: o.R, G: o.G, B: o.B, A: 255}
}

// wordPairs are all words of the chrome on all grounds that they stand on.
func wordPairs(th *ui.Theme) (pairs []pair) {
	p := &th.Palette
	high := th.Look.HighContrast
	add := func(what string, c, ground ui.Color, large bool) {
		least := float64(leastWords)
		switch {
		case high:
			least = highWords
		case large:
			least = leastLarge
		}
		pairs = append(pairs, pair{what, c, ground, least})
	}
	white := ui.Hex(0xffffff)
	dark := map[string]ui.Color{
		"night": p.Night, "ink": p.Ink, "slate": p.Slate, "the upper edge of slate": p.SlateTop,
		"oak without its picture": p.Oak.Mix(p.Night, .62), "the ledge without its picture": p.Oak.Mix(p.Night, .12),
		"a recess": on(p.Recess, p.Slate), "a row of a list": on(p.Ink.Fade(.4), p.Slate), "a row under the mouse": on(p.Steel.Fade(.6), p.SlateTop),
		"a chip": on(p.Ink.Fade(.91), p.Oak),
	}
	for name, ground := range dark {
		add("body on "+name, p.Text, ground, false)
		add("cream on "+name, p.Cream, ground, false)
		add("muted on "+name, p.Muted, ground, false)
		add("gold on "+name, p.GoldText, ground, false)
	}
	for name, ground := range map[string]ui.Color{
		"a button": p.Steel, "the lower edge of a button": p.SlateTop, "a pressed button": p.Slate,
		"a button under the mouse": p.Steel.Mix(p.Muted, .18), "its lower edge": p.SlateTop.Mix(p.Muted, .15),
	} {
		add("body on "+name, p.Text, ground, false)
		add("gold on "+name, p.GoldText, ground, false)
	}
	add("body on a choice under the mouse", p.Text, on(p.Steel.Fade(.5), p.Recess), false)
	for name, ground := range map[string]ui.Color{
		"the top": p.BrassTop, "the middle": p.Brass, "the foot": p.BrassLow, "the pressed middle": p.BrassLow.Mix(p.Brass, .4),
		"the top under the mouse": p.BrassTop.Mix(white, .18), "the middle under the mouse": p.Brass.Mix(white, .18),
	} {
		add("ink on "+name+" of brass", p.OnBrass, ground, false)
	}
	for name, edge := range map[string]ui.Color{"gold": p.Gold, "blood": p.Blood, "moss": p.Moss, "ember": p.Ember,
		"ice": p.Ice} {
		add("cream on a toast of "+name, p.Cream, p.Ink.Mix(edge, .15), false)
	}
	paper := map[string]ui.Color{"parchment": p.Parchment, "the foot of parchment": p.Parchment.Mix(p.Oak, .16),
		"a card that cannot be played": p.Parchment.Mix(p.Steel, .38)}
	for name, ground := range paper {
		add("ink on "+name, p.ParchmentInk, ground, false)
		add("red ink on "+name, p.RedInk, ground, false)
	}
	for name, ground := range map[string]ui.Color{"parchment": p.Parchment,
		"the foot of parchment": p.Parchment.Mix(p.Oak, .16)} {
		add("the small line on "+name, p.ParchmentInk.Fade(.8), ground, false)
		add("the mark of a clause on "+name, p.ParchmentInk.Mix(p.BrassEdge, .35), ground, false)
	}
	for name, c := range map[string]ui.Color{
		"a seat that acts": p.Ember.Mix(p.Cream, .35), "a seat that is aimed at": p.Blood.Mix(p.Cream, .45), "a refusal": p.Blood.Mix(p.Cream, .5),
	} {
		add(name+" on slate", c, p.SlateTop, false)
	}
	return pairs
}

// signPairs are all signs and edges that say something.
func signPairs(th *ui.Theme) (pairs []pair) {
	p := &th.Palette
	add := func(what string, c, ground ui.Color) {
		least := float64(leastSigns)
		if th.Look.HighContrast {
			least = highSigns
		}
		pairs = append(pairs, pair{what, c, ground, least})
	}
	for name, ground := range map[string]ui.Color{"night": p.Night, "slate": p.Slate,
		"the upper edge of slate": p.SlateTop, "oak": p.Oak.Mix(p.Night, .62)} {
		for sign, c := range map[string]ui.Color{"gold": p.Gold, "ember": p.Ember, "ice": p.Ice, "moss": p.Moss,
			"blood": p.Blood} {
			add("the outline of "+sign+" on "+name, c, ground)
		}
		for i, seat := range th.Seats {
			add(fmt.Sprintf("seat %d on %s", i, name), seat.Color, ground)
		}
	}
	for i, seat := range th.Seats {
		add(fmt.Sprintf("the emblem of seat %d", i), p.Ink, seat.Color)
	}
	add("the focus ring", p.FocusInner, p.FocusOuter)
	add("a lit rune", p.Rune.Lit, p.Rune.LitGround)
	if th.Look.HighContrast { // elsewhere the shape of what is in it says what can be pressed
		add("an edge", p.Edge, p.Slate)
		add("an edge", p.Edge, p.Night)
	}
	return pairs
}

// TestWordsAndSignsCanBeSeen looks at every pair in both palettes.
func TestWordsAndSignsCanBeSeen(t *testing.T) {
	for _, high := range []bool{false, true} {
		th := ui.NewTheme(ui.Look{HighContrast: high})
		for kind, pairs := range map[string][]pair{"words": wordPairs(&th), "signs": signPairs(&th)} {
			lowest, at := 21., ""
			for _, p := range pairs {
				c := vision.Contrast(opaque(p.on, p.ground), opaque(p.ground, p.ground))
				if c < lowest {
					lowest, at = c, p.name
				}
				if c < p.least {
					t.Errorf("high contrast %v: %s has a contrast of %.2f, want %.1f", high, p.name, c, p.least)
				}
			}
			t.Logf("high contrast %v: %d pairs of %s, the lowest is %.2f: %s", high, len(pairs), kind, lowest, at)
		}
	}
}

// lit is a colour with its luminance.
type lit struct {
	color color.RGBA
	light float64
}

// openShelf returns a shelf, and what says that a picture has come.
func openShelf(t *testing.T) (*art.Shelf, <-chan struct{}) {
	woken := make(chan struct{}, 100)
	shelf := art.NewShelf(func() { woken <- struct{}{} }, func(err error) { t.Error(err) })
	shelf.Open()
	return shelf, woken
}

func picture(t *testing.T, shelf *art.Shelf, woken <-chan struct{}, id art.ID) art.Picture {
	t.Helper()
	for {
		if p, ok := shelf.Picture(id); ok {
			return p
		}
		<-woken
	}
}

// TestWordsCanBeReadOnPictures takes the brightest hundredth of the dark pictures and the darkest one of the bright
// ones, without their rims.
func TestWordsCanBeReadOnPictures(t *testing.T) {
	if testing.Short() {
		t.Skip("looks at each pixel of large pictures, which takes long under the race detector")
	}
	shelf, woken := openShelf(t)
	p := ui.NewTheme(ui.Look{}).Palette
	words := map[string]ui.Color{"body": p.Text, "cream": p.Cream, "muted": p.Muted, "gold": p.GoldText}
	ink := map[string]ui.Color{"ink": p.ParchmentInk, "the small line": p.ParchmentInk.Fade(.8)}
	for id, words := range map[art.ID]map[string]ui.Color{
		art.Oak: words, art.OakPortrait: words, art.Night: words, art.NightPortrait: words, art.Ledge: words,
		art.Sheet: ink, art.Parchment: ink,
	} {
		pic := picture(t, shelf, woken, id)
		b := pic.Bounds().Inset(min(pic.Bounds().Dx(), pic.Bounds().Dy()) / 12)
		var grounds []lit
		for y := b.Min.Y; y < b.Max.Y; y += 2 {
			for x := b.Min.X; x < b.Max.X; x += 2 {
				g := pic.RGBAAt(x, y)
				grounds = append(grounds, lit{g, vision.Luminance(g)})
			}
		}
		slices.SortFunc(grounds, func(a, b lit) int { return cmp.Compare(a.light, b.light) })
		for name, c := range words {
			for _, g := range []color.RGBA{grounds[len(grounds)/100].color, grounds[len(grounds)*99/100].color} {
				ground := ui.Color{R: g.R, G: g.G, B: g.B, A: 255}
				if id == art.Ledge { // it is drawn the darker the further down; words stand in its middle
					ground = on(p.Ink.Fade(.3), ground)
				}
				if got := vision.Contrast(opaque(c, ground), opaque(ground, ground)); got < leastWords {
					t.Errorf("%s on %v of %s has a contrast of %.2f", name, g, id, got)
				}
			}
		}
	}
}
