package table

import (
	"slices"
	"testing"
	"time"

	"runehall/games"
	"runehall/games/ritual"
	"runehall/scenes/stage"
	"runehall/scenes/table/thinkers"
)

// slow is a machine on which each unit of thought takes a fixed time: its clock counts the units.
type slow struct {
	now    time.Duration
	unit   time.Duration
	steps  int
	most   time.Duration // longest tick so far
	start  time.Duration // of the tick
	starts int           // of decisions
}

// worker is a computer player on a slow machine.
type worker struct {
	games.Thinker[*ritual.Game, ritual.Move]
	on *slow
}

func (w *worker) Start(g *ritual.Game, s games.Seat, must bool) {
	w.on.starts++
	w.Thinker.Start(g, s, must)
}

func (w *worker) Step(n int) (games.Decision[ritual.Move], bool) {
	w.on.steps++
	w.on.now += time.Duration(n) * w.on.unit
	return w.Thinker.Step(n)
}

// onSlow begins a match of two masters of Rituals on a machine; unit 0: without a clock.
func onSlow(t *testing.T, unit time.Duration) (*play[*ritual.Game, ritual.Move, ritual.Event, ritual.View], *slow) {
	t.Helper()
	on := &slow{unit: unit}
	kind, former := ritualKind, ritualKind.advisor()
	kind.Levels = []games.Level[*ritual.Game, ritual.Move]{{
		ID: "worker", New: func(seed uint64) games.Thinker[*ritual.Game, ritual.Move] {
			return &worker{former.New(seed), on}
		},
	}}
	m, err := games.NewMatch(ritual.Def, games.Setup{Seats: 2, Seed: 6, Starts: []games.Seat{0}},
		players([]string{"worker", "worker"}))
	if err != nil {
		t.Fatal(err)
	}
	p, err := newPlay(&kind, m, &keeper{}, ritualParts)
	if err != nil {
		t.Fatal(err)
	}
	if unit > 0 {
		p.thinkers.Breath.Clock = func() time.Duration { return on.now }
	}
	return p, on
}

func (on *slow) pass(t *testing.T, p *play[*ritual.Game, ritual.Move, ritual.Event, ritual.View], shown bool) {
	t.Helper()
	on.start = on.now
	if err := p.tick(shown, true); err != nil {
		t.Fatal(err)
	}
	on.most = max(on.most, on.now-on.start)
}

// TestThinkingLeavesTheFrameItsTime plays the same moves on machines of any speed. On none may a tick take more than
// its share, and the step of thought that was begun within it.
func TestThinkingLeavesTheFrameItsTime(t *testing.T) {
	const moves = 4
	var want []games.Chosen[ritual.Move]
	ticks := map[time.Duration]int{}
	for _, unit := range []time.Duration{
		0, time.Nanosecond, 3 * time.Microsecond, 30 * time.Microsecond, time.Millisecond,
	} {
		p, on := onSlow(t, unit)
		for len(p.match.Made()) < moves {
			if ticks[unit]++; ticks[unit] > 100_000 {
				t.Fatal("nobody moves")
			}
			on.pass(t, p, true)
		}
		var made []games.Chosen[ritual.Move]
		for _, m := range p.match.Made()[:moves] {
			made = append(made, games.Chosen[ritual.Move]{Seat: m.Seat, Move: m.Move})
		}
		if want == nil {
			want = made
		}
		if !slices.Equal(made, want) {
			t.Errorf("with %v a unit the moves are %v, not %v", unit, made, want)
		}
		if step := stage.UnitsAtOnce * unit; unit > 0 && on.most >= stage.CalmTime+step {
			t.Errorf("with %v a unit a tick takes %v", unit, on.most)
		}
		// Ticks pass only for thoughts, and for the rest of each window.
		if most := 2*moves*thinkers.TurnWindow + int(on.now/stage.CalmTime); unit > 0 && ticks[unit] > most {
			t.Errorf("with %v a unit %d ticks pass, more than %d", unit, ticks[unit], most)
		}
	}
	if ticks[time.Nanosecond] != moves*thinkers.TurnWindow || ticks[30*time.Microsecond] <= ticks[time.Nanosecond] ||
		ticks[time.Millisecond] <= ticks[30*time.Microsecond] {
		t.Errorf("the ticks are %v", ticks)
	}
	for unit, n := range ticks {
		if n%thinkers.TurnWindow != 0 {
			t.Errorf("with %v a unit %d moves take %d ticks: no whole windows", unit, moves, n)
		}
	}
}

// TestThinkingBeginsWhileTheLastMoveIsShown lets a computer player think before the picture has caught up. It decides
// as it would otherwise, moves only when its window has passed with nothing moving, and is asked once.
func TestThinkingBeginsWhileTheLastMoveIsShown(t *testing.T) {
	patient, machine := onSlow(t, 30*time.Microsecond)
	for len(patient.match.Made()) < 1 {
		machine.pass(t, patient, true)
	}
	p, on := onSlow(t, 30*time.Microsecond)
	for range 2000 {
		on.pass(t, p, false)
	}
	if len(p.match.Made()) != 0 {
		t.Fatal("a move was made that nobody could follow")
	}
	if !p.thinkers.Wait().On || p.thinkers.Wait().Thinks || on.starts != 1 {
		t.Fatalf("nobody thinks while something is shown: %+v, %d decisions", p.thinkers.Wait(), on.starts)
	}
	steps := on.steps
	for tick := 1; len(p.match.Made()) == 0; tick++ {
		on.pass(t, p, true)
		if (tick == thinkers.TurnWindow) != (len(p.match.Made()) == 1) {
			t.Fatalf("after %d ticks %d moves are made", tick, len(p.match.Made()))
		}
	}
	if on.steps != steps || p.match.Made()[0] != patient.match.Made()[0] {
		t.Errorf("%d more steps, and the move is %v, not %v",
			on.steps-steps, p.match.Made()[0], patient.match.Made()[0])
	}
	// People who look at their own things stop the thinking, and an undo throws away what was begun.
	steps = on.steps
	if err := p.tick(false, false); err != nil || on.steps != steps {
		t.Errorf("somebody thinks while the table waits: %v", err)
	}
	on.pass(t, p, false)
	if p.begin(); p.thinkers.Wait().On {
		t.Error("a thought outlives its position")
	}
}

// TestHintsLeaveTheFrameTheirTime looks for a hint beside everything else.
func TestHintsLeaveTheFrameTheirTime(t *testing.T) {
	p, on := onSlow(t, 30*time.Microsecond)
	var h hint[*ritual.Game, ritual.Move, ritual.Event, ritual.View]
	h.start(p, games.Acting{Seat: 0, Must: true}, 0)
	ticks := 0
	for h.on {
		p.thinkers.Breath.Draw()
		before := on.now
		h.step(p, func(ritual.Move) bool { return true })
		if took := on.now - before; took >= stage.ThinkTime+stage.UnitsAtOnce*on.unit {
			t.Fatalf("a tick takes %v", took)
		}
		ticks++
	}
	if ticks < 10 {
		t.Errorf("a master's hint takes %d ticks", ticks)
	}
}
