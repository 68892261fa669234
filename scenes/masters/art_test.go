package masters

import (
	"testing"

	rules "runehall/games/masters"
	"runehall/ui"
)

// TestPicturesAreBounded uses pictures of every card in every rotation at many sizes: not all of them are kept, and what was
// used last is.
func TestPicturesAreBounded(t *testing.T) {
	kit, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	a := newPainter(kit)
	for size := int16(20); size < 220; size = size * 17 / 10 {
		for card := rules.Hidden; card <= rules.Layouts; card++ {
			for turn := range uint8(rules.Turns) {
				key := pictureKey{card: card, turn: turn, side: size}
				a.clock++
				a.pictures[key] = &picture{used: a.clock}
				a.trim()
				if len(a.pictures) > artPictures {
					t.Fatalf("%d pictures are kept", len(a.pictures))
				}
				if a.pictures[key] == nil {
					t.Fatalf("%+v was used last and is not kept", key)
				}
			}
		}
	}
}

// TestSizesOfSprites checks that what glides and zooms is made in few sizes, none of them smaller than it is drawn.
func TestSizesOfSprites(t *testing.T) {
	sizes := map[int]bool{}
	for wide := 10.0; wide < 320; wide += .37 {
		l := level(wide)
		if float64(l) < wide-1 || float64(l) > wide*1.2+1 {
			t.Fatalf("a width of %v is made %d wide", wide, l)
		}
		sizes[l] = true
	}
	if len(sizes) > 8*5+2 {
		t.Errorf("%d sizes", len(sizes))
	}
}
