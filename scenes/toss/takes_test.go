package toss

import (
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/scenes/things"
	"runehall/ui"
)

// TestSyncForgetsWhatIsYetToBeTold begins anew in the middle of a race and of a settling: what was still to be told is
// forgotten, and nothing is left to be read.
func TestSyncForgetsWhatIsYetToBeTold(t *testing.T) {
	for _, ticks := range []int{0, 40, 200, 400} {
		s := playback(t)
		for range ticks {
			s.tick()
		}
		if !s.waits() {
			t.Fatalf("after %d ticks all is told", ticks)
		}
		s.Sync(s.Given.View)
		if s.waits() || s.firm() || !s.Shown() || s.Model.race.on || s.Model.story.event != nil {
			t.Errorf("after %d ticks %d lines are left, %v ticks to read one; firm: %v", ticks, len(s.lines),
				s.stays, s.firm())
		}
	}
}

// TestATapTakesWhileTheRuneBeforeStillFlies takes by turns at a shared screen: the next seat's tap on the table counts
// at once, although the ledge still shows the seat before.
func TestATapTakesWhileTheRuneBeforeStillFlies(t *testing.T) {
	m, o := inCalm(t, false)
	r := newRig(m, boardtest.Screen{W: 1024, H: 768, Scale: 1, Tag: "en"}, games.Public)
	r.Settle()
	r.Play(o.actor, rules.Move{Kind: rules.Take, Pair: takeable(o)[0]})
	r.Look()
	r.Tick(ui.Input{})
	b := r.Board
	next := takeable(b.player.options)
	if b.Shown() || b.Actor < 0 || b.Actor == b.Given.Front || len(next) == 0 {
		t.Fatalf("seat %d is to take %v, and the ledge is that of seat %d", b.Actor, next, b.Given.Front)
	}
	b.Given.Drafts = true
	_, made := b.Act(gesture{Kind: boards.Tap, On: pieceOf(rules.Rune(2 * next[0]))})
	if !made && b.Sel.pair != next[0] {
		t.Errorf("a tap on pair %d makes a move: %v, and chooses %+v", next[0], made, b.Sel)
	}
}

// TestDoneOnAClockIsNothingToDrop says on a clock that a seat is done: no plan waits, so Back finds nothing to drop.
func TestDoneOnAClockIsNothingToDrop(t *testing.T) {
	f := snatched(t, "snatch", 2, 0)
	c := f.Root.Begin(&ui.Input{Size: ui.Sz(1440, 900), Scale: 1})
	state := f.State
	state.Confirm = true
	want := f.Board.Update(c, state)
	f.Root.End(c)
	if len(want.Hands) != 1 || want.Made || want.Hands[0].Move.Kind != rules.Done {
		t.Errorf("the golden button wants %+v", want)
	}
	if f.Board.Drops() {
		t.Errorf("there is something to drop: %+v of %+v", f.Board.Plan, f.Board.Sel)
	}
}

// TestAFingerFromBeforeTheClockClaimsNothing lays a finger on a rune before the clock starts and lifts it while the
// clock runs: as it was no grip when it began, it takes nothing.
func TestAFingerFromBeforeTheClockClaimsNothing(t *testing.T) {
	f := snatched(t, "snatch", 2, 0)
	_, at := f.visible()
	f.unclocked(ui.Input{})
	h := &f.Board.handwork
	h.let = true // as in the tick in which a finger is let go
	want := f.unclocked(ui.Input{})
	h.let = true
	on := f.Board.Things.Hit(at[0])
	f.Board.Given.Clocked = true
	if h.takes(gesture{Kind: boards.Tap, On: on}, &want) || h.grips.typed != 0 {
		t.Errorf("a finger that was let go claims rune %d", h.grips.typed-1)
	}
	h.let = false
	if !h.takes(gesture{Kind: boards.Tap, On: on}, &want) || h.grips.typed != rules.Rune(on.N)+1 {
		t.Errorf("a key claims rune %d", h.grips.typed-1)
	}
}

// TestAHeldBowlIsExplainedByTheMouseAlone holds the bowl: a finger there holds the runes, and only the mouse asks what
// the bowl is.
func TestAHeldBowlIsExplainedByTheMouseAlone(t *testing.T) {
	for kind, want := range map[ui.PointerKind]boards.SheetKind{ui.Mouse: boards.ExplainSheet,
		ui.Touch: boards.NoSheet} {
		r := newRig(newMatch(t, "snatch", 2, 3), boardtest.Screen{W: 1024, H: 768, Scale: 1, Tag: "en"}, 0)
		id, at := ui.PointerID(1), r.Board.places.bowl.Center()
		if kind == ui.Mouse {
			id = ui.MousePointer
		}
		r.Pointer(kind, id, ui.Press, ui.LeftButton, at)
		for range 60 {
			r.Pointer(kind, id, ui.Drag, ui.LeftButton, at)
		}
		if got := r.Board.Sel.Sheet; got != want {
			t.Errorf("held by pointer %v it opens %v, not %v", kind, got, want)
		}
	}
}

// TestTheButtonAtAnEdgeSpeaksForItsSeat taps the buttons of several persons at one screen: each says that its own seat
// is done.
func TestTheButtonAtAnEdgeSpeaksForItsSeat(t *testing.T) {
	f := snatched(t, "snatch", 3, games.Public)
	said := 0
	for _, s := range f.State.Movers {
		if f.Board.places.tray(s).done.Empty() { // the seat in front uses the golden button
			continue
		}
		var want table.Want[rules.Move]
		if !f.Board.handwork.takes(gesture{Kind: boards.Tap, On: things.Own(done, s)}, &want) || len(want.Hands) != 1 ||
			want.Hands[0].Seat != s || want.Hands[0].Move.Kind != rules.Done {
			t.Errorf("the button of seat %d wants %+v", s, want.Hands)
		}
		said++
	}
	if said < 2 {
		t.Errorf("there are %d buttons", said)
	}
}

// TestOnAClockNoGestureHurriesThePicture taps a tray while something is shown: without a clock the picture is completed
// at once, with a clock it is not.
func TestOnAClockNoGestureHurriesThePicture(t *testing.T) {
	f := snatched(t, "snatch", 2, 0)
	b := f.Board
	b.Finish()
	for _, clocked := range []bool{true, false} {
		b.Given.Clocked = clocked
		b.Timeline.Add(step{Ticks: 600})
		b.handwork.takes(gesture{Kind: boards.Tap, On: trayOf(1)}, &table.Want[rules.Move]{})
		if b.Shown() == clocked {
			t.Errorf("on a clock %v: after a tap all is shown %v", clocked, b.Shown())
		}
	}
}
