package boards

import (
	"slices"
	"testing"

	"runehall/games"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/scenes/things"
	"runehall/ui"
)

// planning has a toy board make plans of two moves from its golden button, whose moves are each shown for some ticks.
func planning(t *testing.T, ticks int, moves ...lays) *squares {
	t.Helper()
	b := newSquares(t)
	b.def.Choosing.Made = nil
	b.def.Telling.Steps = func([]int, squareView) []ui.Step[squareModel] {
		return []ui.Step[squareModel]{{Ticks: ticks}}
	}
	b.def.Choosing.Intent = func(s squareSel, g Gesture[squareKind]) (squareSel, Plan[lays]) {
		if g.Kind == Confirm {
			return s, PlanOf(moves...)
		}
		return squareIntent(s, g)
	}
	b.state.Confirm = true
	want := b.tick(t, ui.Input{})
	if b.state.Confirm = false; !want.Made || want.Move != moves[0] {
		t.Fatalf("the plan begins with %+v", want)
	}
	return b
}

// TestAPlanWaitsForThePicture tells the first move of a plan: the next one is asked for once that has been shown, and
// not before.
func TestAPlanWaitsForThePicture(t *testing.T) {
	b := planning(t, 10, lays{1, 1, 1, 0}, lays{2, 2, 1, 0})
	if b.tick(t, ui.Input{}).Made {
		t.Fatal("the second move is asked for before the first one is told")
	}
	b.Tell([]int{0}, squareView{})
	for n := range 30 {
		want := b.tick(t, ui.Input{})
		if want.Made && (!b.Shown() || n == 0 || want.Move != lays{2, 2, 1, 0}) {
			t.Errorf("in tick %d %+v is asked for; the first move is shown: %v", n, want.Move, b.Shown())
		}
		if want.Made {
			return
		}
	}
	t.Error("the second move is never asked for")
}

// TestAPlanEndsBeforeWhatCannotBeMade plans a move that cannot be made any more after the one before it: nobody asks
// for that, and nobody is told why not. Back has nothing to take back.
func TestAPlanEndsBeforeWhatCannotBeMade(t *testing.T) {
	b := planning(t, 3, lays{1, 1, 1, 0}, lays{2, 2, 0, 0})
	b.Tell([]int{0}, squareView{})
	if len(b.Plan.Moves) > 0 || b.Drops() {
		t.Errorf("%v is still planned", b.Plan.Moves)
	}
	for range 10 {
		if want := b.tick(t, ui.Input{}); want.Made || want.Why != nil || len(b.refused) > 0 {
			t.Fatalf("what is wanted is %+v, and refused is %v", want, b.refused)
		}
	}
}

// TestBackForgetsWhatIsUppermost goes back from a plan and a sheet over a choice: first the sheet goes with the plan,
// and then what is chosen.
func TestBackForgetsWhatIsUppermost(t *testing.T) {
	b := planning(t, 3, lays{1, 1, 1, 0}, lays{2, 2, 1, 0})
	b.def.Choosing.Back = func(s squareSel) squareSel {
		if s.opened {
			s.opened = false
			return s
		}
		return squareSel{}
	}
	b.Sel = squareSel{id: 2, opened: true}
	for n, want := range []squareSel{{id: 2}, {}} {
		if !b.Drops() || !b.Drop() || b.Sel != want || len(b.Plan.Moves) > 0 {
			t.Errorf("after going back %d times %+v is chosen, and %v planned", n+1, b.Sel, b.Plan.Moves)
		}
	}
	if b.Drops() || b.Drop() {
		t.Error("there is still something to forget")
	}
}

