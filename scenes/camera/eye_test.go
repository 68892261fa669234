package camera

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"runehall/scenes/hands"
	"runehall/ui"
)

// ground is a board for an eye: so much of the plane, and a focus.
type ground struct {
	part  ui.Rect
	focus ui.Point
}

func (g *ground) Extent() ui.Rect { return g.part }
func (g *ground) Focus() ui.Point { return g.focus }

var manner = Manner{
	Normal: 50, Width: 2, Margin: .5, Rows: 8,
	Sizes: Sizes{Of: math.Round, Below: math.Floor, Near: .1},
}

// look returns an eye on a board, at rest, in a field of 800×600 of which the lowest 100 pixels are covered.
func look(t testing.TB, g *ground) *Eye {
	t.Helper()
	kit, err := ui.NewKit(ui.Look{Interface: 1, Device: 1})
	if err != nil {
		t.Fatal(err)
	}
	e := NewEye(manner, g)
	e.Layout(&kit.Theme, ui.Tempo{})
	e.Place(ui.Rc(100, 50, 800, 600), ui.Rc(100, 50, 800, 500), ui.Rc(100, 50, 800, 500))
	e.Centre(true)
	return &e
}

// rest plays ticks until the eye is at rest.
func rest(t testing.TB, e *Eye) {
	t.Helper()
	for n := 0; e.Moving(); n++ {
		if n > 100 {
			t.Fatal("the eye does not come to rest")
		}
		e.Step(true, false)
	}
}

func TestTheBoardFitsIntoWhatIsFree(t *testing.T) {
	e := look(t, &ground{part: ui.Rc(0, 0, 19, 5)})
	if e.Scale != 40 || e.Crisp() != 40 {
		t.Errorf("20 units in 800 pixels have the scale %v, pictures are made for %v", e.Scale, e.Crisp())
	}
	if at, want := e.At(ui.Pt(9.5, 2.5)), ui.Pt(500, 300); !near(at, want) {
		t.Errorf("the middle of the board is at %v, want that of what is free, %v", at, want)
	}
	if r := e.Rect(ui.Rc(-.5, 1, 20, 2)); !near(r.Min(), ui.Pt(100, 240)) || r.W != 800 || r.H != 80 {
		t.Errorf("a part of the plane is at %v", r)
	}
	if p := e.Under(ui.Pt(500, 300)); !near(p, ui.Pt(9.5, 2.5)) {
		t.Errorf("under the middle of what is free lies %v", p)
	}
}

func TestASmallBoardIsNotBlownUp(t *testing.T) {
	if e := look(t, &ground{part: ui.Rc(0, 0, 1, 1)}); e.Scale != math.Floor(1.25*50) {
		t.Errorf("the scale is %v", e.Scale)
	}
}

func TestPlacesStayLargeEnoughForFingers(t *testing.T) {
	e := look(t, &ground{part: ui.Rc(0, 0, 34, 5)})
	e.manner.Sizes.Below = func(float64) float64 { return 10 }
	if e.Centre(true); math.Abs(e.Scale-800./35) > 1e-9 {
		t.Errorf("a place is %v pixels wide, for the sake of sharp pictures", 2*e.Scale)
	}
}

// untapped is a board whose places are only looked at.
type untapped struct{ *ground }

func (untapped) Untouched() bool { return true }

// TestABoardThatIsOnlyLookedAtFitsAsAWhole looks at a board that is too large for places of a finger's size: as a
// whole, where nothing on it is tapped.
func TestABoardThatIsOnlyLookedAtFitsAsAWhole(t *testing.T) {
	wide := &ground{part: ui.Rc(0, 0, 49, 5)}
	e := look(t, wide)
	if all := e.Rect(wide.part); e.Fits(wide.part) || all.W <= 800 {
		t.Fatalf("a board of 49 units with places for fingers is %v wide", all.W)
	}
	e.subject = untapped{wide}
	e.Centre(true)
	if all := e.Rect(wide.part); !e.Fits(wide.part) || !ui.Rc(100, 50, 800, 500).Holds(all) {
		t.Errorf("only looked at it lies at %v", all)
	}
}

