//go:build pilot

package walk

import (
	"image"
	"testing"

	"runehall/internal/workshop/pilot"
	"runehall/internal/workshop/pilot/probe"
)

// twoPersons is a set-up of Rituals for two persons without rituals: nobody has anything to hide, and no computer player moves by itself.
const twoPersons = `{"seats":[
	{"name":"Astrid","driver":"person","colour":0,"emblem":0},
	{"name":"Ingrid","driver":"person","colour":4,"emblem":4}],"starts":0,"options":{"variant":"little-explorers"}}`

// switched starts the program, and sets switches as a person does. It starts once more before anything is looked at, so that they were stored too.
func switched(t *testing.T, switches ...string) *pilot.App {
	t.Helper()
	app := Start(t, 1280, 800, "en", "1", twoPersons)
	app.Tap("title.settings")
	app.Settle()
	for _, name := range switches {
		app.FocusOn(name)
		app.Tap(name)
		app.Settle()
	}
	app.Tap("settings.back")
	app.Settle()
	app.Kill()
	app.Restart()
	app.Settle()
	return app
}

// far reports whether a point has clearly another colour in two pictures.
func far(a, b *image.RGBA, x, y int) bool {
	p, q := a.RGBAAt(x, y), b.RGBAAt(x, y)
	d := 0
	for _, c := range [][2]uint8{{p.R, q.R}, {p.G, q.G}, {p.B, q.B}} {
		d = max(d, int(max(c[0], c[1])-min(c[0], c[1])))
	}
	return d > 48
}

// passing returns how many points of a picture are clearly others than before and after it, where those two are alike: what flies passes there, and
// what fades does not.
func passing(before, during, after *image.RGBA) (n int) {
	for y := before.Rect.Min.Y; y < before.Rect.Max.Y; y++ {
		for x := before.Rect.Min.X; x < before.Rect.Max.X; x++ {
			if !far(before, after, x, y) && far(before, during, x, y) && far(during, after, x, y) {
				n++
			}
		}
	}
	return n
}

// flown lays a tile, and returns how much of the picture something passes at most while the next one is drawn.
func flown(app *pilot.App) (most int) {
	app.Tap("title.play")
	app.Settle()
	app.Tap("setup.begin")
	app.Settle()
	app.Tap("ritual.tile.0")
	app.Settle()
	app.Tap(app.Names("ritual.cell.")[0])
	app.Settle()
	frames := []*image.RGBA{app.Frame()}
	app.Tap("table.confirm")
	for range 60 {
		frames = append(frames, app.Frame())
		app.Tick(2)
	}
	app.Until("the move is made", func(r probe.Report) bool { n, _ := r.Number("moves"); return n == 1 && !r.Busy })
	last := app.Frame()
	for _, f := range frames[1:] {
		most = max(most, passing(frames[0], f, last))
	}
	return most
}

// TestReducedMotionReachesThePicture sets it in the settings: a tile that is drawn then passes nothing on its way, which it does without.
func TestReducedMotionReachesThePicture(t *testing.T) {
	usual, still := flown(switched(t)), flown(switched(t, "settings.still"))
	if t.Logf("%d points are passed, %d with reduced motion", usual, still); usual < 600 || still > usual/20 {
		t.Errorf("what is drawn passes %d points, and with reduced motion %d", usual, still)
	}
}

// shades counts the colours of a picture, in steps of a thirty-second of each channel's range.
func shades(p *image.RGBA) int {
	seen := map[[3]uint8]bool{}
	for i := 0; i+3 < len(p.Pix); i += 4 {
		seen[[3]uint8{p.Pix[i] >> 3, p.Pix[i+1] >> 3, p.Pix[i+2] >> 3}] = true
	}
	return len(seen)
}

// TestHighContrastReachesThePicture sets it in the settings: no painted walls lie behind the words of the title any more.
func TestHighContrastReachesThePicture(t *testing.T) {
	usual, high := shades(switched(t).Frame()), shades(switched(t, "settings.contrast").Frame())
	if t.Logf("%d shades, %d in high contrast", usual, high); high > usual/2 {
		t.Errorf("the title has %d shades, and %d in high contrast", usual, high)
	}
}
