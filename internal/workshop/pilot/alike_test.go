package pilot

import (
	"image"
	"image/color"
	"image/draw"
	"math/rand/v2"
	"slices"
	"testing"

	"golang.org/x/image/font"
	"golang.org/x/image/font/basicfont"
	"golang.org/x/image/math/fixed"
)

// screen describes a picture with a background, tiles and words, for comparing it with a changed one.
type screen struct {
	moved  image.Point             // by how much everything but the background is moved
	tiles  []tile                  // laid one after another
	words  map[string]image.Point  // where each begins
	tint   map[image.Rectangle]int // how much redder a part is
	jitter int                     // by how much a channel of each pixel may differ
}

type tile struct {
	at   image.Point
	face color.RGBA
}

// aScreen returns the screen that the tests change.
func aScreen() *screen {
	return &screen{
		tiles: []tile{
			{image.Pt(120, 100), color.RGBA{150, 60, 50, 255}}, {image.Pt(190, 100), color.RGBA{60, 120, 70, 255}},
			{image.Pt(260, 100), color.RGBA{50, 80, 150, 255}}, {image.Pt(190, 170), color.RGBA{180, 160, 90, 255}},
		},
		words: map[string]image.Point{"Rituals": {40, 40}, "Your turn": {40, 300}, "12": {500, 60}, "points": {520, 60}},
	}
}

func (s *screen) draw() *image.RGBA {
	chance := rand.New(rand.NewPCG(1, 2))
	p := image.NewRGBA(image.Rect(0, 0, 640, 360))
	for y := range 360 {
		for x := range 640 { // a cloth with threads and a light in the middle
			v := 60 - (x-320)*(x-320)/4000 - (y-180)*(y-180)/1600 + (x*7+y*13)%5
			p.SetRGBA(x, y, color.RGBA{uint8(v + 10), uint8(v), uint8(v + 5), 255})
		}
	}
	for _, t := range s.tiles {
		r := image.Rect(0, 0, 60, 60).Add(t.at).Add(s.moved)
		fill(p, r, color.RGBA{30, 25, 20, 255})
		fill(p, r.Inset(2), t.face)
		fill(p, r.Inset(20), color.RGBA{220, 200, 150, 255})
	}
	for word, at := range s.words {
		d := font.Drawer{Dst: p, Src: image.NewUniform(color.RGBA{230, 220, 200, 255}), Face: basicfont.Face7x13,
			Dot: fixed.P(at.X+s.moved.X, at.Y+s.moved.Y)}
		d.DrawString(word)
	}
	for y := range 360 {
		for x := range 640 {
			c := p.RGBAAt(x, y)
			for r, by := range s.tint {
				if image.Pt(x, y).In(r) {
					c.R += uint8(by)
				}
			}
			for _, v := range []*uint8{&c.R, &c.G, &c.B} {
				*v = uint8(min(max(int(*v)+chance.IntN(2*s.jitter+1)-s.jitter, 0), 255))
			}
			p.SetRGBA(x, y, c)
		}
	}
	return p
}

func fill(p *image.RGBA, r image.Rectangle, c color.RGBA) {
	draw.Draw(p, r, image.NewUniform(c), image.Point{}, draw.Src)
}