func TestTheOriginLiesOnAWholePixel(t *testing.T) {
	e := look(t, &ground{part: ui.Rc(0, 0, 19, 5)})
	e.manner.Whole = true
	e.Jump(e.Panned(ui.Pt(.37, .81)))
	o := e.At(ui.Point{})
	if o.X != math.Round(o.X) || o.Y != math.Round(o.Y) || o.Dist(e.Screen(e.field, ui.Point{})) > 1 {
		t.Errorf("the origin lies at %v", o)
	}
}

func TestTheEyeFollowsABoardThatGrows(t *testing.T) {
	g := &ground{part: ui.Rc(0, 0, 4, 4)}
	e := look(t, g)
	was := e.Scale
	g.part = ui.Rc(0, 0, 24, 4)
	e.Grew()
	e.Step(false, false)
	if e.Gliding() {
		t.Error("it follows before the picture has caught up")
	}
	e.Step(true, false)
	if !e.Gliding() {
		t.Fatal("it does not follow")
	}
	if rest(t, e); e.Scale >= was {
		t.Errorf("the scale is %v, was %v", e.Scale, was)
	}
	g.part = ui.Rc(0, 0, 30, 4)
	if e.Step(true, false); e.Gliding() {
		t.Error("it follows though nothing was said of the board")
	}
	e.Steer(hands.CameraInput{Pan: ui.Pt(5, 0)})
	e.Grew()
	if e.Step(true, false); e.Gliding() {
		t.Error("it follows though a person has moved it")
	}
	e.Centre(false)
	if !e.Gliding() || e.Free {
		t.Error("sent to the middle it does not go, or does not follow any more")
	}
	e.Step(true, false)
	g.part = ui.Rc(0, 0, 10, 4)
	e.Grew()
	rest(t, e)
	if e.Goal() != e.fit() {
		t.Error("what grew while it was on its way is forgotten")
	}
}

func TestWhatIsToBeSeenIsExposed(t *testing.T) {
	for name, c := range map[string]struct{ part, want ui.Rect }{ // want: where it comes to lie on the screen
		"in sight already": {ui.Rc(9, 2, 1, 1), ui.Rc(480, 280, 40, 40)},
		"at the right":     {ui.Rc(19.5, 2, 1, 1), ui.Rc(860, 280, 40, 40)},
		"at the left":      {ui.Rc(-1.5, 2, 1, 1), ui.Rc(100, 280, 40, 40)},
		"above":            {ui.Rc(9, -4.5, 1, 1), ui.Rc(480, 50, 40, 40)},
		"below":            {ui.Rc(9, 8.5, 1, 1), ui.Rc(480, 510, 40, 40)},
		"too wide":         {ui.Rc(-3, 2, 30, 1), ui.Rc(-100, 280, 1200, 40)},
	} {
		e := look(t, &ground{part: ui.Rc(0, 0, 19, 5)})
		e.Expose(c.part)
		if rest(t, e); !near(e.Rect(c.part).Min(), c.want.Min()) {
			t.Errorf("%s: it lies at %v, want %v", name, e.Rect(c.part), c.want)
		}
		if e.Free {
			t.Errorf("%s: the eye no longer follows the board", name)
		}
	}
	e := look(t, &ground{part: ui.Rc(0, 0, 19, 5)})
	e.clear = ui.Rect{}
	if e.Expose(ui.Rc(19.5, 2, 1, 1)); e.Gliding() {
		t.Error("it goes where nothing can be seen")
	}
	e.Show(ui.Pt(3, 1))
	if rest(t, e); !near(e.View.At, ui.Pt(3, 1)) || !e.Free {
		t.Errorf("shown a place the eye looks at %v, free %v", e.View.At, e.Free)
	}
	if e.Show(ui.Pt(300, 1)); !e.subject.Extent().Grow(1e-9).Has(e.Goal().At) {
		t.Errorf("shown a place off the board the eye goes to %v", e.Goal().At)
	}
}

