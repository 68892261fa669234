package bots

import (
	"testing"

	"runehall/games"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
	"runehall/games/stones"
)

// TestManySeatsCountChances asks searches with two seats and with the most. With two, a trial ends with what the seat
// has; with more, with its chance of winning; unless the match has ended. Decisions do not depend on what the seat
// cannot know.
func TestManySeatsCountChances(t *testing.T) {
	t.Run("ritual", func(t *testing.T) { manySeatsCountChances(t, ritual.Def) })
	t.Run("masters", func(t *testing.T) { manySeatsCountChances(t, masters.Def) })
	t.Run("market", func(t *testing.T) { manySeatsCountChances(t, market.Def) })
	t.Run("stones", func(t *testing.T) { manySeatsCountChances(t, stones.Def) })
}

func manySeatsCountChances[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T,
	def *games.Def[C, M, E, V]) {
	for _, seats := range []int{2, def.MaxSeats} {
		core := def.New(games.Setup{Seats: seats, Seed: 4}, nil)
		mind, scratch, dealt := newPlain(def, 4), def.Blank(), def.Blank()
		s, tried, rated, others := newSearch(def, games.Mind{Field: 4, Playouts: 12, Ahead: 1, Brief: 2, Chances: true},
			4), 0, 0, 0
		for made := range 60 {
			seat, ok := s.out.look.waiting(core)
			if !ok {
				break
			}
			if made%6 == 5 {
				core.CloneInto(dealt)
				chance := games.NewChance(7, uint64(made))
				if dealt.Redeal(seat, &chance); dealt.Hash() != core.Hash() {
					others++
				}
				asked := games.Acting{Seat: seat, Must: true}
				games.Ask(s, scratch, dealt, asked, 4, made)
				again, _ := s.Step(1 << 30)
				games.Ask(s, scratch, core, asked, 4, made)
				if d, _ := s.Step(1 << 30); d != again {
					t.Errorf("%d seats: %s, and where something else is hidden %s", seats, def.Moves.Text(d.Move),
						def.Moves.Text(again.Move))
				}
				for i := range s.field {
					for _, o := range s.field[i].outcomes {
						if tried++; o.rated {
							rated++
						}
						if seats > 2 && !o.rated || o.chance < 0 || o.chance > full {
							t.Fatalf("%d seats: %+v", seats, o)
						}
					}
				}
			}
			games.Ask(mind, scratch, core, games.Acting{Seat: seat, Must: true}, 4, made)
			d, _ := mind.Step(1 << 30)
			if refusal := core.Apply(seat, d.Move); refusal != nil {
				t.Fatal(refusal)
			}
		}
		if seats == 2 && 2*rated > tried { // a trial in which the match ends is rated too
			t.Errorf("two seats: %d of %d trials end with a chance", rated, tried)
		}
		if tried < 20 || others == 0 {
			t.Errorf("%d seats: %d trials, %d positions that look the same", seats, tried, others)
		}
	}
}

// TestChancesAreScores: a certain win scores like a match that was won, no chance like one that was lost.
func TestChancesAreScores(t *testing.T) {
	won, lost := outcome{rated: true, chance: share(&games.Result{Rank: [games.MaxSeats]int8{1, 2, 2}}, 0)},
		outcome{rated: true}
	for chance, want := range map[int]int{0: lost.score(50, 10), full: won.score(50, 10), full / 3: full / 3} {
		if got := (outcome{rated: true, chance: chance}).score(50, 10); got != want {
			t.Errorf("a chance of %d scores %d, not %d", chance, got, want)
		}
	}
	if mean, spread := measure([]candidate[int]{{outcomes: []outcome{{worth: 40}, {rated: true, chance: full}, won,
		{worth: 60}}}}); mean != 50 || spread != 11 {
		t.Errorf("the mean of what was not rated is %d, its spread %d", mean, spread)
	}
}

// TestWhatIsOverdueCountsLess: the longer a match is overdue, the less chances of winning count. In a game that never
// calls a match overdue they count fully.
func TestWhatIsOverdueCountsLess(t *testing.T) {
	def := *market.Def
	s := newSearch(&def, games.Mind{Field: 4, Playouts: 12, Ahead: 1, Chances: true}, 4)
	for late, want := range map[int]int{0: 1000, 30: 700, 100: 0} {
		def.Overdue = func(*market.Game) int { return late }
		if got := s.out.early(1000); got != want {
			t.Errorf("%d percent too late a chance of 1000 counts %d", late, got)
		}
	}
	if def.Overdue = nil; s.out.early(1000) != 1000 {
		t.Error("a chance counts less where no match is overdue")
	}
	def.Overdue = func(*market.Game) int { return 100 }
	core, scratch := def.New(games.Setup{Seats: 3, Seed: 4}, nil), def.Blank()
	seat, _ := s.out.look.waiting(core)
	games.Ask(s, scratch, core, games.Acting{Seat: seat, Must: true}, 4, 0)
	s.Step(1 << 30)
	for i := range s.field {
		for _, o := range s.field[i].outcomes {
			if o != (outcome{rated: true}) {
				t.Fatalf("what should have ended ends with %+v", o)
			}
		}
	}
}
