package ui

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"
)

// TestAToastSearchesInShort compares the places that toasts find with those of a search that leaves nothing out, in
// rooms with things at random, many of them in line with others.
func TestAToastSearchesInShort(t *testing.T) {
	k := newTestKit(t)
	chance := rand.New(rand.NewPCG(3, 4))
	whole := func(most, step int) float64 { return float64(step * chance.IntN(1+most/step)) }
	free, beside, small := 0, 0, 0
	for n := range 400 {
		var rooms, spare []Rect
		for range 1 + chance.IntN(3) {
			rooms = append(rooms, Rc(whole(80, 20), whole(300, 20), 150+whole(300, 50), 60+whole(300, 20)))
		}
		for range chance.IntN(25) {
			spare = append(spare, Rc(whole(400, 40), whole(600, 40), 10+whole(60, 10), 10+whole(60, 10)))
		}
		var toast Toast
		toast.Show(IconInfo, strings.Repeat("word ", 1+chance.IntN(20)), k.Palette.Gold, nil)
		got, want := toast.site(k, spare, rooms), slowSite(&toast, k, spare, rooms)
		if got != want {
			t.Fatalf("%d: in %v beside %v it finds %+v, not %+v", n, rooms, spare, got, want)
		}
		free, small = free+int(b2f(got.least == 0)), small+int(b2f(got.small))
		if got.room != rooms[0] && got.room.W < rooms[0].W {
			beside++
		}
	}
	if s := fmt.Sprintf("%d free, %d small, %d beside something", free, small, beside); min(free, small,
		beside) < 10 || free > 390 {
		t.Errorf("the rooms were too much alike: %s", s)
	}
}

// slowSite finds the best place as the comment of LayoutClear says it.
func slowSite(t *Toast, k *Kit, spare, rooms []Rect) site {
	s := site{least: math.Inf(1)}
	for _, room := range rooms {
		parts := []Rect{room}
		for _, o := range spare {
			left, _ := room.CutLeft(o.X-k.Gap.XS-room.X, 0)
			right, _ := room.CutRight(room.Right()-o.Right()-k.Gap.XS, 0)
			parts = append(parts, left, right)
		}
		for i, part := range parts {
			if i > 0 && (s.least == 0 || part.W < k.Part.ToastWords) {
				continue
			}
			for _, small := range []bool{false, true} {
				if at, hidden := slowClearest(t, k, spare, part, small); hidden < s.least {
					s = site{part, at, hidden, small}
				}
			}
		}
		if s.least == 0 {
			break
		}
	}
	return s
}

func slowClearest(t *Toast, k *Kit, spare []Rect, room Rect, small bool) (at Rect, least float64) {
	size := t.measure(k, room.Size(), small)
	least = math.Inf(1)
	feet := []float64{room.Bottom(), room.Y + size.H}
	for _, o := range spare {
		if foot := o.Y - k.Gap.XS; foot < room.Bottom() && foot > room.Y {
			feet = append(feet, foot)
		}
	}
	for _, foot := range feet {
		for _, side := range []float64{.5, 0, 1} {
			r := Rc(room.X+side*(room.W-size.W), foot-size.H, size.W, size.H)
			hidden := 0.0
			for _, o := range spare {
				if both := r.Intersect(o); r.Overlaps(o) {
					hidden += both.W * both.H
				}
			}
			inside := r.Intersect(room)
			hidden = math.Floor(hidden) + math.Floor(max(0, r.W*r.H-inside.W*inside.H))
			if hidden < least || hidden == least && foot > at.Bottom() {
				at, least = r, hidden
			}
		}
	}
	return at, least
}
