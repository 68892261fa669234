package toss

import (
	"math"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/things"
	"runehall/ui"
)

// lying returns the runes that cursors can be on, and where they lie.
func (f fingers) lying() (runes []rules.Rune, at []ui.Point) {
	for r, p := range f.Board.handwork.lying {
		runes, at = append(runes, r), append(at, p)
	}
	return runes, at
}

// on puts a seat's cursor on a rune that lies at a point, as if it had been led there; with NoRune, on the button that
// says the seat is done.
func (f fingers) on(s games.Seat, r rules.Rune, at ui.Point) *cursor {
	cur := &f.Board.handwork.cursors[s]
	*cur = cursor{awake: true, lies: true, rune: r, at: at, done: r == rules.NoRune}
	return cur
}

// TestArrowsLeadToTheNearestAhead strikes each arrow on each rune, and on the button that says a seat is done. An arrow
// leads to the nearest rune that lies rather ahead than to the side; from the button, to any rune ahead; and where
// there is no such rune, to the button if that lies ahead.
func TestArrowsLeadToTheNearestAhead(t *testing.T) {
	for _, seats := range []int{2, 5} {
		f := snatched(t, "snatch", seats, games.Public)
		f.visible()
		runes, at := f.lying()
		if slices.Contains(runes, rules.Destiny) || len(runes) < 6 {
			t.Fatalf("there lie %v", runes)
		}
		done := f.Board.handwork.doneAt(1).Center()
		runes, at = append(runes, rules.NoRune), append(at, done)
		turns, stays, dones := 0, 0, 0
		for i, from := range at {
			for a, way := range arrows {
				want, nearest := runes[i], math.Inf(1)
				for j, to := range at[:len(at)-1] {
					d := to.Sub(from)
					off := math.Abs(math.Atan2(d.X*way.Y-d.Y*way.X, d.X*way.X+d.Y*way.Y))
					if limit := map[bool]float64{false: math.Pi / 4,
						true: math.Pi / 2}[runes[i] == rules.NoRune]; i != j && off <= limit && d.Len() < nearest {
						want, nearest = runes[j], d.Len()
					}
				}
				if d := done.Sub(from); math.IsInf(nearest, 1) && d.X*way.X+d.Y*way.Y > 0 {
					want = rules.NoRune
				}
				cur := f.on(1, runes[i], from)
				f.Control(1, ui.KeyDevice, ui.Action(a))
				if cur.rune != want || cur.done != (want == rules.NoRune) ||
					cur.at.Dist(at[slices.Index(runes, want)]) > 1e-6 {
					t.Errorf("%d seats: from rune %d %v leads to %+v, want %d", seats, runes[i],
						ui.Action(a), *cur, want)
				}
				switch want {
				case runes[i]:
					stays++
				case rules.NoRune:
					dones++
				default:
					turns++
				}
			}
		}
		if turns == 0 || stays == 0 || dones == 0 || len(f.claims()) > 0 {
			t.Errorf("%d seats: %d times to a rune, %d to the button, %d nowhere; %d claims", seats, turns, dones,
				stays, len(f.claims()))
		}
	}
}

// TestACursorGoesToWhatIsLeft takes the rune under a cursor, once by a finger that belongs to nobody yet and once by
// another cursor: the cursor moves to the rune nearest to it. With no rune left it is on the button that says the seat
// is done.
func TestACursorGoesToWhatIsLeft(t *testing.T) {
	f := snatched(t, "snatch", 2, games.Public)
	f.visible()
	h := &f.Board.handwork
	nearest := func(gone rules.Rune) (best rules.Rune) {
		runes, at := f.lying()
		mid := at[slices.Index(runes, gone)]
		far := math.Inf(1)
		for i, p := range at {
			if d := p.Dist(mid); runes[i] != gone && d < far {
				best, far = runes[i], d
			}
		}
		return best
	}
	runes, at := f.lying()
	cur, want := f.on(0, runes[0], at[0]), nearest(runes[0])
	f.all(ui.Press, at[0])
	if f.all(ui.Drag, at[0]); cur.rune != want || h.grips.list[0].rune != runes[0] {
		t.Errorf("a finger holds %+v, and the cursor is on %d, want %d", h.grips.list, cur.rune, want)
	}
	f.all(ui.Release, at[0])
	for range wellTicks {
		f.Tick(ui.Input{})
	}
	cur, want = f.on(0, runes[1], at[1]), nearest(runes[1])
	f.on(1, runes[1], at[1])
	f.Control(1, ui.PadDevice, ui.Confirm)
	if f.Tick(ui.Input{}); f.got(1) != 1 || cur.rune != want || cur.done {
		t.Errorf("seat 1 got %d, and the other cursor is on %d, want %d", f.got(1), cur.rune, want)
	}
	window := h.places.window
	h.places.window = ui.Rect{}
	if f.Tick(ui.Input{}); cur.rune != rules.NoRune || !cur.done || cur.at != h.doneAt(0).Center() {
		t.Errorf("with nothing in sight it is on %+v", *cur)
	}
	h.places.window = window
	f.Control(0, ui.KeyDevice, ui.Confirm)
	if made := f.Match.Play.Made(); made[len(made)-1].Seat != 0 || made[len(made)-1].Move.Kind != rules.Done {
		t.Errorf("there it makes %+v", made[len(made)-1])
	}
}

