package table

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/ritual"
	"runehall/internal/store"
	"runehall/internal/workshop/allocs"
	"runehall/scenes/table/ceremony"
	"runehall/scenes/table/curtain"
	"runehall/ui"
)

// atTable sits down at a new match.
func atTable(t *testing.T, variant string, seed uint64, drivers ...string) *ritualHall {
	t.Helper()
	setup := games.Setup{
		Seats: len(drivers), Seed: seed, Starts: []games.Seat{0},
		Options: map[string]string{ritual.OptionVariant: variant},
	}
	return newHall(t, ritual.Def, setup, drivers...)
}

// place makes a placement for the seat that must move, through the board.
func place(h *ritualHall) {
	h.t.Helper()
	seat := h.table.play.must()
	for _, m := range h.table.play.match.Core().AppendMoves(nil, seat) {
		if m.Kind == ritual.Place {
			h.board.want = Want[ritualMove]{Made: true, Seat: seat, Move: m}
			h.tick()
			return
		}
	}
	h.t.Fatalf("seat %d can place nothing", seat)
}

// TestBoardIsToldWhatItsReaderMayKnow compares what the board was given, after each move, with the view of its reader.
func TestBoardIsToldWhatItsReaderMayKnow(t *testing.T) {
	h := atTable(t, "adventurers", 3, games.Person, "greedy", "greedy")
	for range 30 {
		h.settle()
		if h.table.play.over() || h.table.play.must() != 0 || h.table.play.asked.On {
			break
		}
		if want := h.table.play.match.View(0); !reflect.DeepEqual(h.board.view, want) {
			t.Fatal("the board's view is not that of the only person")
		}
		place(h)
	}
	want := 1
	if h.table.play.over() {
		want = 2 // everything is shown after the end
	}
	if h.board.synced != want {
		t.Errorf("the board was built anew %d times", h.board.synced)
	}
}

// TestInputCompletesThePicture: a press completes at once what is being shown.
func TestInputCompletesThePicture(t *testing.T) {
	h := atTable(t, "explorers", 3, games.Person, games.Person)
	place(h)
	if h.board.Shown() {
		t.Fatal("the move is not shown step by step")
	}
	if len(h.board.state.Movers) == 0 {
		h.tick()
	}
	h.pointer(ui.Press, ui.Pt(700, 400))
	h.tick()
	if h.board.frames > 0 || len(h.board.state.Movers) != 1 {
		t.Errorf("after a press %d ticks are left, and %v can move", h.board.frames, h.board.state.Movers)
	}
}

// TestCurtain opens a seat's curtain by holding the rope, shows the recap, and shuts the curtain with the golden
// button.
func TestCurtain(t *testing.T) {
	h := atTable(t, "explorers", 3, games.Person, games.Person)
	h.settle()
	place(h)
	h.settle()
	h.board.want = Want[ritualMove]{Opens: true, Open: 1}
	h.tick()
	h.settle()
	if r := h.report(); r.State["overlay"] != "curtain" || h.board.view.Reader() != games.Public {
		t.Fatalf("overlay %v, reader %d", r.State["overlay"], h.board.view.Reader())
	}
	if _, ok := h.report().Targets["table.confirm"]; ok {
		t.Error("the golden button can be pressed through the curtain")
	}
	h.hold("curtain.open", curtain.HoldTicks/2)
	if h.table.eyes.Open {
		t.Fatal("the curtain opened too early")
	}
	h.hold("curtain.open", curtain.HoldTicks+5)
	if len(h.table.recap.Rows) == 0 || h.report().State["overlay"] != "recap" {
		t.Fatal("there is no recap")
	}
	if h.board.view.Reader() != 1 || h.board.state.Front != 1 {
		t.Errorf("reader %d and the things of seat %d while the recap is read",
			h.board.view.Reader(), h.board.state.Front)
	}
	if h.goldens() {
		t.Errorf("beside what was asked for the golden button says %q", h.table.primary.Text)
	}
	h.tap("recap.close")
	if h.table.recap.Open {
		t.Error("the recap cannot be skipped")
	}
	if h.board.view.Reader() != 1 || h.report().State["viewer"] != 1 {
		t.Fatalf("reader %d", h.board.view.Reader())
	}
	h.tap("table.back")
	if h.board.view.Reader() != games.Public || h.table.eyes.Seat >= 0 {
		t.Error("the button in the corner does not shut the curtain")
	}
	h.board.want = Want[ritualMove]{Opens: true, Open: 1}
	h.tick()
	h.tick()
	h.hold("curtain.open", curtain.HoldTicks+5)
	if h.table.recap.Open {
		t.Error("the second recap tells what was told")
	}
}

