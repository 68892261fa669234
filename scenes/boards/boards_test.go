package boards

import (
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

func newKit(t *testing.T) *ui.Kit {
	t.Helper()
	k, err := ui.NewKit(ui.Look{Interface: 1, Device: 1})
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// tick gives a scene a tick of input.
func tick(root *ui.Root, in ui.Input, scene func(c *ui.Context)) {
	in.Size, in.Scale = ui.Sz(800, 600), 1
	c := root.Begin(&in)
	scene(c)
	root.End(c)
}

// tap taps a point with the mouse.
func tap(root *ui.Root, at ui.Point, scene func(c *ui.Context)) {
	for _, phase := range []ui.Phase{ui.Press, ui.Release} {
		p := ui.Pointer{ID: ui.MousePointer, Kind: ui.Mouse, Phase: phase, Button: ui.LeftButton, Start: at, Last: at,
			At: at}
		tick(root, ui.Input{Device: ui.MouseDevice, Pointers: []ui.Pointer{p}}, scene)
	}
}

// reported returns the names of what a scene says that can be activated.
func reported(root *ui.Root, scene func(r *stage.Report)) (names []string) {
	r := stage.Report{Targets: map[string]ui.Rect{}, State: map[string]any{}, Root: root}
	scene(&r)
	for name := range r.Targets {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

func TestChoicesMakeTheirMoves(t *testing.T) {
	k := newKit(t)
	root := ui.NewRoot(k)
	var made []int
	var n Choices[int]
	n.Wire(func(m int) { made = append(made, m) })
	widths := n.Offer(k, []int{7, 8, 9, 10, 11}, func(int) string { return "Draw" }, nil)
	if len(widths) != MaxChoices || len(n.Moves) != MaxChoices {
		t.Fatalf("%d buttons of the widths %v", len(n.Moves), widths)
	}
	var places []ui.Rect
	for i, w := range widths {
		places = append(places, ui.Rc(10, float64(100*i+10), w, 50))
	}
	n.Place(k, places)
	for _, i := range []int{2, 0} {
		tap(root, places[i].Center(), n.Update)
	}
	if !slices.Equal(made, []int{9, 7}) {
		t.Errorf("pressed were the buttons of %v", made)
	}
	names := func() []string {
		return reported(root, func(r *stage.Report) {
			n.Report(r, func(m int) string { return string(rune('a' + m)) })
		})
	}
	if got := names(); !slices.Equal(got, []string{"h", "i", "j", "k"}) {
		t.Errorf("reported are %v", got)
	}
	n.Offer(k, nil, nil, nil)
	tap(root, places[2].Center(), n.Update)
	if len(made) != 2 || names() != nil {
		t.Error("a button stays when there is no choice")
	}
}

func TestCornersTurnAndCentre(t *testing.T) {
	k := newKit(t)
	root := ui.NewRoot(k)
	turned, centred := 0, 0
	var n Corners
	n.Wire(func(steps int) { turned += steps })
	field := ui.Rc(0, 0, 800, 600)
	left, right, centre := ui.Rc(10, 10, 60, 60), ui.Rc(100, 10, 60, 60), CentrePlace(k, field)
	if !field.Holds(centre) || centre.W < stage.MinTouch(k) {
		t.Fatalf("the board is centred by %v", centre)
	}
	n.Place(k, left, right, centre)
	both := func(c *ui.Context) {
		if n.Update(c, true, true) {
			centred++
		}
	}
	tap(root, right.Center(), both)
	tap(root, right.Center(), both)
	tap(root, left.Center(), both)
	tap(root, centre.Center(), both)
	if turned != 1 || centred != 1 {
		t.Errorf("turned by %d, centred %d times", turned, centred)
	}
	none := func(c *ui.Context) {
		if n.Update(c, false, false) {
			centred++
		}
	}
	for _, r := range []ui.Rect{left, right, centre} {
		tap(root, r.Center(), none)
	}
	if turned != 1 || centred != 1 {
		t.Error("a button is pressed that is not there")
	}
	tick(root, ui.Input{Device: ui.KeyDevice, Pressed: ui.ActionSet(ui.RotateLeft)}, n.Keys)
	tick(root, ui.Input{Device: ui.KeyDevice, Pressed: ui.ActionSet(ui.RotateLeft)}, n.Keys)
	tick(root, ui.Input{Device: ui.KeyDevice, Pressed: ui.ActionSet(ui.RotateRight)}, n.Keys)
	if turned != 0 {
		t.Errorf("after the keys it is turned by %d", turned)
	}
	for _, c := range []struct {
		turns, centres bool
		want           []string
	}{{true, false, []string{"toy.turn-left", "toy.turn-right"}}, {false, true, []string{"toy.centre"}}} {
		if got := reported(root, func(r *stage.Report) { n.Report(r, "toy", c.turns, c.centres) }); !slices.Equal(got,
			c.want) {
			t.Errorf("reported are %v, want %v", got, c.want)
		}
	}
}

func TestArrowsLeaveWhereNothingLiesFurther(t *testing.T) {
	k := newKit(t)
	root := ui.NewRoot(k)
	var field, other byte
	var ways []ui.Point
	scene := func(c *ui.Context) {
		c.Focusable(&field, ui.Rc(100, 100, 50, 50), 0)
		c.Focusable(&other, ui.Rc(100, 300, 50, 50), 0)
		if c.Focused(&field) {
			walk(c, &field, func(way ui.Point) bool { return way.Y <= 0 },
				func(way ui.Point) { ways = append(ways, way) })
		}
	}
	tick(root, ui.Input{Device: ui.KeyDevice}, func(c *ui.Context) { scene(c); c.Focus(&field) })
	for _, a := range []ui.Action{ui.Left, ui.Up} {
		tick(root, ui.Input{Device: ui.KeyDevice, Pressed: ui.ActionSet(a)}, scene)
	}
	if !slices.Equal(ways, []ui.Point{ui.Pt(-1, 0), ui.Pt(0, -1)}) || root.Focused() != any(&field) {
		t.Fatalf("the cursor went %v, and the focus is on %v", ways, root.Focused())
	}
	tick(root, ui.Input{Device: ui.KeyDevice, Pressed: ui.ActionSet(ui.Down)}, scene)
	if len(ways) != 2 || root.Focused() != any(&other) {
		t.Errorf("the cursor went %v, and the focus is on %v", ways, root.Focused())
	}
}

func TestLandscapeLeavesTheFieldItsRoom(t *testing.T) {
	k := newKit(t)
	l := Landscape{Seats: 250, Share: .25, Ledge: 124, Low: 84}
	dock := ui.Sz(272, 96)
	for _, c := range []struct {
		screen       ui.Size
		seats, ledge float64
	}{
		{ui.Sz(1440, 900), 250, 124}, {ui.Sz(800, 700), 200, 124}, {ui.Sz(400, 639), 150, 84},
		{ui.Sz(1440, 359), 250, 60},
	} {
		got := l.Need(table.Room{Kit: k, Screen: c.screen, Primary: ui.Sz(200, 60)}, dock)
		if want := (table.Need{Seats: c.seats, Ledge: c.ledge, Dock: dock}); got != want {
			t.Errorf("%v: %+v, want %+v", c.screen, got, want)
		}
	}
}

// sitters are two that sit at a table.
var sitters = []stage.Sitter{{Name: "Astrid"}, {Name: "Bjarne"}}

func TestBadgeIsOnlyThatOfSomebody(t *testing.T) {
	for _, s := range []games.Seat{games.Nobody, 2} {
		Badge(nil, sitters, s, ui.Rc(0, 0, 10, 10)) // to draw without a canvas would panic
	}
	Badge(nil, sitters, 0, ui.Rect{})
}

func TestPairLeadsPastWhatLiesBetween(t *testing.T) {
	for _, c := range []struct {
		a, b        ui.Rect
		there, back ui.Action
	}{
		{ui.Rc(0, 0, 100, 50), ui.Rc(300, 0, 100, 50), ui.Right, ui.Left},
		{ui.Rc(0, 0, 100, 50), ui.Rc(0, 200, 100, 50), ui.Down, ui.Up},
	} {
		k := newKit(t)
		root := ui.NewRoot(k)
		var n Choices[int]
		n.Wire(func(int) {})
		n.Offer(k, []int{1, 2}, func(int) string { return "Ignore" }, nil)
		n.Place(k, []ui.Rect{c.a, c.b})
		var between byte
		scene := func(ctx *ui.Context) {
			n.Update(ctx)
			n.Pair(ctx)
			ctx.Focusable(&between, ui.Rc(c.b.X/2, c.b.Y/2, 100, 50), 0)
		}
		tick(root, ui.Input{Device: ui.KeyDevice}, func(ctx *ui.Context) { scene(ctx); ctx.Focus(n.Button(0)) })
		tick(root, ui.Input{Device: ui.KeyDevice, Pressed: ui.ActionSet(c.there)}, scene)
		if root.Focused() != any(n.Button(1)) {
			t.Errorf("action %v does not lead to the other button", c.there)
		}
		tick(root, ui.Input{Device: ui.KeyDevice, Pressed: ui.ActionSet(c.back)}, scene)
		if root.Focused() != any(n.Button(0)) {
			t.Errorf("action %v does not lead back", c.back)
		}
	}
}

func TestOthersFollowTheSeatInFront(t *testing.T) {
	for _, c := range []struct {
		front games.Seat
		want  []games.Seat
	}{{games.Nobody, []games.Seat{0, 1, 2, 3}}, {0, []games.Seat{1, 2, 3}}, {2, []games.Seat{3, 0, 1}}} {
		if got := Others(4, c.front); !slices.Equal(got, c.want) {
			t.Errorf("besides %d there are %v", c.front, got)
		}
	}
}

func TestSlotsStandInTheMiddle(t *testing.T) {
	room := ui.Rc(100, 50, 300, 80)
	for _, c := range []struct {
		n    int
		want []ui.Rect
	}{
		{0, nil}, {1, []ui.Rect{ui.Rc(220, 60, 60, 60)}},
		{2, []ui.Rect{ui.Rc(180, 60, 60, 60), ui.Rc(260, 60, 60, 60)}},
		{5, []ui.Rect{ui.Rc(100, 60, 60, 60), ui.Rc(160, 60, 60, 60), ui.Rc(220, 60, 60, 60), ui.Rc(280, 60, 60, 60),
			ui.Rc(340, 60, 60, 60)}},
	} {
		if got := Slots(room, c.n, ui.Sz(60, 60), 20); !slices.Equal(got, c.want) {
			t.Errorf("%d stand at %v", c.n, got)
		}
	}
}

func TestBadgeIsCutAsASquare(t *testing.T) {
	badge, rest := CutBadge(ui.Rc(10, 20, 100, 50), 30, 5)
	if badge != ui.Rc(10, 30, 30, 30) || rest != ui.Rc(45, 20, 65, 50) {
		t.Errorf("the badge lies at %v and leaves %v", badge, rest)
	}
}

func TestAFurtherButtonStandsLast(t *testing.T) {
	k := newKit(t)
	root := ui.NewRoot(k)
	pressed := 0
	further := ui.Button{Text: "Open", OnTap: func() { pressed++ }}
	var n Choices[int]
	n.Wire(func(int) { t.Error("a move is made") })
	places := []ui.Rect{ui.Rc(10, 10, 100, 50), ui.Rc(10, 110, 100, 50)}
	if widths := n.Offer(k, []int{3}, func(int) string { return "Draw" }, &further); len(widths) != 2 {
		t.Fatalf("two buttons of the widths %v", widths)
	}
	n.Place(k, places)
	tap(root, places[1].Center(), n.Update)
	n.Offer(k, nil, nil, nil)
	tap(root, places[1].Center(), n.Update)
	if pressed != 1 {
		t.Errorf("pressed %d times", pressed)
	}
}

func TestLeadReachesOnce(t *testing.T) {
	root := ui.NewRoot(newKit(t))
	var l Lead
	var one, other byte
	reach := func(owner *byte) (has bool) {
		tick(root, ui.Input{}, func(c *ui.Context) {
			c.Focusable(owner, ui.Rc(0, 0, 50, 50), 0)
			l.Reach(c, owner)
		})
		return root.Focused() == owner
	}
	if l.To(&one); reach(&other) || !reach(&one) {
		t.Error("what the focus is led to does not get it, or something else does")
	}
	if l.To(&other); !reach(&other) {
		t.Error("the focus is not led on")
	}
	tick(root, ui.Input{}, func(c *ui.Context) {
		c.Focusable(&one, ui.Rc(0, 0, 50, 50), 0)
		c.Focusable(&other, ui.Rc(0, 60, 50, 50), 0)
		c.Focus(&one)
		l.Reach(c, &other)
	})
	if root.Focused() != &one {
		t.Error("it is led there twice")
	}
}

func TestSeatsStandInTurnOrder(t *testing.T) {
	docks := []ui.Turned{{Rect: ui.Rc(0, 0, 100, 40), Turns: 2}, {Rect: ui.Rc(0, 100, 40, 100), Turns: 1},
		{Rect: ui.Rc(500, 100, 40, 100), Turns: 3}}
	for _, front := range []games.Seat{2, games.Nobody} {
		seats := 4
		want := []games.Seat{3, 0, 1}
		if front < 0 {
			want = []games.Seat{0, 1, 2, 3}
		}
		var got []games.Seat
		room := ui.Rc(10, 10, 300, 400)
		for _, p := range InGrid(room, 1, 5, seats, front) {
			if got = append(got, p.Seat); !room.Holds(p.Place()) || p.Chip.W != room.W {
				t.Errorf("seat %d is at %v", p.Seat, p.Place())
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("with %d in front the seats are %v, want %v", front, got, want)
		}
	}
	if all := InDocks(docks, 4, games.Nobody); all[0].Seat != 1 {
		t.Errorf("with nobody in front seat %d has the first dock", all[0].Seat)
	}
	for i, p := range InDocks(docks, 4, 2) {
		if want := games.Seat((2 + 1 + i) % 4); p.Seat != want || p.Place() != docks[i].Rect || p.Chip.W != 100 {
			t.Errorf("in dock %d seat %d has the chip %v at %v", i, p.Seat, p.Chip, p.Place())
		}
	}
}

func TestPiecesStandBetweenTheirButtons(t *testing.T) {
	room := ui.Rc(100, 50, 600, 80)
	for _, wide := range []float64{200, 900} {
		left, pieces, right := Flanked(room, wide, 44, 8)
		if left.X < room.X || right.Right() > room.Right() || left.Size() != right.Size() || left.W != 44 {
			t.Errorf("for a width of %v the buttons are at %v and %v", wide, left, right)
		}
		if pieces.X != left.Right()+8 || pieces.Right() != right.X-8 || pieces.Center() != room.Center() ||
			pieces.W > wide {
			t.Errorf("pieces of the width %v are at %v", wide, pieces)
		}
	}
}

func TestLedgesKeepClearOfTheGoldenButton(t *testing.T) {
	k := newKit(t)
	f := table.Frame{Kit: k, Ledge: ui.Rc(0, 500, 800, 100), Primary: ui.Rc(640, 520, 150, 50)}
	for _, roomy := range []float64{700, 900} {
		in, side, apart := OneRow(&f, roomy)
		if in.Right() >= f.Primary.X || in.X != 0 || in.H != 100 {
			t.Errorf("the row is %v", in)
		}
		if small := side < k.Touch && apart < k.Gap.M; small != (roomy > 800) || side < stage.MinTouch(k) {
			t.Errorf("in a ledge 800 wide the buttons are %v, %v from pieces, where roomy is %v", side, apart, roomy)
		}
	}
	if Narrow(&f) {
		t.Error("800 is narrow")
	}
	f.Ledge, f.Primary = ui.Rc(0, 500, 360, 140), ui.Rc(200, 590, 150, 48)
	if !Narrow(&f) {
		t.Error("360 is not narrow")
	}
	high, low := TwoRows(&f)
	if high.Bottom() >= low.Y || high.W != 360 || low.Right() >= f.Primary.X || low.Center().Y != f.Primary.Center().Y {
		t.Errorf("the rows are %v and %v", high, low)
	}
	if low.H < stage.MinTouch(k) || low.H > f.Primary.H {
		t.Errorf("buttons are %v high beside one of %v", low.H, f.Primary.H)
	}
}

func TestSlotsGoOnBeyondTheLast(t *testing.T) {
	row := []ui.Rect{ui.Rc(0, 0, 10, 5), ui.Rc(20, 0, 10, 5)}
	for i, x := range []float64{0, 20, 30, 40} {
		if got := Slot(row, i); got != ui.Rc(x, 0, 10, 5) {
			t.Errorf("slot %d is %v", i, got)
		}
	}
}

func TestPanelsFloatWithinTheField(t *testing.T) {
	field, size := ui.Rc(0, 0, 400, 300), ui.Sz(100, 50)
	for at, want := range map[ui.Point]ui.Point{
		ui.Pt(200, 200): ui.Pt(150, 130), ui.Pt(200, 60): ui.Pt(150, 80), ui.Pt(10, 200): ui.Pt(0, 130),
		ui.Pt(390, 200): ui.Pt(300, 130),
	} {
		if got := Over(at, 20, size, field); got.Min() != want || got.Size() != size {
			t.Errorf("over %v it is at %v", at, got)
		}
	}
}

func TestPortraitHasRowsAndALedge(t *testing.T) {
	k := newKit(t)
	r := table.Room{Kit: k, Portrait: true, Screen: ui.Sz(360, 640), Primary: ui.Sz(150, 48)}
	n := Portrait(r, 2, 60, 80, ui.Sz(1, 2))
	if want := 2*k.Dp(60) + k.Gap.XS; n.Seats != want || n.Ledge != k.Dp(80)+k.Gap.S+48 || n.Dock != ui.Sz(1, 2) {
		t.Errorf("it wants %+v", n)
	}
	if low := Portrait(r, 1, 10, 80, ui.Size{}); low.Seats < stage.MinTouch(k) {
		t.Errorf("chips are %v high", low.Seats)
	}
}

func TestADieHasAsManyPipsAsItShows(t *testing.T) {
	for n, at := range pips {
		if len(at) != n {
			t.Errorf("%d is shown by %d pips", n, len(at))
		}
	}
}

// TestAPlanGoesOnMoveByMove asks for moves one after another, and then something that was not planned comes between.
func TestAPlanGoesOnMoveByMove(t *testing.T) {
	p := PlanOf(3, 4, 0, 5)
	if m, due := p.Due(); m != 3 || !due || len(p.Moves) != 2 {
		t.Errorf("%d is due of %v", m, p.Moves)
	}
	p.Waits = true
	if _, due := p.Due(); due {
		t.Error("a second move is due while the first is waited for")
	}
	if m, _ := p.Next(); !p.Told() || m != 3 {
		t.Error("it ends after its first move")
	}
	if m, due := p.Due(); m != 4 || !due {
		t.Errorf("then %d is due", m)
	}
	if p.Told() || p.Drop() {
		t.Error("it outlasts a move that was not planned")
	}
}

// TestNamesAreShortened shortens a name into ever less room: it keeps its beginning, fits, and is whole where there is
// room for it.
func TestNamesAreShortened(t *testing.T) {
	k := newKit(t)
	style := k.Type.Label
	name := "Wilhelmina"
	whole := k.Measure(name, style, 0).W
	if got := Shortened(k, name, style, whole); got != name {
		t.Errorf("in its own width %q is %q", name, got)
	}
	for _, share := range []float64{.9, .6, .3} {
		got := Shortened(k, name, style, share*whole)
		begin, cut := strings.CutSuffix(got, "…")
		if !cut || !strings.HasPrefix(name, begin) || k.Measure(got, style, 0).W > share*whole {
			t.Errorf("in %v of its width %q is %q", share, name, got)
		}
	}
	if got := Shortened(k, "І", style, 1); got != "І" {
		t.Errorf("a single letter is %q", got)
	}
}
