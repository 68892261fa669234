package toss

import (
	"math"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/table"
	"runehall/ui"
)

// eachPlaced calls a function with each frame, beside the table and round it, for each number of seats.
func eachPlaced(t *testing.T, run func(t *testing.T, f *table.Frame, seats int)) {
	t.Helper()
	boardtest.EachFrame(t, New().Need, 2, games.MaxSeats, run)
	boardtest.EachRound(t, 2, games.MaxSeats, func(t *testing.T, s boardtest.Screen, seats int) {
		kit, err := ui.NewKit(ui.Look{Interface: s.Scale, Device: 1})
		if err != nil {
			t.Fatal(err)
		}
		s.Round = true
		f := boardtest.Frame(t, kit, New().Need, s, seats)
		run(t, &f, seats)
	})
}

// TestTheHeapIsSeenWhole looks at the heap of runes while hands take from it. The lens looks closer where that makes
// runes larger, always shows the whole heap, and does so only in those modes; round the table everybody sees the whole
// table.
func TestTheHeapIsSeenWhole(t *testing.T) {
	closely, whole := 0, 0
	eachPlaced(t, func(t *testing.T, f *table.Frame, seats int) {
		for m := watching; m <= flicking; m++ {
			for _, heap := range []ui.Rect{ui.Rc(-80, -60, 150, 140), ui.Rc(-200, 40, 90, 60),
				ui.Rc(-300, -300, 600, 600)} {
				a := arrangement{seats: seats, front: 1, mode: m}
				all := arrange(f, a)
				a.heap = heap
				l := arrange(f, a)
				near := l.aim != all.aim
				switch {
				case near && (len(f.Docks) > 0 || l.aim.scale < worth*all.aim.scale ||
					l.aim.scale > f.Kit.Dp(closest)+1e-9):
					t.Errorf("mode %d, heap %v: it is seen by %v, and the whole table by %v", m, heap, l.aim.scale,
						all.aim.scale)
				case near:
					closely++
					r := f.Kit.Dp(legible) - l.aim.scale*rules.DiscRadius/1000 // runes are drawn larger by this
					for _, p := range []ui.Point{heap.Min(), ui.Pt(heap.Right(), heap.Bottom())} {
						if at := l.aim.Screen(p); !l.window.Grow(-max(0, r) + 1).Has(at) {
							t.Errorf("mode %d, heap %v: %v is seen at %v, beyond %v", m, heap, p, at, l.window)
						}
					}
				default:
					whole++
				}
			}
		}
	})
	if closely == 0 || whole == 0 {
		t.Errorf("closely seen %d times, and not closer %d times", closely, whole)
	}
}

// TestTheTableIsSeenWhole checks that all of the table is seen, with its rim and what belongs to it in a mode, unless
// the lens looks closer.
func TestTheTableIsSeenWhole(t *testing.T) {
	const rim = float64(rules.TableRadius) / 1000
	eachPlaced(t, func(t *testing.T, f *table.Frame, seats int) {
		for _, a := range arrangements(seats) {
			a.heap = ui.Rect{}
			l := arrange(f, a)
			at := func(x, y float64) ui.Point { return l.aim.Screen(ui.Pt(x, y)) }
			points := map[string]ui.Point{"left": at(-rim, 0), "right": at(rim, 0), "far": at(0, -rim),
				"near": at(0, rim)}
			if a.mode == flicking {
				in := a.stones.Grow(around - 1)
				points = map[string]ui.Point{"far left": at(in.X, in.Y), "near right": at(in.Right(), in.Bottom())}
			}
			for name, p := range points {
				if !l.window.Grow(1).Has(p) {
					t.Errorf("mode %d: the %s edge is seen at %v, beyond %v", a.mode, name, p, l.window)
				}
			}
			if down, right := at(0, 10).Sub(at(0, 0)), at(10, 0).Sub(at(0, 0)); down.Y <= 0 ||
				math.Abs(down.X) > 1e-9 || right.X <= 0 {
				t.Errorf("mode %d: what is nearer is seen by %v, what is at the right by %v", a.mode, down, right)
			}
		}
	})
}

