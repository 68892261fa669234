package table

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/ui"
)

// celebrated is a match that has just ended and is celebrated.
func celebrated(t *testing.T) *bidsHall {
	t.Helper()
	h := newHallOf(t, &bidsKind, games.Setup{Seats: 3, Seed: 5}, []string{"greedy", "random", "greedy"}, plainBids)
	h.until("the end is celebrated", h.table.celebrates)
	return h
}

// TestTheEndIsCelebrated shows who has won before the results come by themselves, with the points of all.
func TestTheEndIsCelebrated(t *testing.T) {
	h := celebrated(t)
	if h.report().State["overlay"] != "celebration" || !h.report().Busy {
		t.Errorf("the report says %v", h.report().State)
	}
	f := &h.table.fest
	result, _ := h.table.play.match.Core().Result()
	for i, seat := range f.ranks {
		if i > 0 && result.Rank[seat] > result.Rank[f.ranks[i-1]] {
			t.Errorf("the seats count in the order %v, though they rank %v", f.ranks, result.Rank)
		}
		if f.points[seat] != result.Points[seat] {
			t.Errorf("seat %d counts to %d, not %d", seat, f.points[seat], result.Points[seat])
		}
	}
	if f.names == "" || f.last == "" || f.riseFrom()+2*riseTicks > resultTicks {
		t.Errorf("%q have won by %q; they rise at %d of %d", f.names, f.last, f.riseFrom(), resultTicks)
	}
	said := 0
	for _, l := range h.table.decided() {
		if subject(l.Phrase) == subject(h.table.decided()[0].Phrase) && said < 2 {
			said++
			words := strings.TrimPrefix(h.table.say(l.Phrase), h.table.name(subject(l.Phrase))+" ")
			if last := h.table.tellLast(); !strings.Contains(last, words) {
				t.Errorf("of the last move %q is not said, but %q", words, last)
			}
		}
	}
	if said == 0 || len(h.board.shown) != 1 {
		t.Errorf("what decided is said in %d phrases, and the board shows once more: %v", said, h.board.shown)
	}
	if len(h.outcomes) != 0 {
		t.Fatal("the results are there already")
	}
	h.ticks(resultTicks)
	if len(h.outcomes) != 1 || h.table.celebrates() {
		t.Errorf("the results came %d times, and it goes on: %v", len(h.outcomes), h.table.celebrates())
	}
}

// TestACelebrationIsSkipped presses anywhere, with a finger and with a key.
func TestACelebrationIsSkipped(t *testing.T) {
	for name, press := range map[string]func(h *bidsHall){
		"finger": func(h *bidsHall) { h.pointer(ui.Press, ui.Pt(20, 200)); h.tick() },
		"key":    func(h *bidsHall) { h.key(ui.Skip) },
	} {
		h := celebrated(t)
		if press(h); len(h.outcomes) != 1 {
			t.Errorf("%s: the results came %d times", name, len(h.outcomes))
		}
	}
}

// TestAnEndThatIsReopenedIsNotCelebrated opens a match that was over when it was stored.
func TestAnEndThatIsReopenedIsNotCelebrated(t *testing.T) {
	again := celebrated(t).resumed(plainBids)
	for range resultTicks {
		if again.tick(); again.table.celebrates() {
			t.Fatal("it is celebrated once more")
		}
	}
	if len(again.outcomes) != 1 {
		t.Errorf("the results came %d times", len(again.outcomes))
	}
}

// TestFestHasItsPlaces places the celebration on screens of all sizes, with large words too: nothing lies over anything else, and what leads on has
// room in every language.
func TestFestHasItsPlaces(t *testing.T) {
	k, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	sizes := []ui.Size{{W: 360, H: 640}, {W: 412, H: 915}, {W: 915, H: 412}, {W: 667, H: 375}, {W: 768, H: 1024}, {W: 1440, H: 900}, {W: 3840, H: 2160}}
	for _, scale := range []float64{1, 1.5} {
		k.SetLook(ui.Look{Interface: scale, Device: 1})
		for _, tag := range lang.Tags() {
			book, err := lang.Load(tag)
			if err != nil {
				t.Fatal(err)
			}
			for _, size := range sizes {
				for seats := 2; seats <= games.MaxSeats; seats++ {
					f := celebration{ranks: make([]games.Seat, seats), honour: "Lord", last: "Astrid draws", goesOn: book.Text("table.end.on")}
					if why := f.crowded(k, size); why != "" {
						t.Errorf("%s, %v at %v, %d seats: %s", tag, size, scale, seats, why)
					}
				}
			}
		}
	}
}

// crowded says what of a celebration has no room, "" if all has.
func (f *celebration) crowded(k *ui.Kit, size ui.Size) string {
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
			if foot.X < safe.X || foot.X > safe.Right() || foot.Y < before.Y || foot.Y-high < safe.Y || near <= was || near < p.radius || right != (foot.X > p.coin.X) {
				stones = -99
			}
			before = foot
			stones++
		})
		if stones < 2 || stones > festStoneMost {
			return fmt.Sprint("the stones do not stand in a row beside the winner, right: ", right)
		}
	}
	if high := k.LineHeight(p.name); min(size.W, size.H) >= 412 && size.H >= 900 && k.Look.Interface == 1 && high < 1.4*k.LineHeight(k.Type.Title) {
		return "the winner's name is small"
	}
	if words := k.Measure(f.goesOn, k.Type.Small, p.foot.W); words.W > p.foot.W+1 || words.H > p.foot.H+1 {
		return "what leads on has no room"
	}
	return ""
}
