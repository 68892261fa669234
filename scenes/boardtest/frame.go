package boardtest

import (
	"fmt"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/internal/words"
	"runehall/scenes/table"
	"runehall/ui"
)

// Screen is a size and an interface scale of a screen, and a language, English if it has none.
type Screen struct {
	W, H, Scale float64
	Tag         string
}

// Screens are those that every layout must stand.
var Screens = []Screen{
	{360, 640, 1, "en"}, {360, 640, 1.5, "de"}, {640, 360, 1, "en"}, {412, 915, 1, "en"}, {915, 412, 1, "de"}, {768, 1024, 1, "en"},
	{1024, 768, 1.25, "de"}, {1440, 900, 1, "en"}, {1920, 1080, 1, "en"}, {1920, 1080, 1.5, "de"}, {1080, 2400, 2, "en"}, {3840, 2160, 2, "en"},
}

// Frame places a board as a table does: a bar on top, the seats at the left or above, the ledge below.
func Frame(t testing.TB, kit *ui.Kit, need func(table.Room) table.Need, s Screen, seats int) table.Frame {
	t.Helper()
	tag := s.Tag
	if tag == "" {
		tag = "en"
	}
	book, err := lang.Load(tag)
	if err != nil {
		t.Fatal(err)
	}
	f := table.Frame{Kit: kit, Screen: ui.Rc(0, 0, s.W, s.H), Portrait: s.H > s.W, Speed: 1}
	f.Say = func(p games.Phrase) string {
		return words.Say(book, p, func(s games.Seat) string { return sitters[s].Name })
	}
	for i := range seats {
		f.Sitters = append(f.Sitters, table.Sitter{Name: sitters[i].Name, Look: kit.Seats[i], Person: true})
	}
	primary := ui.Sz(kit.Dp(150), max(kit.Dp(52), 44))
	bar := kit.Bar
	if f.Portrait {
		primary = ui.Sz(min(kit.Dp(150), s.W*.42), max(kit.Dp(48), 44))
		bar = kit.Dp(90)
	}
	n := need(table.Room{Kit: kit, Screen: f.Screen.Size(), Portrait: f.Portrait, Seats: seats, Primary: primary})
	_, body := f.Screen.CutTop(bar, 0)
	border := kit.Dp(38)
	room := body.H - s.H*.4
	ledge := n.Ledge + border
	if f.Portrait {
		if all := ledge + n.Seats; all > room {
			ledge, n.Seats = max(ledge*room/all, primary.H+border), n.Seats*room/all
		}
	} else {
		ledge = max(min(ledge, room), primary.H+border)
	}
	foot, field := body.CutBottom(ledge, 0)
	f.Ledge = foot.Inset(ui.Insets{Top: kit.Dp(30), Right: kit.Gap.S, Bottom: kit.Gap.S, Left: kit.Gap.S})
	if f.Portrait {
		f.Primary = f.Ledge.Place(primary, 1, 1)
		f.Seats, f.Field = field.CutTop(n.Seats, kit.Gap.XS)
		f.Seats = f.Seats.Inset(ui.Sides(kit.Gap.S, 0))
	} else {
		f.Primary = f.Ledge.Place(primary, 1, .5)
		f.Seats, f.Field = field.Inset(ui.Sides(kit.Gap.S, 0)).CutLeft(min(n.Seats, s.W*.36), kit.Gap.S)
	}
	return f
}

// EachFrame runs a test in the frame of a board on each of the Screens, for each number of seats from least to most.
func EachFrame(t *testing.T, need func(table.Room) table.Need, least, most int, run func(t *testing.T, f *table.Frame, seats int)) {
	t.Helper()
	for _, s := range Screens {
		for seats := least; seats <= most; seats++ {
			t.Run(fmt.Sprintf("%vx%v at %v, %d seats", s.W, s.H, s.Scale, seats), func(t *testing.T) {
				kit, err := ui.NewKit(ui.Look{Interface: s.Scale, Device: 1})
				if err != nil {
					t.Fatal(err)
				}
				f := Frame(t, kit, need, s, seats)
				run(t, &f, seats)
			})
		}
	}
}

// EachRound runs a test on two screens for each number of seats from least to most, which are to sit round the table.
func EachRound(t *testing.T, least, most int, run func(t *testing.T, s Screen, seats int)) {
	t.Helper()
	for seats := least; seats <= most; seats++ {
		for _, s := range []Screen{{W: 1440, H: 900, Scale: 1, Tag: "en"}, {W: 800, H: 1280, Scale: 1, Tag: "de"}} {
			t.Run(fmt.Sprintf("%d seats %vx%v", seats, s.W, s.H), func(t *testing.T) { run(t, s, seats) })
		}
	}
}

// docksOf places docks round a field as a table does.
func docksOf(field ui.Rect, n int, dock ui.Size) (docks []ui.Turned, inner ui.Rect) {
	inner = field.Grow(-dock.H - 8)
	for _, edge := range [][]int{{}, {2}, {1, 3}, {1, 2, 3}, {1, 2, 2, 3}}[n] {
		r := ui.Rc(field.X, inner.Center().Y-dock.W/2, dock.H, dock.W)
		switch {
		case edge == 3:
			r.X = field.Right() - dock.H
		case edge == 2 && n < 4:
			r = ui.Rc(inner.Center().X-dock.W/2, field.Y, dock.W, dock.H)
		case edge == 2 && len(docks) == 1:
			r = ui.Rc(inner.Center().X-dock.W-4, field.Y, dock.W, dock.H)
		case edge == 2:
			r = ui.Rc(inner.Center().X+4, field.Y, dock.W, dock.H)
		}
		docks = append(docks, ui.Turned{Rect: r.Snap(), Turns: edge})
	}
	return docks, inner
}

// Inside fails the test if a place leaves another one by more than a pixel.
func Inside(t testing.TB, name string, r, within ui.Rect) {
	t.Helper()
	if !r.Empty() && !within.Grow(1).Holds(r) {
		t.Errorf("%s %v leaves %v", name, r, within)
	}
}
