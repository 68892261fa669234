package toss

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/ui"
)

// unclocked runs a tick in which no clock runs, as behind a menu, and returns what the board wants.
func (f fingers) unclocked(in ui.Input) table.Want[rules.Move] {
	in.Size, in.Scale = ui.Sz(1440, 900), 1
	s := f.State
	s.Clocked, s.Controls, s.Tick = false, false, 0
	c := f.Root.Begin(&in)
	want := f.Board.Update(c, s)
	f.Root.End(c)
	f.Board.Step()
	return want
}

// touching returns the input of a finger that comes down.
func touching(at ui.Point) ui.Input {
	return ui.Input{Device: ui.TouchDevice,
		Pointers: []ui.Pointer{{ID: 1, Kind: ui.Touch, Phase: ui.Press, Start: at, Last: at, At: at}}}
}

// TestSheetsCloseInASnatch opens the sheet of a seat during a snatch, and closes it in each way: that does nothing
// else, whatever lies below.
func TestSheetsCloseInASnatch(t *testing.T) {
	f := snatched(t, "snatch", 2, 0)
	_, at := f.visible()
	h, made, sheet := &f.Board.handwork, f.Made, ui.Rect{}
	for what, closes := range map[string]func(){
		"a touch beside it": func() { f.Tap(ui.Touch, sheet.Min().Sub(ui.Pt(5, 5))) },
		"a click beside it": func() { f.Tap(ui.Mouse, sheet.Min().Sub(ui.Pt(5, 5))) },
		"its button":        func() { f.Tap(ui.Touch, f.Target("toss.close")) },
		"the golden button": f.Golden,
		"Back": func() {
			if !f.Board.Drop() {
				t.Error("nothing is dropped")
			}
		},
	} {
		f.Tap(ui.Touch, f.dock(1))
		if sheet = f.Board.places.sheet.Rect; h.Sel.Sheet != seatSheet || sheet.Empty() {
			t.Fatalf("a tap on a tray opens %v at %v", h.Sel.Sheet, sheet)
		}
		for _, p := range at {
			if f.Tap(ui.Touch, p); sheet.Has(p) && h.Sel.Sheet == boards.NoSheet {
				t.Fatal("a tap on the sheet closes it")
			}
			if h.Sel.Sheet == boards.NoSheet { // it was closed by a press beside it
				f.Tap(ui.Touch, f.dock(1))
			}
		}
		closes()
		f.Tick(ui.Input{})
		if h.Sel.Sheet != boards.NoSheet || !f.Board.places.sheet.Rect.Empty() || f.Made > made ||
			len(h.grips.list) > 0 {
			t.Fatalf("%s: the sheet is %v, %d moves are made, and hands hold %+v", what, h.Sel.Sheet,
				f.Made-made, h.grips.list)
		}
	}
	if f.Tap(ui.Touch, at[0]); f.Made == made {
		t.Error("without a sheet a touch takes nothing")
	}
}

// TestHandsLetGoOffTheClock stops the clock under a finger: the rune glides back, and when the clock runs again nothing
// is left of the touch. Beginning anew from a view removes the touch at once.
func TestHandsLetGoOffTheClock(t *testing.T) {
	f := snatched(t, "snatch", 3, games.Public)
	_, at := f.visible()
	g := &f.Board.handwork.grips
	f.all(ui.Press, at[0])
	if f.unclocked(ui.Input{}); len(g.list) != 1 || g.list[0].home == 0 || len(g.claimed) > 0 {
		t.Errorf("off the clock hands hold %+v", *g)
	}
	f.all(ui.Drag, f.dock(1))
	f.all(ui.Release, f.dock(1))
	f.all(ui.Press, at[0])
	if len(g.list) == 0 {
		t.Fatal("nothing is touched")
	}
	if f.Board.Sync(f.Match.Play.View(games.Public)); len(g.list) > 0 {
		t.Errorf("after a view to begin with anew hands hold %+v", g.list)
	}
	f.all(ui.Drag, f.dock(1))
	f.all(ui.Release, f.dock(1))
	if f.Tick(ui.Input{}); len(f.claims()) > 0 || f.Last.Undecided {
		t.Errorf("in the end there are %d claims", len(f.claims()))
	}
}

// TestLetGoWithReducedMotion lets go of a rune: it is at once where it lay.
func TestLetGoWithReducedMotion(t *testing.T) {
	f := snatched(t, "snatch", 3, games.Public)
	runes, at := f.visible()
	f.Kit.Look.ReducedMotion = true
	g := &f.Board.handwork.grips
	f.all(ui.Press, at[0])
	if !g.lifts(runes[0]) {
		t.Fatal("nothing is lifted")
	}
	if f.all(ui.Release, at[0]); g.lifts(runes[0]) || g.moving() || len(g.list) > 0 {
		t.Errorf("in the tick in which it is let go hands hold %+v", g.list)
	}
}

// TestWithoutAClockNothingIsTaken reaches for runes by touch and by keys while no clock runs.
func TestWithoutAClockNothingIsTaken(t *testing.T) {
	f := snatched(t, "snatch", 2, 0)
	_, at := f.visible()
	h := &f.Board.handwork
	if want := f.unclocked(touching(at[0])); len(want.Hands) > 0 || want.Why != nil || len(h.grips.list) > 0 {
		t.Errorf("a touch wants %+v, and holds %+v", want, h.grips.list)
	}
	m := &f.Board.Model
	on := m.thing(slices.IndexFunc(m.discs, func(d disc) bool { return d.up && d.rune != rules.Destiny }))
	f.Strike(ui.KeyDevice, ui.Next)
	f.Root.Focus(h.Owner(on))
	want := f.unclocked(ui.Input{Device: ui.KeyDevice, Pressed: ui.ActionSet(ui.Confirm),
		Held: ui.ActionSet(ui.Confirm)})
	if f.Tick(ui.Input{}); len(want.Hands) > 0 || len(f.claims()) > 0 || h.Sel.Sheet != boards.NoSheet {
		t.Errorf("a key wants %+v, and takes %+v", want, f.claims())
	}
	f.Strike(ui.KeyDevice, ui.Confirm)
	if len(f.claims()) != 1 || len(h.grips.claimed) != 1 {
		t.Errorf("on the clock a key takes %+v", f.claims())
	}
	if f.unclocked(ui.Input{}); len(h.grips.claimed) > 0 {
		t.Errorf("the next snatch remembers %+v", h.grips.claimed)
	}
}

// TestTheFocusStaysOnItsRune takes runes that come before and after the focused one, where the focus stays. When that
// one is taken, the focus goes to the rune after it.
func TestTheFocusStaysOnItsRune(t *testing.T) {
	f := snatched(t, "snatch", 2, 0)
	f.visible()
	h, m := &f.Board.handwork, &f.Board.Model
	var up []rules.Rune
	for _, d := range m.discs {
		if d.up && d.rune != rules.Destiny {
			up = append(up, d.rune)
		}
	}
	on := h.Owner(pieceOf(up[2]))
	f.Root.Focus(on)
	f.Tick(ui.Input{})
	for _, r := range []rules.Rune{up[0], up[3]} {
		m.lift(r)
		if f.Tick(ui.Input{}); f.Root.Focused() != on {
			t.Fatalf("when rune %d is taken the focus leaves rune %d", r, up[2])
		}
	}
	i := m.index(pieceOf(up[2]))
	next := m.thing(i + 1)
	m.lift(up[2])
	if f.Tick(ui.Input{}); f.Root.Focused() != h.Owner(next) {
		t.Errorf("when its rune is taken the focus does not go to %v", next)
	}
}
