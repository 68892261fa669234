package boardtest

import (
	"fmt"
	"testing"

	"runehall/games"
	"runehall/internal/words"
	"runehall/scenes/table"
	"runehall/ui"
)

// Screen is a screen's size, interface scale and language; "": English.
type Screen struct {
	W, H, Scale float64
	Tag         string
	Round       bool // the seats sit round the table
}

// Screens lists the screens on which every layout must work.
var Screens = []Screen{
	{W: 360, H: 640, Scale: 1, Tag: "en"}, {W: 360, H: 640, Scale: 1.5, Tag: "de"},
	{W: 640, H: 360, Scale: 1, Tag: "en"}, {W: 412, H: 915, Scale: 1, Tag: "en"}, {W: 915, H: 412, Scale: 1, Tag: "de"},
	{W: 768, H: 1024, Scale: 1, Tag: "en"},
	{W: 1024, H: 768, Scale: 1.25, Tag: "de"}, {W: 1440, H: 900, Scale: 1, Tag: "en"},
	{W: 1920, H: 1080, Scale: 1, Tag: "en"}, {W: 1920, H: 1080, Scale: 1.5, Tag: "de"},
	{W: 1080, H: 2400, Scale: 2, Tag: "en"}, {W: 3840, H: 2160, Scale: 2, Tag: "en"},
}

// Frame lays out a board as a table does, for a number of persons.
func Frame(t testing.TB, kit *ui.Kit, need func(table.Room) table.Need, s Screen, seats int) table.Frame {
	t.Helper()
	tag := s.Tag
	if tag == "" {
		tag = "en"
	}
	book := Books(t)[tag]
	screen := ui.Rc(0, 0, s.W, s.H)
	f := table.Place(kit, screen, screen, seats, s.Round, need)
	f.Speed = 1
	f.Say = func(p games.Phrase) string {
		return words.Say(book, p, func(s games.Seat) string { return sitters[s].Name })
	}
	for i := range seats {
		f.Sitters = append(f.Sitters, table.Sitter{Name: sitters[i].Name, Look: kit.Seats[i], Person: true})
	}
	return f
}

// EachFrame runs a test in a board's frame on each of the Screens, for each number of seats from least to most.
func EachFrame(
	t *testing.T, need func(table.Room) table.Need, least, most int, run func(t *testing.T, f *table.Frame, seats int),
) {
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

// EachRound runs a test on two screens with the seats round the table, for each number of seats from least to most.
func EachRound(t *testing.T, least, most int, run func(t *testing.T, s Screen, seats int)) {
	t.Helper()
	for seats := least; seats <= most; seats++ {
		for _, s := range []Screen{{W: 1440, H: 900, Scale: 1, Tag: "en"}, {W: 800, H: 1280, Scale: 1, Tag: "de"}} {
			t.Run(fmt.Sprintf("%d seats %vx%v", seats, s.W, s.H), func(t *testing.T) { run(t, s, seats) })
		}
	}
}

// Inside fails the test if a place reaches out of another one by more than a pixel.
func Inside(t testing.TB, name string, r, within ui.Rect) {
	t.Helper()
	if !r.Empty() && !within.Grow(1).Holds(r) {
		t.Errorf("%s %v leaves %v", name, r, within)
	}
}
