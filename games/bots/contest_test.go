package bots

import (
	"reflect"
	"testing"

	"runehall/games"
	"runehall/games/market"
	"runehall/games/ritual"
	"runehall/games/stones"
)

// TestAContestKnowsNoMoreThanTheSeat judges positions twice, the second time with everything dealt anew that the seat
// cannot know: the judgement is the same.
func TestAContestKnowsNoMoreThanTheSeat(t *testing.T) {
	contestKnowsNoMore(t, ritual.Def)
	contestKnowsNoMore(t, stones.Def)
	contestKnowsNoMore(t, market.Def)
}

func contestKnowsNoMore[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, def *games.Def[C, M, E, V]) {
	t.Helper()
	c, dealt, n := NewContest(def, 1), def.Blank(), 0
	along(def, 5, func(core C, s games.Seat) {
		if n++; n%7 != 0 || n > 60 {
			return
		}
		best := c.Judge(core, def.MinSeats, s, 7)
		core.CloneInto(dealt)
		chance := games.NewChance(uint64(n), 9)
		dealt.Redeal(s, &chance)
		if again := c.Judge(dealt, def.MinSeats, s, 7); !reflect.DeepEqual(best, again) {
			t.Errorf("%s, decision %d: %v as it is, %v dealt anew", def.ID, n, best, again)
		}
		if refusal := core.Check(s, best.Moves[0]); refusal != nil {
			t.Errorf("%s, decision %d: the best move is refused: %v", def.ID, n, refusal)
		}
	})
	if n < 20 {
		t.Errorf("%s: only %d decisions", def.ID, n)
	}
}

// TestAContestFindsWhatWins goes through matches: where a move wins at once Judge finds such a move, and Alone calls it
// the only one exactly if no other move wins.
func TestAContestFindsWhatWins(t *testing.T) {
	c := NewContest(ritual.Def, 1)
	won, alone := 0, 0
	for seed := range uint64(20) {
		along(ritual.Def, seed, func(core *ritual.Game, s games.Seat) {
			var winning []ritual.Move
			for _, m := range core.AppendMoves(nil, s) {
				if c.wins(core, s, []ritual.Move{m}) {
					winning = append(winning, m)
				}
			}
			if len(winning) == 0 {
				return
			}
			best := c.Judge(core, 2, s, 3)
			if !best.Wins || !c.wins(core, s, best.Moves) {
				t.Errorf("seed %d: %d moves win, and %v is found", seed, len(winning), best)
			}
			won++
			if got := c.Alone(core, s, best); got != (len(winning) == 1) {
				t.Errorf("seed %d: of %d winning moves one is alone: %v", seed, len(winning), got)
			} else if got {
				alone++
			}
		})
	}
	if won < 5 || alone == 0 || alone == won {
		t.Errorf("%d decisions could win, %d of them in one way", won, alone)
	}
}

// TestALeadIsThatOfTheBetter compares decisions both ways round: swapping them changes the lead's sign, and a decision
// has no lead over itself.
func TestALeadIsThatOfTheBetter(t *testing.T) {
	c, n, led := NewContest(ritual.Def, 1), 0, 0
	along(ritual.Def, 11, func(core *ritual.Game, s games.Seat) {
		if n++; n%9 != 0 {
			return
		}
		moves := core.AppendMoves(nil, s)
		a, b := moves[:1], moves[len(moves)-1:]
		there, back := c.lead(core, 2, s, a, b), c.lead(core, 2, s, b, a)
		if there != -back || c.lead(core, 2, s, a, a) != 0 {
			t.Errorf("decision %d: %d one way, %d the other", n, there, back)
		}
		if there != 0 {
			led++
		}
	})
	if led == 0 {
		t.Error("no two decisions differ")
	}
}

// TestAnotherOrderOfStepsIsNotAlone looks at whole turns of Menhirs: Alone finds some that can begin with another of
// their moves and lead to the same position, and some that cannot.
func TestAnotherOrderOfStepsIsNotAlone(t *testing.T) {
	c, alone, other := NewContest(stones.Def, 1), 0, 0
	along(stones.Def, 3, func(core *stones.Game, s games.Seat) {
		if alone+other > 60 {
			return
		}
		best := c.Judge(core, 2, s, 5)
		if len(best.Moves) < 3 {
			return
		}
		if c.Alone(core, s, best) {
			alone++
		} else {
			other++
		}
	})
	if alone == 0 || other == 0 {
		t.Errorf("%d turns are alone, %d are not", alone, other)
	}
}
