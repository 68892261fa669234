package boards

import (
	"slices"
	"testing"

	"runehall/assets/sound"
	"runehall/games"
	"runehall/internal/aloud"
	"runehall/scenes/camera"
	"runehall/scenes/hands"
	"runehall/scenes/motion"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/scenes/things"
	"runehall/ui"
)

// The squares are a toy on a plane: the reader has two pieces at the left, and lays them on squares from 0,0 to 7,7.
// None may lie on row 0.

type squareKind uint8

const (
	_ squareKind = iota
	square
	counter
	bank
)

type squareThing = things.Thing[squareKind]

func squareAt(x, y int) squareThing { return squareThing{Kind: square, N: int16(x), M: int16(y)} }

type lays struct{ id, x, y, turn int }

type squareView struct{}

var onTheEdge = &games.Refusal{Clause: "TOY-1", Reason: "edge"}

func (squareView) Reader() games.Seat { return 0 }

func (squareView) WhyNot(_ games.Seat, m lays) *games.Refusal {
	if m.y == 0 {
		return onTheEdge
	}
	return nil
}

type squareModel struct{ noises motion.Noises[squareThing] }

type squareSel struct {
	id, turn int // 0: no piece is chosen
	draft    bool
	x, y     int
	cursor   [2]int
	peeked   squareThing
	opened   bool
}

func (s squareSel) laid() lays { return lays{s.id, s.x, s.y, s.turn} }

// squares is the board, and what its table of functions was told.
type squares struct {
	*Board[lays, int, squareView, squareModel, squareSel, squareKind]
	root             *ui.Root
	told             []Gesture[squareKind]
	changed          int
	exposed          []squareThing
	refused          []lays
	heard            []ui.Point
	state            table.State
	placed           bool
	considers, hides bool
}

func squareIntent(s squareSel, g Gesture[squareKind]) (squareSel, Plan[lays]) {
	switch g.Kind {
	case Key:
		s.id, s.draft, s.x, s.y = int(g.On.N), true, s.cursor[0], s.cursor[1]
	case Tap, Grab:
		if g.On.Kind == counter {
			s.id, s.draft = int(g.On.N), false
		} else if s.draft = s.id > 0; s.draft {
			s.x, s.y = int(g.At.X), int(g.At.Y)
		}
	case Drop:
		if s.draft = g.On.Kind == square; s.draft {
			s.x, s.y = int(g.At.X), int(g.At.Y)
		}
	case Turn:
		s.turn = (s.turn + g.Steps + 4) % 4
	case Move:
		s.x, s.y = s.x+int(g.Way.X), s.y+int(g.Way.Y)
		s.cursor = [2]int{s.x, s.y}
	case Beneath:
		s.peeked = g.On
	case BeneathEnd:
		s.peeked = squareThing{}
	case Enter, Confirm:
		return s, PlanOf(s.laid())
	}
	return s, Plan[lays]{}
}