// TestTheStonesOfAContestAreSeenNear checks that what matters in a contest fills its window, up to a scale at which
// runes are one and a half thumbs wide. Once both stones have come to rest, they are seen larger than before.
func TestTheStonesOfAContestAreSeenNear(t *testing.T) {
	eachPlaced(t, func(t *testing.T, f *table.Frame, seats int) {
		before := arrange(f,
			arrangement{seats: seats, front: 1, mode: flicking, contest: seats, stones: ui.Rc(-20, -20, 40, 330)})
		after := arrange(f, arrangement{seats: seats, front: 1, mode: flicking, contest: seats,
			stones: ui.Rc(-20, -20, 40, 70)})
		if after.aim.scale <= before.aim.scale || after.aim.scale > f.Kit.Dp(nearest) {
			t.Errorf("stones far from one another are seen by %v, and such as lie together by %v", before.aim.scale,
				after.aim.scale)
		}
		w := before.window
		if fills := max(before.aim.scale*(40+2*around)/w.W,
			before.aim.scale*(330+2*around)/w.H); math.Abs(fills-1) > 1e-9 && before.aim.scale < f.Kit.Dp(nearest) {
			t.Errorf("they fill %v of a window %v", fills, w)
		}
	})
}

// TestAFlickIsSeenAllTheWay plays contests and looks at each flick tick by tick: both stones stay in the window while
// they roll, and are seen at rest.
func TestAFlickIsSeenAllTheWay(t *testing.T) {
	flicks, rolls := 0, 0
	for seed := range uint64(30) {
		m := newMatch(t, "calm", 4, seed)
		r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1, Tag: "en"}, 0)
		for flicks < 12 {
			events, on := m.Random()
			if !on {
				break
			}
			r.Board.Tell(events, m.Play.View(0))
			is := slices.ContainsFunc(events, func(e rules.Event) bool { _, is := e.(rules.Flicked); return is })
			if is {
				flicks++
			}
			for n := 0; is && !r.Board.Shown() && n < 2000; n++ {
				r.Board.Step()
				c, p := &r.Board.Model.contest, &r.Board.places
				if p.moving() {
					continue // the camera is on its way
				}
				for _, d := range c.moving {
					rolls++
					if at := p.lens.Screen(ui.Pt(d.x, d.y)); !p.window.Has(at) {
						t.Fatalf("seed %d: a stone rolls out of sight, at %v of %v", seed, at, p.window)
					}
				}
			}
			r.Board.Finish()
			r.Look()
			r.Tick(ui.Input{})
		}
	}
	if flicks == 0 || rolls == 0 {
		t.Errorf("%d flicks are seen in %d places", flicks, rolls)
	}
}

// TestRunesAreLargeEnoughForAFingertip checks that on every screen one person takes runes at least 36 dp of the device
// wide. Where the heap then finds no room, the table can be moved until each corner of it has been seen.
func TestRunesAreLargeEnoughForAFingertip(t *testing.T) {
	drawn := 0
	boardtest.EachFrame(t, New().Need, 2, games.MaxSeats, func(t *testing.T, f *table.Frame, seats int) {
		for _, m := range []mode{snatching, taking} {
			for _, heap := range []ui.Rect{ui.Rc(-80, -60, 150, 140), ui.Rc(-290, -290, 580, 580)} {
				a := arrangement{seats: seats, front: 1, mode: m, heap: heap, close: true}
				p := placed(*f, layout{}, arrangement{})
				p.made, p.layout = a, arrange(f, a)
				p.lens = p.aim
				if wide := 2 * p.radius() / f.Kit.Look.Device; wide < 35.9 {
					t.Errorf("mode %d, heap %v: a rune is %v dp wide", m, heap, wide)
				}
				for _, corner := range []ui.Point{heap.Min(), ui.Pt(heap.Right(), heap.Bottom())} {
					p.shows(ui.RectAround(p.lens.Screen(corner), ui.Sz(2, 2)))
					if at := p.lens.Screen(corner); !p.window.Grow(2).Has(at) {
						t.Errorf("mode %d, heap %v: %v is at %v when it is drawn into %v", m, heap,
							corner, at, p.window)
					}
				}
				if p.slack != (ui.Point{}) {
					drawn++
				}
			}
		}
	})
	if drawn == 0 {
		t.Error("the table is never drawn about")
	}
}