// TestWhatSaysThatASeatIsDone checks which button says that a seat is done: round the table the one at its edge,
// otherwise the golden one.
func TestWhatSaysThatASeatIsDone(t *testing.T) {
	f := snatched(t, "snatch", 5, games.Public)
	docks, h := 0, &f.Board.handwork
	for s := range games.Seat(5) {
		want := h.Given.Frame.Primary
		if own, ok := f.Targets()[all.Name(things.Own(done, s), h.Given.Front)]; ok {
			docks++
			want = own
		}
		if got := h.doneAt(s); got != want {
			t.Errorf("seat %d says at %v that it is done, want %v", s, got, want)
		}
		if way := h.between(s).Dist(f.dock(s).Lerp(h.places.window.Center(), .5)); way > 1e-9 {
			t.Errorf("seat %d begins %v pixels from the middle of its way", s, way)
		}
	}
	if docks != 4 {
		t.Errorf("%d seats have a button of their own", docks)
	}
}

// TestCursorsRestUnderASheet checks that no cursor moves or takes anything while a sheet lies over the board.
func TestCursorsRestUnderASheet(t *testing.T) {
	f := snatched(t, "snatch", 2, games.Public)
	f.visible()
	runes, at := f.lying()
	cur := f.on(0, runes[0], at[0])
	was := *cur
	f.Board.Sel.overlay = f.Board.Sel.Opening(seatSheet, trayOf(1))
	for _, a := range []ui.Action{ui.Left, ui.Right, ui.Up, ui.Down, ui.Confirm} {
		f.Control(0, ui.KeyDevice, a)
	}
	if was.seen = cur.seen; *cur != was || len(f.claims()) > 0 {
		t.Errorf("under a sheet the cursor goes to %+v, and takes %+v", *cur, f.claims())
	}
	f.Board.Drop()
	if f.Control(0, ui.KeyDevice, ui.Confirm); len(f.claims()) != 1 {
		t.Errorf("then it takes %+v", f.claims())
	}
}

// TestCursorsAreSeenOnTheirWay plays the ticks in which a cursor moves: it is drawn nearer in each, or there at once
// with reduced motion. Where it begins it is drawn at once.
func TestCursorsAreSeenOnTheirWay(t *testing.T) {
	for _, still := range []bool{false, true} {
		var cs cursors
		cs[2] = cursor{lies: true, at: ui.Pt(100, 100)}
		if cs.step(still); cs[2].seen != cs[2].at || cs[1].seen != (ui.Point{}) {
			t.Errorf("reduced %v: at first they are seen at %v and %v", still, cs[2].seen, cs[1].seen)
		}
		cs[2].at = ui.Pt(300, 100)
		ticks, far := 0, 200.0
		for ; cs[2].seen != cs[2].at; ticks++ {
			cs.step(still)
			if now := cs[2].seen.Dist(cs[2].at); now >= far || ticks > 60 {
				t.Fatalf("reduced %v: after %d ticks it is seen %v pixels from where it goes, and was %v", still,
					ticks, now, far)
			} else {
				far = now
			}
		}
		if still != (ticks == 1) {
			t.Errorf("reduced %v: it takes %d ticks", still, ticks)
		}
	}
}

// TestTheFocusIsOfOne checks that the focus has nothing on the board to go to where several snatch, each with a control
// of their own; where one person does, it has.
func TestTheFocusIsOfOne(t *testing.T) {
	for reader, want := range map[games.Seat]bool{games.Public: false, 0: true} {
		f := snatched(t, "snatch", 2, reader)
		f.visible()
		h, offered := &f.Board.handwork, false
		for owner := range f.Root.Stops {
			for on := range h.Each {
				offered = offered || owner == h.Owner(on)
			}
		}
		if offered != want {
			t.Errorf("reader %d: the focus is offered something: %v", reader, offered)
		}
	}
}
