package toss

import (
	"math"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// fingers is a bench whose hands snatch on the clock.
type fingers struct{ *bench }

// snatched opens a match round the table in which there is much to snatch, and waits for the clock.
func snatched(t *testing.T, way string, seats int, reader games.Seat) fingers {
	t.Helper()
	for seed := range uint64(30) {
		m := newMatch(t, way, seats, seed)
		for m.Play.View(games.All).Phase() == rules.ThrowPhase {
			m.Random()
		}
		v := m.Play.View(reader)
		if p := v.Phase(); p != rules.SnatchPhase && p != rules.RunPhase || len(v.Visible()) < 4 {
			continue
		}
		s := boardtest.Screen{W: 1440, H: 900, Scale: 1, Tag: "en", Round: reader < 0}
		f := fingers{newRig(m, s, reader)}
		for n := 0; !f.State.Clocked; n++ {
			if f.Tick(ui.Input{}); n > 100 {
				t.Fatal("the clock does not start")
			}
		}
		return f
	}
	t.Fatal("there is never much to snatch")
	return fingers{}
}

// visible returns runes that can be snatched, and where they lie on the screen.
func (f fingers) visible() (runes []rules.Rune, at []ui.Point) {
	f.Tick(ui.Input{})
	for _, d := range f.Match.Play.View(games.Public).Discs() {
		if !d.Up || d.Rune == rules.Destiny {
			continue
		}
		p := f.Board.places.lens.Screen(ui.Pt(float64(d.X)/1000, float64(d.Y)/1000))
		if r, _ := f.Board.handwork.under(p); r == d.Rune {
			runes, at = append(runes, d.Rune), append(at, p)
		}
	}
	if len(runes) < 6 {
		f.T.Skipf("only %d runes lie free", len(runes))
	}
	return runes, at
}

// all gives the board one tick with several fingers, all in the same phase.
func (f fingers) all(phase ui.Phase, at ...ui.Point) {
	f.T.Helper()
	var in ui.Input
	for i, p := range at {
		in.Pointers = append(in.Pointers, ui.Pointer{ID: ui.PointerID(i + 1), Kind: ui.Touch, Button: ui.LeftButton,
			Phase: phase, Start: p, Last: p, At: p})
	}
	in.Device = ui.TouchDevice
	f.Tick(in)
}

func (f fingers) claims() (list []rules.Move) {
	for _, m := range f.Match.Play.Made() {
		if m.Move.Kind == rules.Claims {
			list = append(list, m.Move)
		}
	}
	return list
}

// got returns how many runes a seat took off the table.
func (f fingers) got(s games.Seat) int { return f.Match.Play.View(games.All).Got(s) }

// dock returns the middle of a seat's tray.
func (f fingers) dock(s games.Seat) ui.Point { return f.Board.places.tray(s).Place().Center() }

// TestFiveFingersInOneTick lets five persons touch a rune each in one tick, and bring them home in different ticks: all
// claims count from the touch.
func TestFiveFingersInOneTick(t *testing.T) {
	f := snatched(t, "snatch", 5, games.Public)
	_, at := f.visible()
	f.all(ui.Press, at[:5]...)
	touched := f.State.Tick
	f.all(ui.Drag, at[:5]...)
	if !f.Last.Undecided || f.Made > 0 && len(f.claims()) > 0 {
		t.Fatalf("before it is known whose the hands are, %d claims are made", len(f.claims()))
	}
	to := make([]ui.Point, 5)
	for i := range to {
		to[i] = f.dock(games.Seat(4 - i))
	}
	for i := range to { // one after another
		copy(at[:i+1], to[:i+1])
		f.all(ui.Drag, at[:5]...)
	}
	f.all(ui.Release, to...)
	if list := f.claims(); len(list) != 1 || int(list[0].Tick) != touched {
		t.Fatalf("they claim %+v, touched in tick %d", list, touched)
	}
	for s := range 5 {
		if f.got(games.Seat(s)) != 1 {
			t.Errorf("seat %d got %d", s, f.got(games.Seat(s)))
		}
	}
	f.Lasts(func() bool { return f.Board.handwork.moving() })
	if n := len(f.Board.handwork.grips.list); n > 0 {
		t.Errorf("%d hands still hold something", n)
	}
}

// TestTouchThatIsVoid makes touches that count for nobody: a palm that rests, and a finger that is cancelled, let go
// elsewhere, or comes down again under the same number.
func TestTouchThatIsVoid(t *testing.T) {
	f := snatched(t, "snatch", 3, games.Public)
	_, at := f.visible()
	for what, then := range map[string]func(){
		"a palm that rests": func() {
			for range openTicks + 2 {
				f.all(ui.Drag, at[0])
			}
			f.all(ui.Drag, f.dock(1))
			f.all(ui.Release, f.dock(1))
		},
		"a cancelled touch":   func() { f.all(ui.Cancel, at[0]); f.all(ui.Release, f.dock(1)) },
		"one let go":          func() { f.all(ui.Release, at[0]) },
		"a number used again": func() { f.all(ui.Press, f.dock(1)); f.all(ui.Release, f.dock(1)) },
	} {
		f.all(ui.Press, at[0])
		if len(f.Board.handwork.grips.list) == 0 {
			t.Fatalf("%s: nothing is touched", what)
		}
		then()
		f.Tick(ui.Input{})
		if what == "one let go" && (!f.Board.Moving() || f.Board.handwork.grips.list[0].home == 0) {
			t.Errorf("%s does not glide back", what)
		}
		for range wellTicks {
			f.Tick(ui.Input{})
		}
		if f.Last.Undecided || len(f.claims()) > 0 || len(f.Board.handwork.grips.list) > 0 {
			t.Fatalf("%s: undecided %v, %d claims, %+v", what, f.Last.Undecided, len(f.claims()),
				f.Board.handwork.grips.list)
		}
	}
	f.all(ui.Press, at[0])
	f.all(ui.Release, f.dock(2)) // in the next tick
	f.Tick(ui.Input{})
	if f.got(2) != 1 {
		t.Error("after all that a touch that is brought home does not count")
	}
}

// TestLateRuneGlidesBack lets two hands hold one rune: when one is home, the rune of the later touch glides back to
// where it lay.
func TestLateRuneGlidesBack(t *testing.T) {
	f := snatched(t, "snatch", 3, games.Public)
	runes, at := f.visible()
	h := &f.Board.handwork
	f.all(ui.Press, at[0])
	f.Tick(ui.Input{Device: ui.TouchDevice, Pointers: []ui.Pointer{
		{ID: 1, Kind: ui.Touch, Phase: ui.Drag, Start: at[0], Last: at[0], At: at[0]},
		{ID: 2, Kind: ui.Touch, Phase: ui.Press, Start: at[0], Last: at[0], At: at[0]},
	}})
	if len(h.grips.list) != 2 || !h.grips.lifts(runes[0]) {
		t.Fatalf("two fingers hold %+v", h.grips.list)
	}
	f.all(ui.Drag, at[0], f.dock(1))
	for n := 0; f.got(2) == 0; n++ {
		if f.all(ui.Drag, f.dock(2), f.dock(1)); n > 5 {
			t.Fatal("nobody gets it")
		}
	}
	late := h.grips.list[slices.IndexFunc(h.grips.list, func(p grip) bool { return p.id == 2 })]
	if !late.lost || late.home == 0 || late.from == late.at || f.got(1) > 0 {
		t.Errorf("the late hand is %+v", late)
	}
	if !h.grips.holds(runes[0]) {
		t.Error("the other one does not hold it")
	}
	f.Lasts(func() bool { return slices.ContainsFunc(h.grips.list, func(p grip) bool { return p.lost }) })
}

// TestAloneAtOnce lets one person claim: a rune counts in the tick of the press, with two fingers in two ticks, by
// mouse and by keys.
func TestAloneAtOnce(t *testing.T) {
	for _, way := range []string{"snatch", "ghost"} {
		f := snatched(t, way, 2, 0)
		if f.Match.Play.View(games.Public).Phase() == rules.RunPhase && f.Match.Play.View(games.Public).OnTurn() != 0 {
			continue
		}
		runes, at := f.visible()
		f.all(ui.Press, at[0], at[1])
		touched := f.State.Tick
		if len(f.claims()) != 1 {
			t.Errorf("%s: in the tick of the touch there are %d claims", way, len(f.claims()))
		}
		f.all(ui.Drag, at[0], at[1])
		f.Pointer(ui.Mouse, ui.MousePointer, ui.Press, ui.LeftButton, at[2])
		f.Pointer(ui.Mouse, ui.MousePointer, ui.Release, ui.LeftButton, at[2])
		for i := range 3 {
			list := f.claims()
			if len(list) != 3 || list[i].Claims[0] != runes[i] || int(list[i].Tick) != touched+i {
				t.Fatalf("%s: after a touch in tick %d of %v: %+v", way, touched, runes[:3], list)
			}
		}
		for _, d := range []ui.Device{ui.KeyDevice, ui.PadDevice} {
			before := len(f.claims())
			for n := 0; n < 60 && len(f.claims()) == before; n++ {
				if d == ui.KeyDevice {
					f.Strike(d, ui.Next)
				} else {
					f.Strike(d, []ui.Action{ui.Right, ui.Down, ui.Left, ui.Up}[n%4])
				}
				f.Strike(d, ui.Confirm)
			}
			if len(f.claims()) == before {
				t.Errorf("%s: %v claims nothing", way, d)
			}
		}
	}
}

// TestSwipeFromEachEdge throws with the same swipe as each seat sees it, and compares the gestures.
func TestSwipeFromEachEdge(t *testing.T) {
	f := snatched(t, "snatch", 5, games.Public)
	v, k := f.Match.Play.View(games.Public), f.Kit
	for s := range 5 {
		e := v.Edge(games.Seat(s))
		for _, test := range []struct {
			right, ahead float64 // of the swipe, in millimetres of the table a tick
			ok           bool
			aim          int16
		}{{0, 10, true, 0}, {5, 10, true, 500}, {-20, 10, true, -1000}, {0, -10, false, 0}, {0, .2, false, 0}} {
			var w swipe
			for i := range 8 {
				r, a := test.right*float64(i), test.ahead*float64(i)
				w.move(f.Board.places.lens.Screen(ui.Pt(e.X*250+e.Y*r-e.X*a, e.Y*250-e.X*r-e.Y*a)))
			}
			g, ok := w.gesture(k, f.Board.places.lens, e, true)
			if ok != test.ok ||
				ok && (math.Abs(float64(g.Aim-test.aim)) > 1 || g.Spin != 0 || g.Turns < rules.MinTurns) {
				t.Errorf("seat %d, %+v: %+v %v", s, test, g, ok)
			}
			for n, flies := range []bool{test.ok, false} { // once with a late frame, once with a hand that stands still
				for range 5 {
					w.move(w.at())
				}
				if late, ok := w.gesture(f.Kit, f.Board.places.lens, e, true); ok != flies ||
					ok && late.Speed != g.Speed {
					t.Errorf("seat %d, %+v, %d ticks still: %+v %v, not %+v", s, test, 5*n+5, late, ok, g)
				}
			}
			if m := (rules.Move{Kind: rules.Throw, Gesture: g}); ok &&
				newMatch(t, "snatch", 5, 1).Play.View(games.Public).WhyNot(games.Seat(s), m) != nil {
				t.Errorf("seat %d may not throw with %+v", s, g)
			}
		}
	}
}
