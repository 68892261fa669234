package boards

import (
	"testing"

	"runehall/scenes/things"
)

type sheetThing uint8

const (
	_ sheetThing = iota
	aCard
	aLabel // of which there is nothing to say
	theSheet
	besideIt
)

// TestAnExplanationLiesOverASheet holds things, taps things in a sheet, and closes what lies over the board, step by
// step.
func TestAnExplanationLiesOverASheet(t *testing.T) {
	const seatSheet = FirstSheet
	explains := func(t things.Thing[sheetThing]) bool { return t.Kind == aCard }
	card, label := things.Nth(aCard, 3), things.The(aLabel)
	var o Overlay[sheetThing]
	do := func(kind GestureKind, on things.Thing[sheetThing], taken bool, sheet, below SheetKind) {
		t.Helper()
		after, took := o.Takes(Gesture[sheetThing]{Kind: kind, On: on}, explains, theSheet)
		if o = after; took != taken || o.Sheet != sheet || o.Below != below {
			t.Fatalf("gesture %d on %v is taken: %v, and leaves %+v", kind, on, took, o)
		}
	}
	do(Tap, card, false, NoSheet, NoSheet)
	do(Confirm, things.Thing[sheetThing]{}, false, NoSheet, NoSheet)
	do(Peek, label, true, NoSheet, NoSheet)
	do(Peek, card, true, ExplainSheet, NoSheet)
	do(PeekEnd, things.Thing[sheetThing]{}, true, NoSheet, NoSheet)
	o = o.Opening(seatSheet, label)
	do(Look, card, true, ExplainSheet, seatSheet)
	if o.About != card {
		t.Errorf("it is about %v", o.About)
	}
	do(PeekEnd, things.Thing[sheetThing]{}, true, ExplainSheet, seatSheet) // nothing was held
	do(Tap, things.The(theSheet), true, ExplainSheet, seatSheet)
	do(Tap, things.The(besideIt), true, seatSheet, NoSheet)
	if o.About != label {
		t.Errorf("the sheet below is about %v", o.About)
	}
	do(Peek, card, true, ExplainSheet, seatSheet)
	do(PeekKeep, things.Thing[sheetThing]{}, true, ExplainSheet, seatSheet)
	do(PeekEnd, things.Thing[sheetThing]{}, true, ExplainSheet, seatSheet)
	do(Confirm, things.Thing[sheetThing]{}, true, seatSheet, NoSheet)
	do(Confirm, things.Thing[sheetThing]{}, true, NoSheet, NoSheet)
}
