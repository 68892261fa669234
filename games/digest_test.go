package games_test

import (
	"testing"

	"runehall/games"
)

// TestDigest: lists with the same numbers, in another order or divided otherwise, have different checksums. One
// checksum is pinned: records hold such checksums, so every machine and version must compute the same.
func TestDigest(t *testing.T) {
	of := func(lists ...[]int8) uint64 {
		d := games.NewDigest()
		for _, list := range lists {
			games.AddList(&d, list)
		}
		d.Add(games.Pack(games.Bit(true), games.Bit(false)))
		d.AddChance(games.NewChance(1, 2))
		return uint64(d)
	}
	seen := map[uint64]int{}
	for i, lists := range [][][]int8{{}, {{}}, {{1, 2}}, {{2, 1}}, {{1}, {2}}, {{1, 2}, {}}, {{-1}}} {
		sum := of(lists...)
		if j, there := seen[sum]; there {
			t.Errorf("lists %d and %d have the checksum %x", i, j, sum)
		}
		seen[sum] = i
	}
	if sum := of([]int8{3, -4}); sum != 0xbe32abde23e31df4 {
		t.Errorf("the checksum is %#x", sum)
	}
}
