package bots

import (
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
)

// TestOneOfNearlyBestHasEqualShares chooses thousands of times: whatever is within the margin of the best is chosen
// about equally often, anything else never.
func TestOneOfNearlyBestHasEqualShares(t *testing.T) {
	worths := []int{40, 100 - nearlyWorth - 1, 100 - nearlyWorth, -300, 100, 100 - nearlyWorth/2}
	chance, counts := games.NewChance(7, 0), make([]int, len(worths))
	for range 6000 {
		counts[oneOfNearlyBest(worths, 100, &chance)]++
	}
	for i, n := range counts {
		near := worths[i] >= 100-nearlyWorth
		if near && (n < 1850 || n > 2150) || !near && n > 0 {
			t.Errorf("what is worth %d of 100 is chosen %d times of 6000", worths[i], n)
		}
	}
}

// TestSwapsLessOftenTheMoreItScoresLess asks thousands of times whether the second best takes the place of the best:
// half of the time where both score the same, a quarter of it at half the margin, and never beyond the margin, whatever
// the number of playouts.
func TestSwapsLessOftenTheMoreItScoresLess(t *testing.T) {
	for _, c := range []struct{ lag, playouts, least, most int }{
		{0, 24, 1900, 2100}, {0, 0, 1900, 2100}, {nearlyScore / 2, 1, 900, 1100}, {nearlyScore / 2 * 50, 50, 900, 1100},
		{nearlyScore, 1, 0, 0}, {nearlyScore * 24, 24, 0, 0}, {full * 24, 24, 0, 0},
	} {
		chance, swapped := games.NewChance(8, 0), 0
		for range 4000 {
			if swaps(c.lag, c.playouts, &chance) {
				swapped++
			}
		}
		if swapped < c.least || swapped > c.most {
			t.Errorf("%d less in %d playouts: %d of 4000", c.lag, c.playouts, swapped)
		}
	}
}

// answering plays matches, and calls visit at each decision that answers something hidden, and other at some of the
// other decisions. It returns how often it called visit.
func answering[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V], matches uint64,
	visit, other func(core C, s games.Seat)) (n int) {
	for seed := range matches {
		asked := 0
		along(def, 30+seed, func(core C, s games.Seat) {
			if def.Answers(core) {
				n++
				visit(core, s)
			} else if asked++; asked%9 == 0 {
				other(core, s)
			}
		})
	}
	return n
}

// answerSeeds is how many players, each with its own seed, are asked at each decision.
const answerSeeds = 24

// TestAnswersAreMixed asks adepts with many seeds for answers. None is worth less than the margin allows, and all
// within the margin are given about equally often. Where nothing is to be answered, or the seat need not act, they
// choose as without mixing.
func TestAnswersAreMixed(t *testing.T) {
	t.Run("ritual", func(t *testing.T) { answersAreMixed(t, ritual.Def, 60, 5) })
	// A card shown stays in the hand, so all cards that hold are worth the same, and no answer is worth less than the
	// best.
	t.Run("market", func(t *testing.T) { answersAreMixed(t, market.Def, 10, 0) })
}

// answersAreMixed also expects at least so many answers that are worth less than the best.
func answersAreMixed[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, def *games.Def[C, M, E, V],
	matches uint64, least int) {
	plain := *def
	plain.Answers = nil
	pairs, lower := 0, 0
	visit := func(core C, s games.Seat) {
		chosen := map[M]int{}
		var first *greedy[C, M, E, V]
		for seed := range uint64(answerSeeds) {
			g := newGreedy(def, seed)
			g.Start(core, s, true)
			d, done := g.Step(1 << 30)
			if !done || d.Still {
				t.Fatal("there is no answer")
			}
			if first == nil {
				first = g
			}
			chosen[d.Move]++
			worth := g.worths[slices.Index(g.moves, d.Move)]
			if worth < g.ending.worth-nearlyWorth {
				t.Fatalf("%s is worth %d, and the best %d", def.Moves.Text(d.Move), worth, g.ending.worth)
			}
			if worth < g.ending.worth {
				lower++
			}
		}
		// A seat that need not act compares its moves with keeping still, and does not mix.
		mixed, unmixed := newGreedy(def, 1), newGreedy(&plain, 1)
		mixed.Start(core, s, false)
		unmixed.Start(core, s, false)
		a, _ := mixed.Step(1 << 30)
		if b, _ := unmixed.Step(1 << 30); a != b {
			t.Fatalf("need not act: %v, and without mixing %v", a, b)
		}
		near := 0
		for _, worth := range first.worths {
			if worth >= first.ending.worth-nearlyWorth {
				near++
			}
		}
		if near == 2 {
			pairs++
			for m, n := range chosen {
				if len(chosen) != 2 || n < answerSeeds/6 {
					t.Errorf("of two %s is chosen %d times of %d", def.Moves.Text(m), n, answerSeeds)
				}
			}
		}
	}
	others := 0
	n := answering(def, matches, visit, func(core C, s games.Seat) {
		others++
		for seed := range uint64(3) {
			mixed, unmixed := newGreedy(def, seed), newGreedy(&plain, seed)
			mixed.Start(core, s, true)
			unmixed.Start(core, s, true)
			a, _ := mixed.Step(1 << 30)
			if b, done := unmixed.Step(1 << 30); a != b || !done {
				t.Fatalf("not an answer: %s, and without mixing %s", def.Moves.Text(a.Move), def.Moves.Text(b.Move))
			}
		}
	})
	if n < 20 || pairs < 3 || lower < least || least == 0 && lower > 0 || others < 20 {
		t.Errorf("%d answers, %d among two, %d worth less than the best; %d others", n, pairs, lower, others)
	}
}

