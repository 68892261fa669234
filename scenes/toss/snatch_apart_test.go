package toss

import (
	"testing"

	rules "runehall/games/toss"
	"runehall/ui"
)

// TestAHandWaitsForTheRoom lets hands go of their runes in a race that a room on another device settles. Until it does,
// each lies on its rune. Then the rune is the picture's, or glides back; and so it does if the race ends without a
// word.
func TestAHandWaitsForTheRoom(t *testing.T) {
	f := snatched(t, "snatch", 2, 0)
	runes, at := f.visible()
	h := &f.Board.handwork
	h.Given.Far = true
	for i := range 3 {
		h.grips.list = append(h.grips.list, grip{id: ui.PointerID(i + 1), rune: runes[i], at: at[i].Add(ui.Pt(90, 90)),
			from: at[i], seat: 0, tick: 5, races: true})
		h.release(i)
	}
	for range 3 * wellTicks {
		h.grips.step()
	}
	for i := range 3 {
		if p := h.grips.list[i]; !p.waits || p.home != 0 || p.at != at[i] || p.lost || !h.grips.holds(runes[i]) {
			t.Fatalf("a hand that waits is %+v", p)
		}
	}
	if h.grips.moving() {
		t.Error("what waits moves")
	}
	h.decided([]rules.Event{rules.Snatched{Seat: 0, Rune: runes[0], Tick: 5},
		rules.ClaimMissed{Seat: 0, Rune: runes[1], Tick: 5},
		rules.Snatched{Seat: 1, Rune: runes[1], Tick: 4}})
	h.grips.step()
	if len(h.grips.list) != 2 || h.grips.holds(runes[0]) || h.grips.holds(runes[1]) || h.grips.list[0].home == 0 {
		t.Errorf("once it is told, hands are %+v", h.grips.list)
	}
	h.Given.Clocked = false
	h.open()
	if p := h.grips.list[1]; !p.lost || p.home == 0 {
		t.Errorf("after the race a hand that nothing was told of is %+v", p)
	}
}
