//go:build !js

package scenes

import (
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/assets/art"
	"runehall/games/all"
	"runehall/ui"
)

// TestMemoryIsGivenBackOnceAfterPictures checks that memory is given back once after pictures have come, and not again
// while the title rests.
func TestMemoryIsGivenBackOnceAfterPictures(t *testing.T) {
	d := start(t, ui.Sz(1280, 720), Config{})
	given := 0
	d.app.tidy = func() { given++ }
	d.app.stage.Kit.Wake() // so that the press below has nothing to ask for
	d.settle()
	given = 0
	look := func() { d.app.Draw(ebiten.NewImage(1280, 720)) }
	look()
	d.app.artVersion--
	d.point(ui.Press, ui.Pt(1, 1), 5)
	if given != 0 {
		t.Error("memory is given back while somebody does something")
	}
	for range 100 {
		d.tick()
	}
	if given != 0 {
		t.Error("memory is given back before what has come was drawn")
	}
	look()
	for range 100 {
		d.tick()
	}
	if given != 1 {
		t.Errorf("at rest memory was given back %d times, want once", given)
	}
}

// TestAPressInTheHallWakesPictures lets the hall rest until it has given back the pictures that the next scenes draw.
// Moving the mouse asks for none of them, and any press asks for all.
func TestAPressInTheHallWakesPictures(t *testing.T) {
	for name, press := range map[string]func(d *driver){
		"mouse": func(d *driver) { d.point(ui.Press, ui.Pt(1, 1), 1) },
		"key":   func(d *driver) { d.key(ui.Down) },
	} {
		t.Run(name, func(t *testing.T) {
			d := start(t, ui.Sz(1280, 720), Config{})
			asleep := func() bool { return !d.app.shelf.Loading() && !d.app.shelf.Has(art.Oak) }
			screen := ebiten.NewImage(1280, 720)
			for !asleep() {
				d.tick()
				d.app.Draw(screen)
				time.Sleep(time.Millisecond)
			}
			d.in.Pointers = []ui.Pointer{{ID: ui.MousePointer, Phase: ui.Hover, At: ui.Pt(5, 5), Last: ui.Pt(9, 9)}}
			d.tick()
			if !asleep() {
				t.Error("a mouse that moves asks for pictures")
			}
			if press(d); asleep() {
				t.Error("a press asks for nothing")
			}
		})
	}
}

// TestTheHallComesToRestAfterAMatch goes back to the title, which also draws coins of the match: their pixels are given
// back, and not loaded again with every picture of the screen.
func TestTheHallComesToRestAfterAMatch(t *testing.T) {
	for _, game := range all.IDs() {
		t.Run(game, func(t *testing.T) {
			d := launch(t, ui.Sz(1280, 720), Config{Open: underWay(t, game, 12)})
			screen := ebiten.NewImage(1280, 720)
			d.want("table")
			d.app.Draw(screen)
			d.tap("table.back")
			d.want("title")
			version, quiet := d.app.shelf.Version(), 0
			for came := 0; quiet < 200 && came < 50; quiet++ {
				d.tick()
				d.app.Draw(screen)
				if v := d.app.shelf.Version(); v != version || d.app.shelf.Loading() {
					came += v - version
					version, quiet = v, 0
					time.Sleep(time.Millisecond)
				}
			}
			if quiet < 200 {
				t.Error("pictures come again and again")
			}
		})
	}
}

// TestARestSweepsTheBench draws a board and lets it rest: the pictures being worked on are then given back.
func TestARestSweepsTheBench(t *testing.T) {
	d := launch(t, ui.Sz(1280, 720), Config{Open: underWay(t, "stones", 12)})
	d.want("table")
	look := func() { d.app.Draw(ebiten.NewImage(1280, 720)) }
	kit := d.app.stage.Kit
	if look(); !kit.Sweep() {
		t.Fatal("the board is painted of nothing")
	}
	d.size = ui.Sz(1440, 900)
	d.tick()
	look()
	for range 200 {
		d.tick()
	}
	if kit.Sweep() {
		t.Error("at rest, something lies on the bench")
	}
}