// TestTriedAnswersAreMixed asks players that try out their answers: sometimes they give the second best, but only if it
// scores less by no more than the margin. Where nothing is to be answered they always give the best.
func TestTriedAnswersAreMixed(t *testing.T) {
	t.Run("ritual", func(t *testing.T) { triedAnswersAreMixed(t, ritual.Def, 20) })
	t.Run("market", showsAreMixed)
}

// quickSteps bounds the steps of a decision that is always made within one tick.
const quickSteps = 40

// showsAreMixed: two cards that hold in a duel of Rune Market are worth the same, so each must be shown about equally
// often. However many cards hold, masters answer at once; otherwise their time would tell how many hold.
func showsAreMixed(t *testing.T) {
	pairs := 0
	answering(market.Def, 10, func(core *market.Game, s games.Seat) {
		master := Ladder(market.Def)[3].New(1)
		master.Start(core, s, true)
		steps, done := 0, false
		for ; !done; steps++ {
			_, done = master.Step(1)
		}
		if steps > quickSteps {
			t.Errorf("an answer takes %d steps", steps)
		}
		if len(core.AppendMoves(nil, s)) != 2 {
			return
		}
		pairs++
		chosen := map[market.Move]int{}
		for seed := range uint64(answerSeeds) {
			p := newSearch(market.Def, games.Mind{Field: 4, Playouts: 16, Ahead: 2, Brief: 2}, seed)
			p.Start(core, s, true)
			d, _ := p.Step(1 << 30)
			chosen[d.Move]++
		}
		for m, n := range chosen {
			if len(chosen) != 2 || n < answerSeeds/6 {
				t.Errorf("of two cards %v is shown %d times of %d", m.Card, n, answerSeeds)
			}
		}
	}, func(*market.Game, games.Seat) {})
	if pairs < 10 {
		t.Errorf("two cards hold in %d duels", pairs)
	}
}

func triedAnswersAreMixed[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, def *games.Def[C, M, E, V],
	matches uint64) {
	second, close := 0, 0
	try := func(core C, s games.Seat, seeds int, mixes bool) {
		for seed := range uint64(seeds) {
			p := newSearch(def, games.Mind{Field: 4, Playouts: 16, Ahead: 2, Brief: 2}, seed)
			p.Start(core, s, true)
			d, _ := p.Step(1 << 30)
			if len(p.field) < 2 || len(p.field[0].outcomes) == 0 {
				continue // a move wins at once, or there is only one
			}
			if d.Move != p.field[0].move {
				t.Fatal("the decision is not the first of the field")
			}
			lag := p.field[1].score - p.field[0].score
			each := lag / len(p.field[0].outcomes)
			if max(each, -each) < nearlyScore && lag != 0 && mixes {
				close++
			}
			if lag > 0 {
				second++
				if !mixes || each >= nearlyScore {
					t.Fatalf("%s scores %d less on average", def.Moves.Text(d.Move), each)
				}
			}
		}
	}
	n := answering(def, matches, func(core C, s games.Seat) { try(core, s, answerSeeds, true) },
		func(core C, s games.Seat) { try(core, s, 2, false) })
	if close < 10 || second < close/10 || second > close/2 {
		t.Errorf("of %d close answers among %d decisions the second best is given %d times", close, n, second)
	}
}

// TestMixedAnswersTellNoSecrets asks for answers at positions, once more, and at positions that only differ in what the
// seat cannot know: with the same seed the answer is the same.
func TestMixedAnswersTellNoSecrets(t *testing.T) {
	t.Run("ritual", func(t *testing.T) { mixedAnswersTellNoSecrets(t, ritual.Def, 16) })
	t.Run("market", func(t *testing.T) { mixedAnswersTellNoSecrets(t, market.Def, 4) })
}

