package toss

import (
	"testing"

	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/ui"
)

// TestLongExplanationsScroll opens an explanation that has no room: the wheel, a finger or arrows bring its last line
// into sight, what lies beneath gets none of them, and opened again it begins at its top.
func TestLongExplanationsScroll(t *testing.T) {
	m := newMatch(t, "calm", 3, 5)
	m.Until(func(v rules.View) bool {
		return v.Phase() == rules.CalmPhase && len(v.Loot(0)) > 9 && len(v.Loot(1)) > 5 && v.OnTurn() == 0
	})
	for _, s := range []boardtest.Screen{{W: 360, H: 640, Scale: 1.5, Tag: "de"},
		{W: 640, H: 360, Scale: 1.5, Tag: "de"}} {
		r := newRig(m, s, 0)
		b := r.Board
		sheet := &b.places.sheet
		open := func() (end ui.Rect) {
			t.Helper()
			b.Sel.overlay = b.Sel.Opening(boards.ExplainSheet, trayOf(1))
			b.Arrange()
			if sheet.Paper.Empty() || len(sheet.Lines) != len(*b.player.sheets.notes) {
				t.Fatalf("%v: a sheet of %d lines has the paper %v", s, len(sheet.Lines), sheet.Paper)
			}
			boardtest.Inside(t, "the paper", sheet.Paper, sheet.Rect)
			end = sheet.Lines[len(sheet.Lines)-1]
			if end.Bottom() <= sheet.Paper.Bottom() {
				t.Fatalf("%v: all lines have room", s)
			}
			if down := b.player.sheets.paper.Down(); down != 0 {
				t.Errorf("%v: opened again, it is scrolled by %v", s, down)
			}
			return end
		}
		seen := func(by string, end ui.Rect) {
			t.Helper()
			if at := end.Bottom() - b.player.sheets.paper.Down(); at > sheet.Paper.Bottom()+1 {
				t.Errorf("%v: by %s the last line comes to %v, the paper ends at %v", s, by, at, sheet.Paper.Bottom())
			}
			if b.Sel.Sheet == boards.NoSheet {
				t.Fatalf("%v: %s has closed the sheet", s, by)
			}
			b.Sel.overlay = b.Sel.Closed()
			b.Arrange()
			r.Tick(ui.Input{})
		}
		end, mid := open(), sheet.Paper.Center()
		for range 12 {
			at := ui.Pointer{At: mid, Start: mid, Last: mid}
			r.Tick(ui.Input{Wheel: ui.Pt(0, -1), Pointers: []ui.Pointer{at}, Device: ui.MouseDevice})
		}
		seen("the wheel", end)

		end = open()
		for range 4 { // strokes of a finger
			last := mid
			for n, phase := range []ui.Phase{ui.Press, ui.Drag, ui.Drag, ui.Release} {
				at := mid.Sub(ui.Pt(0, 40*float64(n)))
				r.Tick(ui.Input{Device: ui.TouchDevice,
					Pointers: []ui.Pointer{{ID: 7, Kind: ui.Touch, Phase: phase, At: at, Last: last, Start: mid,
						Moved: n > 0}}})
				last = at
			}
			for range 90 {
				r.Tick(ui.Input{})
			}
		}
		seen("a finger", end)

		r.Tick(ui.Input{Pressed: ui.ActionSet(ui.Next), Device: ui.PadDevice}) // the ring is shown
		end = open()
		for range 20 {
			r.Tick(ui.Input{Pressed: ui.ActionSet(ui.Down), Device: ui.PadDevice})
		}
		seen("the direction pad", end)
	}
}