// TestTheTableStaysWhereItIs checks that the table has the same place and size while runes are thrown, whether the seat
// in front throws or somebody else does. It does not lie under the bowl as long as there is room; otherwise it lies in
// the middle of the room, or at its upper end if that is higher than wide.
func TestTheTableStaysWhereItIs(t *testing.T) {
	eachPlaced(t, func(t *testing.T, f *table.Frame, seats int) {
		own := arrange(f, arrangement{seats: seats, front: 1, mode: throwing, throws: true, beats: true})
		if l := arrange(f, arrangement{seats: seats, front: 1, mode: throwing}); l.aim != own.aim {
			t.Errorf("where others throw it is seen by %+v, and by %+v where the seat in front does", l.aim, own.aim)
		}
		if own.bowl.Empty() || own.meter.Empty() || own.help.Empty() || own.bowl.Has(own.aim.Screen(ui.Point{})) {
			t.Errorf("bowl %v, meter %v and help %v for a table at %v", own.bowl, own.meter, own.help, own.aim.at)
		}
		if side := own.window.H; side < own.window.W && len(f.Docks) == 0 && own.aim.at.X-side/2 > own.window.X+1 &&
			own.bowl.X < own.aim.at.X+side/2-1 {
			t.Errorf("of a window %v the table is seen at %v, and the bowl %v lies over it", own.window,
				own.aim.at, own.bowl)
		}
		l := arrange(f, arrangement{seats: seats, front: 1})
		want := l.window.Center()
		if l.window.H >= l.window.W && len(f.Docks) == 0 {
			want.Y = l.window.Y + l.window.W/2
		}
		if l.aim.at != want {
			t.Errorf("of a window %v it is seen at %v, want %v", l.window, l.aim.at, want)
		}
	})
}

// TestEachSeatSeesItsEdgeBelow turns a lens to each seat: what lies ahead of the seat is above, and what lies at its
// right is at the right.
func TestEachSeatSeesItsEdgeBelow(t *testing.T) {
	for seats := 2; seats <= games.MaxSeats; seats++ {
		v := newMatch(t, "snatch", seats, 1).Play.View(games.Public)
		for s := range games.Seat(seats) {
			e := v.Edge(s)
			own := lens{at: ui.Pt(500, 400), mid: ui.Pt(30, -70), scale: 1.5, edge: rules.Edge{Y: 1}}
			turned := own.seen(e)
			for _, p := range []ui.Point{{}, {X: 40}, {Y: 60}, {X: -25, Y: -120}} {
				onTable := ui.Pt(p.X*e.Y+p.Y*e.X, -p.X*e.X+p.Y*e.Y)
				got, want := turned.Screen(onTable), own.Screen(p)
				if back := turned.Table(got); got.Dist(want) > 1e-9 || back.Dist(onTable) > 1e-9 {
					t.Errorf("%d seats, seat %d: %v of its own is seen at %v, want %v, and from there at %v", seats, s,
						p, got, want, back)
				}
			}
		}
	}
}

// TestTheHeapIsWhatLiesFaceUp checks the bounds of the runes that can be taken, as a seat sees them; they are rounded
// coarsely.
func TestTheHeapIsWhatLiesFaceUp(t *testing.T) {
	const r = float64(rules.DiscRadius) / 1000
	discs := []disc{{up: true, x: 12, y: -34}, {up: true, x: -51, y: 60}, {x: 200, y: 200}}
	for _, test := range []struct {
		edge                     rules.Edge
		left, top, right, bottom float64
	}{{rules.Edge{Y: 1}, -51, -34, 12, 60}, {rules.Edge{Y: -1}, -12, -60, 51, 34}} {
		got := heap(discs, test.edge)
		want := ui.Rc(test.left-r, test.top-r, test.right-test.left+2*r, test.bottom-test.top+2*r)
		if !got.Holds(want) || !want.Grow(10).Holds(got) {
			t.Errorf("from %+v the heap is %v, want some more than %v", test.edge, got, want)
		}
		for _, x := range []float64{got.X, got.Y, got.W, got.H} {
			if math.Mod(x, 10) != 0 {
				t.Errorf("the heap %v is not in whole centimetres", got)
			}
		}
	}
}