func mixedAnswersTellNoSecrets[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T,
	def *games.Def[C, M, E, V], matches uint64) {
	dealt, scratch, others := def.Blank(), def.Blank(), 0
	quick := games.Mind{Field: 4, Playouts: 16, Ahead: 2, Brief: 2}
	answering(def, matches, func(core C, s games.Seat) {
		for seed := range uint64(6) {
			core.CloneInto(dealt)
			chance := games.NewChance(90, seed)
			if dealt.Redeal(s, &chance); dealt.Hash() != core.Hash() {
				others++
			}
			for _, mind := range []func() games.Thinker[C, M]{
				func() games.Thinker[C, M] { return newGreedy(def, seed) },
				func() games.Thinker[C, M] { return newSearch(def, quick, seed) },
			} {
				var got [3]games.Decision[M]
				for i, at := range []C{core, core, dealt} {
					thinker := mind()
					games.Ask(thinker, scratch, at, games.Acting{Seat: s, Must: true}, seed, 5)
					got[i], _ = thinker.Step(1 << 30)
				}
				if got[0] != got[1] || got[0] != got[2] {
					t.Fatalf("seed %d answers %s, again %s, and with other secrets %s", seed,
						def.Moves.Text(got[0].Move), def.Moves.Text(got[1].Move), def.Moves.Text(got[2].Move))
				}
			}
		}
	}, func(C, games.Seat) {})
	if others < 20 {
		t.Errorf("%d other positions", others)
	}
}

// TestSteadyPlayersGiveTheBest asks players of all kinds for answers. Made steady, each answers as if the game had
// nothing to mix; otherwise it sometimes answers differently.
func TestSteadyPlayersGiveTheBest(t *testing.T) {
	type thinker = games.Thinker[*ritual.Game, ritual.Move]
	quick := games.Mind{Field: 4, Playouts: 6, Ahead: 1}
	for name, mind := range map[string]func(def *ritualDef, seed uint64) thinker{
		"greedy": func(def *ritualDef, seed uint64) thinker { return newGreedy(def, seed) },
		"search": func(def *ritualDef, seed uint64) thinker { return newSearch(def, quick, seed) },
		"slips": func(def *ritualDef, seed uint64) thinker {
			return newMind(def, games.Mind{Slips: 50, Few: 3}, seed)
		},
		"hand": func(def *ritualDef, seed uint64) thinker {
			handy := *def
			handy.Deed = func(*ritual.Game, games.Seat, games.Skill, uint64) (m ritual.Move,
				does bool) {
				return m, false
			}
			return &hand[*ritual.Game, ritual.Move, ritual.Event, ritual.View]{def: &handy, head: newGreedy(def, seed),
				seed: seed}
		},
	} {
		asked, others := 0, 0
		answering(ritual.Def, 30, func(core *ritual.Game, s games.Seat) {
			for seed := range uint64(6) {
				var made [3]games.Decision[ritual.Move]
				for i, m := range []thinker{Steady(mind(ritual.Def, seed)), mind(steady(ritual.Def), seed),
					mind(ritual.Def, seed)} {
					m.Start(core, s, true)
					made[i], _ = m.Step(1 << 30)
				}
				if asked++; made[0] != made[1] {
					t.Fatalf("%s of seed %d answers %v, and the best is %v", name, seed, made[0], made[1])
				}
				if made[2] != made[1] {
					others++
				}
			}
		}, func(*ritual.Game, games.Seat) {})
		if others < 3 || others > asked/2 {
			t.Errorf("%s answers %d times of %d otherwise than with the best", name, others, asked)
		}
	}
}

type ritualDef = games.Def[*ritual.Game, ritual.Move, ritual.Event, ritual.View]

// TestWhoJudgesDoesNotMix: the players that a review compares a move with always give their best. So does the player
// greedy, since old records depend on its answers.
func TestWhoJudgesDoesNotMix(t *testing.T) {
	var judge trial[*ritual.Game, ritual.Move, ritual.Event, ritual.View]
	judge.init(ritual.Def, pass{field: 4, playouts: 8}, 2, 3)
	for _, m := range judge.minds[bestLine : plainLine+1] {
		def := ritual.Def
		switch thinker := m.thinker.(type) {
		case *greedy[*ritual.Game, ritual.Move, ritual.Event, ritual.View]:
			def = thinker.def
		case *search[*ritual.Game, ritual.Move, ritual.Event, ritual.View]:
			def = thinker.def
		}
		if def.Answers != nil {
			t.Errorf("%T mixes", m.thinker)
		}
	}
	if before(ritual.Def).Answers != nil || before(market.Def).Answers != nil {
		t.Error("the player greedy mixes")
	}
	if before(masters.Def) != masters.Def {
		t.Error("a game without answers is seen otherwise")
	}
}
