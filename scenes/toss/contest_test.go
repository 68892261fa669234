package toss

import (
	"os"
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/boardtest"
)

// TestKeptContest looks at the match that is kept as "testdata/flick.record": a person is about to flick. With RUNEHALL_APPROVE it looks for
// one first, which is wanted when the rules have changed.
func TestKeptContest(t *testing.T) {
	about := func(m *match) bool {
		v := m.Play.View(games.All)
		return v.Phase() == rules.FlickPhase && v.OnTurn() == 0 && v.Round() < 6
	}
	if os.Getenv("RUNEHALL_APPROVE") != "" {
		for seed := uint64(0); ; seed++ {
			m := boardtest.NewMatch(t, rules.Def, games.Setup{Seats: 3, Seed: seed}, games.Person, "greedy", games.Person)
			for on := true; on && !about(m); _, on = m.Random() {
			}
			if !about(m) {
				continue
			}
			if err := os.WriteFile("testdata/flick.record", m.Play.Record().Text(), 0o644); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	if !about(boardtest.Kept(t, rules.Def, "flick")) {
		t.Error("nobody is about to flick")
	}
}