// TestCurtainByKeys opens a curtain by holding Space, and shuts it with Escape.
func TestCurtainByKeys(t *testing.T) {
	h := atTable(t, "explorers", 3, games.Person, games.Person)
	h.settle()
	place(h)
	h.settle()
	h.board.want = Want[ritualMove]{Opens: true, Open: 1}
	h.tick()
	h.tick()
	for range curtain.HoldTicks + 5 {
		h.input.Device = ui.KeyDevice
		h.input.Held = ui.ActionSet(ui.Hold)
		h.tick()
	}
	if !h.table.eyes.Open {
		t.Fatal("Space does not open the curtain")
	}
	if !h.table.recap.Open {
		t.Fatal("there is no recap")
	}
	if h.key(ui.Back); h.table.recap.Open || h.table.eyes.Seat != 1 {
		t.Fatal("the first Escape does not close the recap alone")
	}
	h.key(ui.Back)
	if h.table.eyes.Seat >= 0 {
		t.Error("Escape does not shut the curtain")
	}
}

// TestTheRopeSaysItsKey gives the rope the focus with a ring, by keyboard and by gamepad: the key or button that pulls
// it is explained.
func TestTheRopeSaysItsKey(t *testing.T) {
	for _, by := range []ui.Input{{Device: ui.KeyDevice}, {Device: ui.PadDevice, Pad: ui.LetterPad}} {
		h := atTable(t, "explorers", 3, games.Person, games.Person)
		h.settle()
		h.board.want = Want[ritualMove]{Opens: true, Open: 0}
		h.tick()
		h.tick()
		prompt, ok := by.Prompt(ui.Hold)
		if !ok {
			t.Fatalf("device %v has nothing to hold", by.Device)
		}
		h.root.Focus(&h.table.curtain.Rope)
		for range 2 {
			h.input.Device, h.input.Pad = by.Device, by.Pad
			h.tick()
		}
		want := h.stage.Prompt(prompt)
		if said := h.table.curtain.Explain(prompt); want == "" || !strings.Contains(said, want) {
			t.Errorf("device %v: the rope says %q, without %q", by.Device, said, want)
		}
	}
}

// TestShutCoversAtOnce: Shut covers at once what only one seat may see, without a tick in between.
func TestShutCoversAtOnce(t *testing.T) {
	h := atTable(t, "explorers", 3, games.Person, games.Person)
	h.settle()
	h.look(0)
	h.table.Shut()
	if !h.table.eyes.Shut() || h.board.view.Reader() != games.Public || h.table.curtain.Shown.Value() != 1 {
		t.Errorf("reader %d, curtain drawn to %v", h.board.view.Reader(), h.table.curtain.Shown.Value())
	}
}

// TestMoveShutsTheCurtain: a move behind a curtain takes it away, and everybody is told the move.
func TestMoveShutsTheCurtain(t *testing.T) {
	h := atTable(t, "explorers", 3, games.Person, games.Person)
	h.settle()
	h.look(0)
	place(h)
	h.tick()
	if h.table.eyes.Seat >= 0 || h.board.view.Reader() != games.Public {
		t.Error("the curtain is still open")
	}
	if got := len(h.table.play.match.Made()); got != 1 {
		t.Errorf("%d moves were made", got)
	}
}

// TestRefusalLeadsToItsClause: the table shows why a move is refused, with the way to the rule.
func TestRefusalLeadsToItsClause(t *testing.T) {
	h := atTable(t, "explorers", 3, games.Person, games.Person)
	h.settle()
	h.board.want = Want[ritualMove]{Why: games.NotActing, At: ui.Rc(600, 400, 10, 10)}
	h.ticks(20)
	h.tap("table.why")
	if !slices.Equal(h.rules, []string{"COM-1"}) {
		t.Errorf("led to %v", h.rules)
	}
}

