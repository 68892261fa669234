package table

import (
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/ritual"
	"runehall/scenes/stage"
	"runehall/scenes/table/chronicle"
	"runehall/scenes/table/curtain"
	"runehall/scenes/table/past"
	"runehall/ui"
)

// obviousHall sits down at a match of Rituals in which the first legal move is obvious for the seat who, unless the
// public looks and *private is true.
func obviousHall(t *testing.T, drivers ...string) (h *ritualHall, who *games.Seat, private *bool) {
	t.Helper()
	who, private = new(games.Seat), new(bool)
	*who = games.Nobody
	def := *ritual.Def
	def.Obvious = func(v ritual.View, s games.Seat) (ritual.Move, bool) {
		moves := v.AppendMoves(nil, s)
		if s != *who || *private && v.Reader() != s || len(moves) == 0 {
			return ritual.Move{}, false
		}
		return moves[0], true
	}
	setup := games.Setup{
		Seats: len(drivers), Seed: 3, Starts: []games.Seat{0},
		Options: map[string]string{ritual.OptionVariant: "little-explorers"},
	}
	return newHall(t, &def, setup, drivers...), who, private
}

// quiet runs ticks, and fails if a move is made in them.
func (h *hall[C, M, E, V]) quiet(t *testing.T, ticks int, why string) {
	t.Helper()
	if before := h.made(); func() bool { h.ticks(ticks); return h.made() != before }() {
		t.Fatalf("a step was made although %s", why)
	}
}

// lines returns what the log says so far.
func (h *hall[C, M, E, V]) lines() []chronicle.Line {
	h.table.openedLog()
	return h.table.chronicle.Lines
}

// TestObviousStepsAreMade: the table makes a step that needs no decision, once it has stood long enough to be seen.
func TestObviousStepsAreMade(t *testing.T) {
	h, who, _ := obviousHall(t, games.Person, "greedy")
	h.settle()
	h.quiet(t, 3*obviousWindow, "nothing is obvious")
	*who = 0
	place(h)
	h.until("the person is on turn again", func() bool {
		return h.made() > 1 && h.table.play.must() == 0 && h.board.Shown() && h.table.awaitsObvious()
	})
	*who = games.Nobody // the next one is not
	before := h.made()
	h.quiet(t, obviousWindow-3, "it stood only for a moment")
	if !h.report().Busy {
		t.Error("the table is at rest while a step is about to be made")
	}
	h.key(ui.Left)
	h.quiet(t, obviousWindow-3, "a key was pressed since")
	h.pointer(ui.Press, ui.Pt(1, 1))
	h.tick()
	for range 2 * obviousWindow {
		h.pointer(ui.Drag, ui.Pt(1, 1))
		h.quiet(t, 1, "a finger is down")
	}
	h.pointer(ui.Release, ui.Pt(1, 1))
	h.tick()
	h.until("the step is made", func() bool { return h.made() > before })
	if h.table.play.past.Origins[before] != past.Obvious || h.table.play.match.Made()[before].Seat != 0 {
		t.Fatalf("seat %d made move %d, from %d",
			h.table.play.match.Made()[before].Seat, before+1, h.table.play.past.Origins[before])
	}
}

// TestObviousStepsStayTakenBack undoes such a step with the decision before it: the table does not make it again.
func TestObviousStepsStayTakenBack(t *testing.T) {
	h, who, _ := obviousHall(t, games.Person, games.Person)
	h.settle()
	*who = 1
	place(h)
	h.until("a step is made", func() bool { return h.made() == 2 })
	h.settle()
	if n, ok := h.table.play.undoTo(); !ok || n != 0 {
		t.Fatalf("undo leads back to %d moves (%v), and not to before the last decision", n, ok)
	}
	*who = 0
	if err := h.table.play.undo(); err != nil {
		t.Fatal(err)
	}
	h.quiet(t, 3*obviousWindow, "everything was taken back")
}

// TestObviousStepsAreLeftAlone: no step is made if the person does not want that, the reader may not know it, or
// something that is being read lies over the board.
func TestObviousStepsAreLeftAlone(t *testing.T) {
	h, who, private := obviousHall(t, games.Person, games.Person)
	*who, *private = 0, true
	h.settle()
	h.quiet(t, 3*obviousWindow, "only the seat itself may know")
	h.board.want = Want[ritualMove]{Opens: true, Open: 0}
	h.ticks(3)
	h.quiet(t, 2*obviousWindow, "the curtain is shut")
	*private = false
	h.table.obvious = obviousStep[ritualMove]{}
	h.quiet(t, 2*obviousWindow, "the curtain is shut, though everybody may know")
	*private = true
	h.hold("curtain.open", curtain.HoldTicks+5)
	h.table.recap.Open = true
	h.quiet(t, 2*obviousWindow, "a recap is read")
	h.table.recap.Open = false
	h.table.log.Open = true
	h.quiet(t, 2*obviousWindow, "the log is read")
	h.table.log.Open = false
	h.stage.Settings = stage.Obvious.Set(h.stage.Settings, false)
	h.quiet(t, 2*obviousWindow, "the setting is off")
	h.stage.Settings = stage.Obvious.Set(h.stage.Settings, true)
	h.until("the step is made behind the open curtain", func() bool { return h.made() == 1 })
	if h.settle(); h.table.eyes.Open {
		t.Error("the curtain stays open after the step that ended the turn")
	}
	lines := h.lines()
	if at := slices.IndexFunc(lines, func(l chronicle.Line) bool { return l.Move == 1 }); at < 0 ||
		h.table.story.Forced(lines[at].Told) {
		t.Errorf("the log tells everybody what only the seat could know: %v", lines)
	}
}
