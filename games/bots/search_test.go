package bots

import (
	"fmt"
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
	"runehall/games/stones"
)

// thinks lets a search decide in steps of one unit, and calls before at each step, unless it is nil.
func thinks[C games.Core[C, M, E], M comparable, E any, V any](s *search[C, M, E, V], core C,
	before func()) games.Decision[M] {
	for _, a := range core.AppendActing(nil) {
		if a.Must {
			games.Ask(s, s.def.Blank(), core, a, s.seed, 0)
			break
		}
	}
	for {
		if before != nil {
			before()
		}
		if d, done := s.Step(1); done {
			return d
		}
	}
}

// along plays a match of greedy players, and visits each position at which a search would have something to think
// about.
func along[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V], seed uint64,
	visit func(core C, s games.Seat)) {
	core := def.New(games.Setup{Seats: def.MinSeats, Seed: seed}, nil)
	mind, scratch := newPlain(def, seed), def.Blank()
	for made := 0; ; made++ {
		for _, a := range core.AppendActing(nil) {
			if !a.Must {
				continue
			}
			if len(core.AppendMoves(nil, a.Seat)) > 1 {
				visit(core, a.Seat)
			}
			games.Ask(mind, scratch, core, a, seed, made)
			d, done := mind.Step(1 << 30)
			for !done {
				d, done = mind.Step(1 << 30)
			}
			if r := core.Apply(a.Seat, d.Move); r != nil {
				panic(r)
			}
			break
		}
		if _, over := core.Result(); over {
			return
		}
	}
}

// TestCandidatesMeetTheSamePositions watches decisions: on each deal every remaining candidate is tried exactly once,
// the field is halved until one is left, and about as many playouts are played as allowed.
func TestCandidatesMeetTheSamePositions(t *testing.T) {
	t.Run("ritual", func(t *testing.T) { sameDeals(t, ritual.Def) })
	t.Run("masters", func(t *testing.T) { sameDeals(t, masters.Def) })
	t.Run("market", func(t *testing.T) { sameDeals(t, market.Def) })
	t.Run("stones", func(t *testing.T) { sameDeals(t, stones.Def) })
}

func sameDeals[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, def *games.Def[C, M, E, V]) {
	how := games.Mind{Field: 5, Playouts: 30, Ahead: 1, Brief: 2}
	asked, watched := 0, 0
	along(def, 5, func(core C, seat games.Seat) {
		if asked++; asked%5 != 0 {
			return
		}
		s := newSearch(def, how, 8)
		var order []uint64           // of deals
		tried := map[uint64][]int{}  // the candidates tried on a deal
		left := map[uint64]int{}     // how many candidates were left then
		dealt := map[uint64]uint64{} // the position that a deal leads to
		redealt, deal := def.Blank(), games.Chance{}
		begun := false
		thinks(s, core, func() {
			if s.stage != playing || s.out.on == begun {
				return
			}
			if begun = s.out.on; !begun {
				return
			}
			if _, known := left[s.deal]; !known {
				order = append(order, s.deal)
				left[s.deal] = s.alive
			}
			tried[s.deal] = append(tried[s.deal], s.at)
			core.CloneInto(redealt)
			deal = games.NewChance(s.deal, 0)
			redealt.Redeal(seat, &deal)
			if hash, known := dealt[s.deal]; known && hash != redealt.Hash() {
				t.Fatalf("a deal gives different positions")
			}
			dealt[s.deal] = redealt.Hash()
		})
		if len(order) == 0 {
			return // nothing to choose from
		}
		watched++
		playouts := 0
		for i, d := range order {
			want := make([]int, left[d])
			for j := range want {
				want[j] = j
			}
			if !slices.Equal(tried[d], want) {
				t.Fatalf("on deal %d of %d in the running %v were tried", i, left[d], tried[d])
			}
			if before := left[order[max(i-1, 0)]]; left[d] != before && left[d] != (before+1)/2 {
				t.Fatalf("%d are in the running after %d", left[d], before)
			}
			playouts += left[d]
		}
		if left[order[0]] != len(s.field) || left[order[len(order)-1]] != 2 && len(s.field) > 1 {
			t.Fatalf("a field of %d begins with %d and ends with %d", len(s.field), left[order[0]],
				left[order[len(order)-1]])
		}
		if playouts < how.Playouts/2 || playouts > how.Playouts+how.Field {
			t.Errorf("%d playouts of %d", playouts, how.Playouts)
		}
	})
	if watched < 2 {
		t.Errorf("%d decisions watched", watched)
	}
}

// TestTheFieldKeepsTheBest adds candidates in various orders.
func TestTheFieldKeepsTheBest(t *testing.T) {
	s := newSearch(ritual.Def, games.Mind{Field: 4, Playouts: 8, Ahead: 1}, 1)
	for round := range 20 {
		chance := games.NewChance(uint64(round), 0)
		s.field = s.field[:0]
		var worths []int
		for i := range 4 + round%3*3 {
			worth := chance.IntN(6)
			worths = append(worths, worth)
			s.enter(ritual.Move{Turn: uint8(i)}, i, worth)
		}
		var want []int
		for worth := 5; worth >= 0; worth-- { // of equals, the first to come is the first
			for i, w := range worths {
				if w == worth && len(want) < 4 {
					want = append(want, i)
				}
			}
		}
		var got []int
		for i, c := range s.field {
			got = append(got, c.last)
			if c.worth != worths[c.last] || int(c.move.Turn) != c.last || len(c.outcomes) != 0 || cap(c.outcomes) == 0 {
				t.Fatalf("candidate %d: %+v", i, c)
			}
			for _, other := range s.field[:i] {
				if &other.outcomes[:1][0] == &c.outcomes[:1][0] {
					t.Fatal("two candidates share their memory")
				}
			}
		}
		if !slices.Equal(got, want) {
			t.Fatalf("of %v the field keeps %v, not %v", worths, got, want)
		}
	}
}