func newSquares(t *testing.T) *squares {
	t.Helper()
	k := newKit(t)
	b := &squares{Board: new(Board[lays, int, squareView, squareModel, squareSel, squareKind]), root: ui.NewRoot(k)}
	field := ui.Rc(200, 0, 600, 600)
	kinds := things.Kinds[squareKind]{Game: "toy", Of: []things.Kind[squareKind]{
		square: {Name: "square"}, counter: {Name: "counter", Seated: true, Role: hands.Piece},
		bank: {Name: "bank", Single: true, Role: hands.Thing},
	}}
	b.Init(Def[lays, int, squareView, squareModel, squareSel, squareKind]{
		Kinds: &kinds,
		About: About[lays, int, squareView, squareModel, squareKind]{
			Move: func(_ squareView, m lays) []squareThing {
				return []squareThing{squareAt(m.x, m.y), things.OwnNth(counter, 0, m.id)}
			},
			Event: func(_ *squareModel, e int) []squareThing {
				return []squareThing{things.OwnNth(counter, 0, e), squareAt(e, e)}[e%2:]
			},
			Knows: func(lays) bool { return true },
		},
		Places: Places[squareKind]{
			Need: func(table.Room) table.Need { return table.Need{} },
			Arrange: func() bool {
				if b.placed {
					return false
				}
				b.placed = true
				b.Eye.Place(field, field, field)
				return true
			},
			Spread: func() {
				b.Things.Begin(&kinds)
				for i := range 2 {
					b.Things.Put(things.OwnNth(counter, 0, i+1),
						ui.RectAround(ui.Pt(100, 200*float64(i+1)), ui.Sz(60, 60)))
				}
				b.Things.Put(things.The(bank), ui.Rc(50, 500, 100, 50))
				b.Things.Strew(func() int { return 1 }, func(int) (squareThing, ui.Rect) {
					return squareAt(b.Sel.cursor[0], b.Sel.cursor[1]),
						b.Eye.Rect(ui.Rc(float64(b.Sel.cursor[0]), float64(b.Sel.cursor[1]), 1, 1))
				})
				b.Things.Under(func(p ui.Point) squareThing {
					if !field.Has(p) {
						return squareThing{}
					}
					at := b.Eye.Under(p)
					return squareAt(int(at.X), int(at.Y))
				})
			},
			Forget: func() { b.placed = false },
			Aim:    func([]squareThing) ui.Rect { return field },
			Expose: func(t squareThing) { b.exposed = append(b.exposed, t) },
		},
		Telling: Telling[lays, int, squareView, squareModel, squareKind]{
			Model:  func(squareView) squareModel { return squareModel{} },
			Noises: func(m *squareModel) *motion.Noises[squareThing] { return &m.noises },
			Steps:  func([]int, squareView) []ui.Step[squareModel] { return nil },
			Light:  func(squareThing) ui.Step[squareModel] { return ui.Step[squareModel]{Ticks: 5} },
			Refused: func(_ squareView, m lays) []ui.Step[squareModel] {
				b.refused = append(b.refused, m)
				return nil
			},
		},
		Choosing: Choosing[lays, squareSel, squareKind]{
			Handed: func(s squareSel, _ bool) squareSel { return s },
			Renew:  func(s squareSel) squareSel { return s },
			Intent: func(s squareSel, g Gesture[squareKind]) (squareSel, Plan[lays]) {
				b.told = append(b.told, g)
				return squareIntent(s, g)
			},
			Made:      func(s squareSel, _ lays) squareSel { return squareSel{cursor: s.cursor} },
			Considers: func() bool { return b.considers },
			Back:      func(squareSel) squareSel { return squareSel{} },
			Handled: func(before, after squareSel, _ Gesture[squareKind]) (sound.Effect, bool) {
				return sound.Tick, before != after
			},
		},
		Secrets: Secrets[squareView, squareKind]{
			Curtain: func(g Gesture[squareKind]) (means, may bool) { return b.hides && g.On.Kind == counter, b.hides },
		},
		Focus: Focus[squareKind]{
			Stops:    func(squareThing) bool { return true },
			Numbered: func() []squareThing { return []squareThing{things.OwnNth(counter, 0, 1), things.OwnNth(counter, 0, 2)} },
			Same: func(t squareThing) squareThing {
				if t.Kind == square {
					return things.The(square)
				}
				return t
			},
		},
		Words: Words{
			Headline: func() (match, turn games.Phrase) { return },
			Golden:   func() (label games.Phrase, ready bool) { return },
		},
		Reports: Reports[squareKind]{
			Add:  func(*table.Report) {},
			Name: func(t squareThing) string { return kinds.Name(t, 0) },
			Says: func(*stage.Heard, squareThing) aloud.Thing { return aloud.Thing{} },
		},
		Artist: Artist{
			Draw: func(*ui.Canvas) {},
		},
		Plane: &Plane[squareSel, squareKind]{
			Manner:  camera.Manner{Normal: 70, Width: 1, Rows: 8, Sizes: camera.Sizes{Of: func(x float64) float64 { return x }, Below: func(x float64) float64 { return x }}},
			Subject: b,
			Lead:    func(t squareThing) bool { return t.Kind == square },
			Changed: func(_, _ squareSel, _ Gesture[squareKind]) { b.changed++ },
			Handling: motion.Handling{Turns: 4, Lift: 100, Spin: 100, Snap: 100, LiftBy: ui.Linear, SpinBy: ui.Linear,
				SnapBy: ui.Linear},
			Lift: 50, Carried: 2,
			Piece: func(s squareSel) (Piece, bool) {
				shift := float64(s.turn%2) * .5 // its middle goes half a square when it is turned
				return Piece{ID: s.id, Turn: uint8(s.turn), Draft: s.draft,
					At: ui.Pt(float64(s.x)+.5+shift, float64(s.y)+.5)}, s.id > 0
			},
			Home:    func(id int) motion.Place { return motion.Place{At: ui.Pt(100, 200*float64(id)), Size: 30} },
			Turns:   func() bool { return b.Sel.id > 0 },
			Wheels:  func(on squareThing) bool { return on.Kind == bank },
			Drafted: func(on squareThing) bool { return b.Sel.draft && on == squareAt(b.Sel.x, b.Sel.y) },
			Bare:    func(squareThing) bool { return b.Sel.id == 0 },
			From:    func(s squareSel) ui.Point { return ui.Pt(float64(s.x), float64(s.y)) },
			Seek:    func(bool) {},
			Cursor:  func() squareThing { return squareAt(b.Sel.cursor[0], b.Sel.cursor[1]) },
			Further: func(way ui.Point) bool { return b.Sel.draft && b.Sel.x+int(way.X) < 8 && b.Sel.x+int(way.X) >= 0 },
			Next:    func(on squareThing) bool { return on.Kind == counter },
		},
	})
	b.state = table.State{Movers: []games.Seat{0}, Thinking: games.Nobody}
	b.Layout(table.Frame{Kit: k, Screen: ui.Rc(0, 0, 800, 600), Field: field, Speed: 1,
		Sound: func(_ sound.Effect, from ui.Point) { b.heard = append(b.heard, from) }})
	b.Sync(squareView{})
	b.tick(t, ui.Input{})
	return b
}