// TestAlikeForgives changes the screen as another renderer would, or so little that nobody sees it.
func TestAlikeForgives(t *testing.T) {
	want := Paletted(Shrink(aScreen().draw()))
	for name, change := range map[string]func(s *screen){
		"nothing":               func(*screen) {},
		"noise":                 func(s *screen) { s.jitter = 4 },
		"all a pixel lower":     func(s *screen) { s.moved = image.Pt(0, 1) },
		"all a pixel across":    func(s *screen) { s.moved = image.Pt(-1, -1) },
		"all by two and noise":  func(s *screen) { s.moved, s.jitter = image.Pt(2, 0), 2 },
		"a tile a pixel aside":  func(s *screen) { s.tiles[1].at.X++ },
		"a shade a little else": func(s *screen) { s.tiles[0].face.R += 3 },
		"words that are nudged": func(s *screen) { s.words["Your turn"] = image.Pt(41, 301) },
	} {
		s := aScreen()
		change(s)
		if what, _ := Alike(Shrink(s.draw()), want); what != "" {
			t.Errorf("%s: %s", name, what)
		}
	}
	// An approved picture of another renderer would have another palette.
	noisy := aScreen()
	noisy.jitter = 3
	if what, _ := Alike(Shrink(aScreen().draw()), Paletted(Shrink(noisy.draw()))); what != "" {
		t.Errorf("another palette: %s", what)
	}
	// A few different spots are allowed: renderers differ at edges.
	p := Shrink(aScreen().draw())
	for i := range 3 {
		p.SetRGBA(20+i*40, 60, color.RGBA{200, 200, 200, 255})
	}
	if what, _ := Alike(p, want); what != "" {
		t.Errorf("three spots: %s", what)
	}
}

// TestAlikeSees changes the screen in ways that a person would see.
func TestAlikeSees(t *testing.T) {
	want := Paletted(Shrink(aScreen().draw()))
	for name, change := range map[string]func(s *screen){
		"a tile is missing":    func(s *screen) { s.tiles = slices.Delete(s.tiles, 2, 3) },
		"a tile is recoloured": func(s *screen) { s.tiles[0].face = color.RGBA{130, 75, 60, 255} },
		"tiles are exchanged":  func(s *screen) { s.tiles[0].at, s.tiles[1].at = s.tiles[1].at, s.tiles[0].at },
		"a tile moved":         func(s *screen) { s.tiles[3].at.X += 7 },
		"a tile moved upwards": func(s *screen) { s.tiles[3].at.Y -= 7 },
		"all moved":            func(s *screen) { s.moved = image.Pt(8, 0) },
		"one tile more": func(s *screen) {
			s.tiles = append(s.tiles, tile{image.Pt(400, 250), color.RGBA{70, 70, 70, 255}})
		},
		"a word is missing":   func(s *screen) { delete(s.words, "points") },
		"a number is missing": func(s *screen) { delete(s.words, "12") },
		"a word is cut":       func(s *screen) { delete(s.words, "Rituals"); s.words["Rit"] = image.Pt(40, 40) },
		"a word more":         func(s *screen) { delete(s.words, "Your turn"); s.words["It is your turn"] = image.Pt(40, 300) },
		"a faint tint":        func(s *screen) { s.tint = map[image.Rectangle]int{image.Rect(400, 200, 448, 248): 8} },
	} {
		s := aScreen()
		change(s)
		what, diff := Alike(Shrink(s.draw()), want)
		if what == "" || diff == nil {
			t.Errorf("%s, and nobody sees it", name)
		}
	}
	flat := Shrink(aScreen().draw())
	fill(flat, flat.Rect, color.RGBA{50, 50, 50, 255})
	if what, _ := Alike(flat, want); what == "" {
		t.Error("an empty screen is taken for the approved one")
	}
	if what, _ := Alike(Shrink(aScreen().draw().SubImage(image.Rect(0, 0, 640, 352)).(*image.RGBA)), want); what == "" {
		t.Error("another size is not seen")
	}
}

func TestShrinkMeansPixels(t *testing.T) {
	p := image.NewRGBA(image.Rect(0, 0, 9, 5))
	fill(p, p.Rect, color.RGBA{90, 90, 90, 255})
	fill(p, image.Rect(0, 0, 1, 4), color.RGBA{10, 10, 10, 255})
	small := Shrink(p)
	if small.Rect != image.Rect(0, 0, 3, 2) || small.RGBAAt(0, 0).R != 70 || small.RGBAAt(1, 0).R != 90 ||
		small.RGBAAt(2, 1).R != 90 {
		t.Errorf("%v: %v", small.Rect, small.Pix)
	}
}
