package toss

import (
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/table"
	"runehall/ui"
)

// TestOnlyWhatIsSeenIsTouched touches Destiny, what lies face down, beside a rune, and beside the window.
func TestOnlyWhatIsSeenIsTouched(t *testing.T) {
	for _, reader := range []games.Seat{games.Public, 0} {
		f := snatched(t, "snatch", 2, reader)
		runes, at := f.visible()
		h := &f.Board.handwork
		discs, l := h.Model.discs, h.places.lens
		one := discs[h.Model.disc(runes[0])]
		down := one
		down.up = false
		for _, d := range []disc{discs[0], down} {
			h.Model.discs = []disc{d}
			mid := l.Screen(ui.Pt(d.x, d.y))
			f.all(ui.Press, mid)
			f.all(ui.Release, mid)
			if len(h.grips.list) > 0 || f.Refused > 0 {
				t.Errorf("reader %d: on %+v a finger holds %+v; %d refusals", reader, d, h.grips.list, f.Refused)
			}
		}
		h.Model.discs = []disc{discs[0], one}
		// smaller and larger than a fingertip
		for scale, reach := range map[float64]float64{.5: 28, 4: 4 * rules.DiscRadius / 1000} {
			h.places.lens.scale, h.places.lens.mid = scale, ui.Pt(one.x, one.y)
			mid := h.places.lens.Screen(ui.Pt(one.x, one.y))
			for _, far := range []float64{0, reach - 1, reach + 1} {
				r, from := h.under(mid.Add(ui.Pt(0, far)))
				if want := far < reach; (r == one.rune) != want || want && from != mid {
					t.Errorf("%v pixels from its middle rune %d is touched at %v: %v", far, one.rune, from, r)
				}
			}
		}
		h.places.lens, h.Model.discs = l, discs
		window := h.places.window
		h.places.window.W = at[0].X - 1 - window.X
		if r, _ := h.under(at[0].Sub(ui.Pt(2, 0))); r == runes[0] {
			t.Errorf("rune %d is touched outside of the window", r)
		}
		h.places.window = window
		if r, _ := h.under(at[0]); r != runes[0] {
			t.Errorf("in the window %d is touched", r)
		}
	}
}

// TestTheNearestIsTouched touches between two runes within reach, whichever comes first among the discs.
func TestTheNearestIsTouched(t *testing.T) {
	f := snatched(t, "snatch", 2, 0)
	h, l := &f.Board.handwork, f.Board.places.lens
	l.scale = .5
	h.places.lens = l
	left, right := disc{rune: 2, up: true}, disc{rune: 5, up: true, x: 30}
	for _, discs := range [][]disc{{left, right}, {right, left}} {
		h.Model.discs = discs
		for i, d := range discs {
			if r, _ := h.under(l.Screen(ui.Pt(d.x, d.y))); r != d.rune {
				t.Errorf("on disc %d rune %d is touched", i, r)
			}
			if r, _ := h.under(l.Screen(ui.Pt(d.x*.6+6, d.y))); r != d.rune {
				t.Errorf("near disc %d rune %d is touched", i, r)
			}
		}
	}
}

// TestAPalmRestsForLessThanASecond holds a rune for some ticks before bringing it to a tray: it counts unless it was
// held so long that it is taken for a palm.
func TestAPalmRestsForLessThanASecond(t *testing.T) {
	for ticks, want := range map[int]int{1: 1, 40: 1, 50: 0} {
		f := snatched(t, "snatch", 3, games.Public)
		_, at := f.visible()
		f.all(ui.Press, at[0])
		touched := f.State.Tick
		for range ticks - 1 {
			f.all(ui.Drag, at[0])
		}
		f.all(ui.Drag, f.dock(1))
		f.all(ui.Release, f.dock(1))
		if f.Tick(ui.Input{}); f.got(1) != want || f.got(0)+f.got(2) > 0 {
			t.Errorf("brought home after %d ticks seat 1 got %d", ticks, f.got(1))
		}
		if list := f.claims(); want > 0 && (len(list) != 1 || int(list[0].Tick) != touched) {
			t.Errorf("touched in tick %d it is claimed as %+v", touched, list)
		}
	}
}

// TestClaimsWaitForAFreeTick claims in a tick that is settled already, and twice in one tick: each claim counts in the
// next tick in which the hand is free.
func TestClaimsWaitForAFreeTick(t *testing.T) {
	f := snatched(t, "snatch", 2, 0)
	runes, at := f.visible()
	for range 20 {
		f.Tick(ui.Input{})
	}
	f.all(ui.Press, at[0])
	f.Tick(ui.Input{})
	first, _, ok := f.Match.Play.View(0).Window(0)
	if touched := f.State.Tick - 1; !ok || int(first) != touched+1 {
		t.Fatalf("after a claim in tick %d the next one is tick %d", touched, first)
	}
	var want table.Want[rules.Move]
	h := &f.Board.handwork
	for i, r := range runes[1:4] {
		if !h.claim(0, r, 3, &want) || len(want.Hands) != i+1 || want.Hands[i].Move.Tick != first+int32(i) ||
			want.Hands[i].Move.Claims[0] != r {
			t.Fatalf("claims of tick 3, while tick %d is the first, become %+v", first, want.Hands)
		}
	}
	if h.claim(1, runes[1], 3, &want); want.Hands[3].Move.Tick != first {
		t.Errorf("the other hand's claim waits until tick %d", want.Hands[3].Move.Tick)
	}
}

// TestOneHoldsARuneOnce touches with a second finger a rune that the same hand holds: that takes nothing.
func TestOneHoldsARuneOnce(t *testing.T) {
	f := snatched(t, "snatch", 2, 0)
	_, at := f.visible()
	f.all(ui.Press, at[0], at[0])
	if n := len(f.Board.handwork.grips.list); n != 1 || f.Refused > 0 {
		t.Errorf("%d fingers hold it, %d refusals", n, f.Refused)
	}
}
