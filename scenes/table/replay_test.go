package table

import (
	"reflect"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/ritual"
	"runehall/scenes/stage"
	"runehall/ui"
)

// viewing is a replay without a window.
type viewing struct {
	t     *testing.T
	scene *Replay[*ritual.Game, ritual.Move, ritual.Event, ritual.View]
	match *games.Match[*ritual.Game, ritual.Move, ritual.Event, ritual.View]
	board *mirror[ritual.Move, ritual.Event, ritual.View]
	root  *ui.Root
	input ui.Input
	stage *stage.Stage
}

// watch lets two computer players play a match to its end, and opens its replay.
func watch(t *testing.T, at int) *viewing {
	t.Helper()
	v := &viewing{
		t: t, board: &mirror[ritual.Move, ritual.Event, ritual.View]{t: t}, stage: newStage(t, "en", ui.Look{}),
	}
	kind := ritualKind
	kind.Board = func() Board[ritual.Move, ritual.Event, ritual.View] { return v.board }
	setup := games.Setup{
		Seats: 2, Seed: 5, Starts: []games.Seat{0}, Options: map[string]string{ritual.OptionVariant: "adventurers"},
	}
	m, err := games.NewMatch(ritual.Def, setup, players([]string{"greedy", "greedy"}))
	if err != nil {
		t.Fatal(err)
	}
	p, err := newPlay(&kind, m, &keeper{}, ritualParts)
	if err != nil {
		t.Fatal(err)
	}
	for !p.over() {
		if err := p.tick(true, true); err != nil {
			t.Fatal(err)
		}
	}
	v.match, v.scene = m, newReplay(v.stage, &kind, m, at)
	area := ui.Rect{W: 1440, H: 900}
	v.scene.Layout(area, area)
	v.root = ui.NewRoot(v.stage.Kit)
	v.scene.Enter(v.root)
	return v
}

func (v *viewing) tick() {
	v.input.Size, v.input.Scale = ui.Sz(1440, 900), 1
	c := v.root.Begin(&v.input)
	v.scene.Update(c)
	v.root.End(c)
	v.input = ui.Input{}
}

func (v *viewing) key(a ui.Action) {
	v.input.Device = ui.KeyDevice
	v.input.Pressed, v.input.Held = ui.ActionSet(a), ui.ActionSet(a)
	v.tick()
}

// position returns the view of everything after n moves of the match, made from the start.
func (v *viewing) position(n int) ritual.View {
	v.t.Helper()
	core := ritual.Def.New(v.match.Record().Setup, nil)
	for _, m := range v.match.Made()[:n] {
		if refusal := core.Apply(m.Seat, m.Move); refusal != nil {
			v.t.Fatal(refusal)
		}
	}
	return ritual.Def.View(core, games.All)
}

// TestReplayGoesForwardAndBack steps through a match both ways: after each step the board shows the position.
func TestReplayGoesForwardAndBack(t *testing.T) {
	v := watch(t, 0)
	last := len(v.match.Made())
	synced := v.board.synced
	for n := 1; n <= last; n++ {
		v.key(ui.Redo)
		if v.scene.at != n || !reflect.DeepEqual(v.board.view, v.position(n)) {
			t.Fatalf("after %d steps the board shows another position", n)
		}
	}
	if v.board.synced != synced {
		t.Error("going on one move jumps instead of telling it")
	}
	v.key(ui.Redo)
	if v.scene.at != last {
		t.Errorf("it goes on behind the end, to %d", v.scene.at)
	}
	for n := last - 1; n >= 0; n-- {
		v.key(ui.Undo)
		if v.scene.at != n || !reflect.DeepEqual(v.board.view, v.position(n)) {
			t.Fatalf("back at move %d the board shows another position", n)
		}
	}
	v.key(ui.Undo)
	if v.scene.at != 0 {
		t.Error("it goes back behind the start")
	}
}

// TestReplayTellsEachEventOnce counts the events that the board is told on the way through.
func TestReplayTellsEachEventOnce(t *testing.T) {
	v := watch(t, 0)
	v.board.told = nil
	for range v.match.Made() {
		v.key(ui.Redo)
	}
	want := 0
	for _, told := range v.match.Told() {
		if told.Move > 0 {
			want++
		}
	}
	if len(v.board.told) != want {
		t.Errorf("%d events were told of %d", len(v.board.told), want)
	}
}

// TestReplaySlides jumps to any move with the slider, and opens at the move that was asked for.
func TestReplaySlides(t *testing.T) {
	v := watch(t, 17)
	if v.scene.at != 17 || !reflect.DeepEqual(v.board.view, v.position(17)) {
		t.Fatalf("it opens at %d", v.scene.at)
	}
	last := len(v.match.Made())
	for _, n := range []int{last - 1, 3, 0, last, last / 2} {
		v.scene.control.slider.OnChange(float64(n))
		if v.scene.at != n || !reflect.DeepEqual(v.board.view, v.position(n)) {
			t.Errorf("the slider at %d shows another position", n)
		}
	}
	if v := watch(t, 99_999); v.scene.at != len(v.match.Made()) {
		t.Errorf("behind the end it opens at %d", v.scene.at)
	}
}