// TestRunesAreLegible checks that small runes are drawn larger than they are, that runes are drawn in true size where
// they are flicked, and that a touch reaches them within a fingertip.
func TestRunesAreLegible(t *testing.T) {
	kit, err := ui.NewKit(ui.Look{Device: 1})
	if err != nil {
		t.Fatal(err)
	}
	p := placed(table.Frame{Kit: kit}, layout{}, arrangement{})
	p.Model.discs = []disc{{rune: 4, up: true}, {rune: 6, up: true, x: 500}}
	for _, test := range []struct {
		mode          mode
		scale, radius float64 // scale of the lens, and radius of a rune as drawn, in pixels
	}{{snatching, 5, 10}, {taking, 15, 22}, {snatching, 22, 22}, {throwing, 40, 40}, {flicking, 5, 5},
		{flicking, 40, 40}} {
		p.made.mode, p.lens = test.mode, lens{scale: test.scale * 1000 / rules.DiscRadius, edge: rules.Edge{Y: 1}}
		if got := p.radius(); math.Abs(got-test.radius) > 1e-9 {
			t.Errorf("mode %d: a rune of %v pixels is drawn with %v, want %v", test.mode, test.scale, got, test.radius)
		}
		reach := max(test.radius, grasp)
		for far, want := range map[float64]int{reach - 1: 0, reach + 1: -1} {
			if got := p.nearest(ui.Pt(0, far)); got != want {
				t.Errorf("mode %d: %v pixels from its middle %d is meant", test.mode, far, got)
			}
		}
	}
}

// TestHandsThatTakeSeeTheHeap plays on a phone until runes are taken, on a clock and by turns: the lens looks closer.
func TestHandsThatTakeSeeTheHeap(t *testing.T) {
	for _, way := range []string{"snatch", "calm"} {
		near := 0
		for seed := range uint64(12) {
			m := newMatch(t, way, 2, seed)
			m.Until(func(v rules.View) bool { return v.Phase() != rules.ThrowPhase && v.Phase() != rules.FlickPhase })
			v := m.Play.View(games.All)
			if v.Phase() != rules.SnatchPhase && v.Phase() != rules.CalmPhase {
				continue
			}
			p := &newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1, Tag: "en"}, max(0, v.OnTurn())).Board.places
			if p.made.heap.Empty() {
				t.Errorf("%s, seed %d: the heap is not looked at", way, seed)
			}
			alone := p.made
			alone.heap = ui.Rect{}
			if p.aim.scale > arrange(&p.Given.Frame, alone).aim.scale {
				near++
			}
		}
		if near == 0 {
			t.Errorf("%s: it is never looked at closely", way)
		}
	}
}

// TestTheTableIsSeenBehindBarAndSeats checks that beside a rail the table is seen up to the edges of the screen, but
// not on the ledge, so that no straight edge cuts it.
func TestTheTableIsSeenBehindBarAndSeats(t *testing.T) {
	rails := 0
	boardtest.EachFrame(t, New().Need, 2, games.MaxSeats, func(t *testing.T, f *table.Frame, _ int) {
		if !f.Rail {
			return
		}
		b := New()
		b.places.Given.Frame = *f
		b.places.window = f.Field
		in := b.places.seen()
		rails++
		if !in.Holds(f.Seats) || !in.Holds(f.Field) || in.Y > f.Screen.Y || in.Bottom() < f.Screen.Bottom() ||
			in.Overlaps(f.Ledge) {
			t.Errorf("the table is seen in %v, between the seats %v and the ledge %v", in, f.Seats, f.Ledge)
		}
	})
	if rails == 0 {
		t.Error("no frame has a rail")
	}
}