// TestClearedMatchIsSaved: the table says that the match is no longer stored, and saves it as a file, with the move
// that could not be stored.
func TestClearedMatchIsSaved(t *testing.T) {
	h := atTable(t, "little-explorers", 5, games.Person, games.Person)
	h.settle()
	h.keeper.fail = fmt.Errorf("store a move: %w", store.ErrGone)
	place(h)
	h.ticks(20)
	if toast := h.report().State["toast"]; toast != h.stage.Text("table.gone") {
		t.Fatalf("said is %v", toast)
	}
	h.tap("table.why")
	if want := string(h.table.play.match.Record().Text()); len(h.saved) != 1 || h.saved[0] != want ||
		want == string(h.keeper.text) {
		t.Errorf("saved is %q, not %q", h.saved, want)
	}
	if toast := h.report().State["toast"]; toast != "saved as a file" {
		t.Errorf("after that is said %v", toast)
	}
	h.keeper.fail = errFull
	h.until("another reason", func() bool { return h.report().State["toast"] == h.stage.Text("table.unstored") })
}

// TestUnstoredIsSaid: the table says why a move cannot be stored. Where trying again will not help, it offers to save
// the match as a file.
func TestUnstoredIsSaid(t *testing.T) {
	for key, c := range map[string]struct {
		err  error
		file bool
	}{
		"table.lost": {
			fmt.Errorf("store: %w: %w", store.ErrGone, &store.PlaceError{Place: "/data/x", Err: errFull}), true,
		},
		"table.full":     {fmt.Errorf("store: %w", store.ErrFull), true},
		"table.denied":   {fmt.Errorf("store: %w", store.ErrDenied), true},
		"table.taken":    {fmt.Errorf("store: %w", store.ErrBusy), true},
		"table.unstored": {errFull, false},
	} {
		t.Run(key, func(t *testing.T) {
			h := atTable(t, "little-explorers", 5, games.Person, games.Person)
			h.settle()
			h.keeper.fail = c.err
			place(h)
			h.ticks(20)
			r := h.report()
			if r.State["toast"] != h.stage.Text(key) || r.State["stored"] != false {
				t.Fatalf("said is %v, stored %v", r.State["toast"], r.State["stored"])
			}
			h.tap("table.why")
			if (len(h.saved) == 1) != c.file {
				t.Errorf("saved are %d files", len(h.saved))
			}
			h.keeper.fail = nil
			h.until("stored after all", func() bool { return h.report().State["stored"] == true })
		})
	}
}

// TestUndoButton: the button drops a draft first, and only then takes a move back. It asks before it takes back another
// person's.
func TestUndoButton(t *testing.T) {
	h := atTable(t, "little-explorers", 5, games.Person, games.Person)
	h.settle()
	place(h)
	h.settle()
	h.board.label, h.board.ready = games.Phrase{Key: "table.results"}, true
	h.tick()
	h.key(ui.Undo)
	if got := len(h.table.play.match.Made()); got != 1 || h.board.ready {
		t.Fatalf("%d moves stand, draft %v", got, h.board.ready)
	}
	before := h.board.synced
	h.key(ui.Undo)
	if got := len(h.table.play.match.Made()); got != 1 || h.table.toast.Why.OnTap == nil {
		t.Fatalf("undo takes the other person's move back without a question: %d stand", got)
	}
	h.tap("table.why")
	if got := len(h.table.play.match.Made()); got != 0 || h.board.synced != before+1 {
		t.Errorf("%d moves stand; the board was built anew %d times", got, h.board.synced-before)
	}
	h.key(ui.Redo)
	if got := len(h.table.play.match.Made()); got != 1 {
		t.Errorf("%d moves stand after redo", got)
	}
}

// TestUndoPassesOverWhatChoseItself: if a board has chosen something by itself, undo takes the last move back at once,
// or is dull before the first. Back still drops that choice before it leads anywhere else.
func TestUndoPassesOverWhatChoseItself(t *testing.T) {
	h := atTable(t, "little-explorers", 5, games.Person, games.Person)
	h.settle()
	h.board.label, h.board.ready, h.board.itself = games.Phrase{Key: "table.results"}, true, true
	if h.tick(); !h.table.tools[toolUndo].Disabled {
		t.Error("undo is offered for what chose itself")
	}
	if h.key(ui.Back); h.board.ready || len(h.paused) > 0 {
		t.Errorf("the way back opens the menu %d times, and leaves a draft: %v", len(h.paused), h.board.ready)
	}
	place(h)
	h.settle()
	h.board.ready = true
	h.tick()
	dropped := h.board.drops
	h.key(ui.Undo)
	if again := h.table.toast.Why.OnTap; again != nil { // it was somebody else's move
		again()
	}
	if len(h.table.play.match.Made()) != 0 || h.board.drops != dropped {
		t.Errorf("%d moves stand, and what chose itself was put down %d times",
			len(h.table.play.match.Made()), h.board.drops-dropped)
	}
}

