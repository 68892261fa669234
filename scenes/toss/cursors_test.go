package toss

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/ui"
)

// steers leads a seat's cursor to a rune with the seat's own control; with NoRune, to the button that says the seat is
// done.
func steers(b *bench, s games.Seat, d ui.Device, to rules.Rune) {
	b.T.Helper()
	h := &b.Board.handwork
	cur := &h.cursors[s]
	tried := map[rules.Rune]int{}
	for n := 0; !cur.lies || cur.done != (to == rules.NoRune) || !cur.done && cur.rune != to; n++ {
		if n > 120 {
			b.T.Fatalf("the cursor of seat %d does not come to %d: %+v", s, to, *cur)
		}
		way := h.doneAt(s).Center().Sub(cur.at)
		for r, at := range h.lying {
			if r == to {
				way = at.Sub(cur.at)
			}
		}
		across, along := ui.Right, ui.Down
		if way.X < 0 {
			across = ui.Left
		}
		if way.Y < 0 {
			along = ui.Up
		}
		order := []ui.Action{across, along, ui.Left, ui.Up, ui.Right, ui.Down}
		if max(way.X, -way.X) < max(way.Y, -way.Y) {
			order[0], order[1] = along, across
		}
		at := cur.rune
		if cur.done {
			at = rules.NoRune
		}
		b.Control(s, d, order[tried[at]%len(order)])
		tried[at]++
	}
}

// TestTOS40_EachSeatHasACursor lets two persons at one keyboard, and two with gamepads, reach with controls of their
// own: each moves only their own cursor, and takes the rune under it for their own seat.
func TestTOS40_EachSeatHasACursor(t *testing.T) {
	for _, d := range []ui.Device{ui.KeyDevice, ui.PadDevice} {
		f := snatched(t, "snatch", 2, games.Public)
		runes, _ := f.visible()
		if !f.State.Controls {
			t.Fatal("the table does not ask for controls")
		}
		steers(f.bench, 0, d, runes[0])
		if f.Board.handwork.cursors[1].awake {
			t.Errorf("%v: somebody else's cursor has come too", d)
		}
		steers(f.bench, 1, d, runes[1])
		if cur := f.Board.handwork.cursors[0]; cur.rune != runes[0] || cur.done {
			t.Errorf("%v: the cursor of seat 0 was led away: %+v", d, cur)
		}
		if len(f.claims()) > 0 {
			t.Fatalf("%v: something is taken before anybody took it: %+v", d, f.claims())
		}
		f.Control(1, d, ui.Confirm)
		tick := f.State.Tick
		want := rules.Move{Kind: rules.Claims, Tick: int32(tick), Claims: [games.MaxSeats]rules.Rune{}}
		for i := range want.Claims {
			want.Claims[i] = rules.NoRune
		}
		want.Claims[1] = runes[1]
		if got := f.claims(); len(got) != 1 || got[0] != want {
			t.Fatalf("%v: it claims %+v, want %+v", d, got, want)
		}
		if cur := f.Board.handwork.cursors[1]; cur.rune == runes[1] && f.got(1) != 1 {
			t.Errorf("%v: seat 1 got %d", d, f.got(1))
		}
		f.Tick(ui.Input{})
		if cur := f.Board.handwork.cursors[1]; cur.rune == runes[1] || !cur.lies {
			t.Errorf("%v: its cursor stays on what was taken: %+v", d, cur)
		}
	}
}

// TestTOS40_CursorsInOneTick lets both seats reach for the same rune in the same tick: the core decides who gets it,
// and the other misses it.
func TestTOS40_CursorsInOneTick(t *testing.T) {
	f := snatched(t, "snatch", 2, games.Public)
	runes, _ := f.visible()
	steers(f.bench, 0, ui.KeyDevice, runes[2])
	steers(f.bench, 1, ui.KeyDevice, runes[2])
	var in ui.Input
	in.Device = ui.KeyDevice
	in.Controls[ui.RightKeys], in.Controls[ui.LeftKeys] = ui.ActionSet(ui.Confirm), ui.ActionSet(ui.Confirm)
	f.Tick(in)
	list := f.claims()
	if len(list) != 1 || list[0].Claims[0] != runes[2] || list[0].Claims[1] != runes[2] ||
		int(list[0].Tick) != f.State.Tick {
		t.Fatalf("in tick %d they claim %+v", f.State.Tick, list)
	}
	if f.got(0)+f.got(1) != 1 {
		t.Errorf("they got %d and %d of one rune", f.got(0), f.got(1))
	}
}

// TestTOS40_ASeatIsDoneByItsCursor leads a cursor off the runes to the button that says the seat is done, and confirms.
func TestTOS40_ASeatIsDoneByItsCursor(t *testing.T) {
	f := snatched(t, "snatch", 3, games.Public)
	steers(f.bench, 2, ui.KeyDevice, rules.NoRune)
	f.Control(2, ui.KeyDevice, ui.Confirm)
	made := f.Match.Play.Made()
	if last := made[len(made)-1]; last.Seat != 2 || last.Move.Kind != rules.Done {
		t.Fatalf("%+v was made", last)
	}
	if f.Tick(ui.Input{}); slices.Contains(f.State.Movers, 2) {
		t.Errorf("seat 2 still snatches")
	}
}

// TestCursorsSleepAndRest checks that a cursor is shown only once its control was used. The first press takes nothing,
// since nobody saw yet what it would take. In the next snatch the cursor begins at its own seat again.
func TestCursorsSleepAndRest(t *testing.T) {
	f := snatched(t, "snatch", 2, games.Public)
	f.visible()
	f.Control(0, ui.KeyDevice, ui.Confirm)
	cur := &f.Board.handwork.cursors[0]
	if !cur.lies || len(f.claims()) > 0 || f.Board.handwork.cursors[1].lies {
		t.Errorf("the first press wakes %+v and claims %+v", *cur, f.claims())
	}
	if way := cur.at.Dist(f.Board.handwork.between(0)); way > f.Board.places.window.W/2 {
		t.Errorf("it begins %.0f pixels from its seat", way)
	}
	f.Board.handwork.open()
	if !cur.awake || cur.lies {
		t.Errorf("after the snatch it is %+v", *cur)
	}
}

// TestKeysOfSeveralMeanNothingElse strikes keys that otherwise move the focus, open the log or hurry the picture: while
// several snatch with cursors they do nothing.
func TestKeysOfSeveralMeanNothingElse(t *testing.T) {
	f := snatched(t, "snatch", 2, games.Public)
	f.visible()
	made := f.Made
	for _, a := range []ui.Action{ui.Right, ui.Confirm, ui.Hold, ui.Next, ui.Confirm, ui.Skip} {
		f.Key(a)
	}
	if f.Made != made || f.Root.RingShown() {
		t.Errorf("%d moves are made, the ring is shown: %v", f.Made-made, f.Root.RingShown())
	}
}
