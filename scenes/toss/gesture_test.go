package toss

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// swiping returns a swipe through points, one a tick.
func swiping(path ...ui.Point) *swipe {
	w := &swipe{start: path[0]}
	for _, at := range path {
		w.move(at)
	}
	return w
}

// straight returns points on a line for some ticks; tick is how far it goes in each, in dp.
func straight(from, tick ui.Point, ticks int) (path []ui.Point) {
	for i := range ticks + 1 {
		path = append(path, from.Add(ui.Pt(tick.X*float64(i), tick.Y*float64(i))))
	}
	return path
}

// TestSwipeBecomesAGesture swipes from each edge as the seat there sees it: ahead, to the side, bent, slowly and
// backwards.
func TestSwipeBecomesAGesture(t *testing.T) {
	k, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	v := newMatch(t, "snatch", 5, 1).Play.View(games.Public)
	for s := range games.Seat(5) {
		e := v.Edge(s)
		l := lens{scale: 1, edge: e} // the seat sits below
		throws := func(path ...ui.Point) (rules.Gesture, bool) { return swiping(path...).gesture(k, l, e, true) }
		ahead, ok := throws(straight(ui.Pt(0, 200), ui.Pt(0, -20), 8)...)
		if !ok || ahead.Aim != 0 || ahead.Spin != 0 || ahead.Start != 0 || ahead.Turns < 2 {
			t.Errorf("seat %d: ahead is %+v, %v", s, ahead, ok)
		}
		if weaker, _ := throws(straight(ui.Pt(0, 200), ui.Pt(0, -6), 8)...); weaker.Speed >= ahead.Speed ||
			weaker.Turns >= ahead.Turns {
			t.Errorf("seat %d: slower is %+v, as fast as %+v", s, weaker, ahead)
		}
		for _, side := range []float64{1, -1} {
			aside, _ := throws(straight(ui.Pt(0, 200), ui.Pt(side*10, -20), 8)...)
			if float64(aside.Aim)*side < 499 || float64(aside.Aim)*side > 501 {
				t.Errorf("seat %d: one aside for two ahead is aimed %d", s, aside.Aim)
			}
			if begun, _ := throws(straight(ui.Pt(side*60, 200), ui.Pt(0, -20), 8)...); float64(begun.Start)*side < 59 {
				t.Errorf("seat %d: let go 60 mm aside it starts at %d", s, begun.Start)
			}
			bent := append(straight(ui.Pt(0, 200), ui.Pt(0, -20), 4),
				straight(ui.Pt(side*10, 100), ui.Pt(side*10, -20), 3)...)
			if g, _ := throws(bent...); float64(g.Spin)*side <= 0 {
				t.Errorf("seat %d: bent to the side %v it spins %d", s, side, g.Spin)
			}
			flicked, _ := swiping(bent...).gesture(k, l, e, false)
			if flicked.Start != 0 || flicked.Spin != 0 || flicked.Turns != 0 {
				t.Errorf("seat %d: a rune that is flicked has %+v", s, flicked)
			}
		}
		for what, path := range map[string][]ui.Point{
			"backwards": straight(ui.Pt(0, 200), ui.Pt(0, 20), 8), "a crawl": straight(ui.Pt(0, 200), ui.Pt(0, -1), 8),
			"held still": append(straight(ui.Pt(0, 200), ui.Pt(0, -20), 3),
				slices.Repeat([]ui.Point{ui.Pt(0, 140)}, 9)...), "a touch": {ui.Pt(0, 200)},
		} {
			if g, ok := throws(path...); ok {
				t.Errorf("seat %d: %s throws %+v", s, what, g)
			}
		}
	}
}

// TestMeterThrows strikes the meter on its beats and beside them, and turns its aim by arrows.
func TestMeterThrows(t *testing.T) {
	on := func(at, aim float64) rules.Gesture {
		m := swing{on: true, aim: aim}
		for m.at() < at {
			m.tick++
		}
		return m.gesture()
	}
	before := rules.Gesture{}
	for i := range beats {
		g := on(beatAt(i), 0)
		if max(g.Aim, -g.Aim) > 50 || max(g.Spin, -g.Spin) > 50 || g.Speed <= before.Speed || g.Turns < before.Turns {
			t.Errorf("beat %d throws %+v, the one before %+v", i, g, before)
		}
		before = g
		late := on(beatAt(i)+.08, 0)
		if late.Aim < 100 || late.Spin < 50 || late.Speed >= g.Speed {
			t.Errorf("beside beat %d it throws %+v, on it %+v", i, late, g)
		}
		if left, right := on(beatAt(i), -1), on(beatAt(i), 1); left.Aim > -700 || right.Aim < 700 {
			t.Errorf("turned to the left it throws %+v, to the right %+v", left, right)
		}
	}
}