func TestRank(t *testing.T) {
	of := func(worths ...int) (list []outcome) {
		for _, w := range worths {
			list = append(list, outcome{worth: w})
		}
		return list
	}
	won, lost, shared := outcome{rated: true, chance: full}, outcome{rated: true},
		outcome{rated: true, chance: full / 2}
	for _, c := range []struct {
		name string
		list [][]outcome // the best first
	}{
		{"more is better", [][]outcome{of(300, 300), of(250, 250), of(-100, -100)}},
		{"often a little is better than once a lot", [][]outcome{of(200, 200, 200, 200), of(1000, 0, 0, 0)}},
		{"a win is better than anything", [][]outcome{{won}, of(1_000_000)}},
		{"a loss is worse than anything", [][]outcome{of(-1_000_000), {lost}}},
		{"wins add up", [][]outcome{{won, won}, {won, shared}, {shared, shared}, {shared, lost}}},
		{"half a win is as good as the mean", [][]outcome{of(110), of(100), {shared}, of(90)}},
	} {
		var field []candidate[int]
		for i := range c.list {
			j := len(c.list) - 1 - i
			field = append(field, candidate[int]{move: j, outcomes: c.list[j]})
		}
		rank(field)
		for i := range field {
			if field[i].move != i && field[i].score != field[field[i].move].score {
				t.Errorf("%s: at place %d is %+v", c.name, i, field[i])
			}
		}
	}
	// Equal candidates keep their order.
	field := []candidate[int]{{move: 0, outcomes: of(5)}, {move: 1, outcomes: of(5)}, {move: 2, outcomes: of(6)},
		{move: 3, outcomes: of(5)}}
	rank(field)
	if got := fmt.Sprint(field[0].move, field[1].move, field[2].move, field[3].move); got != "2 0 1 3" {
		t.Errorf("equals are in the order %s", got)
	}
}

// TestDecisionsDependOnNothingElse: a search decides the same whether or not it has decided before.
func TestDecisionsDependOnNothingElse(t *testing.T) {
	t.Run("ritual", func(t *testing.T) { sameAgain(t, ritual.Def) })
	t.Run("masters", func(t *testing.T) { sameAgain(t, masters.Def) })
	t.Run("market", func(t *testing.T) { sameAgain(t, market.Def) })
}

func sameAgain[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, def *games.Def[C, M, E, V]) {
	how := games.Mind{Field: 4, Playouts: 12, Ahead: 2}
	used, asked := newSearch(def, how, 3), 0
	along(def, 6, func(core C, _ games.Seat) {
		if asked++; asked%4 != 0 {
			return
		}
		if a, b := thinks(used, core, nil), thinks(newSearch(def, how, 3), core, nil); a != b {
			t.Fatalf("decision %d: %+v after others, %+v alone", asked, a, b)
		}
	})
}

// TestSureWinsAreTaken: where a move ends the match and wins it, whatever is hidden, the search makes such a move.
func TestSureWinsAreTaken(t *testing.T) {
	t.Run("ritual", func(t *testing.T) { sureWins(t, ritual.Def) })
	t.Run("market", func(t *testing.T) { sureWins(t, market.Def) })
}

func sureWins[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, def *games.Def[C, M, E, V]) {
	found, try := 0, def.Blank()
	wins := func(core C, s games.Seat, m M) bool {
		core.CloneInto(try)
		if try.Apply(s, m) != nil {
			return false
		}
		r, over := try.Result()
		return over && r.Rank[s] == 1 && !try.Revealed()
	}
	for seed := range uint64(12) {
		along(def, seed, func(core C, s games.Seat) {
			moves := core.AppendMoves(nil, s)
			sure := 0
			for _, m := range moves {
				if wins(core, s, m) {
					sure++
				}
			}
			if sure == 0 || sure == len(moves) {
				return
			}
			found++
			d := thinks(newSearch(def, games.Mind{Field: 4, Playouts: 8, Ahead: 1}, seed), core, nil)
			if !wins(core, s, d.Move) {
				t.Errorf("seed %d: %d of %d moves win, and %+v is made", seed, sure, len(moves), d.Move)
			}
		})
	}
	if t.Logf("%d positions with a sure win", found); found < 3 {
		t.Errorf("only %d positions with a sure win", found)
	}
}

// TestTurnsThatEndAlikeAreOne: the turns that a planner keeps are the best, in order, and no two end in the same
// position.
func TestTurnsThatEndAlikeAreOne(t *testing.T) {
	p, asked, scratch := newPlanner(stones.Def, 1), 0, stones.Def.Blank()
	p.most = 8
	along(stones.Def, 3, func(core *stones.Game, s games.Seat) {
		if asked++; asked%2 != 0 {
			return
		}
		games.Ask(p, scratch, core, games.Acting{Seat: s, Must: true}, 1, 0)
		p.plan = p.plan[:0]
		for p.search() {
		}
		for i, e := range p.ends {
			if i == 0 && e.worth != p.best.worth || i > 0 && e.worth > p.ends[i-1].worth {
				t.Fatalf("decision %d: %+v is not in order", asked, p.ends)
			}
			for _, other := range p.ends[:i] {
				if other.hash == e.hash {
					t.Fatalf("decision %d: two turns end alike", asked)
				}
			}
		}
	})
	if asked < 100 {
		t.Errorf("%d decisions", asked)
	}
}
