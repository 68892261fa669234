package bots_test

import (
	"testing"

	"runehall/games"
	"runehall/games/bots"
	"runehall/games/stones"
)

func greedyLevel(def *games.Def[*stones.Game, stones.Move, stones.Event, stones.View],
	seed uint64) games.Thinker[*stones.Game, stones.Move] {
	return bots.Levels(def)[1].New(seed)
}

// ask returns a player's decision, and how many steps of one unit of work it took.
func ask(thinker games.Thinker[*stones.Game, stones.Move], scratch, core *stones.Game, made int) (stones.Move, int) {
	games.Ask(thinker, scratch, core, core.AppendActing(nil)[0], 5, made)
	for steps := 1; ; steps++ {
		if d, done := thinker.Step(1); done {
			return d.Move, steps
		}
	}
}

// TestPlansAreFollowed plays a match: within a turn, a player thinks again only after something was revealed.
func TestPlansAreFollowed(t *testing.T) {
	core := stones.Def.New(games.Setup{Seats: 2, Seed: 4}, nil)
	scratch := stones.Def.Blank()
	thinkers := []games.Thinker[*stones.Game, stones.Move]{greedyLevel(stones.Def, 1), greedyLevel(stones.Def, 2)}
	last, planned, followed := games.Nobody, 0, 0
	news := false
	for made := 0; ; made++ {
		acting := core.AppendActing(nil)
		if len(acting) == 0 {
			break
		}
		s := acting[0].Seat
		goesOn := s == last && !news
		m, steps := ask(thinkers[s], scratch, core, made)
		switch {
		case goesOn && steps > 1:
			t.Fatalf("move %d: %d steps of work in the middle of a plan", made, steps)
		case goesOn:
			followed++
		case steps > 1:
			planned++
		}
		if refusal := core.Apply(s, m); refusal != nil {
			t.Fatal(refusal)
		}
		last, news = s, core.Revealed() && !stones.Def.Shows(m)
	}
	if planned < 20 || followed < planned {
		t.Errorf("%d plans, %d moves followed without thinking", planned, followed)
	}
	t.Logf("%d plans, %d moves followed without thinking", planned, followed)
}

// TestPlansAreDropped puts another position before a player that is following a plan: it thinks anew.
func TestPlansAreDropped(t *testing.T) {
	core := stones.Def.New(games.Setup{Seats: 2, Seed: 4}, nil)
	scratch := stones.Def.Blank()
	s := core.AppendActing(nil)[0].Seat
	for seed := range uint64(12) {
		other := stones.Def.New(games.Setup{Seats: 2, Seed: 100 + seed, Starts: []games.Seat{s}}, nil)
		thinker := greedyLevel(stones.Def, seed)
		ask(thinker, scratch, core, 0) // it makes a plan, and would continue with its second move
		got, steps := ask(thinker, scratch, other, 0)
		if refusal := other.Check(s, got); refusal != nil || steps < 2 {
			t.Errorf("seed %d: %+v after %d steps: %v", seed, got, steps, refusal)
		}
	}
}

// TestPlanningPays plays greedy players, which plan whole turns, against players that look one move ahead.
func TestPlanningPays(t *testing.T) {
	moves := *stones.Def
	moves.Turns = false
	wins := 0
	const matches = 12
	for number := range matches {
		core := stones.Def.New(games.Setup{Seats: 2, Seed: uint64(number)}, nil)
		scratch := stones.Def.Blank()
		thinkers := []games.Thinker[*stones.Game, stones.Move]{greedyLevel(stones.Def, 1), greedyLevel(&moves, 2)}
		if number%2 == 1 {
			thinkers[0], thinkers[1] = thinkers[1], thinkers[0]
		}
		for made := 0; ; made++ {
			acting := core.AppendActing(nil)
			if len(acting) == 0 {
				break
			}
			m, _ := ask(thinkers[acting[0].Seat], scratch, core, made)
			if refusal := core.Apply(acting[0].Seat, m); refusal != nil {
				t.Fatal(refusal)
			}
		}
		if result, _ := core.Result(); result.Rank[number%2] == 1 {
			wins++
		}
	}
	if t.Logf("planning wins %d of %d", wins, matches); wins < 9 {
		t.Errorf("planning wins only %d of %d", wins, matches)
	}
}

// TestPlannersReuseTheirMemory: after a few decisions a player allocates nothing.
func TestPlannersReuseTheirMemory(t *testing.T) {
	core := stones.Def.New(games.Setup{Seats: 3, Seed: 1}, nil)
	scratch := stones.Def.Blank()
	acting := core.AppendActing(nil)[0]
	for _, level := range []games.Level[*stones.Game, stones.Move]{bots.Levels(stones.Def)[1], bots.Quick(stones.Def)} {
		thinker := level.New(1)
		made := 0
		decide := func() {
			games.Ask(thinker, scratch, core, acting, 1, made)
			made++
			for done := false; !done; {
				_, done = thinker.Step(100)
			}
		}
		for range 20 {
			decide()
		}
		if n := testing.AllocsPerRun(10, decide); n > 1 {
			t.Errorf("%s: %.0f allocations a decision", level.ID, n)
		}
	}
}

func BenchmarkPlanner(b *testing.B) {
	core := stones.Def.New(games.Setup{Seats: 3, Seed: 1}, nil)
	scratch := stones.Def.Blank()
	acting := core.AppendActing(nil)[0]
	b.ReportAllocs()
	for b.Loop() {
		thinker := greedyLevel(stones.Def, 1)
		games.Ask(thinker, scratch, core, acting, 1, 0)
		for done := false; !done; {
			_, done = thinker.Step(1000)
		}
	}
}
