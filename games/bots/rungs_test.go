package bots_test

import (
	"cmp"
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/bots"
	"runehall/games/toss"
)

// effort compares how much work two minds do before they decide.
func effort(a, b games.Mind) int {
	return cmp.Or(cmp.Compare(a.Playouts, b.Playouts), cmp.Compare(a.Field, b.Field), cmp.Compare(a.Ahead, b.Ahead),
		cmp.Compare(a.Width, b.Width))
}

func better(a, b games.Skill) bool {
	return a.Reaction < b.Reaction && a.Wavering < b.Wavering && a.Grasp < b.Grasp && a.Attention > b.Attention &&
		a.Confusion < b.Confusion && a.Tremble < b.Tremble
}

// TestEachLevelThinksBetterThanTheOneBelow compares neighbouring levels: the higher one slips less often, if the lower
// slips at all, and does no less work. Only in Rune Toss, where hands differ, may two think alike.
func TestEachLevelThinksBetterThanTheOneBelow(t *testing.T) {
	for id, e := range entries {
		minds := bots.MindsOf(e.Info())
		for i := 1; i < len(minds); i++ {
			low, high := minds[i-1], minds[i]
			if high.Slips > low.Slips || high.Slips == low.Slips && low.Slips > 0 {
				t.Errorf("%s: %s slips %d times of a hundred, %s %d times", id, bots.Rungs()[i], high.Slips,
					bots.Rungs()[i-1], low.Slips)
			}
			if effort(high, low) < 0 {
				t.Errorf("%s: %s does less than %s: %+v, %+v", id, bots.Rungs()[i], bots.Rungs()[i-1], high, low)
			}
			if high == low && id != toss.Def.ID {
				t.Errorf("%s: %s thinks as %s does: %+v", id, bots.Rungs()[i], bots.Rungs()[i-1], high)
			}
		}
	}
}

// TestEachLevelHasItsOwnHand compares the skills with which the levels do what takes a hand: each is better in
// everything than the one before. Players that only serve comparisons have the master's.
func TestEachLevelHasItsOwnHand(t *testing.T) {
	def := *toss.Def
	var skills []games.Skill
	def.Deed = func(_ *toss.Game, _ games.Seat, skill games.Skill, _ uint64) (toss.Move, bool) {
		skills = append(skills, skill)
		return toss.Move{}, true
	}
	levels := append(bots.Ladder(&def), bots.Thinking("compared", &def, games.Mind{}))
	var ids []string
	for _, level := range levels {
		level.New(3).Start(def.New(games.Setup{Seats: 2, Seed: 1}, nil), 0, true)
		ids = append(ids, level.ID)
	}
	if want := append(bots.Rungs(), "compared"); !slices.Equal(ids, want) || len(skills) != len(want) {
		t.Fatalf("the levels are %q, and %d of them have a hand", ids, len(skills))
	}
	master := len(skills) - 2
	for i := 1; i <= master; i++ {
		if !better(skills[i], skills[i-1]) {
			t.Errorf("the hand of %s is %+v, and that of %s %+v", ids[i], skills[i], ids[i-1], skills[i-1])
		}
	}
	if skills[master+1] != skills[master] {
		t.Errorf("whoever is compared has the hand %+v", skills[master+1])
	}
}