// TestUndoIsOfferedForWhatCanBeTakenBack: before any move a golden button that is always ready, such as a throw's, does
// not bring an undo.
func TestUndoIsOfferedForWhatCanBeTakenBack(t *testing.T) {
	for _, moot := range []bool{true, false} {
		h := atTable(t, "little-explorers", 5, games.Person, games.Person)
		h.settle()
		h.board.label, h.board.ready, h.board.moot = games.Phrase{Key: "table.results"}, true, moot
		h.key(ui.Centre)
		if got := h.table.tools[toolUndo].Disabled; got != moot {
			t.Errorf("chosen: %v; undo is disabled: %v", !moot, got)
		}
	}
}

// TestGoldenButtonConfirms: the board gets a press of the button, or of Enter.
func TestGoldenButtonConfirms(t *testing.T) {
	h := atTable(t, "explorers", 5, games.Person, games.Person)
	h.settle()
	h.board.label, h.board.ready = games.Phrase{Key: "table.results"}, true
	h.ticks(2)
	for name, press := range map[string]func(){
		"a finger": func() {
			r := h.report().Targets["table.confirm"]
			h.pointer(ui.Press, r.Center())
			h.tick()
			h.pointer(ui.Release, r.Center())
		},
		"T":     func() { h.input.Pressed = ui.ActionSet(ui.EndTurn) },
		"Enter": func() { h.input.Pressed = ui.ActionSet(ui.Confirm) },
	} {
		told := 0
		press()
		for range 4 {
			if h.tick(); h.board.state.Confirm {
				told++
			}
		}
		if told != 1 {
			t.Errorf("%s: the board was told %d times", name, told)
		}
	}
}

// TestLog: the log lists what everybody may know, and leads to the board.
func TestLog(t *testing.T) {
	h := atTable(t, "explorers", 5, games.Person, games.Person)
	h.settle()
	place(h)
	h.settle()
	h.tap("table.log")
	if h.report().State["overlay"] != "log" || len(h.table.log.Rows) == 0 {
		t.Fatal("the log is not open, or empty")
	}
	if _, ok := h.report().Targets["table.undo"]; ok {
		t.Error("something under the log can be pressed")
	}
	h.tap(fmt.Sprint("log.line.", len(h.table.log.Rows)-1))
	if len(h.board.shown) != 1 || h.table.log.Open {
		t.Errorf("a line led to %v", h.board.shown)
	}
}

// TestPauseCoversTheHand: an open curtain is shut before the menu comes.
func TestPauseCoversTheHand(t *testing.T) {
	h := atTable(t, "explorers", 5, games.Person, games.Person)
	h.settle()
	h.look(0)
	h.tap("table.pause")
	if len(h.paused) != 1 || !h.table.eyes.Shut() || h.board.view.Reader() != games.Public {
		t.Errorf("%d menus, reader %d", len(h.paused), h.board.view.Reader())
	}
}

// TestQuestionAtTheTable goes through a public question by touch: a seat looks and declines, and the others are asked.
func TestQuestionAtTheTable(t *testing.T) {
	drivers := []string{games.Person, games.Person, games.Person}
	r := newRig(t, "adventurers", 11, drivers...)
	r.toQuestion(func(games.Seat) bool { return true })
	h := newHall(t, world(r.match.Made(), 0), r.match.Record().Setup, drivers...)
	h.settle()
	first := h.table.play.asked.Seats[0]
	if h.report().State["overlay"] != "question" || h.report().State["seat"] != -1 ||
		!h.board.state.Bare && !h.table.asking {
		t.Fatalf("the report is %v", h.report().State)
	}
	h.tap(seatName("question.seat.", first))
	h.settle()
	if h.table.eyes.Seat != first || !h.table.eyes.Shut() {
		t.Fatalf("curtain of %d", h.table.eyes.Seat)
	}
	h.hold("curtain.open", curtain.HoldTicks+5)
	h.closeRecap()
	if h.board.view.Reader() != first || !h.board.state.Answering {
		t.Fatalf("reader %d, answering %v", h.board.view.Reader(), h.board.state.Answering)
	}
	h.tap("table.confirm") // declines
	h.settle()
	if !h.table.asking || h.table.eyes.Seat >= 0 {
		t.Fatal("the bar is not back for the last seat")
	}
	h.tap("question.nobody")
	h.settle()
	if h.table.play.asked.On {
		t.Error("the question is still open")
	}
}