// Extent and Focus are those of the toy's plane.
func (b *squares) Extent() ui.Rect { return ui.Rc(0, 0, 8, 8) }
func (b *squares) Focus() ui.Point { return ui.Pt(4, 4) }

// tick plays a tick of input and returns what is wanted.
func (b *squares) tick(t *testing.T, in ui.Input) (want table.Want[lays]) {
	t.Helper()
	tick(b.root, in, func(c *ui.Context) {
		b.Step()
		want = b.Update(c, b.state)
	})
	return want
}

// mouse moves the mouse through points with the button down, and lets it go at the last one.
func (b *squares) mouse(t *testing.T, way ...ui.Point) {
	t.Helper()
	p := ui.Pointer{ID: ui.MousePointer, Kind: ui.Mouse, Button: ui.LeftButton, Start: way[0], At: way[0],
		Phase: ui.Press}
	for i, at := range append(slices.Clone(way), way[len(way)-1]) {
		if i > 0 {
			p.Phase, p.Moved = ui.Drag, p.Moved || at != p.Start
		}
		if i == len(way) {
			p.Phase = ui.Release
		}
		p.Last, p.At = p.At, at
		b.tick(t, ui.Input{Device: ui.MouseDevice, Pointers: []ui.Pointer{p}})
	}
}

// press presses keys for a tick.
func (b *squares) press(t *testing.T, actions ...ui.Action) table.Want[lays] {
	t.Helper()
	want := b.tick(t, ui.Input{Device: ui.KeyDevice, Pressed: ui.ActionSet(actions...), Held: ui.ActionSet(actions...)})
	b.tick(t, ui.Input{Device: ui.KeyDevice})
	return want
}

func (b *squares) on(x, y float64) ui.Point { return b.Eye.At(ui.Pt(x, y)) }

// TestAPieceIsCarriedOntoAPlane drags a piece onto a square: from there it flies to its place, as large as it was
// carried, and is heard where it is laid. Dropped beside the plane, or lost by its finger, it goes home.
func TestAPieceIsCarriedOntoAPlane(t *testing.T) {
	b := newSquares(t)
	to := b.on(3.25, 2.75)
	b.mouse(t, ui.Pt(100, 200), ui.Pt(150, 200), to)
	if s := b.Sel; !s.draft || s.id != 1 || s.x != 3 || s.y != 2 {
		t.Fatalf("it comes to lie as %+v", s)
	}
	if at := b.Held.On(b.Rests(Piece{ID: 1, Draft: true, At: ui.Pt(3.5, 2.5)})); !b.Held.Going(1) ||
		at.At.Dist(to) > 20 || at.Size < 1.5*b.Eye.Scale {
		t.Errorf("it is at %v, %v large, on its way: %v", at.At, at.Size, b.Held.Going(1))
	}
	if len(b.heard) == 0 || b.heard[len(b.heard)-1] != ui.Pt(3, 2) {
		t.Errorf("it is heard at %v", b.heard)
	}
	if b.changed == 0 {
		t.Error("nothing is brought into sight")
	}
	b.mouse(t, b.on(3.5, 2.5), b.on(4.5, 4.5), ui.Pt(20, 20))
	if at := b.Rests(Piece{ID: 1}).At; b.Sel.draft || !b.Held.Going(1) || at != ui.Pt(100, 200) {
		t.Errorf("dropped beside the plane it is %+v, and goes to %v", b.Sel, at)
	}
	if g := b.told[len(b.told)-1]; g.Kind != Drop || g.On != (squareThing{}) {
		t.Errorf("the last gesture is %+v", g)
	}
	b.Sel = squareSel{id: 1, draft: true, x: 3, y: 2}
	p := ui.Pointer{ID: 1, Kind: ui.Touch, Start: b.on(3.5, 2.5), Last: b.on(3.5, 2.5), At: b.on(3.5, 2.5),
		Phase: ui.Press}
	for i, phase := range []ui.Phase{ui.Press, ui.Drag, ui.Cancel} {
		p.Phase, p.At, p.Moved = phase, p.Start.Add(ui.Pt(0, 40*float64(i))), i > 0
		b.tick(t, ui.Input{Device: ui.TouchDevice, Pointers: []ui.Pointer{p}})
	}
	if b.Sel.draft || b.Carries() {
		t.Error("a piece whose finger is lost stays on the plane, or is carried still")
	}
}