// TestNothingBelowTheTableIsPressed covers the ledge, on which the toy's pieces lie: neither taps, nor numbers, nor the
// focus reach them. What lies beside the ledge is reached as before, and so is everything once the ledge is bare no
// more.
func TestNothingBelowTheTableIsPressed(t *testing.T) {
	b := newSquares(t)
	frame := b.Given.Frame
	frame.Ledge = ui.Rc(0, 0, 200, 600)
	b.Layout(frame)
	piece := ui.Pt(100, 200)
	for _, bare := range []bool{true, false} {
		b.Sel, b.told, b.state.Bare = squareSel{}, nil, bare
		b.tick(t, ui.Input{})
		b.mouse(t, piece)
		b.tick(t, ui.Input{Device: ui.KeyDevice, Runes: []rune{'1'}})
		reached := slices.ContainsFunc(b.told, func(g Gesture[squareKind]) bool { return g.On.Kind == counter })
		if hit := b.Hit(piece); reached == bare || (hit.Kind == counter) == bare || (b.Sel.id == 0) != bare {
			t.Errorf("with the ledge covered: %v, %+v lies there, %+v was done, and %+v is chosen", bare, hit, b.told,
				b.Sel)
		}
		if names := reported(b.root, func(r *stage.Report) { b.Report(r) }); (len(names) == 0) != bare {
			t.Errorf("with the ledge covered: %v, %v are reported", bare, names)
		}
		if on := b.Hit(b.on(3.5, 3.5)); on != squareAt(3, 3) {
			t.Errorf("with the ledge covered: %v, on the field lies %+v", bare, on)
		}
	}
}

// TestNumbersTapWhatTheyCount types each number: 1 is the first thing, 9 the ninth, and no other letter is any.
func TestNumbersTapWhatTheyCount(t *testing.T) {
	root := ui.NewRoot(newKit(t))
	for _, n := range []int{0, 3, 12} {
		for r, want := range map[rune]int{'0': -1, '1': 0, '2': 1, '3': 2, '4': 3, '9': 8, ':': -1, 'a': -1} {
			if want >= n {
				want = -1
			}
			got := -1
			in := ui.Input{Device: ui.KeyDevice, Runes: []rune{r}}
			tick(root, in, func(c *ui.Context) {
				letters(c, &in, n, func(i int) any { got = i; return nil })
			})
			if got != want {
				t.Errorf("of %d things %q taps number %d, want %d", n, r, got, want)
			}
		}
	}
}

// TestNumbersReachNothingUnderASheet types the number of a piece over whose middle something lies: what is covered
// cannot be chosen.
func TestNumbersReachNothingUnderASheet(t *testing.T) {
	for _, covered := range []bool{false, true} {
		b := newSquares(t)
		at := b.place(things.OwnNth(counter, 0, 1))
		if at.Empty() {
			t.Fatal("the piece lies nowhere")
		}
		tick(b.root, ui.Input{Device: ui.KeyDevice, Runes: []rune{'1'}}, func(c *ui.Context) {
			if b.Step(); covered {
				c.Cover(at)
			}
			b.Update(c, b.state)
		})
		if reached := slices.ContainsFunc(b.told, func(g Gesture[squareKind]) bool {
			return g.On.Kind == counter
		}); reached == covered {
			t.Errorf("covered: %v, reached: %v", covered, reached)
		}
	}
}

// TestReportsSayWhatIsLit lights one piece, has another one chosen and a third thing denied: only the first is lit, and
// none on a board that keeps that to itself.
func TestReportsSayWhatIsLit(t *testing.T) {
	b := newSquares(t)
	lit := func() any {
		r := table.Report{Targets: map[string]ui.Rect{}, State: map[string]any{}, Root: b.root}
		b.Report(&r)
		return r.State["toy.lit"]
	}
	if lit() != nil {
		t.Error("a board without marks says what is lit")
	}
	marks := Marks[squareThing]{things.OwnNth(counter, 0, 1): Chosen, things.OwnNth(counter, 0, 2): Lit,
		things.The(bank): Denied | Hinted}
	b.def.Pointing.Mark = func(t squareThing) Mark { return marks[t] }
	if got, _ := lit().([]string); !slices.Equal(got, []string{"toy.counter.0.2"}) {
		t.Errorf("%v are lit", got)
	}
	if b.def.Reports.Unlit = true; lit() != nil {
		t.Error("what is lit is said where that is not among the facts")
	}
}

