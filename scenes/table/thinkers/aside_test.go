package thinkers

import (
	"testing"
	"time"

	"runehall/games"
	"runehall/games/bots"
	"runehall/games/ritual"
	"runehall/internal/workshop/gamestest/toys/bids"
	"runehall/scenes/stage"
)

// beside runs work on goroutines.
func beside(work func()) { go work() }

// brooder thinks until it is let go, or for good.
type brooder struct {
	dreamer
	goes  chan struct{}
	steps int
}

func (b *brooder) Step(int) (games.Decision[bids.Move], bool) {
	b.steps++
	select {
	case <-b.goes:
		return games.Decision[bids.Move]{Move: b.move}, true
	case <-time.After(time.Millisecond):
		return games.Decision[bids.Move]{}, false
	}
}

func brooding(t *testing.T) (*bidders, *brooder, *bids.Game) {
	t.Helper()
	setup := games.Setup{Seats: 2, Seed: 5, Starts: []games.Seat{0}}
	p, b := New[*bids.Game, bids.Move, bids.Event](bids.Def.Blank(), setup.Seed), &brooder{goes: make(chan struct{}, 1)}
	p.Sit(0, b)
	p.ThinkAside(beside, bids.Def.Blank)
	return &p, b, bids.Def.New(setup, nil)
}

// TestWhoThinksAsideTellsAtTheEndOfAWindow: ticks pass without a decision while a player thinks beside the loop. Then
// it is told at the end of a whole window, as in ticks.
func TestWhoThinksAsideTellsAtTheEndOfAWindow(t *testing.T) {
	p, b, core := brooding(t)
	p.Ask(core, 0, games.Acting{Seat: 0, Must: true}, 6)
	for range 20 {
		if told, ok := p.Tick(); ok {
			t.Fatalf("told %+v while it thinks", told)
		}
	}
	b.goes <- struct{}{}
	for p.Wait().Thinks {
		time.Sleep(time.Millisecond)
		p.Think()
	}
	for tick := 21; ; tick++ {
		told, ok := p.Tick()
		if ok != (tick == 24) {
			t.Fatalf("tick %d: told %v", tick, ok)
		}
		if ok {
			if told.Move != b.move {
				t.Errorf("told %+v", told)
			}
			return
		}
	}
}

// TestADroppedThoughtIsNeverTold: when the match changes, or is left, the work beside the loop has ended before Cancel
// returns, even if it would never have decided, and its answer is not taken for one to the next question.
func TestADroppedThoughtIsNeverTold(t *testing.T) {
	p, b, core := brooding(t)
	a := games.Acting{Seat: 0, Must: true}
	p.Ask(core, 0, a, 1)
	time.Sleep(3 * time.Millisecond)
	p.Moved(games.Nobody)
	steps := b.steps // no race: the work has ended
	b.goes <- struct{}{}
	time.Sleep(3 * time.Millisecond)
	if b.steps != steps || p.Wait().On {
		t.Error("it thinks on")
	}
	<-b.goes
	p.Ask(core, 1, a, 1)
	for range 3 {
		if told, ok := p.Tick(); ok {
			t.Errorf("told %+v: an answer to an earlier question", told)
		}
	}
	b.goes <- struct{}{}
	for ok := false; !ok; _, ok = p.Tick() {
		time.Sleep(time.Millisecond)
	}
	p.Cancel()
}

// TestPlayersDecideTheSameAside plays matches with players in ticks and beside the loop: move by move the same, though
// those beside it share a table's memory and are dropped and asked anew now and then.
func TestPlayersDecideTheSameAside(t *testing.T) {
	play := func(run Aside, drops bool) (moves []ritual.Move) {
		core := ritual.Def.New(games.Setup{Seats: 2, Seed: 9}, nil)
		p := New[*ritual.Game, ritual.Move, ritual.Event](ritual.Def.Blank(), 9)
		how := games.Mind{Budget: 1500, Field: 6, Wide: 4, Ahead: 2, Curious: 60}
		for s := range games.Seat(2) {
			p.Sit(s, bots.Thinking("brief", ritual.Def, how).New(p.Seed+uint64(s)))
		}
		if run != nil {
			p.ThinkAside(run, ritual.Def.Blank)
		}
		p.Moved(games.Nobody)
		for len(moves) < 16 {
			a, ok := p.Next(core.AppendActing(nil))
			if !ok {
				t.Fatal("nobody acts")
			}
			p.Ask(core, len(moves), a, 1)
			if drops && len(moves)%3 == 0 {
				p.Tick()
				p.Cancel()
				p.Ask(core, len(moves), a, 1)
			}
			told, ok := p.Tick()
			for ; !ok; told, ok = p.Tick() {
				time.Sleep(100 * time.Microsecond)
			}
			if told.Still {
				continue
			}
			if r := core.Apply(told.Seat, told.Move); r != nil {
				t.Fatal(r)
			}
			moves = append(moves, told.Move)
			p.Moved(told.Seat)
		}
		return moves
	}
	want := play(nil, false)
	for i, m := range play(beside, true) {
		if m != want[i] {
			t.Fatalf("move %d is %s, and in ticks %s", i, ritual.Def.Moves.Text(m), ritual.Def.Moves.Text(want[i]))
		}
	}
}

// TestNobodyPondersOverWhatIsDoneAside: a tick does not spin while the work goes on elsewhere.
func TestNobodyPondersOverWhatIsDoneAside(t *testing.T) {
	p, _, core := brooding(t)
	looks := 0
	p.Breath = stage.Breath{Clock: func() time.Duration { looks++; return 0 }}
	p.Breath.Draw()
	p.Ask(core, 0, games.Acting{Seat: 0, Must: true}, 1)
	p.Tick()
	if looks > 2 {
		t.Errorf("a tick looks at the clock %d times", looks)
	}
	p.Cancel()
}

// TestAFailureAsideFailsTheTable: a player that panics beside the loop makes the loop panic, which reports it.
func TestAFailureAsideFailsTheTable(t *testing.T) {
	p, b, core := brooding(t)
	a := games.Acting{Seat: 0, Must: true}
	b.goes = nil
	p.minds[0].(*aside[*bids.Game, bids.Move, bids.Event]).mind = broken{b}
	p.Ask(core, 0, a, 1)
	defer func() {
		if why := recover(); why != "broken" {
			t.Errorf("the loop fails with %v", why)
		}
	}()
	for range 2000 {
		p.Tick()
		time.Sleep(time.Millisecond)
	}
	t.Error("nobody notices")
}

type broken struct{ *brooder }

func (broken) Step(int) (games.Decision[bids.Move], bool) { panic("broken") }
