package masters

import (
	"math"
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// handy returns a board at rest where a person may lay a card.
func handy(t *testing.T) *rig {
	t.Helper()
	m := newMatch(t, 2, nil, 3)
	m.Randoms(6)
	m.Until(func(v rules.View) bool { return v.Phase() == rules.PlayPhase })
	r := newRig(m, boardtest.Screen{W: 1100, H: 700, Scale: 1}, m.Play.View(games.All).OnTurn())
	r.Settle()
	return r
}

// TestHandMoves picks a card up, lays it, turns it and takes it back. Each takes its time: less where the animation is
// faster, and none with reduced motion. Then the board is at rest.
func TestHandMoves(t *testing.T) {
	for _, c := range boardtest.Tempos {
		r := handy(t)
		b := r.Board
		b.Given.Frame.Speed, b.Given.Frame.Kit.Look.ReducedMotion = c.Speed, c.Reduced
		r.Tap(ui.Mouse, r.Target("masters.card.0"))
		r.Takes("lifting", func() bool { return b.Held.Lifted() < 1 }, 120, c.Scale)
		r.Wheel(b.places.ledge.hand[0].Center(), -1)
		r.Takes("turning", b.Held.Turning, 160, c.Scale)
		r.Wheel(b.places.ledge.hand[0].Center(), 1)
		r.Tick(ui.Input{})
		if angle := b.Held.Angle(); c.Scale > 0 && (angle <= 0 || angle > math.Pi/2) {
			t.Errorf("turned back it lies at %v", angle)
		}
		r.Letter('1') // it becomes a draft
		if !b.Sel.draft {
			t.Fatal("there is no draft")
		}
		r.Takes("laying", func() bool { return b.Held.Going(int(b.Sel.card)) }, 180, c.Scale)
		r.Settle()
		if b.Moving() || b.Held.Angle() != 0 || b.Aside() != (ui.Point{}) {
			t.Error("at rest something moves")
		}
		for n := range b.player.verdict.preview.Touches {
			if at := b.player.marks.Size(n); at != 1 {
				t.Errorf("mark %d is %v large", n, at)
			}
		}
	}
}

// TestMarksPopOneAfterAnother lays a draft and follows its marks: none is seen before the card lies, and each comes
// after the one before.
func TestMarksPopOneAfterAnother(t *testing.T) {
	r := handy(t)
	b := r.Board
	r.Letter('1')
	if len(b.player.verdict.preview.Touches) < 2 {
		t.Fatalf("%d marks", len(b.player.verdict.preview.Touches))
	}
	last := len(b.player.verdict.preview.Touches) - 1
	apart := false
	for b.Held.Moving() || b.player.marks.Moving() {
		if b.Held.Going(int(b.Sel.card)) && b.player.marks.Size(0) > 0 {
			t.Fatal("a mark is seen before the card lies")
		}
		if first, final := b.player.marks.Size(0), b.player.marks.Size(last); final > 0 && first < final && first < 1 {
			t.Fatalf("the last mark is %v large, the first %v", final, first)
		} else if first > 0 && final == 0 {
			apart = true
		}
		r.Tick(ui.Input{})
	}
	if !apart {
		t.Error("all marks pop up at once")
	}
	r.Letter('1') // turn it; a tap completes the picture
	r.Tick(ui.Input{})
	b.Finish()
	if b.Held.Moving() || b.player.marks.Moving() {
		t.Error("what is completed moves")
	}
}

// TestDraftOutlivesItsCurtain takes away the curtain behind which a move was made, before the move is told. The card
// still lies there; otherwise it would fly to its place a second time.
func TestDraftOutlivesItsCurtain(t *testing.T) {
	r := handy(t)
	r.Letter('1')
	draft := r.Board.Sel.laid()
	r.Board.Model.already = draft
	r.Board.Sync(r.Board.Given.View)
	if r.Board.Model.already != draft {
		t.Error("the card is taken away with the curtain")
	}
}

// TestRefusedDraftShakes makes a draft that may not lie there: it swings twice by up to 6 dp and comes to rest. With
// reduced motion it does not move.
func TestRefusedDraftShakes(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		r := handy(t)
		b := r.Board
		b.Given.Frame.Kit.Look.ReducedMotion, b.Timeline.Reduced = reduced, reduced
		r.Letter('1')
		r.Settle()
		for n := 0; b.player.verdict.why == nil; n++ { // somewhere on the table it is refused
			if n > 40 {
				t.Fatal("it may lie everywhere")
			}
			r.Key([]ui.Action{ui.Left, ui.Up, ui.RotateRight, ui.Right, ui.Down}[n%5])
			r.Settle()
		}
		draft := b.Sel.laid()
		refused := r.Refused
		r.State.Confirm = true
		r.Tick(ui.Input{})
		if r.Refused != refused+1 {
			t.Fatal("nothing is refused")
		}
		most, turns, was := 0.0, 0, 0.0
		for ticks := 1; b.Timeline.Moving(); ticks++ {
			off := b.Model.shaken(draft) * r.Kit.Dp(shakeWidth)
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
			r.Tick(ui.Input{})
		}
		switch limit := r.Kit.Dp(6); {
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
