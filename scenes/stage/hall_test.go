package stage_test

import (
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/assets/art"
	"runehall/scenes/stage"
	"runehall/ui"
)

// TestTheHallIsNoTable draws the hall while the ground of tables has come and its own picture has not: the ground is
// not drawn in its place.
func TestTheHallIsNoTable(t *testing.T) {
	kit, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	shelf := art.NewShelf(func() {}, func(err error) { t.Error(err) })
	kit.SetArt(shelf)
	shelf.Open()
	kit.Prefetch(art.Oak)
	for shelf.Loading() {
		time.Sleep(time.Millisecond)
	}
	c := ui.NewCanvas(kit)
	screen := ui.Rc(0, 0, 640, 360)
	for range 2 {
		c.Begin(ebiten.NewImage(640, 360))
		if stage.Hall(c, screen) {
			t.Fatal("the hall is there before its picture")
		}
		if !shelf.Has(art.Oak) {
			t.Fatal("a table's ground is drawn as the hall") // a plate's pixels are given back as soon as it is drawn
		}
	}
	for shelf.Loading() {
		time.Sleep(time.Millisecond)
	}
	if c.Begin(ebiten.NewImage(640, 360)); !stage.Hall(c, screen) {
		t.Error("the hall is not drawn once it has come")
	}
}
