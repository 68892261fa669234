package games_test

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"runehall/games"
)

// TestChanceStaysTheSame pins numbers that every record depends on: if one of them changes, old records replay
// differently, and the rules version of every game must go up.
func TestChanceStaysTheSame(t *testing.T) {
	chance := games.NewChance(7, 1)
	var bits []uint64
	for range 3 {
		bits = append(bits, chance.Uint64())
	}
	if want := []uint64{0x9e2fb1ae31686d3d, 0xcd798129dd9230be, 0xa781715b0031a0f}; !slices.Equal(bits, want) {
		t.Errorf("Uint64: %#x, want %#x", bits, want)
	}
	var rolls []int
	for range 12 {
		rolls = append(rolls, chance.IntN(6))
	}
	if want := []int{4, 3, 5, 3, 4, 4, 3, 1, 3, 2, 1, 2}; !slices.Equal(rolls, want) {
		t.Errorf("IntN(6): %v, want %v", rolls, want)
	}
	cards := []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}
	games.Shuffle(&chance, cards)
	if want := []int{8, 9, 5, 3, 7, 6, 2, 0, 1, 4}; !slices.Equal(cards, want) {
		t.Errorf("Shuffle: %v, want %v", cards, want)
	}
}

func TestChanceIsAValue(t *testing.T) {
	chance := games.NewChance(1, 2)
	chance.Uint64()
	other := chance
	if chance != other || chance.Uint64() != other.Uint64() {
		t.Error("a copy goes on with other numbers")
	}
	chance.Uint64()
	if chance == other {
		t.Error("the state does not change with a number")
	}
	if games.NewChance(1, 2) == games.NewChance(1, 3) || games.NewChance(1, 2) == games.NewChance(2, 2) {
		t.Error("other seeds or streams give the same source")
	}
}

// even fails if a count is further from the mean than chance explains (six standard deviations).
func even(t *testing.T, what string, counts []int) {
	t.Helper()
	total := 0
	for _, n := range counts {
		total += n
	}
	p := 1 / float64(len(counts))
	mean, deviation := float64(total)*p, math.Sqrt(float64(total)*p*(1-p))
	for i, n := range counts {
		if math.Abs(float64(n)-mean) > 6*deviation {
			t.Errorf("%s: %d came %d times of %d, not about %.0f", what, i, n, total, mean)
		}
	}
}

func TestIntNIsEven(t *testing.T) {
	const draws = 60000
	for _, n := range []int{2, 3, 6, 7, 72} {
		counts := make([]int, n)
		chance := games.NewChance(3, uint64(n))
		for range draws {
			counts[chance.IntN(n)]++
		}
		even(t, "one source", counts)
	}
	seeds, streams, pairs := make([]int, 6), make([]int, 6), make([]int, 36)
	for i := range uint64(draws) {
		bySeed, byStream := games.NewChance(i, 1), games.NewChance(1, i)
		a, b := bySeed.IntN(6), byStream.IntN(6)
		seeds[a]++
		streams[b]++
		neighbour := games.NewChance(i, 2)
		pairs[a*6+neighbour.IntN(6)]++
	}
	even(t, "the first number of each seed", seeds)
	even(t, "the first number of each stream", streams)
	even(t, "the first numbers of two streams of one seed", pairs)
}

func TestShuffleIsEven(t *testing.T) {
	counts := make([]int, 27)
	chance := games.NewChance(5, 5)
	for range 60000 {
		list := []int{0, 1, 2}
		games.Shuffle(&chance, list)
		counts[list[0]*9+list[1]*3+list[2]]++
	}
	orders := slices.DeleteFunc(counts, func(n int) bool { return n == 0 })
	if len(orders) != 6 {
		t.Fatalf("%d orders of three things", len(orders))
	}
	even(t, "orders", orders)
}

func TestIntNStaysInRange(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		chance := games.NewChance(rapid.Uint64().Draw(t, "seed"), rapid.Uint64().Draw(t, "stream"))
		n := rapid.IntRange(1, math.MaxInt).Draw(t, "n")
		if got := chance.IntN(n); got < 0 || got >= n {
			t.Fatalf("IntN(%d) is %d", n, got)
		}
	})
}

func TestIntNOfNothingPanics(t *testing.T) {
	for _, n := range []int{0, -1} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("IntN(%d) does not panic", n)
				}
			}()
			chance := games.NewChance(1, 1)
			chance.IntN(n)
		}()
	}
}

func TestShuffleKeepsAll(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		list := rapid.SliceOf(rapid.Int()).Draw(t, "list")
		shuffled := slices.Clone(list)
		chance := games.NewChance(rapid.Uint64().Draw(t, "seed"), 0)
		games.Shuffle(&chance, shuffled)
		slices.Sort(list)
		slices.Sort(shuffled)
		if !slices.Equal(list, shuffled) {
			t.Fatalf("%v became %v", list, shuffled)
		}
	})
}