// TestReplayPlaysByItself: each move waits until the last one is shown; at the end the replay stops, and then begins
// anew.
func TestReplayPlaysByItself(t *testing.T) {
	v := watch(t, 0)
	v.scene.toggle()
	for at, ticks := 0, 0; v.scene.playing; ticks++ {
		if v.tick(); v.scene.at > at+1 || ticks > 100*len(v.match.Made()) {
			t.Fatalf("from move %d it goes to %d in a tick", at, v.scene.at)
		}
		at = v.scene.at
	}
	if v.scene.at != len(v.match.Made()) {
		t.Fatalf("it stops at %d", v.scene.at)
	}
	if v.scene.toggle(); !v.scene.playing || v.scene.at != 0 {
		t.Errorf("played again it stands at %d", v.scene.at)
	}
	if v.key(ui.Redo); v.scene.playing {
		t.Error("a step by hand does not halt it")
	}
}

// TestReplayLayout places the board and the controls apart, at every size.
func TestReplayLayout(t *testing.T) {
	each(t, func(t *testing.T, k *ui.Kit, screen, safe ui.Rect) {
		var w controls
		w.wire(stage.Names{})
		room, strip := w.cut(k, safe)
		w.layout(k, strip)
		parts := map[string]ui.Rect{"room": room, "slider": w.slider.Rect(), "play": w.play.Rect()}
		if w.steps {
			parts["before"], parts["after"] = w.before.Rect(), w.after.Rect()
		}
		if !w.place.Empty() {
			parts["text"] = w.place
		}
		disjoint(t, safe, parts)
		if w.slider.Rect().W < k.Dp(90) {
			t.Errorf("the slider is only %v wide", w.slider.Rect().W)
		}
	})
}

// TestReplayTellsWhatFits: a narrow bar tells what was done without what came of it, a wide one everything.
func TestReplayTellsWhatFits(t *testing.T) {
	v := watch(t, 0)
	for _, c := range []struct {
		size  ui.Size
		scale float64
		short bool
	}{{ui.Sz(360, 640), 1.5, true}, {ui.Sz(1440, 900), 1, false}} {
		v.stage.Book = newStage(t, "de", ui.Look{}).Book // the German log has a colon there
		v.stage.Kit.SetLook(ui.Look{Interface: c.scale, Device: 1})
		v.scene.Layout(ui.Rect{W: c.size.W, H: c.size.H}, ui.Rect{W: c.size.W, H: c.size.H})
		shorter := 0
		for at := range len(v.scene.made) + 1 {
			v.scene.jump(at)
			said := v.scene.lines[at]
			line := said.text
			if who := v.scene.whose; (who != nil) != (said.seat >= 0 && line != "") ||
				who != nil && *who != v.scene.sitters[said.seat].Look {
				t.Errorf("%v: %q has the coin %v, and is about seat %d", c.size, line, who, said.seat)
			}
			if !strings.HasPrefix(line, v.scene.turn) || v.scene.turn == "" && line != "" {
				t.Fatalf("%v: %q is told as %q", c.size, line, v.scene.turn)
			}
			if v.scene.turn != line {
				shorter++
				if fitsTurn(v.stage.Kit, v.scene.places.turn, line) {
					t.Errorf("%v: %q has room, and is told as %q", c.size, line, v.scene.turn)
				}
			}
		}
		if pseudo := lang.Foreign != nil; shorter > 0 != c.short && !pseudo { // pseudo-words have no colon
			t.Errorf("%v: %d of %d lines are shorter", c.size, shorter, len(v.scene.made))
		}
	}
}

// TestOutcomeAddsUp compares the sums in the rows of the results with their parts and with the result.
func TestOutcomeAddsUp(t *testing.T) {
	v := watch(t, 0)
	o := outcome(v.stage, v.scene.kind, v.match)
	var sum [games.MaxSeats]int
	for _, row := range o.Rows {
		var parts [games.MaxSeats]int
		for _, c := range row.Changes {
			if c.Move < row.First || c.Move > o.Moves {
				t.Errorf("%s changes at move %d", row.Reason, c.Move)
			}
			parts[c.Seat] += c.Points
			sum[c.Seat] += c.Points
		}
		if parts != row.Points {
			t.Errorf("%s: the parts are %v, the sum %v", row.Reason, parts, row.Points)
		}
	}
	for seat := range o.Sitters {
		if sum[seat] != int(o.Result.Points[seat]) {
			t.Errorf("seat %d: the rows add up to %d, the result is %d", seat, sum[seat], o.Result.Points[seat])
		}
	}
	if len(o.Rows) < 3 {
		t.Errorf("only %d reasons", len(o.Rows))
	}
}

// TestPersonsLieInFront: throughout a replay the only person's things lie on the ledge, or those of the person who
// moved last. Where only computer players sit, the seats take turns.
func TestPersonsLieInFront(t *testing.T) {
	for _, c := range []struct {
		drivers []string
		fronts  int
	}{
		{[]string{"greedy", games.Person}, 1}, {[]string{games.Person, games.Person}, 2},
		{[]string{"greedy", "greedy"}, 2},
	} {
		v := watch(t, 0)
		v.scene.record.Players = players(c.drivers)
		fronts := map[games.Seat]bool{}
		for at := range len(v.scene.made) + 1 {
			v.scene.jump(at)
			v.tick()
			front := v.board.state.Front
			fronts[front] = true
			if persons := c.drivers[0] != c.drivers[1]; persons && c.drivers[front] != games.Person {
				t.Fatalf("%v: after %d moves the computer's seat %d lies in front", c.drivers, at, front)
			}
			if at > 0 && c.fronts == 2 && front != v.scene.made[at-1].Seat {
				t.Errorf("%v: after %d moves seat %d lies in front", c.drivers, at, front)
			}
		}
		if len(fronts) != c.fronts {
			t.Errorf("%v: %d seats lie in front", c.drivers, len(fronts))
		}
	}
}
