package bots

import (
	"testing"

	"runehall/games"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
	"runehall/games/stones"
)

// TestManySeatsCountChances asks searches with two seats and with as many as there can be: with two, trials end with what a seat has, and with more
// with its chance of winning, unless the match has ended. What they decide does not depend on what their seat cannot know.
func TestManySeatsCountChances(t *testing.T) {
	t.Run("ritual", func(t *testing.T) { manySeatsCountChances(t, ritual.Def) })
	t.Run("masters", func(t *testing.T) { manySeatsCountChances(t, masters.Def) })
	t.Run("market", func(t *testing.T) { manySeatsCountChances(t, market.Def) })
	t.Run("stones", func(t *testing.T) { manySeatsCountChances(t, stones.Def) })
}

func manySeatsCountChances[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, def *games.Def[C, M, E, V]) {
	for _, seats := range []int{2, def.MaxSeats} {
		core := def.New(games.Setup{Seats: seats, Seed: 4}, nil)
		mind, scratch, dealt := newPlain(def, 4), def.Blank(), def.Blank()
		s, tried, others := newSearch(def, games.Mind{Field: 4, Playouts: 12, Ahead: 1, Brief: 2, Chances: true}, 4), 0, 0
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
					t.Errorf("%d seats: %s, and where something else is hidden %s", seats, def.Moves.Text(d.Move), def.Moves.Text(again.Move))
				}
				for i := range s.field {
					for _, o := range s.field[i].outcomes {
						if tried++; !o.over && o.rated != (seats > 2) || o.rated && (o.worth < 0 || o.worth > full) {
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
		if tried < 20 || others == 0 {
			t.Errorf("%d seats: %d trials, %d positions that look the same", seats, tried, others)
		}
	}
}

// TestChancesAreScores compares chances of winning with matches that have ended.
func TestChancesAreScores(t *testing.T) {
	won, lost := outcome{over: true, won: winShares}, outcome{over: true}
	for chance, want := range map[int]int{0: lost.score(50, 10), full: won.score(50, 10), full / 3: full / 3} {
		if got := (outcome{rated: true, worth: chance}).score(50, 10); got != want {
			t.Errorf("a chance of %d scores %d, not %d", chance, got, want)
		}
	}
	if mean, spread := measure([]candidate[int]{{outcomes: []outcome{{worth: 40}, {rated: true, worth: full}, won, {worth: 60}}}}); mean != 50 || spread != 11 {
		t.Errorf("the mean of what was not rated is %d, its spread %d", mean, spread)
	}
}
