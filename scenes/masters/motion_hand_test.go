package masters

import (
	"math"
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/ui"
)

// lasts returns for how many ticks something is so.
func (r *rig) lasts(so func() bool) (n int) {
	r.t.Helper()
	for ; so(); n++ {
		r.tick(ui.Input{})
		if n > 1000 {
			r.t.Fatal("it never ends")
		}
	}
	return n
}

// handy is a board at rest on which a person may lay a card.
func handy(t *testing.T) *rig {
	t.Helper()
	m := newMatch(t, 2, nil, 3)
	for range 6 {
		m.random()
	}
	for m.play.View(games.All).Phase() != rules.PlayPhase {
		m.random()
	}
	r := newRig(t, m, screen{w: 1100, h: 700, scale: 1}, m.play.View(games.All).OnTurn())
	r.settle()
	return r
}

// TestHandMoves picks a card up, lays it, turns it and takes it back: each takes its time, shorter where the animation is
// faster, and none with reduced motion; then the board is at rest.
func TestHandMoves(t *testing.T) {
	for _, c := range []struct {
		speed   float64
		reduced bool
		scale   float64
	}{{1, false, 1}, {2, false, .5}, {.5, false, 2}, {1, true, 0}} {
		r := handy(t)
		b := r.board
		b.frame.Speed, b.frame.Kit.Look.ReducedMotion = c.speed, c.reduced
		check := func(what string, got, ms int) {
			t.Helper()
			// The tick of the gesture is one of them.
			if want := float64(ui.Ticks(ms)) * c.scale; math.Abs(float64(got+1)-want) > 1 && !(c.scale == 0 && got == 0) {
				t.Errorf("speed %v, reduced %v: %s takes %d ticks, want %v", c.speed, c.reduced, what, got+1, want)
			}
		}
		r.tap(ui.Mouse, r.target("masters.card.0"))
		check("lifting", r.lasts(b.motions.lift.Moving), 120)
		r.wheel(b.places.ledge.hand[0].Center(), -1)
		check("turning", r.lasts(b.motions.spin.Moving), 160)
		r.wheel(b.places.ledge.hand[0].Center(), 1)
		r.tick(ui.Input{})
		if angle := b.motions.angle(); c.scale > 0 && (angle <= 0 || angle > math.Pi/2) {
			t.Errorf("turned back it lies at %v", angle)
		}
		r.letter('1') // it comes to lie as a draft
		if !b.sel.draft {
			t.Fatal("there is no draft")
		}
		check("laying", r.lasts(b.motions.snap.Moving), 180)
		r.settle()
		if b.Moving() || b.motions.angle() != 0 || b.motions.aside() != (ui.Point{}) {
			t.Error("at rest something moves")
		}
		for n := range b.aim.preview.Touches {
			if at := b.motions.popped(n); at != 1 {
				t.Errorf("mark %d is %v large", n, at)
			}
		}
	}
}

// TestMarksPopOneAfterAnother lays a draft and follows its marks: none is seen before the card lies, and each comes after
// the one before it.
func TestMarksPopOneAfterAnother(t *testing.T) {
	r := handy(t)
	b := r.board
	r.letter('1')
	if len(b.aim.preview.Touches) < 2 {
		t.Fatalf("%d marks", len(b.aim.preview.Touches))
	}
	last := len(b.aim.preview.Touches) - 1
	apart := false
	for b.motions.moving() {
		if b.motions.snap.Moving() && b.motions.popped(0) > 0 {
			t.Fatal("a mark is seen before the card lies")
		}
		if first, final := b.motions.popped(0), b.motions.popped(last); final > 0 && first < final && first < 1 {
			t.Fatalf("the last mark is %v large, the first %v", final, first)
		} else if first > 0 && final == 0 {
			apart = true
		}
		r.tick(ui.Input{})
	}
	if !apart {
		t.Error("all marks pop up at once")
	}
	r.letter('1') // turns it; a tap completes the picture
	r.tick(ui.Input{})
	b.Finish()
	if b.motions.moving() {
		t.Error("what is completed moves")
	}
}

// TestRefusedDraftShakes makes a draft that may not lie there: it swings twice by up to 6 dp and comes to rest; with
// reduced motion it stays.
func TestRefusedDraftShakes(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		r := handy(t)
		b := r.board
		b.frame.Kit.Look.ReducedMotion, b.timeline.Reduced = reduced, reduced
		r.letter('1')
		r.settle()
		for n := 0; b.aim.why == nil; n++ { // over the table it is refused somewhere
			if n > 40 {
				t.Fatal("it may lie everywhere")
			}
			r.key([]ui.Action{ui.Left, ui.Up, ui.RotateRight, ui.Right, ui.Down}[n%5])
			r.settle()
		}
		draft := b.sel.laid()
		refused := r.refused
		r.state.Confirm = true
		r.tick(ui.Input{})
		if r.refused != refused+1 {
			t.Fatal("nothing is refused")
		}
		most, turns, was := 0.0, 0, 0.0
		for ticks := 1; b.timeline.Moving(); ticks++ {
			off := b.shaken(draft)
			most = max(most, math.Abs(off))
			if off*was < 0 {
				turns++
			}
			if off != 0 {
				was = off
			}
			if off != 0 && ticks > ui.Ticks(200)+1 {
				t.Fatalf("after %d ticks it shakes by %v", ticks, off)
			}
			r.tick(ui.Input{})
		}
		switch limit := r.kit.Dp(6); {
		case reduced && most != 0:
			t.Errorf("with reduced motion it shakes by %v", most)
		case !reduced && (most < limit/2 || most > limit || turns != 3):
			t.Errorf("it shakes by %v at most and turns back %d times, want %v and 3", most, turns, limit)
		}
		if b.Moving() {
			t.Error("at rest something moves")
		}
	}
}