// TestAPieceThatIsOnlyTurnedStaysWhereItLies turns a draft, which shifts its middle by half a square: it turns there.
// One that is laid a square further flies.
func TestAPieceThatIsOnlyTurnedStaysWhereItLies(t *testing.T) {
	b := newSquares(t)
	b.Act(Gesture[squareKind]{Kind: Tap, On: things.OwnNth(counter, 0, 1)})
	b.Act(Gesture[squareKind]{Kind: Tap, On: squareAt(3, 3), At: ui.Pt(3.5, 3.5)})
	if !b.Held.Going(1) {
		t.Error("a piece that is laid does not fly")
	}
	b.Finish()
	b.Act(Gesture[squareKind]{Kind: Turn, Steps: 1})
	if b.Held.Going(1) || !b.Held.Turning() || b.Aside() != ui.Pt(-.5, 0) {
		t.Errorf("it flies: %v, turns: %v, %v aside", b.Held.Going(1), b.Held.Turning(), b.Aside())
	}
	b.Finish()
	b.Act(Gesture[squareKind]{Kind: Tap, On: squareAt(4, 3), At: ui.Pt(4.5, 3.5)})
	if !b.Held.Going(1) || b.Held.Turning() {
		t.Error("a piece that is laid a square further does not fly")
	}
	if !b.Moving() {
		t.Error("a piece on its way does not move the picture")
	}
	for range 60 {
		b.Step()
	}
	if b.Moving() {
		t.Error("the picture never rests")
	}
}

// TestTheWheelOverAPlane turns the wheel over pieces, the draft, what the board names besides, and elsewhere.
func TestTheWheelOverAPlane(t *testing.T) {
	for _, c := range []struct {
		name   string
		at     func(b *squares) ui.Point
		turned bool
	}{
		{"a piece", func(*squares) ui.Point { return ui.Pt(100, 400) }, true},
		{"the draft", func(b *squares) ui.Point { return b.on(3.5, 3.5) }, true},
		{"the bank", func(*squares) ui.Point { return ui.Pt(100, 525) }, true},
		{"another square", func(b *squares) ui.Point { return b.on(5.5, 5.5) }, false},
	} {
		b := newSquares(t)
		b.Sel = squareSel{id: 1, draft: true, x: 3, y: 3}
		before := b.Eye.Scale
		b.tick(t, ui.Input{Pointers: []ui.Pointer{{ID: ui.MousePointer, Kind: ui.Mouse, Phase: ui.Hover, At: c.at(b)}},
			Wheel: ui.Pt(0, 1)})
		if turned := b.Sel.turn != 0; turned != c.turned || (b.Eye.Scale != before) == c.turned {
			t.Errorf("over %s the wheel turns: %v, and zooms from %v to %v", c.name, turned, before, b.Eye.Scale)
		}
	}
}

// TestKeysGoFromAPieceToThePlane chooses a piece by its number: the focus goes to the plane, where arrows move the
// draft and Confirm makes its move. A move that is refused leaves what is chosen, a legal one does not.
func TestKeysGoFromAPieceToThePlane(t *testing.T) {
	b := newSquares(t)
	b.tick(t, ui.Input{Device: ui.KeyDevice, Runes: []rune{'2'}})
	b.tick(t, ui.Input{Device: ui.KeyDevice})
	if b.Sel.id != 2 || !b.Sel.draft || b.root.Focused() != b.Owner(squareAt(5, 5)) {
		t.Fatalf("the second piece is chosen as %+v, and the focus is on %v", b.Sel, b.root.Focused())
	}
	if b.press(t, ui.Right); b.Sel.x != 1 || b.Sel.y != 0 {
		t.Errorf("an arrow moves it to %d, %d", b.Sel.x, b.Sel.y)
	}
	if want := b.press(t, ui.Confirm); want.Made || want.Why != onTheEdge || len(b.refused) != 1 || b.Sel.id != 2 ||
		b.Plan.Waits {
		t.Errorf("on the edge it is laid: %v, refused %v, chosen %+v", want.Made, b.refused, b.Sel)
	}
	b.press(t, ui.Down)
	if want := b.press(t, ui.Confirm); !want.Made || want.Move != (lays{2, 1, 1, 0}) || b.Sel.id != 0 {
		t.Errorf("the move is %+v, and %+v stays chosen", want, b.Sel)
	} else if len(b.Plan.Moves) > 0 {
		t.Error("Back could still take it back")
	}
}

