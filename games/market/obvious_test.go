package market

import (
	"testing"

	"runehall/games"
	"runehall/games/bots"
)

// TestObviousSteps plays random matches: an obvious step puts a rune in the only store for it, takes interest at no
// cost, or is the only move. What is obvious to others gives away nothing about a hand, and answers in duels are never
// obvious.
func TestObviousSteps(t *testing.T) {
	chance, met := games.NewChance(4, 4), map[MoveKind]int{}
	for seed := range uint64(60) {
		g := newGame(setupOf(2+int(seed)%4, seed), nil)
		for range 400 {
			acting := g.AppendActing(nil)
			if len(acting) == 0 {
				break
			}
			s := acting[0].Seat
			moves := g.AppendMoves(nil, s)
			if m, ok := obvious(view(g, s), s); ok {
				met[m.Kind]++
				g.checkObvious(t, s, moves, m)
			} else if len(moves) == 1 && moves[0].Kind == End {
				t.Fatalf("the only move %+v is not obvious", moves[0])
			}
			if m, ok := obvious(view(g, games.Public), s); ok && m.Kind != Put && g.sizes[s] > 0 &&
				view(g, games.Public).game.hands[s].Size() < int(g.sizes[s]) {
				t.Fatalf("everybody sees that %+v is obvious", m)
			}
			for o := range g.seats {
				if m, ok := obvious(view(g, o), o); ok && o != s {
					t.Fatalf("seat %d is not asked, and %+v is obvious", o, m)
				}
			}
			if refusal := g.Apply(s, moves[chance.IntN(len(moves))]); refusal != nil {
				t.Fatal(refusal)
			}
		}
	}
	t.Log(met)
	for _, k := range []MoveKind{Put, Interest, End} {
		if met[k] < 3 {
			t.Errorf("%s was obvious only %d times", k, met[k])
		}
	}
}

// checkObvious fails if an obvious step could lose anything.
func (g *Game) checkObvious(t *testing.T, s games.Seat, moves []Move, m Move) {
	t.Helper()
	count := func(wanted func(o Move) bool) (n int) {
		for _, o := range moves {
			if wanted(o) {
				n++
			}
		}
		return n
	}
	if count(func(o Move) bool { return o == m }) != 1 {
		t.Fatalf("%+v is not legal", m)
	}
	switch m.Kind {
	case Put:
		if others := count(func(o Move) bool { return o.Kind == Put && o.Colour == m.Colour }); others != 1 {
			t.Fatalf("a %s rune can go to %d stores", m.Colour, others)
		}
		if store := g.players[s].stores[m.Store]; store.Colour != m.Colour || store.Occupied {
			t.Fatalf("a %s rune goes to %+v", m.Colour, store)
		}
	case Interest:
		if count(func(o Move) bool { return o.Kind == GiveUp }) > 0 {
			t.Fatal("a store could be given up instead")
		}
		after := newGame(setupOf(2, 1), nil)
		g.CloneInto(after)
		for _, o := range moves {
			if o.Kind == Interest {
				c := after.players[s].stores[o.Store].Colour
				if due := after.noted[o.Store]; after.market.Runes[c] < due+1 {
					t.Fatalf("after it the market has no %s rune left", c)
				}
				if refusal := after.Apply(s, o); refusal != nil {
					t.Fatal(refusal)
				}
			}
		}
	case End:
		if len(moves) != 1 {
			t.Fatalf("%+v is one of %d moves", m, len(moves))
		}
	default:
		t.Fatalf("%+v is obvious", m)
	}
}

// TestMAR15_TheFirstRuneOfAnOutpostIsADecision offers a loose rune to an outpost without a colour, and to one with the
// rune's colour.
func TestMAR15_TheFirstRuneOfAnOutpostIsADecision(t *testing.T) {
	g := newGame(setupOf(2, 1), nil)
	s := g.onTurn
	p := &g.players[s]
	post := p.addPost()
	p.loose[Blue] = 2
	if m, ok := g.obviousPut(s); ok {
		t.Errorf("%+v is obvious", m)
	}
	p.stores[post].put(Blue)
	if m, ok := g.obviousPut(s); !ok || m != (Move{Kind: Put, Colour: Blue, Store: post}) {
		t.Errorf("%+v, %v", m, ok)
	}
	p.set(BlueMain, Store{There: true, Colour: Blue})
	if m, ok := g.obviousPut(s); ok {
		t.Errorf("two stores take it, and %+v is obvious", m)
	}
}

// TestObviousStepsSaveMoves plays novices and counts how many moves remain to be decided.
func TestObviousStepsSaveMoves(t *testing.T) {
	turns, moves, left := 0, 0, 0
	level := bots.Ladder(Def)[0]
	for seed := range uint64(20) {
		g, scratch := newGame(setupOf(2, seed), nil), Def.Blank()
		minds := []games.Thinker[*Game, Move]{level.New(seed), level.New(seed + 100)}
		for made := 0; ; made++ {
			acting := g.AppendActing(nil)
			if len(acting) == 0 {
				break
			}
			s := acting[0].Seat
			_, _, only := forced(view(g, games.Public))
			m, ok := obvious(view(g, s), s)
			if !ok {
				games.Ask(minds[s], scratch, g, acting[0], seed, made)
				d, _ := minds[s].Step(1 << 30)
				m = d.Move
			}
			if moves++; !ok && !only {
				left++
			}
			if m.Kind == End {
				turns++
			}
			if refusal := g.Apply(s, m); refusal != nil {
				t.Fatal(refusal)
			}
		}
	}
	if t.Logf("%.2f moves a turn, %.2f of them decided", float64(moves)/float64(turns),
		float64(left)/float64(turns)); 20*left > 17*moves {
		t.Errorf("of %d moves %d are still to be decided", moves, left)
	}
}