// TestTheLedgeBesideARecapIsTheBoards ends a question while a recap stands over the board. The board must know at once
// that the ledge is its own again, though it reads no input.
func TestTheLedgeBesideARecapIsTheBoards(t *testing.T) {
	drivers := []string{games.Person, games.Person, games.Person}
	r := newRig(t, "adventurers", 11, drivers...)
	r.toQuestion(func(games.Seat) bool { return true })
	h := newHall(t, world(r.match.Made(), 0), r.match.Record().Setup, drivers...)
	h.settle()
	h.tick()
	if !h.board.state.Bare {
		t.Fatal("the question does not cover the ledge")
	}
	h.table.recap.Open, h.table.play.asked.Choice = true, games.Nobody
	h.table.words()
	h.tick()
	if h.board.state.Bare || !h.table.recap.Open {
		t.Errorf("the ledge is covered: %v; a recap is open: %v", h.board.state.Bare, h.table.recap.Open)
	}
}

// TestResultsAddUp plays a match to its end, and compares the rows of the results with the result.
func TestResultsAddUp(t *testing.T) {
	h := atTable(t, "adventurers", 9, "greedy", "random", "greedy")
	for range 60_000 {
		h.tick()
		if len(h.outcomes) > 0 {
			break
		}
	}
	if len(h.outcomes) != 1 {
		t.Fatalf("%d results were shown", len(h.outcomes))
	}
	o := h.outcomes[0]
	for seat := range o.Sitters {
		sum := 0
		for _, row := range o.Rows {
			sum += row.Points[seat]
		}
		if sum != int(o.Result.Points[seat]) {
			t.Errorf("seat %d: the rows add up to %d, the result is %d", seat, sum, o.Result.Points[seat])
		}
		if last := o.Curve[len(o.Curve)-1][seat]; last != sum {
			t.Errorf("seat %d: the curve ends at %d", seat, last)
		}
	}
	if order := o.Order(); o.Result.Rank[order[0]] != 1 {
		t.Errorf("the order begins with rank %d", o.Result.Rank[order[0]])
	}
	h.ticks(3 * ceremony.Results)
	if len(h.outcomes) != 1 {
		t.Error("the results were shown again by themselves")
	}
	h.tap("table.confirm")
	if len(h.outcomes) != 2 {
		t.Error("the golden button does not lead to the results")
	}
}

// TestResultsComeByThemselves: the program does not idle between the last move and the results, where nobody presses
// anything.
func TestResultsComeByThemselves(t *testing.T) {
	h := atTable(t, "explorers", 9, "random", "random")
	for range 200_000 {
		if h.tick(); len(h.outcomes) > 0 {
			return
		}
		if h.table.play.over() && !h.root.Moving() {
			t.Fatal("the match is over, no results are shown, and nothing moves: no tick would come any more")
		}
	}
	t.Fatal("the match never ends")
}

// TestHintIsShown: a hint lights a legal move of the person who must act.
func TestHintIsShown(t *testing.T) {
	for _, drivers := range [][]string{{games.Person, "greedy"}, {games.Person, games.Person}} {
		h := atTable(t, "adventurers", 5, drivers...)
		h.settle()
		h.tap("table.hint")
		h.settle()
		if len(h.board.hinted) != 1 {
			t.Fatalf("%v: %d hints", drivers, len(h.board.hinted))
		}
		if refusal := h.table.play.match.Core().Check(0, h.board.hinted[0]); refusal != nil {
			t.Errorf("%v: the hint is refused: %v", drivers, refusal)
		}
	}
}

// TestRestIsQuiet: while a person is waited for nothing moves, so that no frame is drawn.
func TestRestIsQuiet(t *testing.T) {
	h := atTable(t, "adventurers", 5, games.Person, "greedy")
	h.settle()
	for range 100 {
		h.tick()
		if h.root.Moving() {
			t.Fatal("something moves while a person is waited for")
		}
	}
}

// TestSteadyTickAllocatesNothing counts the allocations of a tick in which only an animation goes on.
func TestSteadyTickAllocatesNothing(t *testing.T) {
	h := atTable(t, "adventurers", 5, games.Person, "greedy")
	h.settle()
	h.board.frames = 1 << 20
	h.ticks(100)
	if n := allocs.Least(200, h.tick); n > 0 {
		t.Errorf("%v allocations a tick", n)
	}
}