// TestWhatLiesBeneathIsShown holds a square with the right button, and the key while the cursor is on one.
func TestWhatLiesBeneathIsShown(t *testing.T) {
	b := newSquares(t)
	p := ui.Pointer{ID: ui.MousePointer, Kind: ui.Mouse, Button: ui.RightButton, Phase: ui.Press, At: b.on(2.5, 6.5)}
	b.tick(t, ui.Input{Device: ui.MouseDevice, Pointers: []ui.Pointer{p}})
	if b.Sel.peeked != squareAt(2, 6) {
		t.Errorf("the right button shows %+v", b.Sel.peeked)
	}
	p.Phase = ui.Release
	b.tick(t, ui.Input{Device: ui.MouseDevice, Pointers: []ui.Pointer{p}})
	if b.Sel.peeked != (squareThing{}) {
		t.Errorf("let go it shows %+v", b.Sel.peeked)
	}
	b.Sel.cursor = [2]int{7, 1}
	b.tick(t, ui.Input{Device: ui.KeyDevice, Held: ui.ActionSet(ui.Peek)})
	if b.Sel.peeked != squareAt(7, 1) {
		t.Errorf("the key shows %+v", b.Sel.peeked)
	}
}

// TestTheLogAndHintsLeadToThePlane shows events, about a piece and a square, and about a square: only what lies on the
// plane is led to. A proposed move is brought into sight.
func TestTheLogAndHintsLeadToThePlane(t *testing.T) {
	b := newSquares(t)
	for e := range 2 {
		if !b.Show(e) {
			t.Errorf("event %d leads nowhere", e)
		}
	}
	b.def.Plane.Lead = func(squareThing) bool { return false }
	if b.Show(0) {
		t.Error("an event leads to what is not on the plane")
	}
	b.Hint(lays{1, 4, 5, 0})
	if !slices.Contains(b.exposed, squareAt(4, 5)) || !b.Proposed.On {
		t.Errorf("a hint brings %v into sight", b.exposed)
	}
}

// TestConsidering lets others wait while the board says so.
func TestConsidering(t *testing.T) {
	b := newSquares(t)
	if b.tick(t, ui.Input{}).Considers {
		t.Error("somebody considers something")
	}
	b.considers = true
	if !b.tick(t, ui.Input{}).Considers {
		t.Error("nobody considers anything")
	}
}

// TestACurtainIsThatOfTheSeatWhoseThingIsMeant taps a piece of seat 0 while that is hidden.
func TestACurtainIsThatOfTheSeatWhoseThingIsMeant(t *testing.T) {
	b := newSquares(t)
	b.hides, b.Given.Front = true, 3
	var want table.Want[lays]
	b.do(Gesture[squareKind]{Kind: Tap, On: things.OwnNth(counter, 2, 1)}, &want)
	if !want.Opens || want.Open != 2 || len(b.told) > 0 {
		t.Errorf("what is wanted is %+v", want)
	}
}

// TestAMovedEyeStays pans: a curtain that leaves screen and theme the same does not centre the board, and a Sync does
// not either; a new screen does.
func TestAMovedEyeStays(t *testing.T) {
	b := newSquares(t)
	b.mouse(t, b.on(4.5, 4.5), b.on(5.5, 5.5))
	at := b.Eye.View
	frame := b.Given.Frame
	b.Layout(frame)
	b.Sync(squareView{})
	if b.Eye.View != at || !b.Eye.Free {
		t.Errorf("the eye goes from %+v to %+v", at, b.Eye.View)
	}
	frame.Screen = ui.Rc(0, 0, 900, 600)
	if b.Layout(frame); b.Eye.Free {
		t.Error("another screen does not show the whole board")
	}
}

// TestReportsOfAPlane names the cursor for the focus, and no place of it: each square that can be chosen has its own.
func TestReportsOfAPlane(t *testing.T) {
	b := newSquares(t)
	names := reported(b.root, func(r *stage.Report) { b.Report(r) })
	if want := []string{"toy.bank", "toy.counter.0.1", "toy.counter.0.2"}; !slices.Equal(names, want) {
		t.Errorf("reported are %v, want %v", names, want)
	}
}
