package toss

import (
	"testing"

	"runehall/internal/workshop/boardtest"
	"runehall/scenes/table"
	"runehall/ui"
)

// TestTabletsHaveLargerTrays compares trays on tablets with those on a phone: their loot is larger and one's own
// Balance rune no smaller. One's own tray and the buttons together take most of the ledge's width.
func TestTabletsHaveLargerTrays(t *testing.T) {
	trays := func(s boardtest.Screen) (own, other *trayPlaces, l layout, ledge ui.Rect) {
		kit, err := ui.NewKit(ui.Look{Interface: 1, Device: 1})
		if err != nil {
			t.Fatal(err)
		}
		f := boardtest.Frame(t, kit, New().Need, s, 3)
		l = arrange(&f, arrangement{seats: 3, front: 1, mode: taking})
		for i := range l.trays {
			if l.trays[i].Seat == 1 {
				own := &l.trays[i]
				return own, &l.trays[(i+1)%len(l.trays)], l, f.Ledge
			}
		}
		t.Fatal("there is no own tray")
		return nil, nil, l, f.Ledge
	}
	phone, small, _, _ := trays(boardtest.Screen{W: 412, H: 915, Scale: 1})
	for _, s := range []boardtest.Screen{{W: 768, H: 1024, Scale: 1}, {W: 820, H: 1180, Scale: 1},
		{W: 1024, H: 768, Scale: 1}} {
		tray, other, l, ledge := trays(s)
		if room := tray.loot[0].Size(); tray.dish.H < phone.dish.H ||
			min(room.W, room.H) < 1.25*min(phone.loot[0].W, phone.loot[0].H) && s.H > s.W {
			t.Errorf("%vx%v: its dish is %v, its loot %v; on a phone %v and %v", s.W, s.H, tray.dish.Size(),
				tray.loot[0].Size(), phone.dish.Size(), phone.loot[0].Size())
		}
		if other.loot[0].W < small.loot[0].W || other.loot[0].H < 1.5*small.loot[0].H {
			t.Errorf("%vx%v: another's loot has %v, on a phone %v", s.W, s.H, other.loot[0].Size(),
				small.loot[0].Size())
		}
		if all := tray.Chip.Union(l.acts[0]).Union(l.acts[1]); all.W < ledge.W*.7 {
			t.Errorf("%vx%v: tray and buttons take %v of %v", s.W, s.H, all.W, ledge.W)
		}
	}
}

// TestTabletsTellASettlingInLargerLetters tells two lines of a settling on tablets and on a phone. On tablets the
// parchment takes most of the width of an upright screen, and the letters of news, of earlier lines and of sums are
// larger.
func TestTabletsTellASettlingInLargerLetters(t *testing.T) {
	told := func(s boardtest.Screen) (*table.Frame, layout, [3]float64) {
		kit, err := ui.NewKit(ui.Look{Interface: s.Scale, Device: 1})
		if err != nil {
			t.Fatal(err)
		}
		f := boardtest.Frame(t, kit, New().Need, s, 2)
		l := arrange(&f, arrangement{seats: 2, front: 0, mode: settling, lines: 2})
		b := New()
		b.Given.Frame = f
		a, c := &b.artist, &ui.Canvas{Kit: kit}
		b.words.lines = []lineWords{{text: "first"}, {text: "second"}}
		return &f, l, [3]float64{a.lineStyle(c, 0, 300, 100).Size, a.lineStyle(c, 1, 300, 100).Size, a.sumStyle(c).Size}
	}
	_, _, phone := told(boardtest.Screen{W: 412, H: 915, Scale: 1})
	for _, s := range []boardtest.Screen{{W: 768, H: 1024, Scale: 1}, {W: 820, H: 1180, Scale: 1},
		{W: 1024, H: 768, Scale: 1}} {
		f, l, sizes := told(s)
		boardtest.Inside(t, "parchment", l.story.rect, f.Field)
		if f.Portrait && l.story.rect.W < .8*s.W {
			t.Errorf("%vx%v: the parchment is %v wide", s.W, s.H, l.story.rect.W)
		}
		for i, size := range sizes {
			if size < 1.2*phone[i] {
				t.Errorf("%vx%v: letters %d are of %v, on a phone of %v", s.W, s.H, i, size, phone[i])
			}
		}
	}
}
