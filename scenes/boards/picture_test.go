package boards

import (
	"slices"
	"testing"

	"runehall/games"
	"runehall/ui"
)

// TestABoardIsPosed shows positions as pictures: the board begins anew, whatever was chosen, with nobody in front,
// unless a draft is of somebody whose things are seen with it; that seat looks at the picture and moves. What the
// picture places comes last, in the frame and at rest.
func TestABoardIsPosed(t *testing.T) {
	b := newSquares(t)
	if b.Poses() {
		t.Error("a board without a picture can be shown as one")
	}
	draft := lays{1, 2, 3, 0}
	for _, c := range []struct {
		draft  *lays
		fronts bool
		reader games.Seat
		front  games.Seat
		movers []games.Seat
	}{
		{nil, false, 0, games.Nobody, nil},
		{nil, true, 0, games.Nobody, nil},
		{&draft, false, 2, games.Nobody, []games.Seat{2}},
		{&draft, true, 2, 2, []games.Seat{2}},
	} {
		drawn, placed := 0, 0
		b.def.Picture = &Picture[lays, squareView]{
			Mover: func(squareView) games.Seat { return 2 }, Fronts: c.fronts,
			Place: func(_ squareView, m *lays) {
				placed++
				if m != c.draft || b.Sel != (squareSel{}) || len(b.Plan.Moves) > 0 || !b.Given.Synced {
					t.Errorf("%+v: placed are %v, chosen %+v, planned %v", c, m, b.Sel, b.Plan.Moves)
				}
			},
			Draw: func(*ui.Canvas) { drawn++ },
			At:   func(what any) ui.Point { return ui.Pt(float64(what.(int)), 7) },
		}
		b.Sel, b.Plan = squareSel{id: 2, draft: true}, PlanOf(draft)
		b.Given.Front, b.Given.Movers = 1, []games.Seat{1}
		f := b.Given.Frame
		f.Field = ui.Rc(0, 0, 300, 200)
		b.Pose(f, squareView{}, c.draft)
		if g := &b.Given; placed != 1 || g.Reader != c.reader || g.Front != c.front ||
			!slices.Equal(g.Movers, c.movers) || g.Frame.Field != f.Field {
			t.Errorf("%+v: placed %d times, read by %d, in front %d, moved by %v in %v", c, placed, g.Reader, g.Front,
				g.Movers, g.Frame.Field)
		}
		if b.DrawField(nil); drawn != 1 || !b.Poses() {
			t.Errorf("%+v: drawn %d times", c, drawn)
		}
		if at := b.At(5); at != ui.Pt(5, 7) {
			t.Errorf("%+v: a note points to %v", c, at)
		}
	}
}

// TestAPictureSpreadsWhatItPlaces: what a picture has placed elsewhere lies there, and the words fit it.
func TestAPictureSpreadsWhatItPlaces(t *testing.T) {
	b := newSquares(t)
	var order []string
	b.def.Places.Spread = func() { order = append(order, "spread") }
	b.def.Words.Write = func() { order = append(order, "write") }
	if b.Respread(); !slices.Equal(order, []string{"spread", "write"}) {
		t.Errorf("placed elsewhere, there is %q", order)
	}
}
