package toss

import (
	"slices"
	"testing"

	"runehall/games"
)

// everyMove lists all conceivable moves of countable kinds.
func everyMove() []Move {
	list := []Move{{Kind: Done}, {Kind: TimeUp}, {Kind: Pass}}
	for pair := range int8(Pairs) {
		list = append(list, Move{Kind: Take, Pair: pair}, Move{Kind: Give, Pair: pair})
	}
	var orders func(m Move, n int)
	orders = func(m Move, n int) {
		list = append(list, m)
		for s := games.Seat(0); n < games.MaxSeats && s < games.MaxSeats; s++ {
			m.Order[n] = s
			orders(m, n+1)
		}
	}
	orders(Move{Kind: Order, Order: noOrder}, 0)
	return list
}

// Of all conceivable moves of countable kinds, exactly the legal ones are listed, for every seat.
func TestListedIsWhatIsLegal(t *testing.T) {
	every := everyMove()
	met := map[Phase]int{}
	for seed := range uint64(36) {
		g := newGame(setupOf(2+int(seed%4), seed, "way="+wayIDs[seed%3], "time="+[]string{"no", "15"}[seed%2]), nil)
		chance := games.NewChance(seed, 100)
		for made := 0; made < 300 && g.phase != OverPhase; made++ {
			if met[g.phase] < 40 || g.phase == OrderPhase {
				met[g.phase]++
				for s := range g.seats {
					listed := g.AppendMoves(nil, s)
					legal := 0
					for _, m := range every {
						if g.Check(s, m) != nil {
							continue
						}
						legal++
						if !slices.Contains(listed, m) {
							t.Fatalf("seed %d, move %d: %s is not listed", seed, made, Def.Moves.Text(m))
						}
					}
					wantEqual(t, "legal moves", len(listed), legal)
				}
			}
			s, m := anyChoice(g, &chance)
			if r := g.Apply(s, m); r != nil {
				t.Fatal(r)
			}
		}
	}
	t.Log(met)
}

// Sampled moves are legal exactly within the bounds that programs are told.
func TestBounds(t *testing.T) {
	for seed := range uint64(12) {
		g := newGame(setupOf(2+int(seed%4), seed, "way="+wayIDs[seed%3], "time="+[]string{"no", "15"}[seed%2]), nil)
		chance := games.NewChance(seed, 101)
		for range 120 {
			for s := range g.seats {
				b, ok := bounds(g, s).(Bounds)
				if !ok || b.Kind != Claims {
					continue
				}
				for r := range Destiny + 1 {
					for _, tick := range []int32{b.After, b.After + 1, b.Until, b.Until + 1} {
						legal := slices.Contains(b.Runes, r) && tick > b.After && tick <= b.Until
						if got := g.Check(s, claims(s, r, tick)) == nil; got != legal {
							t.Fatalf("rune %d at %d is legal: %v; bounds %+v", r, tick, got, b)
						}
					}
				}
			}
			if g.phase == OverPhase {
				break
			}
			s, m := anyChoice(g, &chance)
			g.Apply(s, m)
		}
	}
}