// reaching seats a reader alone in seat 0, where it is to throw or flick, as p says.
func reaching(t *testing.T, p rules.Phase) fingers {
	t.Helper()
	for seed := range uint64(300) {
		m := newMatch(t, "calm", 2, seed)
		for on := true; on; _, on = m.Random() {
			if v := m.Play.View(games.All); v.Phase() == p && v.OnTurn() <= 0 {
				f := fingers{newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1, Tag: "en"}, 0)}
				f.Settle()
				return f
			}
		}
	}
	t.Fatalf("seat 0 never comes to phase %v", p)
	return fingers{}
}

// along moves a finger from a point in even steps; end says whether it is then lifted or cancelled.
func (f fingers) along(from, by ui.Point, end ui.Phase) {
	f.T.Helper()
	f.Pointer(ui.Touch, 1, ui.Press, ui.LeftButton, from)
	for i := range 6 {
		f.Pointer(ui.Touch, 1, ui.Drag, ui.LeftButton, from.Lerp(from.Add(by), float64(i+1)/6))
	}
	f.Pointer(ui.Touch, 1, end, ui.LeftButton, from.Add(by))
	f.Tick(ui.Input{})
}

// TestSwipeThatDoesNotThrow cancels a swipe, and swipes too weakly, backwards and from elsewhere, which does not throw.
// A proper swipe then throws once.
func TestSwipeThatDoesNotThrow(t *testing.T) {
	f := reaching(t, rules.ThrowPhase)
	h, bowl := &f.Board.handwork, f.Board.places.bowl.Center()
	f.along(bowl, ui.Pt(0, -150), ui.Cancel)
	if f.Made > 0 || h.throws.weak || len(h.throws.swipes) > 0 {
		t.Errorf("a swipe that was taken away makes %d moves, weak: %v", f.Made, h.throws.weak)
	}
	f.along(f.Board.places.window.Center(), ui.Pt(0, -150), ui.Release)
	if f.Board.Drop(); f.Made > 0 || h.throws.weak {
		t.Errorf("a swipe over the table makes %d moves", f.Made)
	}
	for _, by := range []ui.Point{ui.Pt(0, -9), ui.Pt(0, 60)} {
		if f.along(bowl, by, ui.Release); f.Made > 0 || !h.throws.weak {
			t.Errorf("a swipe by %v makes %d moves, weak: %v", by, f.Made, h.throws.weak)
		}
	}
	if f.along(bowl, ui.Pt(0, -150), ui.Release); f.Made != 1 || h.throws.weak {
		t.Errorf("a swipe makes %d moves, weak: %v", f.Made, h.throws.weak)
	}
}

// TestPullFlicksAgainstIt pulls the rune back to one side: it goes to the other, the farther the more it was pulled. A
// pull that is slight or cancelled does nothing.
func TestPullFlicksAgainstIt(t *testing.T) {
	var before rules.Gesture
	for _, down := range []float64{40, 80, 120} {
		f := reaching(t, rules.FlickPhase)
		mid := f.Board.places.window.Center()
		for what, try := range map[string]func(){
			"taken away": func() { f.along(mid, ui.Pt(10, 60), ui.Cancel) },
			"by a touch": func() { f.along(mid, ui.Pt(0, 3), ui.Release) },
		} {
			if try(); f.Made > 0 || f.Board.handwork.pull.on || f.Board.handwork.pull.back > 0 {
				t.Errorf("a pull %s makes %d moves: %+v", what, f.Made, f.Board.handwork.pull)
			}
		}
		f.along(mid, ui.Pt(down/2, down), ui.Release)
		made := f.Match.Play.Made()
		g := made[len(made)-1].Move.Gesture
		if f.Made == 0 || g.Aim > -450 || g.Aim < -550 || g.Speed <= before.Speed {
			t.Errorf("pulled %v down and half as far to the right it flicks %+v, pulled less %+v", down, g, before)
		}
		before = g
	}
}