func TestZoomEndsOnSharpSizes(t *testing.T) {
	e := look(t, &ground{part: ui.Rc(0, 0, 19, 5)})
	under := ui.Pt(300, 200)
	keep := e.Under(under)
	e.Wheel(1, under)
	if e.Scale != 48 || !near(e.Under(under), keep) || !e.Free || e.Gliding() {
		t.Errorf("a notch: scale %v, %v under the mouse instead of %v", e.Scale, e.Under(under), keep)
	}
	if e.Step(true, false); e.Crisp() != 48 {
		t.Errorf("pictures are made for %v", e.Crisp())
	}
	e.manner.Sizes.Near = .001
	e.Wheel(1, under)
	if math.Abs(e.Scale-57.6) > 1e-9 {
		t.Errorf("far from a sharp size the zoom ends at %v", e.Scale)
	}
	if e.Wheel(100, under); math.Abs(e.Scale-57.6*math.Pow(KeyZoom, 3)) > 1e-9 {
		t.Errorf("a wheel that spins is taken for more than three notches: %v", e.Scale)
	}
	for range 20 {
		e.Wheel(3, under)
	}
	if e.Scale != 50*MaxZoom {
		t.Errorf("the largest scale is %v", e.Scale)
	}
}

// TestPicturesAreNotMadeOnTheWay zooms with two fingers: the pictures that are there are drawn larger or smaller,
// within bounds, and made anew when the fingers have gone.
func TestPicturesAreNotMadeOnTheWay(t *testing.T) {
	e := look(t, &ground{part: ui.Rc(0, 0, 19, 5)})
	e.Steer(hands.CameraInput{Pinch: true, Before: [2]ui.Point{{X: 400, Y: 300}, {X: 500, Y: 300}},
		After: [2]ui.Point{{X: 390, Y: 300}, {X: 510, Y: 300}}})
	if e.Step(true, true); math.Abs(e.Scale-48) > 1e-9 || e.Crisp() != 40 || !e.Moving() {
		t.Errorf("between the fingers: scale %v, pictures for %v, moving %v", e.Scale, e.Crisp(), e.Moving())
	}
	if e.Step(true, false); e.Crisp() != 48 || e.Moving() {
		t.Errorf("afterwards: pictures for %v, moving %v", e.Crisp(), e.Moving())
	}
	e.Steer(hands.CameraInput{Pinch: true, Before: [2]ui.Point{{X: 400, Y: 300}, {X: 500, Y: 300}},
		After: [2]ui.Point{{X: 350, Y: 300}, {X: 550, Y: 300}}})
	if e.Step(true, true); e.Crisp() != 96 {
		t.Errorf("twice as large pictures are made for %v", e.Crisp())
	}
	e.Steer(hands.CameraInput{Pinch: true, Before: [2]ui.Point{{X: 350, Y: 300}, {X: 550, Y: 300}},
		After: [2]ui.Point{{X: 410, Y: 300}, {X: 490, Y: 300}}})
	if e.Step(true, true); math.Abs(e.Scale-38.4) > 1e-9 || e.Crisp() != 38 {
		t.Errorf("less than half as large, scale %v, pictures are made for %v", e.Scale, e.Crisp())
	}
	e.GlideTo(View{At: e.View.At, Scale: 50}, 10)
	if e.Step(true, false); e.Crisp() != 38 {
		t.Errorf("on its way by itself the eye has pictures made for %v", e.Crisp())
	}
	e.Steer(hands.CameraInput{Centre: true})
	if e.Free {
		t.Error("two taps beside everything do not bring the board back")
	}
}