// TestAHintGoesOut proposes a move, and then something happens: the board is built anew, a move is told, or something
// is pressed.
func TestAHintGoesOut(t *testing.T) {
	for name, happens := range map[string]func(b *squares){
		"Sync":           func(b *squares) { b.Sync(squareView{}) },
		"Tell":           func(b *squares) { b.Tell(nil, squareView{}) },
		"tap":            func(b *squares) { b.Act(Gesture[squareKind]{Kind: Tap, On: things.OwnNth(counter, 0, 1)}) },
		"tap on nothing": func(b *squares) { b.Act(Gesture[squareKind]{Kind: Tap}) },
	} {
		b := newSquares(t)
		b.def.Pointing.Mark = func(on squareThing) (m Mark) {
			if b.Proposed.On && on == things.OwnNth(counter, 0, b.Proposed.Move.id) {
				m = Hinted
			}
			return m
		}
		if !b.Hint(lays{1, 4, 5, 0}) || len(b.AppendHinted(nil)) != 1 {
			t.Fatalf("a hint lights %v", b.AppendHinted(nil))
		}
		if happens(b); b.Proposed.On || len(b.AppendHinted(nil)) > 0 {
			t.Errorf("after %s %v is still proposed", name, b.Proposed.Move)
		}
	}
}

// TestTheCurtainIsThatOfTheSeatInFront asks for the hand of whoever sits in front, by a gesture that is about nothing
// of a seat.
func TestTheCurtainIsThatOfTheSeatInFront(t *testing.T) {
	b := newSquares(t)
	b.def.Secrets.Curtain = func(g Gesture[squareKind]) (means, may bool) { return g.Kind == OpenHand, true }
	for _, front := range []games.Seat{0, 1, 3} {
		b.Given.Front = front
		var want table.Want[lays]
		if b.do(Gesture[squareKind]{Kind: OpenHand}, &want); !want.Opens || want.Open != front {
			t.Errorf("with seat %d in front the curtain of %d is asked for: %v", front, want.Open, want.Opens)
		}
	}
}

// TestThePictureKeepsTheSpeedOfItsFrame shows a move of 12 ticks at several speeds.
func TestThePictureKeepsTheSpeedOfItsFrame(t *testing.T) {
	for speed, want := range map[float64]int{.5: 24, 1: 12, 2: 6, 4: 3} {
		b := newSquares(t)
		b.def.Telling.Steps = func([]int, squareView) []ui.Step[squareModel] {
			return []ui.Step[squareModel]{{Ticks: 12}}
		}
		frame := b.Given.Frame
		frame.Speed = speed
		b.Layout(frame)
		b.Tell(nil, squareView{})
		n := 0
		for ; !b.Shown() && n < 100; n++ {
			b.Step()
		}
		if n != want {
			t.Errorf("at speed %v a move is shown for %d ticks, want %d", speed, n, want)
		}
	}
}

// TestADraftIsTheFirstMoveOfItsPlan asks which move the golden button would make: nothing is chosen or planned by that,
// and as long as a plan goes on there is none.
func TestADraftIsTheFirstMoveOfItsPlan(t *testing.T) {
	first := lays{1, 1, 1, 0}
	b := planning(t, 3, first, lays{2, 2, 1, 0})
	if m, ok := b.Makes(); ok {
		t.Errorf("while a plan goes on the golden button would make %v", m)
	}
	b.Plan.Drop()
	sel := b.Sel
	if m, ok := b.Makes(); !ok || m != first || b.Sel != sel || len(b.Plan.Moves) > 0 {
		t.Errorf("it would make %v (%v); chosen is %+v, planned %v", m, ok, b.Sel, b.Plan.Moves)
	}
	b.Actor = games.Nobody
	if m, ok := b.Makes(); ok {
		t.Errorf("for nobody it would make %v", m)
	}
}
