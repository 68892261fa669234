package bots

import (
	"testing"

	"runehall/games"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
)

// TestLookingAheadInSteps compares a lookahead that is done move by move with one done in one go.
func TestLookingAheadInSteps(t *testing.T) {
	t.Run("ritual",
		func(t *testing.T) { asInOneGo(t, ritual.Def, map[string]string{ritual.OptionVariant: "adventurers"}) })
	t.Run("masters", func(t *testing.T) {
		asInOneGo(t, masters.Def, map[string]string{"adepts": games.Yes, "high-masters": games.Yes})
	})
	t.Run("market", func(t *testing.T) { asInOneGo(t, market.Def, nil) })
}

func asInOneGo[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, def *games.Def[C, M, E, V],
	options map[string]string) {
	core, chance := def.New(games.Setup{Seats: def.MinSeats, Seed: 5, Options: options}, nil), games.NewChance(5, 5)
	look, once := lookahead[C, M, E, V]{def: def}, oneGo[C, M, E, V]{def: def}
	stepped, whole := def.Blank(), def.Blank()
	several, asked := 0, 0
	for {
		if _, over := core.Result(); over || asked > 400 {
			break
		}
		a := core.AppendActing(nil)[0]
		moves := def.AppendCandidates(nil, core, a.Seat, &chance, samples)
		for i, m := range moves {
			if i%7 != 0 {
				continue
			}
			core.CloneInto(stepped)
			if stepped.Apply(a.Seat, m) != nil {
				t.Fatal("a listed move is refused")
			}
			stepped.CloneInto(whole)
			look.begin(stepped)
			for look.step() {
			}
			once.work = 0
			once.follow(whole, 0)
			if stepped.Hash() != whole.Hash() || look.work != once.work {
				t.Fatalf("after %v: %d moves looked at, %d in one go; the position is the same: %v", m, look.work,
					once.work, stepped.Hash() == whole.Hash())
			}
			if asked++; look.work > 3 {
				several++
			}
		}
		if core.Apply(a.Seat, moves[chance.IntN(len(moves))]) != nil {
			t.Fatal("a listed move is refused")
		}
	}
	t.Logf("%d positions, %d of which take more than three moves", asked, several)
	if asked < 50 || several == 0 {
		t.Errorf("%d positions, %d of which take more than three moves", asked, several)
	}
}

// oneGo does what a lookahead does, without steps.
type oneGo[C games.Core[C, M, E], M comparable, E any, V any] struct {
	def  *games.Def[C, M, E, V]
	work int
}

func (o *oneGo[C, M, E, V]) follow(position C, depth int) {
	look := lookahead[C, M, E, V]{def: o.def}
	for range maxFollow {
		if _, over := position.Result(); over || o.def.Quiet(position) {
			return
		}
		s, ok := look.waiting(position)
		if !ok {
			return
		}
		o.decide(position, s, depth)
	}
}

func (o *oneGo[C, M, E, V]) decide(position C, s games.Seat, depth int) {
	chance := games.NewChance(uint64(depth), uint64(s))
	moves := o.def.AppendCandidates(nil, position, s, &chance, lookSamples)
	if len(moves) == 1 || o.work >= maxWork {
		position.Apply(s, moves[0])
		o.work++
		return
	}
	var best C
	most := 0
	for i, m := range moves {
		try := o.def.Blank()
		position.CloneInto(try)
		try.Apply(s, m)
		o.work++
		if depth+1 < maxDepth {
			o.follow(try, depth+1)
		}
		if worth := o.def.Evaluate(try, s); i == 0 || worth > most {
			best, most = try, worth
		}
		if o.work >= maxWork {
			break
		}
	}
	best.CloneInto(position)
}
