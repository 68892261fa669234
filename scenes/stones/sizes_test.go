package stones

import (
	"math/rand/v2"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/ui"
)

// TestAnySizeIsLaidOut lays out boards on screens of any size, in any mode, with any sheet open. No place may be inside
// out, and the places on field and ledge must not overlap.
func TestAnySizeIsLaidOut(t *testing.T) {
	chance := rand.New(rand.NewPCG(7, 13))
	side := func() float64 {
		if chance.IntN(2) == 0 {
			return 200 + float64(chance.IntN(500))
		}
		return 200 + float64(chance.IntN(2400))
	}
	kits := map[float64]*ui.Kit{}
	for _, scale := range []float64{ui.MinInterface, 1, 1.25, 1.5, ui.MaxInterface} {
		kit, err := ui.NewKit(ui.Look{Interface: scale, Device: 1})
		if err != nil {
			t.Fatal(err)
		}
		kits[scale] = kit
	}
	for scale, kit := range kits {
		for range 300 {
			s := boardtest.Screen{W: side(), H: side(), Scale: scale, Round: chance.IntN(3) == 0}
			seats := 2 + chance.IntN(3)
			f := boardtest.Frame(t, kit, need, s, seats)
			a := arrangement{
				seats: seats, front: games.Seat(chance.IntN(seats+1) - 1), mode: mode(chance.IntN(int(trading) + 1)),
				action: action(chance.IntN(int(actions))), hand: chance.IntN(rules.ManyCards + 1),
				played: chance.IntN(4), tiles: chance.IntN(5),
				sheet: boards.SheetKind(chance.IntN(int(jokerSheet) + 1)),
				lines: 1 + chance.IntN(8), items: chance.IntN(9),
			}
			if a.sheet == seatSheet {
				a.lines, a.items = seatLines, seatItems
			}
			l := arrange(&f, a)
			public, private, choice := l.public(), l.private(a.mode), l.choice()
			for _, p := range append(append(public, private...), choice...) {
				if p.Rect.W < 0 || p.Rect.H < 0 || p.Rect.W != p.Rect.W {
					t.Errorf("%v: %s %v is inside out, %+v", s, p.Name, p.Rect, a)
				}
			}
			if a.sheet == boards.NoSheet {
				for _, p := range public {
					boardtest.Inside(t, p.Name, p.Rect, f.Field.Union(ui.Bounding(docks(&f)...)))
				}
				for _, p := range private {
					boardtest.Inside(t, p.Name, p.Rect, f.Ledge)
				}
				boardtest.Apart(t, public)
				boardtest.Apart(t, append(append(private, choice...),
					boardtest.Placed{Name: "golden button", Rect: f.Primary, Tap: true}))
			}
			if t.Failed() {
				t.Fatalf("%v, %+v", s, a)
			}
		}
	}
}

// docks returns the places of the docks on the screen.
func docks(f *table.Frame) (list []ui.Rect) {
	for _, d := range f.Docks {
		list = append(list, d.Rect)
	}
	return list
}
