package bots

import (
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/market"
	"runehall/games/ritual"
	"runehall/games/stones"
)

// TestSlips counts how often a player slips. A player that slips considers only a few legal moves, and with another
// seed often others.
func TestSlips(t *testing.T) {
	how := games.Mind{Slips: 30, Few: 3}
	minds := []*slips[*ritual.Game, ritual.Move, ritual.Event, ritual.View]{}
	for seed := range uint64(8) {
		minds = append(minds, newMind(ritual.Def, how,
			seed).(*slips[*ritual.Game, ritual.Move, ritual.Event, ritual.View]))
	}
	asked, slipped, others := 0, 0, 0
	scratch := ritual.Def.Blank()
	for match := range uint64(3) {
		along(ritual.Def, match, func(core *ritual.Game, s games.Seat) {
			legal := core.AppendMoves(nil, s)
			var before []ritual.Move
			for _, mind := range minds {
				games.Ask(mind, scratch, core, games.Acting{Seat: s, Must: true}, mind.seed, 0)
				asked++
				if !mind.slip {
					continue
				}
				slipped++
				moves := mind.rash.moves
				if len(moves) != min(3, len(legal)) {
					t.Fatalf("%d of %d moves come to its mind", len(moves), len(legal))
				}
				for _, m := range moves {
					if !slices.Contains(legal, m) {
						t.Fatalf("%+v is not legal", m)
					}
				}
				if before != nil && !slices.Equal(before, moves) {
					others++
				}
				before = slices.Clone(moves)
				if d, done := mind.Step(1 << 30); !done || !slices.Contains(moves, d.Move) {
					t.Fatalf("it considers %+v and makes %+v", moves, d.Move)
				}
			}
		})
	}
	if t.Logf("%d of %d decisions are slips", slipped, asked); asked < 500 || slipped < asked*24/100 ||
		slipped > asked*36/100 {
		t.Errorf("%d of %d decisions are slips", slipped, asked)
	}
	if others < slipped/3 {
		t.Errorf("only %d of %d slips are others than those of the seed before", others, slipped)
	}
}

// TestGentleMinds: gentle players make only moves that the game calls gentle, whether they slip or not, and other
// players also make moves that are not gentle. A game need not call any move gentle.
func TestGentleMinds(t *testing.T) {
	for _, slip := range []int{0, 50, 100} {
		rude := 0
		for _, mild := range []bool{true, false} {
			mind, scratch := newMind(market.Def, games.Mind{Slips: slip, Few: 2, Gentle: mild}, 3), market.Def.Blank()
			along(market.Def, 5, func(core *market.Game, s games.Seat) {
				games.Ask(mind, scratch, core, games.Acting{Seat: s, Must: true}, 3, 0)
				d, _ := mind.Step(1 << 30)
				moves := core.AppendMoves(nil, s)
				switch kind := slices.Contains(market.Def.Gentle(core, s, moves), d.Move); {
				case mild && !kind:
					t.Errorf("%d slips: %+v is not gentle", slip, d.Move)
				case !kind:
					rude++
				}
			})
		}
		if rude < 10 {
			t.Errorf("%d slips: who is not gentle makes %d moves that are not", slip, rude)
		}
	}
	games.Ask(newMind(ritual.Def, games.Mind{Gentle: true}, 3), ritual.Def.Blank(),
		ritual.Def.New(games.Setup{Seats: 2}, nil), games.Acting{Must: true}, 3, 0)
}

func TestMinds(t *testing.T) {
	if _, ok := newMind(ritual.Def, games.Mind{},
		1).(*greedy[*ritual.Game, ritual.Move, ritual.Event, ritual.View]); !ok {
		t.Error("the zero mind does not look one move ahead")
	}
	if m, ok := newMind(stones.Def, games.Mind{},
		1).(*planner[*stones.Game, stones.Move, stones.Event, stones.View]); !ok || m.width != planWidth {
		t.Error("the zero mind does not plan as is usual")
	}
	if m, ok := newMind(stones.Def, games.Mind{Width: 7},
		1).(*planner[*stones.Game, stones.Move, stones.Event, stones.View]); !ok || m.width != 7 {
		t.Error("a width is not that of the plans")
	}
	how := games.Mind{Field: 3, Playouts: 9, Ahead: 2, Width: 7, Brief: 5}
	if s, ok := newMind(stones.Def, how, 1).(*search[*stones.Game, stones.Move, stones.Event, stones.View]); !ok ||
		s.turns.width != 7 || s.out.turns.width != 5 || s.out.ahead != 2 || s.turns.most != 3 {
		t.Error("a search is not as described")
	}
	how.Slips, how.Few = 10, 2
	if s, ok := newMind(ritual.Def, how, 1).(*slips[*ritual.Game, ritual.Move, ritual.Event, ritual.View]); !ok ||
		s.how != how {
		t.Error("a search does not slip")
	} else if _, ok := s.mind.(*search[*ritual.Game, ritual.Move, ritual.Event, ritual.View]); !ok {
		t.Error("what slips is no search")
	}
}
