package market

import (
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/bots"
)

// TestGentleMoves plays random matches: of the moves in a position, gentle keeps all of the gentlest kinds, in order.
func TestGentleMoves(t *testing.T) {
	chance, narrowed, thefts := games.NewChance(8, 8), 0, 0
	for seed := range uint64(6) {
		g := newGame(setupOf(2+int(seed)%4, seed), nil)
		for range 300 {
			acting := g.AppendActing(nil)
			if len(acting) == 0 {
				break
			}
			moves := g.AppendMoves(nil, acting[0].Seat)
			left := gentle(g, acting[0].Seat, slices.Clone(moves))
			want := slices.DeleteFunc(slices.Clone(moves),
				func(m Move) bool { return manners[m.Kind] != manners[left[0].Kind] })
			if !slices.Equal(left, want) {
				t.Fatalf("of %v there are left %v", moves, left)
			}
			for _, m := range moves {
				if manners[m.Kind] < manners[left[0].Kind] {
					t.Fatalf("%v is left, though %v is possible", left, m)
				}
			}
			if len(left) < len(moves) {
				narrowed++
			}
			if manners[left[0].Kind] == unkind {
				thefts++
			}
			if refusal := g.Apply(acting[0].Seat, moves[chance.IntN(len(moves))]); refusal != nil {
				t.Fatal(refusal)
			}
		}
	}
	if narrowed < 100 || thefts < 10 {
		t.Errorf("%d of the positions leave out something, and %d nothing but thefts", narrowed, thefts)
	}
}

// TestWhatIsGentle compares kinds of moves in pairs: buying for cards, storing and ending are gentler than challenges
// and outposts for runes, and these are gentler than thefts and collectors.
func TestWhatIsGentle(t *testing.T) {
	order := [][]MoveKind{
		{Interest, Put, Join, Neutralise, RansomForRunes, Lay, LayJoin, BuyRune, Outpost, Ransom, Waste, End, Show,
			Yield, TakeRune, Throw},
		{Duel, OutpostForRunes},
		{Rob, GiveUp, Collector, CollectorForRunes, TakeCard},
	}
	for i, kinds := range order {
		for _, later := range order[i+1:] {
			for _, k := range kinds {
				for _, l := range later {
					if left := gentle(nil, 0, []Move{{Kind: l}, {Kind: k}}); len(left) != 1 || left[0].Kind != k {
						t.Errorf("of %s and %s there is left %v", l, k, left)
					}
				}
			}
		}
	}
}

// novices counts what happens in matches of computer players.
type novices struct {
	moves int
	turns int              // turns of seat 0
	bare  int              // those that it begins without a card
	did   map[MoveKind]int // moves of the last seat, by kind
}

func played(t *testing.T, matches uint64, drivers ...string) (n novices) {
	t.Helper()
	levels := map[string]games.Level[*Game, Move]{}
	for _, l := range bots.Ladder(Def) {
		levels[l.ID] = l
	}
	n.did = map[MoveKind]int{}
	for seed := range matches {
		g, scratch := newGame(setupOf(len(drivers), seed), nil), Def.Blank()
		var minds []games.Thinker[*Game, Move]
		for i, driver := range drivers {
			minds = append(minds, levels[driver].New(seed<<8+uint64(i)))
		}
		turn := int16(0)
		for made := 0; ; made++ {
			acting := g.AppendActing(nil)
			if len(acting) == 0 {
				break
			}
			if s := acting[0].Seat; g.turns != turn {
				if turn = g.turns; s == 0 {
					n.turns++
					if g.sizes[0] == 0 {
						n.bare++
					}
				}
			}
			mind := minds[acting[0].Seat]
			games.Ask(mind, scratch, g, acting[0], seed, made)
			d, _ := mind.Step(1 << 30)
			if acting[0].Seat == games.Seat(len(drivers)-1) {
				n.did[d.Move.Kind]++
			}
			n.moves++
			if refusal := g.Apply(acting[0].Seat, d.Move); refusal != nil {
				t.Fatal(refusal)
			}
		}
	}
	return n
}

// TestNovicesLetOthersPlay plays adepts against novices: novices rob seldom, hardly ever leave a hand empty, and mostly
// buy and store. Matches of novices take at most half as long again as those of adepts.
func TestNovicesLetOthersPlay(t *testing.T) {
	const matches = 40
	n := played(t, matches, bots.Adept, bots.Novice)
	t.Logf("%d turns, %d of them without a card; the novice: %v", n.turns, n.bare, n.did)
	if robs := n.did[Rob] + n.did[GiveUp]; 10*robs > n.turns {
		t.Errorf("novices rob %d times in %d rounds", robs, n.turns)
	}
	if 5*n.did[TakeCard] > n.turns {
		t.Errorf("novices take %d cards in %d rounds", n.did[TakeCard], n.turns)
	}
	if 50*n.bare > n.turns {
		t.Errorf("%d of %d turns begin without a card", n.bare, n.turns)
	}
	if does := n.did[BuyRune] + n.did[Lay] + n.did[Put] +
		n.did[Interest]; does < 2*(n.did[Duel]+n.did[Rob]+n.did[GiveUp]) {
		t.Errorf("novices buy and store only %d times: %v", does, n.did)
	}
	for _, seats := range []int{2, games.MaxSeats} {
		low, high := played(t, matches, slices.Repeat([]string{bots.Novice}, seats)...),
			played(t, matches, slices.Repeat([]string{bots.Adept}, seats)...)
		if t.Logf("%d seats: %d moves of novices, %d of adepts", seats, low.moves,
			high.moves); 2*low.moves > 3*high.moves {
			t.Errorf("%d seats: %d matches of novices take %d moves, those of adepts %d", seats, matches, low.moves,
				high.moves)
		}
	}
}
