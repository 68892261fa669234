package ceremony

import (
	"fmt"
	"math"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/scenes/stage"
	"runehall/ui"
)

// TestFestHasItsPlaces places the celebration on screens of all sizes, also with large words. Its parts must not
// overlap, and the words about how to go on must have room in every language.
func TestFestHasItsPlaces(t *testing.T) {
	k, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	sizes := []ui.Size{
		{W: 360, H: 640}, {W: 412, H: 915}, {W: 915, H: 412}, {W: 667, H: 375}, {W: 768, H: 1024}, {W: 1440, H: 900},
		{W: 3840, H: 2160},
	}
	for _, scale := range []float64{1, 1.5} {
		k.SetLook(ui.Look{Interface: scale, Device: 1})
		for _, tag := range lang.Tags() {
			book, err := lang.Load(tag)
			if err != nil {
				t.Fatal(err)
			}
			for _, size := range sizes {
				for seats := 2; seats <= games.MaxSeats; seats++ {
					f := End{
						ranks: make([]games.Seat, seats),
						words: Words{Honour: "Lord", Last: "Astrid draws", GoesOn: book.Text("table.end.on")},
					}
					if why := f.crowded(k, size); why != "" {
						t.Errorf("%s, %v at %v, %d seats: %s", tag, size, scale, seats, why)
					}
				}
			}
		}
	}
}

// crowded names a part of a celebration that has no room; "": all have room.
func (f *End) crowded(k *ui.Kit, size ui.Size) string {
	safe := ui.Rect{W: size.W, H: size.H}
	p := f.arrange(k, safe)
	wreath := ui.RectAround(p.coin, ui.Sz(2*festReach*p.radius*.9, 2*festReach*p.radius*.9))
	all := append([]ui.Rect{wreath, p.names, p.honour, p.last, p.foot}, p.seats...)
	for i, r := range all {
		if r.Empty() {
			continue
		}
		if !safe.Grow(1).Holds(r) {
			return fmt.Sprint(r, " is outside")
		}
		for j, o := range all[:i] {
			if r.Grow(-1).Overlaps(o.Grow(-1)) {
				return fmt.Sprint(j, " and ", i, " overlap")
			}
		}
	}
	for _, right := range [...]bool{false, true} {
		before := ui.Pt(p.coin.X, p.horizon())
		stones := 0
		p.stand(k, safe, right, func(_ int, foot ui.Point, high float64) {
			near, was := math.Abs(foot.X-p.coin.X), math.Abs(before.X-p.coin.X)
			if foot.X < safe.X || foot.X > safe.Right() || foot.Y < before.Y || foot.Y-high < safe.Y || near <= was ||
				near < p.radius || right != (foot.X > p.coin.X) {
				stones = -99
			}
			before = foot
			stones++
		})
		if stones < 2 || stones > festStoneMost {
			return fmt.Sprint("the stones do not stand in a row beside the winner, right: ", right)
		}
	}
	if high := k.LineHeight(p.name); min(size.W, size.H) >= 412 && size.H >= 900 && k.Look.Interface == 1 &&
		high < 1.4*k.LineHeight(k.Type.Title) {
		return "the winner's name is small"
	}
	if words := k.Measure(f.words.GoesOn, k.Type.Small, p.foot.W); words.W > p.foot.W+1 || words.H > p.foot.H+1 {
		return "what leads on has no room"
	}
	return ""
}

// TestTheSeatsCountInTheirOrder celebrates a result with two winners. The seats count from the last in rank on, each
// once and before the winners rise, and the results follow in their time. An end that is opened again shows nothing of
// this.
func TestTheSeatsCountInTheirOrder(t *testing.T) {
	var result games.Result
	copy(result.Rank[:], []int8{1, 3, 1})
	copy(result.Points[:], []int32{7, 2, 7})
	e := End{Sitters: []stage.Sitter{{Name: "A"}, {Name: "B"}, {Name: "C"}}}
	counted, due := 0, []Due{}
	for !e.Step() {
		if now := e.Due(); now != Nothing {
			due = append(due, now)
			if now == Night && fmt.Sprint(e.Celebrate(&result)) != "[A C]" {
				t.Errorf("%q have won", e.names)
			}
		}
		if e.Counts() {
			counted++
		}
	}
	if counted != 3 || fmt.Sprint(due) != fmt.Sprint([]Due{Decided, Night}) || fmt.Sprint(e.ranks) != "[1 0 2]" ||
		e.points[2] != 7 {
		t.Errorf("%d seats count in the order %v, to %v; due was %v", counted, e.ranks, e.points, due)
	}
	if e.riseFrom()+2*riseTicks > Results || e.Step() || e.Celebrates() {
		t.Errorf("the winners rise at %d of %d, or the results follow twice", e.riseFrom(), Results)
	}
	var again End
	for again.Reopen(); !again.Step(); {
		if again.Due() != Nothing || again.Celebrates() {
			t.Fatal("an end is celebrated once more")
		}
	}
}