func TestTheEyeNeverLosesTheBoard(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &ground{part: ui.Rc(-3, -2, rapid.Float64Range(1, 60).Draw(t, "w"),
			rapid.Float64Range(1, 60).Draw(t, "h"))}
		kit, err := ui.NewKit(ui.Look{Interface: 1, Device: 1})
		if err != nil {
			t.Fatal(err)
		}
		e := NewEye(manner, g)
		e.Layout(&kit.Theme, ui.Tempo{Reduced: true})
		e.Place(ui.Rc(0, 0, 800, 600), ui.Rc(0, 0, 800, 500), ui.Rc(0, 0, 800, 500))
		e.Centre(true)
		point := func(name string) ui.Point {
			return ui.Pt(rapid.Float64Range(-4000, 4000).Draw(t, name+" x"),
				rapid.Float64Range(-4000, 4000).Draw(t, name+" y"))
		}
		for range rapid.IntRange(1, 12).Draw(t, "ways") {
			switch rapid.IntRange(0, 4).Draw(t, "way") {
			case 0:
				e.Steer(hands.CameraInput{Pan: point("pan")})
			case 1:
				e.Steer(hands.CameraInput{Pinch: true, Before: [2]ui.Point{point("a"), point("b")},
					After: [2]ui.Point{point("c"), point("d")}})
			case 2:
				e.Wheel(rapid.Float64Range(-9, 9).Draw(t, "notches"), point("under"))
			case 3:
				p := point("part")
				e.Expose(ui.Rc(p.X, p.Y, 1, 1))
			case 4:
				e.Show(point("shown"))
			}
			e.Step(true, false)
			// The middle of a fitted board is that of what is free, 50 pixels above that of the field.
			if !g.part.Grow(50/e.Scale + 1e-6).Has(e.View.At) {
				t.Fatalf("the eye looks at %v, off the board", e.View.At)
			}
			if e.Scale < 50*MinZoom-1e-9 || e.Scale > 50*MaxZoom+1e-9 || e.Crisp() <= 0 {
				t.Fatalf("scale %v, pictures for %v", e.Scale, e.Crisp())
			}
		}
	})
}

// TestZoomingOutNeverEnlarges fits boards into fields of every size, with interfaces of every size: from there on, and
// again and again, a notch outwards never leads inwards, and the other way about.
func TestZoomingOutNeverEnlarges(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		kit, err := ui.NewKit(ui.Look{
			Interface: rapid.Float64Range(ui.MinInterface, ui.MaxInterface).Draw(t, "interface"), Device: rapid.Float64Range(1, 3).Draw(t, "device"),
		})
		if err != nil {
			t.Fatal(err)
		}
		e := NewEye(manner, &ground{part: ui.Rc(-3, -2, rapid.Float64Range(1, 60).Draw(t, "w"),
			rapid.Float64Range(1, 60).Draw(t, "h"))})
		e.Layout(&kit.Theme, ui.Tempo{Reduced: true})
		field := ui.Rc(0, 0, rapid.Float64Range(100, 8000).Draw(t, "width"),
			rapid.Float64Range(100, 8000).Draw(t, "height"))
		e.Place(field, field, field)
		e.Centre(true)
		if l := e.Limits(); e.Scale < l.Least() || e.Scale > l.Most() {
			t.Fatalf("fitted to %v, which is not from %v to %v", e.Scale, l.Least(), l.Most())
		}
		for range rapid.IntRange(1, 20).Draw(t, "ways") {
			was, notches := e.Scale, rapid.Float64Range(-3, 3).Draw(t, "notches")
			e.Wheel(notches, field.Center())
			if (e.Scale-was)*notches < -1e-9 {
				t.Fatalf("%v notches lead from %v to %v", notches, was, e.Scale)
			}
		}
	})
}

func TestAnEyeWithoutAPlaceStays(t *testing.T) {
	e := NewEye(manner, &ground{part: ui.Rc(0, 0, 4, 4)})
	if e.Centre(true); e.View != (View{}) {
		t.Errorf("it looks at %+v", e.View)
	}
}

// TestWhatIsSeenStaysWhereItIs takes a part of the field away, at rest and on the way: the board does not jump.
func TestWhatIsSeenStaysWhereItIs(t *testing.T) {
	g := &ground{part: ui.Rc(-4, -3, 8, 6)}
	e := look(t, g)
	for _, glides := range []bool{false, true} {
		if e.Show(ui.Pt(2, 1)); glides {
			e.Step(true, false)
		}
		before := e.At(ui.Pt(1, 1))
		e.Place(ui.Rc(180, 50, 720, 500), ui.Rc(180, 50, 720, 500), ui.Rc(180, 50, 720, 500))
		if after := e.At(ui.Pt(1, 1)); after.Dist(before) > 1e-6 {
			t.Errorf("gliding %v: what was at %v is at %v", glides, before, after)
		}
		e.Place(ui.Rc(100, 50, 800, 600), ui.Rc(100, 50, 800, 500), ui.Rc(100, 50, 800, 500))
	}
}

