package bots

import (
	"testing"

	"runehall/games"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
)

// TestRootsAndLikelihoodsAreWhole compares the integer root with its definition, and the table of likelihoods with its
// ends: half as likely each [halving], and never more likely the further behind.
func TestRootsAndLikelihoodsAreWhole(t *testing.T) {
	for _, n := range []uint64{0, 1, 2, 3, 4, 8, 9, 99, 100, 65535, 65536, 65537, 1 << 40, 1<<40 - 1, 1<<62 + 12345} {
		if r := root(n); r*r > n || (r+1)*(r+1) <= n {
			t.Errorf("the root of %d is %d", n, r)
		}
	}
	for n := range 15 {
		if got, want := likely(n*halving), int64(full)>>n; got != want {
			t.Errorf("%d halvings behind a move is %d likely, want %d", n, got, want)
		}
	}
	for behind := 1; behind < 20*halving; behind++ {
		if likely(behind) > likely(behind-1) {
			t.Errorf("%d behind is likelier than %d", behind, behind-1)
		}
	}
}

// TestATreeKeepsItsBudget: a decision evaluates no more moves than the budget, and one unit's worth of them, whatever
// the position; and where there is something to think about it uses it up.
func TestATreeKeepsItsBudget(t *testing.T) {
	for _, budget := range []int{1, 50, 1500} {
		how, asked := quickTree, 0
		how.Budget = budget
		along(ritual.Def, 5, func(core *ritual.Game, s games.Seat) {
			if asked++; asked%13 != 0 || answers(ritual.Def, core) {
				return
			}
			mind := newTree(ritual.Def, how, games.Mind{Field: 2, Playouts: 4}, 1)
			games.Ask(mind, ritual.Def.Blank(), core, games.Acting{Seat: s, Must: true}, 1, 0)
			d, done := mind.Step(1 << 30)
			last := len(core.AppendMoves(nil, s)) + maxWork // one greedy decision, or what follows one move
			if !done || mind.work > budget+last ||
				mind.work < budget && mind.branchings.list[0].size > 1 && !mind.wins() {
				t.Errorf("%d units of %d, %v", mind.work, budget, done)
			}
			if core.Check(s, d.Move) != nil {
				t.Errorf("%s is no move", ritual.Def.Moves.Text(d.Move))
			}
		})
	}
}

// TestATreeLeavesAnswersToTheFlatSearch: answers with something held in secret, and decisions that need not be made,
// are those of the search that mixes them.
func TestATreeLeavesAnswersToTheFlatSearch(t *testing.T) {
	former := games.Mind{Field: 4, Playouts: 16, Ahead: 2}
	n := answering(market.Def, 3, func(core *market.Game, s games.Seat) {
		for seed := range uint64(3) {
			for _, must := range []bool{true, false} {
				tree, flat := newTree(market.Def, quickTree, former, seed), newSearch(market.Def, former, seed)
				tree.Start(core, s, must)
				flat.Start(core, s, must)
				a, _ := tree.Step(1 << 30)
				if b, _ := flat.Step(1 << 30); a != b {
					t.Errorf("%+v, and of the flat search %+v", a, b)
				}
			}
		}
	}, func(*market.Game, games.Seat) {})
	if n == 0 {
		t.Error("nothing was answered")
	}
}

// TestATreeWalksWhatItMayKnow: each walk is on another deal of what the seat cannot know, so branchings behind the root
// hold moves of other seats with cards that are elsewhere in the position.
func TestATreeWalksWhatItMayKnow(t *testing.T) {
	core := masters.Def.New(games.Setup{Seats: 2, Seed: 4}, nil)
	for {
		a := core.AppendActing(nil)[0]
		if moves := core.AppendMoves(nil, a.Seat); len(moves) > 3 {
			break
		} else if r := core.Apply(a.Seat, moves[0]); r != nil {
			t.Fatal(r)
		}
	}
	s := core.AppendActing(nil)[0].Seat
	mind := newTree(masters.Def, quickTree, games.Mind{Field: 2, Playouts: 4}, 1)
	games.Ask(mind, masters.Def.Blank(), core, games.Acting{Seat: s, Must: true}, 1, 0)
	mind.Step(1 << 30)
	walks, most := 0, 0
	for i := mind.branchings.list[0].first; i != none; i = mind.branchings.branches[i].next {
		walks += mind.branchings.branches[i].walks
		most = max(most, mind.branchings.branches[i].walks)
	}
	if len(mind.branchings.list) < 4 || walks < 20 || most == walks {
		t.Errorf("%d branchings, %d walks, %d of them one move", len(mind.branchings.list), walks, most)
	}
}

// TestLargeTablesThinkAsBefore: a mind with a largest table decides as the former master at larger ones, and otherwise
// by itself.
func TestLargeTablesThinkAsBefore(t *testing.T) {
	def := *market.Def
	minds := *def.Minds
	minds[3] = games.Mind{Field: 4, Playouts: 16, Ahead: 2}
	def.Minds = &minds
	how := quickTree
	how.Most = 2
	for seats := 2; seats <= 3; seats++ {
		core := def.New(games.Setup{Seats: seats, Seed: 3}, nil)
		s := core.AppendActing(nil)[0].Seat
		mind := newMind(&def, how, 5).(*tables[*market.Game, market.Move, market.Event, market.View])
		mind.Start(core, s, true)
		if _, few := mind.now.(*tree[*market.Game, market.Move, market.Event, market.View]); few != (seats == 2) {
			t.Errorf("with %d seats it searches a tree: %v", seats, few)
		}
		mind.Step(1 << 30)
	}
}