// TestFitsLeavesRoomForFingers asks of ever larger boards whether they fit: the answer is that of a fitted eye.
func TestFitsLeavesRoomForFingers(t *testing.T) {
	g := &ground{}
	e := look(t, g)
	fits, not := 0, 0
	for side := 4.0; side < 60; side += 2 {
		g.part = ui.Rc(-side/2, -side/2, side, side)
		e.Centre(true)
		whole := ui.Rc(100, 50, 800, 500).Grow(1e-6).Holds(e.Rect(g.part.Grow(manner.Margin)))
		if got := e.Fits(g.part); got != whole {
			t.Errorf("a board of %v fits: %v, and is seen as a whole: %v", side, got, whole)
		} else if got {
			fits++
		} else {
			not++
		}
	}
	if fits == 0 || not == 0 {
		t.Errorf("%d fit, %d do not", fits, not)
	}
}

// TestALaidOutTableKeepsWhatAPersonMoved lays the table out anew: what a person has moved stays where it is on the
// screen, until the screen is another, or the whole board was in sight again.
func TestALaidOutTableKeepsWhatAPersonMoved(t *testing.T) {
	e := look(t, &ground{part: ui.Rc(0, 0, 19, 5)})
	screen := ui.Rc(0, 0, 1000, 700)
	e.Refit(screen)
	e.Wheel(3, ui.Pt(300, 300))
	before, at := e.View, e.At(ui.Pt(3, 3))
	if before.Scale == 40 {
		t.Fatal("the wheel does not zoom")
	}
	e.Place(ui.Rc(150, 50, 700, 600), ui.Rc(150, 50, 700, 600), ui.Rc(150, 50, 700, 600))
	e.Refit(screen)
	if got := e.At(ui.Pt(3, 3)); e.Scale != before.Scale || !near(got, at) {
		t.Errorf("on the same screen the scale %v becomes %v, and what was at %v is at %v",
			before.Scale, e.Scale, at, got)
	}
	e.Refit(screen.Grow(100))
	if e.Scale == before.Scale || e.Free {
		t.Errorf("on another screen the scale is still %v", e.Scale)
	}
	e.Show(ui.Pt(1, 1))
	e.Refit(screen.Grow(100))
	if e.Free {
		t.Error("what was shown of itself keeps the board from being fitted in")
	}
}

// attended is a board of which a part matters.
type attended struct {
	ground
	matters ui.Rect
}

func (a *attended) Attends() (ui.Rect, bool) { return a.matters, true }

// TestAScreenThatIsTurnedShowsWhatMatters lays the table out anew while a part of it matters, and after a person has
// moved it on a screen that stays.
func TestAScreenThatIsTurnedShowsWhatMatters(t *testing.T) {
	a := &attended{ground{part: ui.Rc(0, 0, 40, 40)}, ui.Rc(2, 3, 4, 4)}
	kit, err := ui.NewKit(ui.Look{Interface: 1, Device: 1})
	if err != nil {
		t.Fatal(err)
	}
	e := NewEye(manner, a)
	e.Layout(&kit.Theme, ui.Tempo{})
	for _, screen := range []ui.Rect{ui.Rc(0, 0, 900, 600), ui.Rc(0, 0, 600, 900)} {
		e.Place(screen, screen, screen)
		e.Refit(screen)
		e.Step(true, false)
		rest(t, &e)
		if at := e.Rect(a.matters); !screen.Holds(at) || at.W < 200 {
			t.Errorf("on %v what matters is at %v", screen, at)
		}
	}
	e.Steer(hands.CameraInput{Pan: ui.Pt(50, 0)})
	moved := e.View
	e.Refit(ui.Rc(0, 0, 600, 900))
	e.Step(true, false)
	if rest(t, &e); e.View != moved {
		t.Errorf("a board that was moved goes from %+v to %+v", moved, e.View)
	}
}
